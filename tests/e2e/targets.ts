import { expect, type Page } from '@playwright/test'

/** Gives the page a screen of another size, and waits until its layout has taken it. */
export async function setScreen(page: Page, [width, height]: readonly [number, number]) {
  const now = page.viewportSize()
  // A screen that has its size already is told of no other.
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

const small = [
  [320, 568],
  // A screen of 1280 × 1024 px at 400 %.
  [320, 256],
] as const

/**
 * Expects a page that is no wider than a small screen, scrolls to each control that a part of it
 * shows and expects a finger to meet it: its middle is on the screen with nothing in front, and so
 * is a square of 44 px around it. A link in a sentence or alone in a list of a legal text may be as
 * high as its line. `names` must be among them.
 */
export async function expectOnSmall(page: Page, part: string, names: readonly string[]) {
  for (const screen of small) {
    await setScreen(page, screen)
    // Lengths in vw may follow a new size of the screen some frames later.
    const where = `${page.url()}, ${part}, at ${screen.join(' × ')} px`
    await expect
      .poll(() => page.evaluate(meetControls, part), where)
      .toEqual({ names: expect.arrayContaining([...names]), faults: [] })
    expect(await overflow(page), where).toBe(0)
  }
}

/** Pixels by which the page is wider than the screen. */
export const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })

/** Runs in the page. */
function meetControls(part: string) {
  const isReachable = (control: HTMLElement) =>
    control.checkVisibility({ visibilityProperty: true }) && !control.closest('[inert]')
  const isInText = (link: HTMLElement) =>
    getComputedStyle(link).display === 'inline' &&
    (link.parentElement?.innerText.trim() !== link.innerText.trim() ||
      link.matches('article li > a'))
  /** What lies where the control should be: at its middle, or 21 px from there. */
  const findIntruder = (control: HTMLElement, half: number) => {
    // A link in a sentence may be on two lines.
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
    // The skip link waits above the screen for the focus.
    if (control.matches('[href="#contenu"]')) continue
    const name = control.ariaLabel ?? (control.innerText.trim() || control.id)
    names.push(name)
    // A finger on the label that is around a field is on the field.
    const target = control.matches('input') ? control.closest('label') : null
    const intruder = findIntruder(target ?? control, isInText(control) ? 0 : 21)
    if (intruder) faults.push(`${name}: ${intruder}`)
  }
  return { names, faults }
}
