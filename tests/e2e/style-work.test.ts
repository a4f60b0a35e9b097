import { expect } from '@playwright/test'
import { expectWebFont, openLive } from './contact-page.ts'
import { test } from './fixtures.ts'

type TraceEvent = {
  readonly name: string
  readonly args: { readonly elementCount?: number }
}

// A rule that asks of the root what is somewhere below it makes each change style all of it anew.
test('what a page adds or takes away is styled alone, not the whole document with it', async ({
  browser,
  page,
}) => {
  await openLive(page, '/contact')
  // It comes by a style of its own, of everything.
  await expectWebFont(page.locator('body'))
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
