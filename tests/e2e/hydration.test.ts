import { expect } from '@playwright/test'
import { collectConsoleErrors } from './requests.ts'
import { openLive, travelTo } from './contact-page.ts'
import { test } from './fixtures.ts'
import { files, hold } from './requests.ts'
import { oneOfEachLayout, sitePaths } from './site-paths.ts'
import { setScreen } from './targets.ts'

/** The day stands at the end of every page alone: one far away meets all of them. */
const places = [
  { timezoneId: 'Pacific/Kiritimati', time: '2026-11-20T10:00:00', paths: oneOfEachLayout },
  { timezoneId: 'Pacific/Pago_Pago', time: '2031-01-01T10:00:00Z', paths: sitePaths },
]
for (const { timezoneId, time, paths } of places) {
  test.describe(`F21 in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test('every page comes to life without a console error', async ({ page }) => {
      test.slow()
      const consoleErrors = collectConsoleErrors(page)
      await page.clock.setFixedTime(time)
      for (const path of paths) await openLive(page, path)
      expect(consoleErrors).toEqual([])
    })
  })
}

test('F21 a page looks the same whether it was prerendered or navigated to', async ({
  page,
}) => {
  test.slow()
  const appearance = () =>
    page.locator('body').evaluate((body) => {
      const unseen = '[hidden], [hidden] *, [data-drawing] *'
      return [...body.querySelectorAll(`#root :not(${unseen})`)].map((element) => {
        // The router marks the links to the current page by itself; classes of components that no
        // style names are left out of documents.
        const names = [...element.classList].filter((name) => !/^(active$|sc-)/.test(name))
        if (!element.matches('[data-drawing], img:not([loading])'))
          return `${element.localName}.${names.join('.')}`
        // Shapes in a document, a file later.
        const { left, width, height } = element.getBoundingClientRect()
        return ['drawing', ...names, ...[left, width, height].map(Math.round)].join('.')
      })
    })
  for (const path of ['/contact', '/entreprise', '/particulier/faq']) {
    const release = await hold(page, files.application)
    await page.goto(path)
    const prerendered = await appearance()
    release()
    await openLive(page, '/')
    await travelTo(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect.poll(appearance, { message: path }).toEqual(prerendered)
  }
})

test('styles in two places mean what they mean in one, on every screen and on paper', async ({
  page,
}) => {
  test.slow()
  // The library that writes the styles makes one place of the two.
  await hold(page, files.vendor)
  for (const path of sitePaths) {
    await page.goto(path)
    const part = oneOfEachLayout.includes(path) ? '#root' : 'main'
    for (const [width, media] of [
      [390, 'screen'],
      [1440, 'screen'],
      [794, 'print'],
    ] as const) {
      await setScreen(page, [width, 900])
      await page.emulateMedia({ media })
      expect(await page.evaluate(restyled, part), `${path} at ${width} px`).toEqual([])
    }
    await page.emulateMedia({ media: 'screen' })
  }
})

/** Elements of a part of the page that look otherwise once all rules stand in one sheet, in their own order. */
function restyled(part: string) {
  const styles = [...document.querySelectorAll<HTMLStyleElement>('style[data-styled]')]
  const groups = styles.flatMap(
    ({ textContent }) => textContent.match(/[^]*?data-styled\.g\d+[^}]*\}/g) ?? [],
  )
  const rank = (group: string) => Number(/data-styled\.g(\d+)/.exec(group)?.[1])
  if (styles.length === 0) return ['no sheet']
  const elements = [...document.querySelectorAll(`${part} :not(style)`)]
  const declared = (rules: Iterable<CSSRule>): string[] =>
    [...rules].flatMap((rule) => [
      ...(rule instanceof CSSStyleRule ? rule.style : []),
      ...('cssRules' in rule && rule.cssRules instanceof CSSRuleList
        ? declared(rule.cssRules)
        : []),
    ])
  const names = [...new Set(styles.flatMap(({ sheet }) => declared(sheet?.cssRules ?? [])))]
  const lookOf = (element: Element, pseudo?: string) => {
    const style = getComputedStyle(element, pseudo)
    if (pseudo && style.content === 'none') return ''
    return names.map((name) => `${name}: ${style.getPropertyValue(name)}`).join()
  }
  const appearance = () =>
    elements.map((element) =>
      [undefined, '::before', '::after'].map((pseudo) => lookOf(element, pseudo)).join(),
    )
  // What is in transition still looks as it did.
  const still = new CSSStyleSheet()
  still.replaceSync('*, ::before, ::after { transition: none !important }')
  document.adoptedStyleSheets = [still]
  const before = appearance()
  const whole = new CSSStyleSheet()
  whole.replaceSync(groups.toSorted((one, other) => rank(one) - rank(other)).join(''))
  for (const { sheet } of styles) if (sheet) sheet.disabled = true
  document.adoptedStyleSheets = [still, whole]
  const after = appearance()
  document.adoptedStyleSheets = []
  for (const { sheet } of styles) if (sheet) sheet.disabled = false
  return elements
    .filter((_, index) => before[index] !== after[index])
    .map(({ outerHTML }) => outerHTML.slice(0, 120))
}
