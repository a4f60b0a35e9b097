import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'

/** What the compiler calls a styled component: a hash of its file, and its place there. */
const componentId = /(?<=componentId: ")sc-[\da-z]+(?=-\d+")/g

/**
 * Calls styled components by the place of their file among all, in order, instead of a hash: each
 * document holds every name twice, and no compression shortens a hash.
 * Elsewhere than in these folders they keep the hash.
 * @param folders from the root of the repository
 */
export function shortComponentIds(folders: readonly string[]): Plugin {
  let files: readonly string[] = []
  return {
    name: 'short-component-ids',
    apply: 'build',
    enforce: 'post',
    async buildStart() {
      files = (await Promise.all(folders.map(list))).flat()
    },
    transform: {
      filter: { code: componentId },
      handler(code, id) {
        const place = files.indexOf(id)
        if (place < 0) return null
        return { code: code.replace(componentId, `sc-${place.toString(36)}`), map: null }
      },
    },
  }
}

async function list(folder: string): Promise<readonly string[]> {
  const files = await readdir(folder)
  return files.map((file) => path.resolve(folder, file)).toSorted()
}
