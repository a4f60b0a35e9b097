import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

/**
 * The folder of files that are published unchanged, such as the certificate. It is `src/public` by
 * default, and `public` beside the facts of another organisation.
 */
export const publicFolder = path.resolve(process.env.FACTS_FOLDER || 'src', 'public')

/** Returns the names of the files in the folder, or an empty list if it does not exist. */
export const readPublicFiles = () =>
  existsSync(publicFolder) ? readdirSync(publicFolder) : []

/** Returns the certificates that no record refers to: replaced ones, or those of an unsaved form. */
export const unusedCertificates = (file: unknown): string[] =>
  readPublicFiles().filter((name) => name.startsWith('certificat') && `/${name}` !== file)
