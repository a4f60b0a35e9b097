import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { Builder, Key, type WebElement } from 'selenium-webdriver'
import { DriverService } from 'selenium-webdriver/remote'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { contactForm } from '#src/content/contact-form.ts'
import { navigation, solutions } from '#src/content/navigation.ts'
import { catalogue } from '#src/page-content/catalogue.ts'
import { contact } from '#src/page-content/contact.ts'
import { findWebKit } from '#tools/check/browser.ts'
import { serveSite } from '#tools/publish/publish.ts'
import { itemAt } from '#tests/item-at.ts'
import { startTestMailbox, type TestMailbox } from '#tests/test-mailbox.ts'
import { answers, fieldNames as names } from '#tests/machines/form-fields.rules.ts'
import { solutionLink } from '#tests/page-names.ts'

/** The timeout in milliseconds for an element to appear, and for the browser to start. */
const timeout = 15_000

function findVisible(selector: string, name: string) {
  return [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) =>
      element.checkVisibility() && (element.ariaLabel ?? element.innerText).includes(name),
  )
}

/** Runs in the page. Returns whether the web font, which loads after the first paint, is available. */
function isWebFontLoaded() {
  const { fontFamily } = getComputedStyle(document.body)
  return fontFamily.startsWith('Site,') && document.fonts.check('1em Site')
}

function scrollToCentre(element: Element) {
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
}

/**
 * Starts WebKitGTK's MiniBrowser on its own display. Requests go to `proxy`, except requests to
 * `direct`. Both are `host:port`.
 */
