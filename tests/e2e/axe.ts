import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

/** What axe says and we keep: which findings, and why. */
const accepted: readonly { readonly finding: RegExp; readonly because: string }[] = [
  {
    finding: /^hidden-content\?: /,
    because:
      'what one state hides is looked at in the state that shows it; the states are counted',
  },
  {
    finding: /^color-contrast(-enhanced)?\?: .* it (is overlapped by|partially overlaps) /s,
    because: 'a notice and the assistant lie over something; each is looked at alone too',
  },
  {
    finding: /^focus-order-semantics: <span tabindex="0" style="position: fixed/,
    because: 'the toast library’s own: what it gets, it hands on to the notice at once',
  },
]

/**
 * Expects axe, with every rule it has, to find nothing in a part of the page as it stands once
 * what moves has come to its end.
 */
export async function expectAccessible(page: Page, state: string, within = 'html') {
  if (!(await page.evaluate(() => 'axe' in globalThis))) {
    // The page's own time may stand still.
    const timer = 'globalThis.watched?.setTimeout ?? setTimeout'
    await page.evaluate(`((setTimeout) => { ${axe.source} })(${timer})`)
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
  const open = found.filter((each) => !accepted.some(({ finding }) => finding.test(each)))
  const behind = await page.evaluate(decorationsBehindText)
  expect.soft([...open, ...behind], state).toEqual([])
}

/** Runs in the page. What axe cannot decide counts as found, with a question mark. */
async function runAxe(within: string) {
  const rules = Object.fromEntries(
    globalThis.axe.getRules().map(({ ruleId }) => [ruleId, { enabled: true }]),
  )
  // Pseudo-elements are decorations: `decorationsBehindText` measures that no text is on them.
  const decorated = { options: { ignorePseudo: true } }
  const resultTypes: ('violations' | 'incomplete')[] = ['violations', 'incomplete']
  // Axe takes the options of a check here, though its types do not say so.
  const options = {
    rules,
    resultTypes,
    checks: { 'color-contrast': decorated, 'color-contrast-enhanced': decorated },
  }
  const result = await globalThis.axe.run(within, options)
  const listed = (kind: 'violations' | 'incomplete', mark: string) =>
    result[kind].flatMap(({ id, nodes }) =>
      nodes.map(({ html, any, all, none }) => {
        const message = [...any, ...all, ...none][0]?.message
        return `${id}${mark}: ${html} ${message}`
      }),
    )
  return {
    found: [...listed('violations', ''), ...listed('incomplete', '?')],
    passed: result.passes.length,
  }
}

/** Runs in the page: each text that a coloured pseudo-element lies behind. */
function decorationsBehindText() {
  const transparent = ['rgba(0, 0, 0, 0)', 'transparent']
  const linesUnder = (element: Element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const lines: DOMRect[] = []
    while (walker.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(walker.currentNode)
      if (walker.currentNode.textContent?.trim()) lines.push(...range.getClientRects())
    }
    return lines.filter(({ width, height }) => width > 1 && height > 1)
  }
  const numbers = (...lengths: string[]) => lengths.map(Number.parseFloat)
  const isDrawn = ({ content, display, position, backgroundColor }: CSSStyleDeclaration) =>
    !['none', 'normal'].includes(content) &&
    display !== 'none' &&
    position === 'absolute' &&
    !transparent.includes(backgroundColor)
  const boxOf = (element: Element, part: string) => {
    const style = getComputedStyle(element, part)
    if (!isDrawn(style) || !element.checkVisibility()) return null
    let around: Element | null = element
    while (around && getComputedStyle(around).position === 'static')
      around = around.parentElement
    if (!around) return null
    const { left, top } = around.getBoundingClientRect()
    const [x = 0, y = 0] = numbers(style.left, style.top)
    const [width = 0, height = 0] = numbers(style.width, style.height)
    const corner = [left + around.clientLeft + x, top + around.clientTop + y] as const
    return { around, box: new DOMRect(...corner, width, height) }
  }
  const found: string[] = []
  for (const element of document.querySelectorAll('body, body *'))
    for (const part of ['::before', '::after']) {
      const place = boxOf(element, part)
      if (!place) continue
      const { around, box } = place
      const isBehind = linesUnder(around).some(
        ({ left, right, top, bottom }) =>
          left < box.right && right > box.left && top < box.bottom && bottom > box.top,
      )
      if (isBehind)
        found.push(`${part} behind a text of ${element.outerHTML.slice(0, 120)}`)
    }
  return found
}

declare global {
  var axe: typeof import('axe-core')
}
