import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

/**
 * The folder of files that are published unchanged, such as the certificate. It is `public` in the
 * folder FACTS_FOLDER if that is set, otherwise `src/public`.
 */
export const publicFolder = path.resolve(process.env.FACTS_FOLDER || 'src', 'public')

export const readPublicFiles = () =>
  existsSync(publicFolder) ? readdirSync(publicFolder) : []

/** Returns the names of the certificates in the public folder, except the one with the path `file`. */
export const unusedCertificates = (file: unknown): string[] =>
  readPublicFiles().filter((name) => name.startsWith('certificat') && `/${name}` !== file)

/** Matches the files that Finder and Explorer write into the folders that they show. */
export const systemFile = /^(?:\._|\.DS_Store$|thumbs\.db$|desktop\.ini$)/i

/** Returns the names of the public files that are not published. `certificate` is the path of the one in use. */
export const unpublishedFiles = (certificate: unknown): string[] => [
  ...unusedCertificates(certificate),
  ...readPublicFiles().filter((name) => systemFile.test(name)),
]
