import { Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import { hasWebFont } from '#tools/publish/publish.ts'

/** Milliseconds for what is looked for to come. */
const timeout = 15_000

/** A visitor of the site at `siteUrl`: real clicks, real keys, and eyes. */
export function visitor(driver: WebDriver, siteUrl: string) {
  const read = <Result>(look: (argument: string) => Result, argument = '') =>
    driver.executeScript<Result>(look, argument)

  /** What can be seen, by its selector and the beginning of its label, name or text. */
  const find = (selector: string, name = ''): Promise<WebElement> =>
    driver.wait<WebElement>(
      () => driver.executeScript(look, selector, name),
      timeout,
      `There is no ${selector} « ${name} » to be seen.`,
    )

  /** On screen at once: the driver's own scrolling, a smooth one here, is not waited for. */
  const reach = async (selector: string, name = '') => {
    const element = await find(selector, name)
    // A click between the two would miss: with another font lines break elsewhere.
    await driver.wait(() => read(hasWebFont), timeout, 'The web font does not come.')
    const show = (shown: Element) =>
      shown.scrollIntoView({ block: 'center', behavior: 'instant' })
    await driver.executeScript(show, element)
    return element
  }

  const press = async (selector: string, name = '') => {
    await (await reach(selector, name)).click()
  }

  /** Types into whatever has the focus. */
  const type = (...keys: string[]) =>
    driver
      .actions()
      // This driver types nothing for a line feed.
      .sendKeys(...keys.map((text) => text.replaceAll('\n', Key.ENTER)))
      .perform()

  const together = (modifier: string, key: string) =>
    driver.actions().keyDown(modifier).sendKeys(key).keyUp(modifier).perform()

  const isLive = () =>
    read(() => document.querySelector('header button[aria-expanded]') !== null)

  return {
    read,
    find,
    press,
    type,
    together,
    open: (path: string) => driver.get(siteUrl + path),
    back: () => driver.navigate().back(),
    /** Comes as somebody who has written nothing yet in this tab. */
    arrive: async () => {
      await driver.get(`${siteUrl}/licences.txt`)
      await read(() => sessionStorage.clear())
    },
    /** Opens a page and waits until its script answers: its menus then say their state. */
    openLive: async (path: string) => {
      await driver.get(siteUrl + path)
      const pointer = driver.actions()
      await pointer
        .move({ x: 1, y: 300, duration: 0 })
        .move({ x: 2, y: 301, duration: 0 })
        .perform()
      await driver.wait(isLive, timeout, `${path} does not come to life.`)
    },
    point: async (selector: string, name = '') => {
      const origin = await reach(selector, name)
      await driver.actions().move({ origin, duration: 0 }).perform()
    },
    pointAt: (x: number, y: number) =>
      driver.actions().move({ x, y, duration: 0 }).perform(),
    /** Writes into a field in place of what it held. */
    write: async (selector: string, text: string) => {
      await press(selector)
      await together(Key.CONTROL, 'a')
      await type(text === '' ? Key.DELETE : text)
    },
    valueOf: (selector: string) =>
      read((css) => document.querySelector<HTMLInputElement>(css)?.value, selector),
    textOf: (selector: string) =>
      read(
        (css) => document.querySelector<HTMLElement>(css)?.innerText.trim() ?? '',
        selector,
      ),
    countOf: (selector: string) =>
      read(
        (css) =>
          [...document.querySelectorAll(css)].filter((found) => found.checkVisibility())
            .length,
        selector,
      ),
    /** The label, name or text of what has the focus. */
    focused: () =>
      read(() => {
        const element = document.activeElement
        if (!(element instanceof HTMLElement) || element === document.body) return ''
        const label =
          'labels' in element && element.labels instanceof NodeList
            ? element.labels[0]?.textContent
            : undefined
        return (label ?? element.ariaLabel ?? element.innerText).trim()
      }),
    address: () => read(() => location.pathname + location.search + location.hash),
  }
}

/** Runs in the page. */
function look(selector: string, name: string) {
  return [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) =>
      element.checkVisibility() &&
      (element.ariaLabel ?? element.innerText).trim().startsWith(name),
  )
}
