import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { pageScript } from './page-script.ts'

/** What axe says and we keep. */
const accepted = [
  // What one state hides is looked at in the state that shows it; the states are counted.
  /^hidden-content\?: /,
  // A notice and the assistant lie over something; each is looked at alone too.
  /^color-contrast(-enhanced)?\?: .* it (is overlapped by|partially overlaps) /s,
  // The toast library’s own: what it gets, it hands on to the notice at once.
  /^focus-order-semantics: <span tabindex="0" style="position: fixed/,
]

/**
 * Expects axe, with every rule it has, to find nothing in a part of the page as it stands once
 * what moves has come to its end.
 */
export async function expectAccessible(page: Page, state: string, within = 'html') {
  if (!(await page.evaluate(() => 'axe' in globalThis))) {
    // The page's own time may stand still.
    const timer = 'globalThis.watched?.setTimeout ?? setTimeout'
    const axe = await readFile('node_modules/axe-core/axe.min.js', 'utf8')
    await page.evaluate(`((setTimeout) => { ${axe} })(${timer})`)
    await page.evaluate(await pageScript('page-questions.ts', 'questions'))
    // The pointer's colours come and go at once, not one before the other.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('*, ::before, ::after { transition: none !important }')
      document.adoptedStyleSheets.push(sheet)
    })
  }
  await page.evaluate(() => {
    // Nothing is to lie half under the bar.
    scrollTo(0, 0)
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  })
  const { found, passed } = await page.evaluate(runAxe, within)
  expect(passed).toBeGreaterThan(10)
  const open = found.filter((each) => !accepted.some((finding) => finding.test(each)))
  const behind = await page.evaluate(() => questions.findDecorationsBehindText())
  expect.soft([...open, ...behind], state).toEqual([])
}

/** Runs in the page. What axe cannot decide counts as found, with a question mark. */
async function runAxe(within: string) {
  const runOnly = globalThis.axe.getRules().map(({ ruleId }) => ruleId)
  // Pseudo-elements are decorations: `findDecorationsBehindText` measures that no text is on them.
  const decorated = { options: { ignorePseudo: true } }
  const resultTypes: ('violations' | 'incomplete')[] = ['violations', 'incomplete']
  // Axe takes the options of a check here, though its types do not say so.
  const options = {
    runOnly,
    resultTypes,
    checks: { 'color-contrast': decorated, 'color-contrast-enhanced': decorated },
  }
  const { violations, incomplete, passes } = await globalThis.axe.run(within, options)
  const doubtful = incomplete.map((each) => ({ ...each, id: `${each.id}?` }))
  const found = [...violations, ...doubtful].flatMap(({ id, nodes }) =>
    nodes.map(({ html, any, all, none }) => {
      const message = [...any, ...all, ...none][0]?.message
      return `${id}: ${html} ${message}`
    }),
  )
  return { found, passed: passes.length }
}

declare global {
  var axe: typeof import('axe-core')
}
