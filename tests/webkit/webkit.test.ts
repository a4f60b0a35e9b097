import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { Builder, Key, type WebElement } from 'selenium-webdriver'
import { DriverService } from 'selenium-webdriver/remote'
import { beforeAll, describe, expect, test } from 'vitest'
import { contactForm } from '#src/content/contact-form.ts'
import { navigation, solutions } from '#src/content/navigation.ts'
import { catalogue } from '#src/page-content/catalogue.ts'
import { contact } from '#src/page-content/contact.ts'
import { findWebKit } from '#tools/check/browser.ts'
import { isWebFontLoaded, serveSite } from '#tools/publish/publish.ts'
import { emptyMailbox, startTestMailbox } from '#tests/test-mailbox.ts'
import { itemAt } from '#tests/item-at.ts'
import { answers, fieldNames as names } from '#tests/machines/form-fields.rules.ts'
import { solutionLink } from '#tests/page-names.ts'

/** Timeout in milliseconds for an element to appear. The browser takes one second to start. */
const timeout = 15_000

function findVisible(selector: string, name: string) {
  return [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) =>
      element.checkVisibility() && (element.ariaLabel ?? element.innerText).includes(name),
  )
}

function scrollToCentre(element: Element) {
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
}

/**
 * Starts WebKitGTK's MiniBrowser on its own display. Requests go to `proxy`, except those to
 * `direct`; both are `host:port`.
 */
