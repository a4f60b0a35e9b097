import type { StandaloneTests } from 'statecharts/node'
import { byNetwork } from './page-user-driver.ts'

/** What people are told of the mailbox. */
const withoutMailbox = `
  export const [desk, served, mailboxEmpty] = [[], '', '']
  export const failing = () => []`

/** What the exported specifications are made of: nothing of the build. */
export const standalone: StandaloneTests = {
  screenModule: (name) => ({
    file: `tests/screens/${name}.screen.ts`,
    name: `${name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Screen`,
  }),
  userDriver: 'tests/e2e/drivers/page-user-driver.ts',
  adapt: byNetwork,
  replace: (id) => {
    if (id.endsWith('/e2e/page-script.ts')) return `export const pageScript = () => ''`
    if (id.endsWith('/tests/screens/mailbox.ts')) return withoutMailbox
    return null
  },
}
