import { expect } from '@playwright/test'
import { serveSite } from '#tools/publish/publish.ts'
import { buildSecondSite, secondSite } from '#tests/second-organisation/second-site.ts'
import { expectAccessible } from './axe.ts'
import { test } from './fixtures.ts'
import { openHydrated } from './visit.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('three pages of another organisation are accessible, and the logo shows its long name', async ({
  page,
}) => {
  await buildSecondSite()
  const site = await serveSite({ folder: secondSite, port: 0 })
  for (const path of ['/', '/formations', '/contact']) {
    // The page is hydrated first, because hydration would change it while axe reads it.
    await openHydrated(page, site.url + path)
    await expectAccessible(page, path)
  }
  await page.setViewportSize({ width: 320, height: 600 })
  const lines = page.locator('header svg text')
  await expect(lines).toHaveText(['Atelier Nord', 'Compétences'])
  const heights = await lines.evaluateAll((all) =>
    all.map((line) => line.getBoundingClientRect().height),
  )
  // At a font size of 12 px, the box of a line is more than 14 px high.
  expect(Math.min(...heights)).toBeGreaterThan(14)
  await site.close()
})
