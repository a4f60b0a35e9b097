import { expect, type Locator, type Page } from '@playwright/test'
import { contactForm } from '#src/content/contact-form.ts'
import { navigation, solutions } from '#src/content/navigation.ts'
import {
  catalogue,
  courseCategories,
  courses as allCourses,
} from '#src/content/pages/catalogue.ts'
import { assistant, assistantButton, openAssistant, say } from './assistant.ts'
import {
  answers,
  brochureButton,
  enlargeText,
  expectValues,
  field,
  fillIn,
  holdMessages,
  lasting,
  notice,
  openLive,
  openWhole,
  send,
  submitButton,
} from './contact-page.ts'
import { test } from './fixtures.ts'
import { setScreen } from './targets.ts'
import { itemAt } from '#tests/item-at.ts'
import { solution } from '#tests/page-names.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const solutionsButton = (page: Page) =>
  page.getByRole('button', { name: solutions.label, exact: true })

test.describe('F31 B8 in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  /** Expects a line of at least a pixel around, in another colour than what it encloses. */
  async function expectBordered(locator: Locator) {
    const { width, line, style, surface } = await locator.evaluate((element) => {
      const computed = getComputedStyle(element)
      return {
        width: Number.parseFloat(computed.borderBottomWidth),
        line: computed.borderBottomColor,
        style: computed.borderBottomStyle,
        surface: computed.backgroundColor,
      }
    })
    expect(width).toBeGreaterThanOrEqual(1)
    expect(style).toBe('solid')
    expect(line).not.toBe(surface)
    expect(line).not.toBe('rgba(0, 0, 0, 0)')
  }

  const surface = (locator: Locator, pseudo?: string) =>
    locator.evaluate(
      (element, part) => getComputedStyle(element, part).backgroundColor,
      pseudo,
    )

  test('the current choice differs from the others @rgaa-forced-choice', async ({
    page,
  }) => {
    await openLive(page, '/formations')
    const chips = page.getByRole('group', { name: catalogue.filterLabel }).getByRole('link')
    const spaces = page.getByRole('group', { name: navigation.switch }).getByRole('link')
    for (const links of [chips, spaces]) {
      const current = links.and(page.locator('[aria-current=true]'))
      const other = links.and(page.locator(':not([aria-current])')).first()
      expect(await surface(current)).not.toBe(await surface(other))
    }
    const current = page
      .getByRole('navigation', { name: navigation.main })
      .locator('a[aria-current=page]')
    await expect(current).toHaveText('Nos formations')
    expect(await surface(current, '::after')).not.toBe(
      await surface(page.locator('header')),
    )
  })

  test('what can be pressed or filled in has its border', async ({ page }) => {
    await openLive(page, '/contact')
    await submitButton(page).click()
    await expect(lasting(page, contactForm.summary[6])).toBeFocused()
    for (const control of await page.locator('form [name]:not([form])').all())
      await expectBordered(control)
    await expectBordered(submitButton(page))
    await expectBordered(brochureButton(page))
    await expectBordered(lasting(page, contactForm.summary[6]))
    const mark = page.locator('main details > summary').first()
    expect(await surface(mark, '::before')).not.toBe(await surface(mark))
    await openLive(page, '/formations')
    for (const chip of await page
      .getByRole('group', { name: catalogue.filterLabel })
      .getByRole('link')
      .all())
      await expectBordered(chip)
  })

  test('what floats over the page has its border', async ({ page }) => {
    await openLive(page, '/contact')
    await openAssistant(page)
    await say(page, 'Bonjour')
    await expect(notice(page)).toBeVisible()
    await expectBordered(notice(page))
    await expectBordered(assistant(page))
    for (const message of await assistant(page).getByRole('log').locator('p').all())
      await expectBordered(message)
    await solutionsButton(page).click()
    await expectBordered(page.locator(':popover-open'))
  })
})