async function startWebKit(
  programs: NonNullable<ReturnType<typeof findWebKit>>,
  { proxy, direct }: { proxy: string; direct: string },
) {
  const display = spawn(
    programs.display,
    // Without `-noreset`, the display server resets when its last client disconnects.
    ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-noreset', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  )
  const [number] = await once(display.stdout, 'data')
  const start = async (attempts = 3) => {
    const service = new DriverService.Builder(programs.driver)
      .setLoopback(true)
      .setEnvironment({ ...process.env, DISPLAY: `:${String(number).trim()}` })
      .build()
    const session = new Builder().usingServer(await service.start()).withCapabilities({
      browserName: 'MiniBrowser',
      proxy: { proxyType: 'manual', httpProxy: proxy, noProxy: [direct] },
    })
    const late = delay(timeout, undefined, { ref: false })
    const built = session.build().catch(() => undefined)
    const driver = await Promise.race([built, late])
    if (driver) return { driver, service }
    // The driver picks a free port and polls it forever if another program took it first.
    await service.kill()
    if (attempts > 1) return start(attempts - 1)
    display.kill()
    throw new Error('WebKitGTK did not start.')
  }
  const { driver, service } = await start()
  /** Finds a visible element by selector and part of its name or text, once it exists. */
  const find = (selector: string, name = '') =>
    driver.wait<WebElement>(
      () => driver.executeScript(findVisible, selector, name),
      timeout,
      `No visible ${selector} contains "${name}".`,
    )
  return {
    driver,
    resize: (width: number) =>
      driver.manage().window().setRect({ x: 0, y: 0, width, height: 900 }),
    find,
    press: async (selector: string, name?: string) => {
      const element = await find(selector, name)
      // A click before the font is applied could miss, because line breaks change.
      await driver.wait(() => driver.executeScript(isWebFontLoaded), timeout)
      // The driver does not wait for its own smooth scrolling.
      await driver.executeScript(scrollToCentre, element)
      await element.click()
    },
    type: (...keys: string[]) =>
      driver
        .actions()
        // The driver ignores line feeds.
        .sendKeys(...keys.map((text) => text.replaceAll('\n', Key.ENTER)))
        .perform(),
    together: (modifier: string, key: string) =>
      driver.actions().keyDown(modifier).sendKeys(key).keyUp(modifier).perform(),
    stop: async () => {
      await driver.quit()
      await service.kill()
      display.kill()
    },
  }
}

const programs = findWebKit()

let visit: Awaited<ReturnType<typeof startWebKit>>
let mailbox: TestMailbox
let siteUrl: string

beforeAll(async () => {
  if (!programs) return
  const site = await serveSite({ folder: 'dist-test', port: 0 })
  mailbox = await startTestMailbox('webkit')
  siteUrl = site.url
  // The browser sends all HTTP requests to the mailbox, except requests to the site.
  const hosts = { proxy: new URL(mailbox.url).host, direct: new URL(site.url).host }
  visit = await startWebKit(programs, hosts)
  await visit.resize(1440)
  return async () => {
    await visit.stop()
    await mailbox.close()
    await site.close()
  }
})

const open = (path: string) => visit.driver.get(siteUrl + path)

/** Opens a page and waits until hydration adds `aria-expanded` to its menu buttons. */
async function openHydrated(path: string) {
  await open(path)
  await visit.find('header:has(button[aria-expanded])')
}

const menu = 'header nav'
const notice = '[role=region] li:only-child'
/** Selects the form's message about the result of sending, once it has the focus. */
const formFeedback = 'form [tabindex="-1"]:focus'
const field = (name: (typeof names)[number]) => `#contact-${name}`

const readValues = () =>
  visit.driver.executeScript(() =>
    [...document.querySelectorAll<HTMLInputElement>('[id^=contact-][name]')].map(
      ({ name, value }) => [name, value],
    ),
  )
const expectedValues = Object.entries(answers)

/** Fills in the form with the keyboard, starting before the page is hydrated. */
async function typeMessage() {
  await open('/contact#formulaire')
  await visit.press(field('name'))
  for (const name of names) {
    await visit.find(`${field(name)}:focus`)
    const isNumber = name === 'phone' || name === 'siret'
    await visit.type(isNumber ? answers[name].replaceAll(' ', '') : answers[name])
    if (name === 'name') await visit.find('header button[aria-expanded]')
    if (name === 'phone') await editPhone()
    await visit.type(Key.TAB)
  }
  await visit.find('form button:focus', contactForm.submit)
  await expect.poll(readValues).toEqual(expectedValues)
}

/** Deletes a digit and types it again at the caret, then cuts and pastes the number. */
async function editPhone() {
  await visit.type(Key.HOME, Key.ARROW_RIGHT, Key.ARROW_RIGHT, Key.DELETE, '3')
  const phone = await visit.find(field('phone'))
  for (const key of ['a', 'x']) await visit.together(Key.CONTROL, key)
  await visit.driver.wait(async () => (await phone.getProperty('value')) === '')
  await visit.together(Key.CONTROL, 'v')
}

describe.skipIf(!programs)('the site', () => {
  beforeEach(async () => {
    await visit.resize(1440)
    await open('/robots.txt')
    await visit.driver.executeScript(() => sessionStorage.clear())
  })

  test('F07 F34 a click right after the page has loaded takes effect over plain HTTP', async () => {
    await open('/contact')
    await visit.press('main button', contact.consultation.brochure)
    const text = "Cette fonctionnalité n'est pas encore implémentée."
    expect(await visit.find(notice, text)).toBeDefined()
  })

  test('F03 F46 a message typed by keyboard survives hydration and page changes', async () => {
    await typeMessage()
    await visit.press(`${menu} a`, 'Nos formations')
    await visit.find('h1:focus', catalogue.title)
    await visit.press(`${menu} a`, 'Contact')
    await visit.find('h1:focus', contact.title)
    await expect.poll(readValues).toEqual(expectedValues)
  })

  test('F18 F47 typed values survive a reload and Back', async () => {
    await typeMessage()
    await openHydrated('/contact')
    await expect.poll(readValues).toEqual(expectedValues)
    await open('/conditions-generales-utilisation')
    await visit.driver.navigate().back()
    await visit.find(field('name'))
    await expect.poll(readValues).toEqual(expectedValues)
  })

  test('F09 a message arrives at the second attempt after a cut connection', async () => {
    await typeMessage()
    const submit = 'form button[type=submit]'
    mailbox.setFault({ cut: true })
    await visit.press(submit)
    await visit.find(formFeedback, contactForm.failed.reasons.network)
    await visit.find(notice, 'Une erreur est survenue.')
    mailbox.setFault()
    await visit.press(submit)
    await visit.find(formFeedback, contactForm.sent.title)
    await visit.find(notice, 'Message envoyé avec succès !')
    expect(mailbox.messages().map(({ fields }) => fields)).toEqual([answers])
    expect(mailbox.requestCount()).toBe(2)
  })

  test('B4 the URL or a click opens only one question, and the Enter key closes it', async () => {
    const [first, second] = [itemAt(contact.faq.items, 0), itemAt(contact.faq.items, 1)]
    await openHydrated(`/contact#${first.id}`)
    await visit.find('details[open] > summary', first.question)
    await visit.press('main summary', second.question)
    await visit.find('details[open] > summary', second.question)
    await visit.find('main:not(:has(details[open] ~ details[open]))')
    await visit.type(Key.ENTER)
    expect(await visit.find('main:not(:has(details[open]))')).toBeDefined()
  })

  test('B5 the menus can be used by mouse and by keyboard on wide and small screens', async () => {
    await openHydrated('/contact')
    const button = `${menu} button`
    await visit.press(button, solutions.label)
    await visit.find(`${button}[aria-expanded=true]`)
    for (const { keys, index } of [
      { keys: [Key.ARROW_DOWN], index: 0 },
      { keys: ['fo'], index: 2 },
      { keys: [Key.HOME, Key.ARROW_UP, Key.ARROW_UP], index: 1 },
    ]) {
      await visit.type(...keys)
      await visit.find(`${menu} a:focus`, solutionLink(index).label)
    }
    await visit.type(Key.ESCAPE)
    await visit.find(`${button}[aria-expanded=false]:focus`)
    await visit.type(Key.ENTER)
    await visit.press(`${menu} a`, solutionLink(1).label)
    await visit.find('h1:focus')
    await expect
      .poll(() => visit.driver.getCurrentUrl())
      .toBe(siteUrl + solutionLink(1).href)

    // The mobile menu makes the page inert, and returns the focus on Escape.
    await visit.resize(500)
    await visit.press('header button', navigation.menu.open)
    await visit.find(`${menu}[aria-label="${navigation.mobile}"]`)
    await visit.find('main[inert]')
    await visit.type(Key.ESCAPE)
    await visit.find('main:not([inert])')
    // The `:focus` selector matches no element in a resized window without a window manager.
    const focused = () => visit.driver.switchTo().activeElement().getText()
    await expect.poll(focused).toBe(navigation.menu.open)
  })
})
