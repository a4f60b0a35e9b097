import { facts } from '#src/content/facts.ts'
import { loadModels, type StatechartsConfig } from 'statecharts/node'
import { withNetworkOutcomes } from './e2e/drivers/page-user-driver.ts'
import { models } from './machines/models.ts'
import { siteModel } from './product/site.model.ts'
import { screens } from './screens/screens.ts'

/**
 * Replaces the module `tests/screens/mailbox.ts`, because exported specifications contain no instructions about
 * the mailbox.
 */
const withoutMailbox = `
  export const [desktopSetup, siteIsServed, mailboxEmpty] = [[], '', '']
  export const causeFailure = () => []`

export const config: StatechartsConfig = {
  models: [...models, ...(await loadModels('tools/editor'))],
  product: siteModel,
  // These settings apply to exported specifications, which may import only Playwright.
  playwright: {
    screenModule: (name) => ({
      file: `tests/screens/${name}.screen.ts`,
      name: `${name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Screen`,
    }),
    userDriver: 'tests/e2e/drivers/page-user-driver.ts',
    adapt: withNetworkOutcomes,
    replace: (id) => {
      if (id.endsWith('/e2e/page-script.ts')) return `export const pageScript = () => ''`
      if (id.endsWith('/tests/screens/mailbox.ts')) return withoutMailbox
      if (id.endsWith('/content/facts.ts'))
        return `export const facts = ${JSON.stringify(facts)}`
      return null
    },
  },
  screens,
}
