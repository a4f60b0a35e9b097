import { existsSync } from 'node:fs'
import { registerHooks } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * The folder of the facts: the value of FACTS_FOLDER, or `facts`. Importing this module makes Node
 * resolve `#facts/NAME.json` to that folder. `vite.config.ts` does the same for Vite.
 */
export const factsFolder = path.resolve(process.env.FACTS_FOLDER || 'facts')

/** Returns the path of a drawing. A file in the `images` folder of the facts overrides `src/images`. */
export function drawingFile(name: string, facts = factsFolder): string {
  const own = path.join(facts, 'images', name)
  return existsSync(own) ? own : `src/images/${name}`
}

/** Matches `#facts/NAME.json`, the specifier that content modules import. */
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
