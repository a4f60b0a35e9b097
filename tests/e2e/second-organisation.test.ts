import { expect } from '@playwright/test'
import { serveSite } from '#tools/publish/publish.ts'
import { buildSecondSite, secondSite } from '#tests/second-organisation/second-site.ts'
import { test } from './fixtures.ts'

test('the logo of another organisation shows its long name in a readable size', async ({
  page,
}) => {
  await buildSecondSite()
  const site = await serveSite({ folder: secondSite, port: 0 })
  await page.setViewportSize({ width: 320, height: 600 })
  await page.goto(site.url)
  const lines = page.locator('header svg text')
  await expect(lines).toHaveText(['Atelier Nord', 'Compétences'])
  const heights = await lines.evaluateAll((all) =>
    all.map((line) => line.getBoundingClientRect().height),
  )
  // At a font size of 12 px, the box of a line is more than 14 px high.
  expect(Math.min(...heights)).toBeGreaterThan(14)
  await site.close()
})
