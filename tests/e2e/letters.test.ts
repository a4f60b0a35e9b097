import { expect } from '@playwright/test'
import { expectOwnLetters } from './contact-page.ts'
import { test } from './fixtures.ts'

for (const [circumstance, options] of [
  ['', {}],
  [' without script', { javaScriptEnabled: false }],
  [' with reduced motion', { contextOptions: { reducedMotion: 'reduce' } }],
] as const)
  test.describe(`the site’s own letters${circumstance}`, { tag: '@firefox' }, () => {
    test.use(options)

    test('come by themselves', async ({ page }) => {
      await page.goto('/solutions/poei')
      for (const part of ['body', 'h1', 'footer a'])
        await expectOwnLetters(page.locator(part).first())
      const isHere = () => page.evaluate(() => document.fonts.check('16px Beaucordeau'))
      await expect.poll(isHere).toBe(true)
    })
  })
