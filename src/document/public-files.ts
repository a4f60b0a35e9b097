import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

/**
 * The folder of what is published as it is: the certificate, the icons, the picture of shared
 * links. It is `src/public`; another organisation has its own beside its facts.
 */
export const publicFolder = path.resolve(process.env.FACTS_FOLDER || 'src', 'public')

/** The names of its files; none where an organisation has none yet. */
export const readPublicFiles = () =>
  existsSync(publicFolder) ? readdirSync(publicFolder) : []

/** An icon or a picture that is not there is not spoken of. */
export const publicFiles: ReadonlySet<string> = new Set(readPublicFiles())
