import { spawn } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { Builder, type WebDriver } from 'selenium-webdriver'
import { DriverService } from 'selenium-webdriver/remote'

/** The programs of Debian's `webkit2gtk-driver` and `xvfb`. */
type Programs = {
  readonly driver: string
  readonly display: string
}

/** Where the browser sends what it asks for. */
type Way = {
  /** The `host:port` that every request goes to, except those to `direct`. */
  readonly proxy: string
  readonly direct: string
}

/** Milliseconds for the browser to come: a second is enough when all processors are busy. */
const startTime = 20_000

/**
 * Starts WebKitGTK's small browser on a display of its own, 1440 × 900. Its driver picks a free
 * port, the browser takes it a moment later, and the driver asks there for ever: when another
 * program was quicker, or the browser left, no session ever comes, and it is started again.
 * @throws Error after as many starts in vain as `starts` says
 */
export async function startWebKit(programs: Programs, way: Way, starts = 3) {
  const { service, stop } = await prepareDriver(programs)
  try {
    const driver = await openSession(await service.start(), way)
    await resize(driver, 1440, 900)
    return {
      driver,
      stop: async () => {
        await driver.quit()
        await stop()
      },
    }
  } catch (error) {
    await stop()
    if (starts === 1) throw error
    console.error('!!! WEBKITGTK DID NOT START, and is started again.', error)
    return startWebKit(programs, way, starts - 1)
  }
}

/** The driver, not yet started, and a display, with which the browser leaves. */
async function prepareDriver(programs: Programs) {
  const display = await startDisplay(programs.display)
  const service = new DriverService.Builder(programs.driver)
    .setLoopback(true)
    .setEnvironment({
      ...process.env,
      DISPLAY: display.name,
      // There is no graphics card: layers in memory would be copied once more.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    })
    .build()
  return {
    service,
    stop: async () => {
      await service.kill()
      await display.stop()
    },
  }
}

/** @throws Error when the browser has not come in its time */
async function openSession(url: string, { proxy, direct }: Way): Promise<WebDriver> {
  const session = new Builder()
    .usingServer(url)
    .withCapabilities({
      browserName: 'MiniBrowser',
      proxy: { proxyType: 'manual', httpProxy: proxy, noProxy: [direct] },
    })
    .build()
  const late = delay(startTime, undefined, { ref: false }).then(() => {
    throw new Error(`The browser has not come in ${startTime} ms.`)
  })
  return Promise.race([session, late])
}

/** Gives the window a size in pixels, its own bars included. */
export async function resize(driver: WebDriver, width: number, height: number) {
  await driver.manage().window().setRect({ x: 0, y: 0, width, height })
}

/** Xvfb on the first free display, whose number it prints. */
async function startDisplay(program: string) {
  const server = spawn(
    program,
    // Without `-noreset` it begins anew, and hangs up, whenever its last window has gone.
    ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-noreset', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  )
  const left = new Promise((resolve) => {
    server.once('exit', resolve)
  })
  const number = await new Promise<string>((resolve, reject) => {
    server.once('error', reject)
    server.once('exit', () => reject(new Error(`${program} did not start.`)))
    server.stdout.once('data', (data: Buffer) => resolve(data.toString().trim()))
  })
  return {
    name: `:${number}`,
    // The next one may take the same number, whose socket this one removes when it leaves.
    stop: async () => {
      server.kill()
      await left
    },
  }
}
