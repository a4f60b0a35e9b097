import { expect } from '@playwright/test'
import { catalogue } from '#src/content/pages/catalogue.ts'
import { individualTrainingsPage } from '#src/content/pages/individual-trainings.ts'
import { mandatoryPage } from '#src/content/pages/mandatory-trainings.ts'
import { assistantButton } from './assistant.ts'
import { enlargeText, expectWebFont } from './contact-page.ts'
import { test } from './fixtures.ts'
import { sitePaths } from './site-paths.ts'
import { setScreen } from './targets.ts'

type Size = readonly [number, number]

const phones = [
  [320, 568],
  [360, 640],
  [390, 664],
  [390, 844],
] as const

/** Runs in the page: the texts that the round button lies over; on a phone, those of controls. */
function findCoveredTexts() {
  const button = document.querySelector('aside button')?.getBoundingClientRect()
  if (button === undefined) throw new Error('there is no round button')
  const isOver = ({ left, right, top, bottom, width }: DOMRect) =>
    width > 2 &&
    left < button.right &&
    right > button.left &&
    top < Math.min(button.bottom, innerHeight) &&
    bottom > button.top
  const isPhone = innerWidth < 400
  const isRead = (around: Element) =>
    !around.closest('aside, style') &&
    around.checkVisibility() &&
    // Words for assistive technology stand in a box of one pixel.
    around.getBoundingClientRect().width > 1
  const counts = (around: Element) =>
    isRead(around) && (!isPhone || around.closest('a, button, summary, label') !== null)
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const covered: string[] = []
  while (texts.nextNode()) {
    const { currentNode: text } = texts
    if (!text.parentElement || !counts(text.parentElement)) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    if ([...range.getClientRects()].some(isOver)) covered.push(text.nodeValue ?? '')
  }
  const isSmallAndWhole = [
    button.top >= 0,
    button.bottom <= innerHeight,
    button.right <= innerWidth,
    !isPhone || button.width <= 52,
  ].every(Boolean)
  if (!isSmallAndWhole)
    covered.push(`the button: ${button.width} px wide, down to ${button.bottom} px`)
  return covered
}

/** Runs in the page: the e-mail addresses that go to another line elsewhere than after `@` or a dot. */
function findBrokenAddresses() {
  const textsIn = (root: Element) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Node[] = []
    while (walker.nextNode()) texts.push(walker.currentNode)
    return texts
  }
  const letterAt = (text: Node, at: number) => {
    const range = document.createRange()
    range.setStart(text, at)
    range.setEnd(text, at + 1)
    return { letter: range.toString(), top: range.getBoundingClientRect().top }
  }
  const lettersIn = (block: Element) =>
    textsIn(block).flatMap((text) =>
      Array.from({ length: text.nodeValue?.length ?? 0 }, (_, at) => letterAt(text, at)),
    )
  const isBroken = (address: ReturnType<typeof lettersIn>) =>
    address.some(({ top }, at) => {
      const before = address[at - 1]
      return before && top > before.top + 4 && !/[@.]/.test(before.letter)
    })
  const blocks = textsIn(document.body)
    .filter(({ nodeValue }) => nodeValue?.includes('@'))
    .flatMap(({ parentElement }) => parentElement?.closest('a, p, li, dd') ?? [])
    .filter((block) => block.checkVisibility())
  return blocks.flatMap((block) => {
    const letters = lettersIn(block)
    const text = letters.map(({ letter }) => letter).join('')
    return [...text.matchAll(/[\w.]+@[\w.]+\w/g)]
      .filter(({ 0: { length }, index }) => isBroken(letters.slice(index, index + length)))
      .map(([address]) => address)
  })
}

const wide = [1440, 900] as const

test('the round button is small on a phone, over no word of a control of the first screen, beside a wide page over no word, and an e-mail address goes to another line after @ or a dot alone @firefox', async ({
  page,
  browserName,
}) => {
  test.slow()
  const inFirefox = browserName === 'firefox'
  const [small, middle, , large] = phones
  const ofButton = inFirefox ? [wide, large] : [wide, ...phones]
  const ofAddresses: readonly Size[] = inFirefox ? [large] : [small, middle, large]
  const found: Record<string, readonly string[]> = {}
  for (const path of inFirefox ? ['/', '/contact', '/reglement-interieur'] : sitePaths) {
    await page.goto(path)
    await expectWebFont(page.locator('body'))
    for (const size of ofButton) {
      await setScreen(page, size)
      const covered = await page.evaluate(findCoveredTexts)
      const broken = ofAddresses.includes(size)
        ? await page.evaluate(findBrokenAddresses)
        : []
      if (covered.length > 0 || broken.length > 0)
        found[`${path} at ${size.join(' × ')}`] = [...covered, ...broken]
    }
  }
  expect(found).toEqual({})
})

