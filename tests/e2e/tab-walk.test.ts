import { expect, type Page } from '@playwright/test'
import { navigation } from '#src/content/navigation.ts'
import { openLive } from './contact-page.ts'
import { test } from './fixtures.ts'
import { sitePaths } from './site-paths.ts'

for (const path of sitePaths)
  test(`the walk by Tab over ${path} meets every control, seen and in order`, async ({
    page,
  }) => {
    test.slow()
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      await openLive(page, path)
      const order = await page.evaluate(listControls)
      expect(order[0]).toContain(navigation.skip)

      const forth: string[] = []
      const faults: string[] = []
      for (let stop = 0; stop < order.length; stop += 1) {
        await page.keyboard.press('Tab')
        const { name, found } = await page.evaluate(lookAtFocus)
        forth.push(name)
        faults.push(...found.map((fault) => `${name}: ${fault}`))
      }
      expect.soft(faults, `at ${width} px`).toEqual([])
      expect(forth, `at ${width} px`).toEqual(order)

      await page.keyboard.press('Tab')
      expect(await focused(page), 'after the last').not.toBe(order.at(-1))
      const back: string[] = []
      for (let stop = 0; stop < order.length; stop += 1) {
        await page.keyboard.press('Shift+Tab')
        back.push(await focused(page))
      }
      expect(back, `back, at ${width} px`).toEqual(order.toReversed())
    }
  })

async function focused(page: Page): Promise<string> {
  const { name } = await page.evaluate(lookAtFocus)
  return name
}

/** Runs in the page: numbers what the keyboard can reach, in the order of the document. */
function listControls() {
  const all = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [tabindex="0"]',
  )
  return [...all]
    .filter(
      (each) =>
        each.checkVisibility() && !each.matches(':disabled') && !each.closest('[inert]'),
    )
    .map((each, index) => {
      const words = each.ariaLabel ?? each.textContent
      each.dataset.stop = `${index + 1} ${words.trim() || each.id}`
      return each.dataset.stop
    })
}

/** Runs in the page: which control has the focus, and what is wrong with how it is seen. */
function lookAtFocus() {
  const focus = document.activeElement
  if (!(focus instanceof HTMLElement) || focus === document.body)
    return { name: 'the page itself', found: [] }
  const { left, right, top, bottom } = focus.getBoundingClientRect()

  const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number)
  const luminance = (color: string) => {
    const [red = 0, green = 0, blue = 0] = channels(color).map((channel) => {
      const part = channel / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const faultOfRing = () => {
    const style = getComputedStyle(focus)
    const [offset = 0, line = 0] = [style.outlineOffset, style.outlineWidth].map(
      Number.parseFloat,
    )
    if (style.outlineStyle === 'none' || line < 2) return ['has no ring']
    // A ring that is drawn inside has the control's own ground.
    let around: Element | null = offset < 0 ? focus : focus.parentElement
    while (around && channels(getComputedStyle(around).backgroundColor)[3] === 0)
      around = around.parentElement
    const ground = around ? getComputedStyle(around).backgroundColor : 'rgb(255, 255, 255)'
    const [lower = 0, higher = 0] = [
      luminance(style.outlineColor),
      luminance(ground),
    ].toSorted((one, other) => one - other)
    const ratio = (higher + 0.05) / (lower + 0.05)
    return ratio < 3 ? [`has a ring of ${ratio.toFixed(2)}:1 on ${ground}`] : []
  }
  const faultsOfPlace = () => {
    const found: string[] = []
    if (top < 0 || left < 0 || right > innerWidth || bottom > innerHeight)
      found.push(`is out of the screen: ${[left, top, right, bottom].join(', ')}`)
    for (const [x, y] of [
      [left + 2, top + 2],
      [right - 2, top + 2],
      [left + 2, bottom - 2],
      [right - 2, bottom - 2],
      [(left + right) / 2, (top + bottom) / 2],
    ] as const) {
      const layer = document.elementFromPoint(x, y)?.closest('header, aside, [role=region]')
      if (layer && !layer.contains(focus)) found.push(`is under ${layer.tagName}`)
    }
    return found
  }
  const faultOfOrder = () => {
    const list = [...document.querySelectorAll<HTMLElement>('main [data-stop]')]
    const before = list[list.indexOf(focus) - 1]
    const last = before?.getBoundingClientRect()
    const isAbove = last && bottom <= last.top && left < last.right
    return isAbove ? [`stands above ${before?.dataset.stop}`] : []
  }
  return {
    name: focus.dataset.stop ?? focus.outerHTML.slice(0, 120),
    found: [...faultOfRing(), ...faultsOfPlace(), ...faultOfOrder()],
  }
}
