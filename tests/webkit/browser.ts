import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { Builder, Key, type WebElement } from 'selenium-webdriver'
import { DriverService } from 'selenium-webdriver/remote'
import type { findWebKit } from '#tools/check/browser.ts'
import { hasWebFont } from '#tools/publish/publish.ts'

/** Milliseconds for what is looked for to come; the browser takes one second to start. */
const timeout = 15_000

function look(selector: string, name: string) {
  return [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) =>
      element.checkVisibility() && (element.ariaLabel ?? element.innerText).includes(name),
  )
}

function show(element: Element) {
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
}

/**
 * Starts WebKitGTK's small browser on a display of its own. What it asks for goes to `proxy`, but
 * what it asks of `direct`: both are a `host:port`.
 */
export async function startWebKit(
  programs: NonNullable<ReturnType<typeof findWebKit>>,
  { proxy, direct }: { proxy: string; direct: string },
) {
  const display = spawn(
    programs.display,
    // Without `-noreset` it begins anew, and hangs up, whenever its last window has gone.
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
    // The driver picks a free port, and asks there for ever when another program was quicker.
    await service.kill()
    if (attempts > 1) return start(attempts - 1)
    display.kill()
    throw new Error('WebKitGTK did not start.')
  }
  const { driver, service } = await start()
  /** What can be seen, by its selector and a part of its name or text, once it is there. */
  const find = (selector: string, name = '') =>
    driver.wait<WebElement>(
      () => driver.executeScript(look, selector, name),
      timeout,
      `There is no ${selector} « ${name} » to be seen.`,
    )
  return {
    driver,
    /** Gives the window a width in pixels. */
    resize: (width: number) =>
      driver.manage().window().setRect({ x: 0, y: 0, width, height: 900 }),
    find,
    read: <Result>(look: () => Result) => driver.executeScript<Result>(look),
    press: async (selector: string, name?: string) => {
      const element = await find(selector, name)
      // A click before it comes would miss: with another font lines break elsewhere.
      await driver.wait(() => driver.executeScript(hasWebFont), timeout)
      // The driver's own scrolling, a smooth one here, is not waited for.
      await driver.executeScript(show, element)
      await element.click()
    },
    /** Types into whatever has the focus. */
    type: (...keys: string[]) =>
      driver
        .actions()
        // This driver types nothing for a line feed.
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