test.describe('F31 B8 with reduced motion', () => {
  /** The longest animation or transition that the page runs or has just run, in milliseconds. */
  const longest = (page: Page) =>
    page.evaluate(() =>
      Math.max(
        0,
        ...document
          .getAnimations()
          .map(({ effect }) => Number(effect?.getComputedTiming().activeDuration)),
      ),
    )
  const walk = async (page: Page) => {
    const found: number[] = []
    const look = async () => found.push(await longest(page))
    await openLive(page, '/contact')
    await brochureButton(page).click()
    await expect(notice(page)).toBeVisible()
    await look()
    await openAssistant(page)
    await solutionsButton(page).click()
    await expect(page.locator(':popover-open')).toBeVisible()
    await look()
    await page.keyboard.press('Escape')
    await assistantButton(page).click()
    await expect(assistant(page)).toHaveCount(0)
    const release = await holdMessages(page)
    await send(page)
    await expect(page.getByRole('button', { name: 'Envoi en cours...' })).toBeVisible()
    await look()
    release()
    await expect(lasting(page, contactForm.sent.title)).toBeVisible()
    return Math.max(...found)
  }

  test('nothing moves for longer than an instant @rgaa-reduced-motion', async ({
    page,
    mailbox,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await walk(page)).toBeLessThanOrEqual(0.01)
    expect(await mailbox.requestCount()).toBe(1)
  })

  test('which a visitor who did not ask for it sees move', async ({ page, mailbox }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    expect(await walk(page)).toBeGreaterThan(100)
    expect(await mailbox.requestCount()).toBe(1)
  })
})

test.describe('F30 B8 with a text of 200 %', () => {
  for (const path of ['/', '/formations', '/particulier/faq'])
    test(`the bar of ${path} keeps all its items apart at 390, 640 and 1440 px`, async ({
      page,
    }) => {
      await openLive(page, path)
      for (const width of [390, 640, 1440]) {
        await setScreen(page, [width, 900])
        const items = page
          .locator('header :is(a, button, p)')
          .filter({ visible: true })
          .filter({ hasNot: page.locator(':popover-open') })
        const count = await items.count()
        expect(count).toBeGreaterThan(1)
        await enlargeText(page)
        await expect(items).toHaveCount(count)
        const bar = await page.getByRole('banner').evaluate((element) => {
          const { top, bottom } = element.getBoundingClientRect()
          return { top, bottom }
        })
        const boxes = await items.evaluateAll((all) =>
          all.map((item) => {
            const { left, right, top, bottom } = item.getBoundingClientRect()
            const name = item.ariaLabel ?? item.textContent
            const isCut = item.scrollWidth > item.clientWidth + 1
            return { name, left, right, top, bottom, isCut }
          }),
        )
        for (const [index, box] of boxes.entries()) {
          expect(box.isCut, `${box.name} is cut`).toBe(false)
          expect(box.left, `${box.name} is on screen`).toBeGreaterThanOrEqual(0)
          expect(box.right, `${box.name} is on screen`).toBeLessThanOrEqual(width)
          expect(box.top, `${box.name} is in the bar`).toBeGreaterThanOrEqual(bar.top)
          expect(box.bottom, `${box.name} is in the bar`).toBeLessThanOrEqual(bar.bottom)
          for (const other of boxes.slice(index + 1)) {
            const isApart =
              box.right <= other.left + 1 ||
              other.right <= box.left + 1 ||
              box.bottom <= other.top + 1 ||
              other.bottom <= box.top + 1
            expect(isApart, `${box.name} and ${other.name}`).toBe(true)
          }
        }
        await enlargeText(page, 100)
      }
    })
})

