import { readFileSync } from 'node:fs'
import { policiesFile } from '#dev/headers.ts'

const policies: object = JSON.parse(readFileSync(policiesFile('dist-test'), 'utf8'))

/** Every page that was built, and one address that no page has. */
export const sitePaths = Object.keys(policies).map((path) =>
  path === '/404' ? '/aucune-page' : path,
)
