import { registerHooks } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * The folder of the facts: `facts`, or the value of FACTS_FOLDER. After this module is imported, plain
 * Node resolves `#facts/NAME.json` to it. Vite does so through `vite.config.ts`.
 */
export const factsFolder = path.resolve(process.env.FACTS_FOLDER || 'facts')

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