test.describe('F22 in a page that the browser translates', () => {
  /** Replaces each text by one in two elements, as the translators of browsers do, and goes on. */
  const translate = (page: Page) =>
    page.evaluate(() => {
      const wrap = (root: Node) => {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
        const texts: Node[] = []
        while (walker.nextNode()) texts.push(walker.currentNode)
        for (const text of texts) {
          const parent = text.parentElement
          if (!parent || parent.closest('font, script, style, textarea, option, svg'))
            continue
          if ((text.nodeValue ?? '').trim() === '') continue
          const outer = document.createElement('font')
          const inner = document.createElement('font')
          inner.append(text.nodeValue ?? '')
          outer.append(inner)
          text.parentNode?.replaceChild(outer, text)
        }
      }
      const root = document.querySelector('#root')
      if (!root) throw new Error('there is no root')
      wrap(root)
      const observer = new MutationObserver((changes) => {
        for (const { addedNodes, target } of changes)
          for (const node of addedNodes.length > 0 ? addedNodes : [target])
            wrap(node.nodeType === Node.TEXT_NODE ? (node.parentNode ?? node) : node)
      })
      observer.observe(root, { childList: true, subtree: true, characterData: true })
    })

  test('the form says what is wrong, sends, and begins anew', async ({ page, mailbox }) => {
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    await openLive(page, '/contact')
    await translate(page)
    await submitButton(page).click()
    await expect(lasting(page, contactForm.summary[6])).toBeFocused()
    await fillIn(page, { ...answers, email: 'zoe@', phone: '06 1' })
    await submitButton(page).click()
    await expect(lasting(page, contactForm.summary[0])).toBeFocused()
    await fillIn(page, answers)
    await mailbox.misbehave({ status: 500, times: 1 })
    await submitButton(page).click()
    await expect(lasting(page, contactForm.failed.title)).toBeFocused()
    await expect(notice(page)).toContainText('Une erreur est survenue.')
    await submitButton(page).click()
    await expect(lasting(page, contactForm.sent.title)).toBeFocused()
    await expect(notice(page)).toContainText('Message envoyé avec succès !')
    await field(page, 'name').fill('Zoé')
    await expect(lasting(page, contactForm.sent.title)).toHaveCount(0)
    expect(faults).toEqual([])
  })

  test('filters, menus, the assistant and changes of page go on', async ({ page }) => {
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    await openLive(page, '/formations')
    await translate(page)
    const chips = page.getByRole('group', { name: catalogue.filterLabel }).getByRole('link')
    const courses = page.getByRole('main').getByRole('button', {
      name: catalogue.list.request,
    })
    for (const index of [2, 3, 0]) {
      await chips.nth(index).click()
      const { id } = itemAt(courseCategories, index)
      const shown = allCourses.filter(({ category }) => id === 'all' || category === id)
      await expect(courses).toHaveCount(shown.length)
    }
    await courses.first().click()
    await expect(notice(page)).toContainText("Demande d'information pour: ")
    await courses.last().click()
    await expect(notice(page)).toHaveCount(1)
    await openAssistant(page)
    await say(page, 'Bonjour')
    await expect(assistant(page).getByRole('log')).toContainText('Bonjour')
    await solutionsButton(page).click()
    await page
      .getByRole('link', { name: solution(1).label })
      .first()
      .click()
    await expect(page).toHaveURL(solution(1).href)
    await expect(heading(page)).toBeFocused()
    await page.goBack()
    await expect(heading(page)).toHaveText(catalogue.title)
    await expect(courses).toHaveCount(allCourses.length)
    expect(faults).toEqual([])
  })
})

test.describe('F20 when the clock of the computer jumps by a day', () => {
  const jump = (page: Page, day: string) => page.clock.setSystemTime(`${day}T11:00:30`)

  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: '2026-11-20T10:00:00' })
    await openWhole(page, '/contact')
    await page.clock.pauseAt('2026-11-20T11:00:00')
  })

  const days = ['2026-11-21', '2026-11-19']

  test('ahead or back, a notice stays its five seconds, held or not', async ({ page }) => {
    for (const day of days) {
      await brochureButton(page).click()
      await page.clock.runFor(3000)
      await jump(page, day)
      await page.clock.runFor(1000)
      await notice(page).hover()
      await jump(page, '2026-11-20')
      await page.clock.runFor(10_000)
      await page.mouse.move(2, 500)
      await page.clock.runFor(999)
      await expect(notice(page)).toHaveCount(1)
      await page.clock.runFor(1)
      await expect(notice(page)).toHaveCount(0)
    }
  })

  test('ahead or back, a message keeps its fifteen seconds', async ({ page }) => {
    const release = await holdMessages(page)
    await fillIn(page, answers)
    for (const day of days) {
      await submitButton(page).click()
      const sending = page.getByRole('button', { name: 'Envoi en cours...' })
      await expect(sending).toBeVisible()
      await page.clock.runFor(7000)
      await jump(page, day)
      await page.clock.runFor(7999)
      await expect(sending).toBeVisible()
      await page.clock.runFor(1)
      await expect(lasting(page, contactForm.failed.unconfirmed)).toBeVisible()
      await expectValues(page, answers)
    }
    release()
  })
})
