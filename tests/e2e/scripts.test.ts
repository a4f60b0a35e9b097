import { followScript, writeManualScripts } from 'statecharts/scripts'
import { manualScripts, screens } from '#tests/screens/screens.ts'
import { pageUserDriver } from './drivers/page-user-driver.ts'
import { test } from './fixtures.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

// The views walk every script; a browser walks the first of each machine.
for (const screen of screens) {
  const { model, width = 1440 } = screen

  test(`the first script of ${model.name} can be followed in a browser`, async ({
    page,
    context,
  }) => {
    const suite = writeManualScripts(screen, 12)
    const [first] = suite.scripts
    if (!first) throw new Error('There is no script')
    // A person is asked, or need not be.
    await context.grantPermissions(['clipboard-write'])
    await page.setViewportSize({ width, height: 900 })
    await followScript(suite, first, pageUserDriver(page), manualScripts)
  })
}
