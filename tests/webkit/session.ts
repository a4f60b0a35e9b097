import { afterAll, beforeAll, beforeEach } from 'vitest'
import { findWebKit } from '#tools/check/browser.ts'
import { serveSite } from '#tools/publish/publish.ts'
import {
  emptyMailbox,
  startTestMailbox,
  type TestMailbox,
} from '#tests/e2e/test-mailbox.ts'
import { visitor } from './visitor.ts'
import { resize, startWebKit } from './webkit.ts'

const programs = findWebKit()
/** Whether this machine has no WebKitGTK: its tests are then skipped. */
export const isAbsent = programs === undefined
if (isAbsent)
  console.error(
    'NO WEBKITGTK: all of its tests are SKIPPED; see tools/check/install-browser.ts.',
  )

/** The file's visitor and mailbox: there once its tests run. */
export let visit: ReturnType<typeof visitor>
export let mailbox: TestMailbox
/** Gives the window a width in pixels. */
export let widen: (width: number) => Promise<void>

let mailboxUrl: string
let stop = async () => {}

beforeAll(async () => {
  if (!programs) return
  const site = await serveSite({ folder: 'dist-test', port: 0 })
  const box = await startTestMailbox('webkit')
  mailboxUrl = box.url
  // The mailbox is its own proxy: an absolute address has the same path to it.
  const way = { proxy: new URL(box.url).host, direct: new URL(site.url).host }
  const browser = await startWebKit(programs, way)
  visit = visitor(browser.driver, site.url)
  widen = (width) => resize(browser.driver, width, 900)
  stop = async () => {
    await browser.stop()
    await box.close()
    await site.close()
  }
})

afterAll(() => stop())

beforeEach(async () => {
  mailbox = await emptyMailbox(mailboxUrl)
})
