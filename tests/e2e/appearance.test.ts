import { expect } from '@playwright/test'
import * as visit from './visit.ts'
import { test } from './fixtures.ts'

type TraceEvent = {
  readonly name: string
  readonly args: { readonly elementCount?: number }
}

// With a selector such as `:root:has(…) button`, every change would restyle the whole document.
test('adding and removing a paragraph restyles fewer than 20 elements', async ({
  browser,
  page,
}) => {
  await visit.openHydrated(page, '/contact')
  // Applying the web font restyles everything, so the test waits for it before measuring.
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
