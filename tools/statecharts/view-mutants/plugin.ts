import path from 'node:path'
import type { Plugin } from 'vite'
import { type Conventions, mutateView } from './operators.ts'

/**
 * Compiles the mutants of these sources into them, each asleep until a test turns it on. Paths
 * count from Vite's root.
 */
export function viewMutants(files: readonly string[], conventions?: Conventions): Plugin {
  let root = ''
  return {
    name: 'view-mutants',
    enforce: 'pre',
    configResolved: (config) => {
      root = config.root
    },
    transform(source, id) {
      const file = path.relative(root, id)
      return files.includes(file)
        ? { code: mutateView(source, file, conventions).code, map: null }
        : null
    },
  }
}
