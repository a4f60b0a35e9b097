import { registerHooks } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * The folder of the files of facts: `facts`, or the one that FACTS_FOLDER names. Once this module
 * stands, plain Node finds `#facts/NAME.json` there; Vite does by `vite.config.ts`.
 */
export const factsFolder = path.resolve(process.env.FACTS_FOLDER || 'facts')

/** `#facts/NAME.json`, as the content imports it. */
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
