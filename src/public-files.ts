import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

const another = process.env.FACTS_FOLDER && path.resolve(process.env.FACTS_FOLDER, 'public')

/**
 * The folder of what is published as it is: the certificate, the icons, the picture of shared
 * links. It is `src/public`, or `public` in the folder that FACTS_FOLDER names where it is there.
 */
export const publicFolder =
  another && existsSync(another) ? another : path.resolve('src/public')

/** The names of its files: an icon or a picture that is not there is not spoken of. */
export const publicFiles: ReadonlySet<string> = new Set(readdirSync(publicFolder))
