import { existsSync } from 'node:fs'
import { registerHooks } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * The folder of the facts: `facts`, or the value of FACTS_FOLDER. After this module is imported, plain
 * Node resolves `#facts/NAME.json` to it. Vite does so through `vite.config.ts`.
 */
export const factsFolder = path.resolve(process.env.FACTS_FOLDER || 'facts')

/** Returns the file of a drawing. A file in the `images` folder of the facts replaces it. */
export function drawingFile(name: string, facts = factsFolder): string {
  const own = path.join(facts, 'images', name)
  return existsSync(own) ? own : `src/images/${name}`
}

/** Matches `#facts/NAME.json`, as the content imports it. */
export const factsFile = /^#facts\/([\w-]+\.json)$/

registerHooks({
  resolve(specifier, context, next) {
    const name = factsFile.exec(specifier)?.[1]
    return next(
      name === undefined ? specifier : pathToFileURL(path.join(factsFolder, name)).href,
      context,
    )
  },
})
