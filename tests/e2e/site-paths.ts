import { readPolicies } from '#tools/publish/publish.ts'

/** Every page that was built, and one address that no page has. */
export const sitePaths = [...readPolicies('dist-test').keys()].map((path) =>
  path === '/404' ? '/aucune-page' : path,
)
