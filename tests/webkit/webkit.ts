import { spawn } from 'node:child_process'
import { Builder, type WebDriver } from 'selenium-webdriver'
import { DriverService } from 'selenium-webdriver/remote'

/** The programs of Debian's `webkit2gtk-driver` and `xvfb`. */
interface Programs {
  readonly driver: string
  readonly display: string
}

/**
 * Starts WebKitGTK's small browser on a display of its own, 1440 × 900.
 * @param proxy the `host:port` that every request goes to, except those to `direct`
 */
export async function startWebKit(
  programs: Programs,
  { proxy, direct }: { proxy: string; direct: string },
) {
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
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities({
      browserName: 'MiniBrowser',
      proxy: { proxyType: 'manual', httpProxy: proxy, noProxy: [direct] },
    })
    .build()
  await resize(driver, 1440, 900)
  return {
    driver,
    stop: async () => {
      await driver.quit()
      await service.kill()
      await display.stop()
    },
  }
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
