import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { loadPageChecks } from './page-script.ts'

const acceptedFindings = [
  // Hidden content is checked when it is shown. `paths.test.ts` visits every state of the machines.
  /^hidden-content\?: /,
  // Notices and the assistant overlap other content. This content is also checked without them.
  /^color-contrast\?: .* it (is overlapped by|partially overlaps) /s,
  // Axe is undecided about SVG text, such as the text of a logo. It checks other texts of the same colour.
  /^color-contrast\?: <text /,
  // The toast library's focus proxy passes the focus on to the notice at once.
  /^focus-order-semantics: <span tabindex="0" style="position: fixed/,
]

/**
 * Finishes all finite animations, then expects axe to report only accepted findings in a part of the
 * page. Also expects no decoration of the page to be behind a text.
 */
export async function expectAccessible(page: Page, state: string, within = 'html') {
  if (!(await page.evaluate(() => 'axe' in globalThis))) {
    // Axe gets the real timer, because a test may have stopped the page's clock.
    const timer = 'globalThis.watched?.setTimeout ?? setTimeout'
    const axe = await readFile('node_modules/axe-core/axe.min.js', 'utf8')
    await page.evaluate(`((setTimeout) => { ${axe} })(${timer})`)
    await loadPageChecks(page)
  }
  await page.evaluate(() => {
    // Scrolls to the top, so that the header does not cover the content.
    scrollTo(0, 0)
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  })
  const { found, passed } = await page.evaluate(runAxe, within)
  expect(passed).toBeGreaterThan(10)
  const open = found.filter(
    (each) => !acceptedFindings.some((finding) => finding.test(each)),
  )
  const behind = await page.evaluate(() => pageChecks.findDecorationsBehindText())
  expect.soft([...open, ...behind], state).toEqual([])
}

/** Runs axe in the page. Undecided findings count as violations. Their ids end with a question mark. */
async function runAxe(within: string) {
  const rules = globalThis.axe.getRules().map(({ ruleId }) => ruleId)
  const resultTypes: ('violations' | 'incomplete')[] = ['violations', 'incomplete']
  // Axe accepts check options here, although its types do not declare them.
  const options = {
    // `color-contrast` applies the ratios of level AAA here, so it replaces `color-contrast-enhanced`.
    runOnly: rules.filter((rule) => rule !== 'color-contrast-enhanced'),
    resultTypes,
    checks: {
      'color-contrast': {
        options: {
          contrastRatio: { normal: { expected: 7 }, large: { expected: 4.5 } },
          // Axe must ignore pseudo-elements, which are decorations. `findDecorationsBehindText` checks
          // that no text overlaps a decoration.
          ignorePseudo: true,
        },
      },
    },
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
