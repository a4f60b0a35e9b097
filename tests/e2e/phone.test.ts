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
  [320, 640],
  [360, 640],
  [360, 800],
  [390, 664],
  [390, 844],
] as const

/** Runs in the page: the texts that the round button lies over. */
function findCoveredTexts() {
  const button = document.querySelector('aside button')?.getBoundingClientRect()
  if (button === undefined) throw new Error('there is no round button')
  const isOver = ({ left, right, top, bottom, width }: DOMRect) =>
    width > 2 &&
    left < button.right &&
    right > button.left &&
    top < Math.min(button.bottom, innerHeight) &&
    bottom > button.top
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const covered: string[] = []
  while (texts.nextNode()) {
    const { currentNode: text } = texts
    const around = text.parentElement
    if (around?.closest('aside, style') || !around?.checkVisibility()) continue
    // Words for assistive technology stand in a box of one pixel.
    if (around.getBoundingClientRect().width <= 1) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    if (button.top < innerHeight && [...range.getClientRects()].some(isOver))
      covered.push(text.nodeValue ?? '')
  }
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

const wide = [
  [1440, 900],
  [1440, 1100],
] as const

test('on a phone’s first screen and beside a wide page the round button lies over no word, and an e-mail address goes to another line after @ or a dot alone @firefox', async ({
  page,
  browserName,
}) => {
  test.slow()
  const inFirefox = browserName === 'firefox'
  const [small, , middle, , , large] = phones
  const ofButton = inFirefox ? [...wide.slice(0, 1), large] : [...wide, ...phones]
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

test('the round button comes as a phone’s page is scrolled, and at once with the focus @firefox', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/contact')
  const button = assistantButton(page)
  await expect(button).not.toBeInViewport()
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }))
  // Chromium hides it from who scrolls on, and shows it to who scrolls back.
  await page.evaluate(() => scrollTo({ top: 1900, behavior: 'instant' }))
  await expect(button).toBeInViewport({ ratio: 1 })
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect(button).not.toBeInViewport()
  await button.focus()
  await expect(button).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(button).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await expect(button).toBeInViewport({ ratio: 1 })
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