test('the round button stays while a phone’s page is scrolled, either way @firefox', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/contact')
  for (const top of [2000, 1900, 99_999]) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
    await expect(assistantButton(page)).toBeInViewport({ ratio: 1 })
  }
})

/**
 * Runs in the page, its questions and programmes open: the words of titles and controls that a line
 * ends within. Words that are held together may be too long for any line.
 */
function findCutWords() {
  for (const details of document.querySelectorAll('details')) {
    // Of those with one name only one stays open.
    details.name = ''
    details.open = true
  }
  const linesOf = (text: Node, from: number, to: number) => {
    const range = document.createRange()
    range.setStart(text, from)
    range.setEnd(text, to)
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 1)
    return new Set(boxes.map(({ top }) => Math.round(top))).size
  }
  // Addresses are broken where they may be; words for assistive technology stand in one pixel.
  const counts = (part: Element | null | undefined) =>
    part?.checkVisibility() === true &&
    part.getBoundingClientRect().width > 1 &&
    !/[@.]\w/.test(part.textContent)
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const cut: string[] = []
  while (texts.nextNode()) {
    const { currentNode: text } = texts
    if (!counts(text.parentElement?.closest('h1, h2, h3, a, button, summary'))) continue
    if (text.parentElement?.getBoundingClientRect().width === 1) continue
    for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(
      /(?<![\p{L}\p{N}\u00a0\u2060’])[\p{L}\p{N}]+(?![\p{L}\p{N}\u00a0’-])/gu,
    ))
      if (linesOf(text, index, index + word.length) > 1) cut.push(word)
  }
  return cut
}

test('text twice as large cuts no word of a title or a control on a phone', async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 844 })
  const found: Record<string, readonly string[]> = {}
  for (const path of sitePaths) {
    await page.goto(path)
    await expectWebFont(page.locator('body'))
    await enlargeText(page)
    const cut = await page.evaluate(findCutWords)
    if (cut.length > 0) found[path] = cut
  }
  expect(found).toEqual({})
})

test('the string of a closing band runs into its first button @firefox', async ({
  page,
}) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    for (const path of ['/contact', '/formations']) {
      await page.goto(path)
      const gap = await page
        .locator(
          'main section:last-of-type :is(a, form):has(~ *), main section:last-of-type form',
        )
        .first()
        .evaluate((button) => {
          const row = button.parentElement
          if (row === null) throw new Error('it stands nowhere')
          const { width: length, marginLeft } = getComputedStyle(row, '::before')
          const start = row.getBoundingClientRect().left + parseFloat(marginLeft)
          return button.getBoundingClientRect().left - start - parseFloat(length)
        })
      expect(Math.abs(gap), `${path} at ${width}`).toBeLessThan(1)
    }
  }
})

test('the filters of a phone take two rows at most, each as high as a finger needs @firefox', async ({
  page,
}) => {
  const filters = {
    '/formations': catalogue.filterLabel,
    '/solutions/formations-obligatoires': mandatoryPage.filterLabel,
    '/particulier/formations': individualTrainingsPage.filterLabel,
  }
  for (const [path, label] of Object.entries(filters)) {
    await page.goto(path)
    await expectWebFont(page.locator('body'))
    const chips = page.getByRole('group', { name: label }).getByRole('link')
    for (const width of [320, 360, 390]) {
      await setScreen(page, [width, 640])
      const boxes = await chips.evaluateAll((links) =>
        links.map((link) => {
          const { top, height, right, scrollWidth, clientWidth } = Object.assign(
            link.getBoundingClientRect(),
            { scrollWidth: link.scrollWidth, clientWidth: link.clientWidth },
          )
          return { top, height, right, isCut: scrollWidth > clientWidth }
        }),
      )
      const where = `${path} at ${width}`
      expect(new Set(boxes.map(({ top }) => top)).size, where).toBeLessThanOrEqual(2)
      for (const { height, right, isCut } of boxes) {
        expect(height, where).toBeGreaterThanOrEqual(44)
        expect(height, where).toBeLessThanOrEqual(48)
        expect(right, where).toBeLessThanOrEqual(width)
        expect(isCut, where).toBe(false)
      }
    }
    await enlargeText(page)
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
    expect(overflow, path).toBe(0)
  }
})
