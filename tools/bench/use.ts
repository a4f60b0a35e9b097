import { slowest } from './blocking.ts'
import { readConfig } from './config.ts'
import type { Sample } from './measures.ts'
import type { Visit } from './visit.ts'

const touched = await readConfig()

/** Uses a hydrated page whose menu is open: its menu, its filter, its questions, its fields. */
export async function measureUse(opened: Visit, path: string): Promise<Sample> {
  const sample: Sample = {}
  const note = async (measure: keyof Sample, use: () => Promise<boolean>) => {
    await opened.page.evaluate(() => void globalThis.bench.events.splice(0))
    if (!(await use())) return
    await opened.settle()
    sample[measure] = slowest((await opened.read()).events)
  }
  await note(
    'menuInp',
    async () => (await tap(opened, touched.menu)) && (await tap(opened, touched.menu)),
  )
  await tap(opened, touched.menu)
  await note('filterInp', () => tap(opened, touched.filter))
  await note('accordionInp', () => tap(opened, touched.question))
  if (await tap(opened, touched.field))
    await note('typingInp', async () => {
      await opened.type('Zoe M')
      return true
    })
  const navigation = await measureNavigation(opened, path)
  return navigation === null ? sample : { ...sample, navigation }
}

/**
 * Ms from the first press on what needs the application to the paint of a sign, and to that of its
 * answer; the page must not have been touched.
 */
export async function measurePress(opened: Visit): Promise<Sample> {
  await opened.page.evaluate((wanted) => {
    const { bench } = globalThis
    // The task after a frame: it has been painted.
    const painted = (note: () => void) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = note
        port2.postMessage(null)
      })
    new MutationObserver((_, observer) => {
      const isAnswered = document.querySelector(wanted) !== null
      if (!isAnswered && document.querySelector('button[aria-busy]') === null) return
      painted(() => (bench.signAt ||= performance.now()))
      if (!isAnswered) return
      observer.disconnect()
      painted(() => (bench.answeredAt = performance.now()))
    }).observe(document, { subtree: true, childList: true, attributes: true })
  }, touched.answer)
  // Not by a finger: its touch, or the scroll to it, would bring the application before the press.
  await opened.page.evaluate((pressed) => {
    globalThis.bench.tappedAt = performance.now()
    document.querySelector<HTMLElement>(pressed)?.click()
  }, touched.press)
  await opened.page.waitForFunction(() => globalThis.bench.answeredAt > 0, null, {
    polling: 50,
  })
  const { tappedAt, signAt, answeredAt } = await opened.read()
  return { signAt: signAt - tappedAt, pressTook: answeredAt - tappedAt }
}

/** Ms from the touch of a link to the paint of this page, which was left before: its code is here. */
async function measureNavigation(opened: Visit, path: string) {
  if (!(await follow(opened, neighbourOf(path)))) return null
  // A visitor looks at a page before leaving it.
  await opened.settle(200)
  // Its drawings come as late as they do to a visitor.
  await opened.slowNetwork()
  return follow(opened, path)
}

function neighbourOf(path: string) {
  const space = path.startsWith('/particulier') ? '/particulier' : '/entreprise'
  return path === space ? `${space.replace('/entreprise', '')}/contact` : space
}

/** Ms until the heading of the page at `path` is painted; null when no link leads there. */
async function follow(opened: Visit, path: string) {
  const link = `a[href="${path}"]`
  // Some pages lead there by their menu only.
  if ((await find(opened, link)) === null) await tap(opened, touched.menu)
  await opened.page.evaluate(() => {
    // What an earlier page reported is not this one's.
    globalThis.bench.headingAt = 0
    const heading = document.querySelector('h1')?.textContent
    const note = ({ timeStamp }: Event) => (globalThis.bench.tappedAt = timeStamp)
    addEventListener('click', note, { capture: true, once: true })
    new MutationObserver((_, observer) => {
      const next = document.querySelector('h1')
      if (next === null || next.textContent === heading) return
      observer.disconnect()
      // The browser then reports when it has painted the words, wherever in the heading they stand.
      for (const part of [next, ...next.querySelectorAll('*')])
        part.setAttribute('elementtiming', 'heading')
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  if (!(await tap(opened, link))) return null
  return opened.arrival()
}

/** Touches the first element that the selector names and a finger can reach; false without one. */
async function tap(opened: Visit, selector: string) {
  const place = await find(opened, selector)
  if (place === null) return false
  // What scrolling drew must not count for the touch.
  await opened.nextFrame()
  await opened.tapAt(place.x, place.y)
  await opened.nextFrame()
  return true
}

/** Brings that element on screen; resolves to its place there, or to null without one. */
function find({ page }: Visit, selector: string) {
  return page.evaluate((wanted) => {
    for (const element of document.querySelectorAll(wanted)) {
      if (!element.checkVisibility()) continue
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { x = 0, y = 0, width = 0, height = 0 } = element.getClientRects()[0] ?? {}
      const point = { x: x + width / 2, y: y + height / 2 }
      if (element.contains(document.elementFromPoint(point.x, point.y))) return point
    }
    return null
  }, selector)
}