async function startWebKit(
  programs: NonNullable<ReturnType<typeof findWebKit>>,
  { proxy, direct }: { proxy: string; direct: string },
) {
  const display = spawn(
    programs.display,
    // Without `-noreset` the display server restarts and disconnects when its last window
    // closes.
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
      `There is no ${selector} « ${name} » to be seen.`,
    )
  return {
    driver,
    /** Sets the width of the window in pixels. */
    resize: (width: number) =>
      driver.manage().window().setRect({ x: 0, y: 0, width, height: 900 }),
    find,
    press: async (selector: string, name?: string) => {
      const element = await find(selector, name)
      // A click before the font is applied would miss, because line breaks change.
      await driver.wait(() => driver.executeScript(isWebFontLoaded), timeout)
      // The driver does not wait for its own smooth scrolling.
      await driver.executeScript(scrollToCentre, element)
      await element.click()
    },
    /** Types into the focused element. */
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
let mailbox: Awaited<ReturnType<typeof emptyMailbox>>
let siteUrl: string

beforeAll(async () => {
  if (!programs) return
  const site = await serveSite({ folder: 'dist-test', port: 0 })
  const box = await startTestMailbox('webkit')
  siteUrl = site.url
  mailbox = await emptyMailbox(box.url)
  // The mailbox also acts as a proxy: an absolute URL reaches it with the same path.
  const way = { proxy: new URL(box.url).host, direct: new URL(site.url).host }
  visit = await startWebKit(programs, way)
  await visit.resize(1440)
  return async () => {
    await visit.stop()
    await box.close()
    await site.close()
  }
})

const open = (path: string) => visit.driver.get(siteUrl + path)

/** Opens a page and waits until it is hydrated, when its menus have an expanded state. */
async function openHydrated(path: string) {
  await open(path)
  for (const x of [1, 2])
    await visit.driver.actions().move({ x, y: 300, duration: 0 }).perform()
  await visit.find('header:has(button[aria-expanded])')
}

const menu = 'header nav'
const notice = '[role=region] li:only-child'
/** The persistent message of the form, which has the focus. */
const formFeedback = 'form [tabindex="-1"]:focus'
const field = (name: (typeof names)[number]) => `#contact-${name}`

async function expectValues() {
  const found = () =>
    visit.driver.executeScript(() =>
      [...document.querySelectorAll<HTMLInputElement>('[id^=contact-][name]')].map(
        ({ name, value }) => [name, value],
      ),
    )
  await expect.poll(found).toEqual(Object.entries(answers))
}

describe.skipIf(!programs)('the site', () => {
  test('F07 F34 F55 a click before hydration is answered over plain http, with the web font', async () => {
    await open('/contact')
    await visit.press('main button', contact.consultation.brochure)
    await visit.find(notice, "Cette fonctionnalité n'est pas encore implémentée.")
    const list = await visit.find('footer ul')
    expect(await list.getAriaRole()).toBe('list')
  })

  test('F03 F09 F18 F46 F47 a message typed by keyboard survives reload and Back, then arrives', async () => {
    await open('/contact#formulaire')
    await visit.press(field('name'))
    for (const name of names) {
      await visit.find(`${field(name)}:focus`)
      const isNumber = name === 'phone' || name === 'siret'
      await visit.type(isNumber ? answers[name].replaceAll(' ', '') : answers[name])
      if (name === 'name') await visit.find('header button[aria-expanded]')
      if (name === 'phone') {
        // The caret stays with its digits.
        await visit.type(Key.HOME, Key.ARROW_RIGHT, Key.ARROW_RIGHT, Key.DELETE, '3')
        const phone = await visit.find(field(name))
        for (const key of ['a', 'x']) await visit.together(Key.CONTROL, key)
        await visit.driver.wait(async () => (await phone.getProperty('value')) === '')
        await visit.together(Key.CONTROL, 'v')
      }
      await visit.type(Key.TAB)
    }
    await visit.find('form button:focus', contactForm.submit)
    await expectValues()

    await visit.press(`${menu} a`, 'Nos formations')
    await visit.find('h1:focus', catalogue.title)
    await visit.press(`${menu} a`, 'Contact')
    await visit.find('h1:focus', contact.title)
    await expectValues()
    await openHydrated('/contact')
    await expectValues()
    await open('/conditions-generales-utilisation')
    await visit.driver.navigate().back()
    await visit.find(field('name'))
    await expectValues()

    const submit = 'form button[type=submit]'
    await mailbox.setFault({ cut: true })
    await visit.press(submit)
    await visit.find(formFeedback, contactForm.failed.reasons.network)
    await visit.find(notice, 'Une erreur est survenue.')
    await mailbox.clearFaults()
    await visit.press(submit)
    await visit.find(formFeedback, contactForm.sent.title)
    await visit.find(notice, 'Message envoyé avec succès !')
    expect((await mailbox.messages()).map(({ fields }) => fields)).toEqual([answers])
    expect(await mailbox.requestCount()).toBe(2)
  })

  test('B4 B5 questions and menus work with URL, mouse and keyboard', async () => {
    const [first, second] = [itemAt(contact.faq.items, 0), itemAt(contact.faq.items, 1)]
    await openHydrated(`/contact#${first.id}`)
    await visit.find('details[open] > summary', first.question)
    await visit.press('main summary', second.question)
    await visit.find('details[open] > summary', second.question)
    await visit.find('main:not(:has(details[open] ~ details[open]))')
    await visit.type(Key.ENTER)
    await visit.find('main:not(:has(details[open]))')

    const button = `${menu} button`
    await visit.press(button, solutions.label)
    await visit.find(`${button}[aria-expanded=true]`)
    for (const [keys, at] of [
      [[Key.ARROW_DOWN], 0],
      [['fo'], 2],
      [[Key.HOME, Key.ARROW_UP, Key.ARROW_UP], 1],
    ] as const) {
      await visit.type(...keys)
      await visit.find(`${menu} a:focus`, solutionLink(at).label)
    }
    await visit.type(Key.ESCAPE)
    await visit.find(`${button}[aria-expanded=false]:focus`)
    await visit.type(Key.ENTER)
    await visit.press(`${menu} a`, solutionLink(1).label)
    await visit.find('h1:focus')
    await expect
      .poll(() => visit.driver.getCurrentUrl())
      .toBe(siteUrl + solutionLink(1).href)

    await visit.resize(500)
    await visit.press('header button', navigation.menu.open)
    await visit.find(`${menu}[aria-label="${navigation.mobile}"]`)
    await visit.find('main[inert]')
    await visit.type(Key.ESCAPE)
    await visit.find('main:not([inert])')
    // Without a window manager, a resized window matches no `:focus`.
    const focused = () => visit.driver.switchTo().activeElement().getText()
    await expect.poll(focused).toBe(navigation.menu.open)
  })
})
