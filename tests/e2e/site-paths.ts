import { readPolicies } from '#tools/publish/publish.ts'

/** Every page that was built, and one address that no page has. */
export const sitePaths = [...readPolicies('dist-test').keys()].map((path) =>
  path === '/404' ? '/aucune-page' : path,
)

/** One page of each layout: what stands around a page is the same on all of one. */
export const oneOfEachLayout: readonly string[] = [
  '/',
  '/formations',
  '/particulier/formations',
]
