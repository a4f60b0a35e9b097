import { expect } from '@playwright/test'
import * as visit from './visit.ts'
import { test } from './fixtures.ts'

type TraceEvent = {
  readonly name: string
  readonly args: { readonly elementCount?: number }
}

// A selector on the root that depends on its descendants makes every change restyle the
// document.
test('adding or removing a part of a page restyles only that part', async ({
  browser,
  page,
}) => {
  await visit.openHydrated(page, '/contact')
  // The font is applied by a style sheet of its own, which restyles everything.
  await visit.expectWebFont(page.locator('body'))
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await page.evaluate(() => {
    const part = document.createElement('p')
    document.querySelector('main')?.append(part)
    document.body.getBoundingClientRect()
    part.remove()
    document.body.getBoundingClientRect()
  })
  const trace = await browser.stopTracing()
  const { traceEvents }: { traceEvents: readonly TraceEvent[] } = JSON.parse(
    trace.toString(),
  )
  const styled = traceEvents.flatMap(({ name, args: { elementCount = 0 } }) =>
    name === 'UpdateLayoutTree' ? elementCount : [],
  )
  const sum = styled.reduce((total, count) => total + count, 0)
  expect(sum, styled.join(', ')).toBeGreaterThan(0)
  expect(sum, styled.join(', ')).toBeLessThan(20)
})
