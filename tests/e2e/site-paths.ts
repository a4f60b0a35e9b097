import { programmePaths } from '#src/content/programme-paths.ts'
import { readPolicies } from '#tools/publish/publish.ts'

const lists = [
  '/formations/',
  '/solutions/apprentissage/',
  '/solutions/formations-obligatoires/',
]
const programmes = lists.map((list) =>
  programmePaths.filter((path) => path.startsWith(list)),
)

/**
 * Every page that was built, of the programmes one of each list: they are of one view. And
 * one address that no page has.
 */
export const sitePaths = [...readPolicies('dist-test').keys()]
  .filter((path) => !programmes.some((paths) => paths.slice(1).includes(path)))
  .map((path) => (path === '/404' ? '/aucune-page' : path))

/** One page of each layout: what stands around a page is the same on all of one. */
export const oneOfEachLayout: readonly string[] = [
  '/',
  '/formations',
  '/particulier/formations',
]
