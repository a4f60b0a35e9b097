import { readdirSync } from 'node:fs'
import path from 'node:path'

/**
 * The folder of what is published as it is: the certificate, the icons, the picture of shared
 * links. It is `src/public`, or `public` beside the folder that FACTS_FOLDER names.
 */
export const publicFolder = process.env.FACTS_FOLDER
  ? path.resolve(process.env.FACTS_FOLDER, '../public')
  : path.resolve('src/public')

/** The names of its files: an icon or a picture that is not there is not spoken of. */
export const publicFiles: ReadonlySet<string> = new Set(readdirSync(publicFolder))
