import { expect } from '@playwright/test'
import { expectWebFont } from './contact-page.ts'
import { test } from './fixtures.ts'

for (const [circumstance, options] of [
  ['', {}],
  [' without script', { javaScriptEnabled: false }],
  [' with reduced motion', { contextOptions: { reducedMotion: 'reduce' } }],
] as const)
  test.describe(`the web font${circumstance}`, { tag: '@firefox' }, () => {
    test.use(options)

    test('comes by itself', async ({ page }) => {
      await page.goto('/solutions/poei')
      for (const part of ['body', 'h1', 'footer a'])
        await expectWebFont(page.locator(part).first())
      const isHere = () => page.evaluate(() => document.fonts.check('16px Site'))
      await expect.poll(isHere).toBe(true)
    })
  })
