import { expect } from '@playwright/test'
import { chromiumArguments, findChromium } from '#tools/check/browser.ts'
import { hasWebFont } from '#tools/publish/publish.ts'
import { test } from './fixtures.ts'
import { oneOfEachLayout } from './site-paths.ts'

const executablePath = findChromium(process.env)

declare global {
  var shift: number
}

// The headless shell gives the glyphs of a local font whole pixels, which no visitor's browser does.
test.use({
  launchOptions: {
    args: [...chromiumArguments],
    ...(executablePath ? { executablePath } : {}),
  },
  ...(executablePath ? {} : { channel: 'chromium' }),
})

for (const width of [1440, 412])
  test(`nothing jumps when the web font comes, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 823 })
    await page.addInitScript(() => {
      globalThis.shift = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if ('value' in entry && typeof entry.value === 'number')
            globalThis.shift += entry.value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const jumps: string[] = []
    for (const path of oneOfEachLayout) {
      await page.goto(path)
      await page.waitForFunction(hasWebFont)
      const shift = await page.evaluate(async () => {
        // What a frame has shifted is reported after it.
        for (let frames = 0; frames < 3; frames++)
          await new Promise((resolve) => requestAnimationFrame(resolve))
        return globalThis.shift
      })
      // A line that breaks elsewhere is 0.01; a fallback font of another width brings 0.09.
      if (shift > 0.02) jumps.push(`${path}: ${shift}`)
    }
    expect(jumps).toEqual([])
  })
