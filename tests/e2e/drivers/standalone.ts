import path from 'node:path'
import type { StandaloneTests } from 'statecharts/node'
import { screenAdapters } from '#tests/screen-adapters/screen-adapters.ts'
import { byNetwork } from './page-user-driver.ts'

const pageScript = path.resolve(import.meta.dirname, 'page-script.ts')

/** What the exported specifications are made of: no machine, no model, nothing of the build. */
export const standalone: StandaloneTests = {
  adapters: screenAdapters,
  adapterModule: (name) => ({
    file: `tests/screen-adapters/${name}.adapter.ts`,
    name: `${camelCase(name)}Adapter`,
  }),
  userDriver: 'tests/e2e/drivers/page-user-driver.ts',
  adapt: byNetwork,
  replace: (id) => {
    if (id.endsWith('/e2e/drivers/recording-script.ts'))
      return `export { recordingScript } from ${JSON.stringify(pageScript)}`
    const [, stem] = /\/tests\/machines\/([\w-]+)\.model\.ts$/.exec(id) ?? []
    return stem === undefined ? null : `export const ${camelCase(stem)}Model = undefined`
  },
}

function camelCase(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}
