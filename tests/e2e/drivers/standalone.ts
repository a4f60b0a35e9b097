import { existsSync } from 'node:fs'
import path from 'node:path'
import type { StandaloneTests } from 'statecharts/node'
import { screenAdapters } from '#tests/screen-adapters/screen-adapters.ts'
import { byNetwork } from './page-user-driver.ts'

const pageScript = path.resolve(import.meta.dirname, 'page-script.ts')

/** What people are told of the mailbox. */
const withoutMailbox = `
  export const [desk, served, mailboxEmpty, answerAsArranged] = [[], '', '']
  export const failures = new Proxy({}, { get: () => [] })`

/** The folder of what is published is not beside a specification that was taken elsewhere. */
const withoutPublicFiles = `
  export const publicFiles = new Set()
  export const formatOf = () => ''`

/** What the exported specifications are made of: no machine, no model, nothing of the build. */
export const standalone: StandaloneTests = {
  adapters: screenAdapters,
  adapterModule: (name) => {
    const file = `tests/screens/${name}.screen.ts`
    return existsSync(file)
      ? { file, name: `${camelCase(name)}Screen.adapter` }
      : {
          file: `tests/screen-adapters/${name}.adapter.ts`,
          name: `${camelCase(name)}Adapter`,
        }
  },
  userDriver: 'tests/e2e/drivers/page-user-driver.ts',
  adapt: byNetwork,
  replace: (id) => {
    if (id.endsWith('/e2e/drivers/recording-script.ts'))
      return `export { recordingScript } from ${JSON.stringify(pageScript)}`
    if (id.endsWith('/tests/manual/mailbox.ts')) return withoutMailbox
    if (id.endsWith('/src/public-files.ts')) return withoutPublicFiles
    const [, stem = '', kind] =
      /\/tests\/machines\/([\w-]+)\.(model|spec)\.ts$/.exec(id) ?? []
    return kind === undefined
      ? null
      : `export const ${camelCase(`${stem}-${kind}`)} = undefined`
  },
}

function camelCase(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}
