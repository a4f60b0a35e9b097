import { expect, type Page } from '@playwright/test'
import { loadPageChecks } from './page-script.ts'

/** Resizes the viewport and waits for the `resize` event and the next frame. */
export async function setViewport(page: Page, [width, height]: readonly [number, number]) {
  const now = page.viewportSize()
  // Setting the same size fires no resize event.
  if (now?.width === width && now.height === height) return
  const resize = await page.evaluateHandle(() => ({
    done: new Promise((resolve) => addEventListener('resize', resolve, { once: true })),
  }))
  await page.setViewportSize({ width, height })
  await resize.evaluate(async ({ done }) => {
    await done
    await new Promise(requestAnimationFrame)
  })
}

const smallScreens = [
  [320, 568],
  // The viewport of a screen of 1280 × 1024 px at a zoom of 400 % (WCAG 1.4.10).
  [320, 256],
] as const

/**
 * Expects the page to fit small screens, and every visible control of a part to be usable by touch. A
 * square of 44 px around the middle of a control must be on the screen and not covered. Links in
 * sentences or in lists of legal texts may be only as high as their line. The part must contain
 * controls with the given names.
 */
export async function expectTouchTargets(
  page: Page,
  part: string,
  names: readonly string[],
) {
  for (const screen of smallScreens) {
    await setViewport(page, screen)
    // The check polls, because lengths in vw may change some frames after a resize.
    const where = `${page.url()}, ${part}, at ${screen.join(' × ')} px`
    await expect
      .poll(() => page.evaluate(checkControls, part), where)
      .toEqual({ names: expect.arrayContaining([...names]), faults: [] })
    await expectNoCutTexts(page, where)
  }
}

/** Expects the page to be no wider than the screen, and no element to cut off a text that it contains. */
export async function expectNoCutTexts(page: Page, where?: string) {
  await loadPageChecks(page)
  expect(await page.evaluate(() => pageChecks.runChecks(['cut'])), where).toEqual([])
}

/**
 * Runs in the page: returns the names of the reachable controls in the elements that match the selector `part`, and
 * the problems of their touch targets.
 */
function checkControls(part: string) {
  const isReachable = (control: HTMLElement) =>
    control.checkVisibility({ visibilityProperty: true }) && !control.closest('[inert]')
  const isInText = (link: HTMLElement) =>
    getComputedStyle(link).display === 'inline' &&
    (link.parentElement?.innerText.trim() !== link.innerText.trim() ||
      link.matches('article li > a'))
  /** Describes the first point, of nine in a square, at which the control is not on top. */
  const findIntruder = (control: HTMLElement, half: number) => {
    // Only the first box counts, because a link in a sentence may wrap.
    const [{ left, top, width, height } = new DOMRect()] = control.getClientRects()
    for (const right of [0, -half, half])
      for (const down of [0, -half, half]) {
        const [x, y] = [left + width / 2 + right, top + height / 2 + down]
        const met = document.elementFromPoint(x, y)
        if (!control.contains(met))
          return `${width} × ${height}, at ${right}, ${down} ${met?.outerHTML.slice(0, 80)}`
      }
    return null
  }
  const names: string[] = []
  const faults: string[] = []
  for (const control of document.querySelectorAll<HTMLElement>(
    `${part} :is(a[href], button, input, select, textarea, summary)`,
  )) {
    if (!isReachable(control)) continue
    control.scrollIntoView({ block: 'center', behavior: 'instant' })
    // The skip link is ignored, because it is above the screen until it has the focus.
    if (control.matches('[href="#contenu"]')) continue
    const name = control.ariaLabel ?? (control.innerText.trim() || control.id)
    names.push(name)
    // A tap on the label around a field activates the field.
    const target = control.matches('input') ? control.closest('label') : null
    const intruder = findIntruder(target ?? control, isInText(control) ? 0 : 21)
    if (intruder) faults.push(`${name}: ${intruder}`)
  }
  return { names, faults }
}
