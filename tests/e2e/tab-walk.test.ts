import { expect, type Page } from '@playwright/test'
import { navigation } from '#src/content/navigation.ts'
import { openLive } from './contact-page.ts'
import { test } from './fixtures.ts'
import { sitePaths } from './site-paths.ts'

/** It has of every kind of control, and is long. */
const walkedInFirefox = '/contact'

for (const path of sitePaths)
  test(
    `B8 the walk by Tab over ${path} meets every control, seen and in order @rgaa-tab-walk`,
    { tag: path === walkedInFirefox ? '@firefox' : [] },
    async ({ page, browserName }) => {
      test.slow()
      // It does not scroll for what is on the screen: the round button may lie on a corner.
      const excused = browserName === 'firefox' ? 'has a corner under aside' : ''
      await page.setViewportSize({ width: 1440, height: 900 })
      await openLive(page, path)
      await page.evaluate(noteStops, browserName)
      for (const [width, height] of [
        [1440, 900],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height })
        const order = await page.evaluate(listControls)
        expect(order[0]).toContain(navigation.skip)

        const forth = await walk(page, 'Tab', order.length, browserName === 'firefox')
        const faults = forth.flatMap(({ name, found }) =>
          found.filter((fault) => fault !== excused).map((fault) => `${name}: ${fault}`),
        )
        expect.soft(faults, `at ${width} px`).toEqual([])
        expect(namesOf(forth), `at ${width} px`).toEqual(order)

        const back = await walk(page, 'Shift+Tab', order.length - 1)
        expect(namesOf(back), `back, at ${width} px`).toEqual(
          order.slice(0, -1).toReversed(),
        )

        // A Firefox without a window does not come back from outside: at the end only.
        if (browserName === 'firefox' && width !== 390) continue
        const last = page.locator('[data-stop]').last()
        await last.focus()
        await page.keyboard.press('Tab')
        await expect(last, `after the last, at ${width} px`).not.toBeFocused()
      }
    },
  )

type Stop = { readonly name: string; readonly found: readonly string[] }

const namesOf = (stops: readonly Stop[]) => stops.map(({ name }) => name)

/** Presses a key so many times, and tells where each press has led. */
async function walk(page: Page, key: string, times: number, waits = false) {
  for (let press = 0; press < times; press += 1) {
    await page.keyboard.press(key)
    if (waits) await page.evaluate(() => Promise.all(stops))
  }
  return page.evaluate(() => Promise.all(stops.splice(0)))
}

declare global {
  var stops: Promise<Stop>[]
}

/**
 * Runs in the page: numbers what the keyboard can reach, in the order of the document. The radios
 * of a group are one stop: the one that is checked; while none is, the first, and back the last.
 */
function listControls() {
  stops.length = 0
  for (const each of document.querySelectorAll('[data-stop]'))
    each.removeAttribute('data-stop')
  // The next press leads to the first of them.
  document.body.tabIndex = -1
  document.body.focus()
  document.body.removeAttribute('tabindex')
  const all = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [tabindex="0"]',
  )
  const reached = [...all].filter(
    (each) =>
      each.checkVisibility() && !each.matches(':disabled') && !each.closest('[inert]'),
  )
  const groupOf = (each: HTMLElement) =>
    each instanceof HTMLInputElement && each.type === 'radio' ? each.name : each
  return [...Map.groupBy(reached, groupOf).values()].map((group, index) => {
    const [first] = group
    const words = first?.ariaLabel ?? first?.textContent ?? ''
    const stop = `${index + 1} ${words.trim() || first?.id}`
    const checked = group.find((each) => each.matches(':checked'))
    for (const each of checked ? [checked] : [first, group.at(-1)])
      if (each) each.dataset.stop = stop
    return stop
  })
}

/** Runs in the page: notes after each press which control has the focus, and what is wrong with how it is seen. */
function noteStops(browserName: string) {
  globalThis.stops = []
  addEventListener('keyup', ({ key }) => {
    if (key === 'Tab') stops.push(lookAtFocus())
  })

  async function lookAtFocus() {
    const focus = document.activeElement
    // A busy Firefox may still be laying out, or scrolling to, what the key set off.
    for (let frame = 0; frame < (browserName === 'firefox' ? 2 : 0); frame += 1)
      await new Promise(requestAnimationFrame)
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
    /** A field may leave its ring to the label that is around it. */
    const findRinged = () => {
      const label = focus.matches('input') ? focus.closest('label') : null
      return label && getComputedStyle(focus).outlineStyle === 'none' ? label : focus
    }
    const faultOfRing = () => {
      const ringed = findRinged()
      const style = getComputedStyle(ringed)
      const [offset = 0, line = 0] = [style.outlineOffset, style.outlineWidth].map(
        Number.parseFloat,
      )
      if (style.outlineStyle === 'none' || line < 2) return ['has no ring']
      // A ring that is drawn inside has the control's own background.
      let around: Element | null = offset < 0 ? ringed : ringed.parentElement
      while (around && channels(getComputedStyle(around).backgroundColor)[3] === 0)
        around = around.parentElement
      const background = around
        ? getComputedStyle(around).backgroundColor
        : 'rgb(255, 255, 255)'
      const [lower = 0, higher = 0] = [
        luminance(style.outlineColor),
        luminance(background),
      ].toSorted((one, other) => one - other)
      const ratio = (higher + 0.05) / (lower + 0.05)
      return ratio < 3 ? [`has a ring of ${ratio.toFixed(2)}:1 on ${background}`] : []
    }
    const faultsOfPlace = () => {
      const found: string[] = []
      // Firefox leaves a large control where it is as long as much of it is seen.
      const seen = Math.min(bottom, innerHeight) - Math.max(top, 0)
      const owed = browserName === 'firefox' ? innerHeight / 2 : innerHeight
      const isShort = seen < Math.min(bottom - top, owed)
      if (left < 0 || right > innerWidth || isShort)
        found.push(
          `is out of the screen: ${[left, top, right, bottom].join(', ')}; ` +
            `scrolled by ${scrollY}, ${innerWidth} × ${innerHeight}`,
        )
      const isUnder = (x: number, y: number) => {
        const layer = document
          .elementFromPoint(x, y)
          ?.closest('header, aside, [role=region]')
        return layer && !layer.contains(focus) ? [layer.localName] : []
      }
      const corners = [left + 2, right - 2].flatMap((x) =>
        [top + 2, bottom - 2].flatMap((y) => isUnder(x, y)),
      )
      for (const layer of isUnder((left + right) / 2, (top + bottom) / 2))
        found.push(`is under ${layer}`)
      if (corners.length > 0) found.push(`has a corner under ${corners.join()}`)
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
}
