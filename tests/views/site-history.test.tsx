import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  currentLocation,
  onLocationChange,
  readEntryState,
  siteHistory,
  updateEntry,
} from '#src/services/site-history.ts'

const changed = vi.fn<(location: unknown) => void>()
let stop = () => {}
beforeEach(() => {
  history.replaceState(null, '', '/formations')
  stop = onLocationChange(changed)
})
afterEach(() => stop())

const refuse = () => {
  throw new DOMException('Attempt to use history.pushState() more than 100 times')
}

test('following the same link twice adds one history entry but notifies listeners twice', () => {
  const { length } = history
  siteHistory.push('/contact#formulaire')
  const { key } = currentLocation()
  siteHistory.push('/contact#formulaire')
  expect(history.length).toBe(length + 1)
  expect(changed).toHaveBeenCalledTimes(2)
  expect(currentLocation()).toMatchObject({ pathname: '/contact', hash: '#formulaire' })
  expect(currentLocation().key).not.toBe(key)
})

test('a push with another query adds a history entry, and a replacement adds none', () => {
  const { length } = history
  siteHistory.push('?sujet=devis')
  siteHistory.replace({ pathname: '/formations', search: '?sujet=autre' })
  expect(history.length).toBe(length + 1)
  expect(currentLocation()).toMatchObject({ search: '?sujet=autre' })
})

test.each(['pushState', 'replaceState'] as const)(
  'a navigation whose %s is refused loads the document of the URL',
  (method) => {
    vi.spyOn(history, method).mockImplementation(refuse)
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
    siteHistory[method === 'pushState' ? 'push' : 'replace']('/contact?sujet=devis')
    expect(assign).toHaveBeenCalledExactlyOnceWith('/contact?sujet=devis')
    expect(changed).not.toHaveBeenCalled()
  },
)

test('a click on a fragment link saves the scroll position in the current history entry', () => {
  vi.stubGlobal('scrollY', 420)
  document.body.innerHTML =
    '<a href="#liste"><b>Liste</b></a><a href="/contact">Contact</a>'
  const [inside, other] = document.querySelectorAll<HTMLElement>('b, [href="/contact"]')
  for (const link of document.links)
    link.addEventListener('click', (event) => event.preventDefault())
  other?.click()
  expect(readEntryState().top).toBeUndefined()
  inside?.click()
  expect(readEntryState().top).toBe(420)
})

test('the second click of a double click does not reach the page that the first one opened', () => {
  const pressed = vi.fn<() => void>()
  document.body.innerHTML = '<button>Ajouter</button>'
  const [button = document.body] = document.body.children
  button.addEventListener('click', pressed)
  const click = (detail: number) =>
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }))
  click(1)
  click(2)
  expect(pressed).toHaveBeenCalledTimes(2)
  click(1)
  siteHistory.push('/contact')
  click(2)
  expect(pressed).toHaveBeenCalledTimes(3)
  click(1)
  expect(pressed).toHaveBeenCalledTimes(4)
})

test('the second tap of a double tap does not reach the page that the first one opened', () => {
  const pressed = vi.fn<() => void>()
  document.body.innerHTML = '<button>Ajouter</button>'
  const [button = document.body] = document.body.children
  button.addEventListener('click', pressed)
  const start = performance.now() + 1000
  /** Taps after a time in milliseconds. As on phones, `detail` is 1 for each tap. */
  const tap = (time: number, clientX = 0) => {
    const event = new PointerEvent('click', {
      detail: 1,
      pointerType: 'touch',
      bubbles: true,
      clientX,
    })
    Object.defineProperty(event, 'timeStamp', { value: start + time })
    button.dispatchEvent(event)
  }
  tap(0)
  tap(300)
  expect(pressed).toHaveBeenCalledTimes(2)
  tap(2000)
  siteHistory.push('/contact')
  tap(2300)
  expect(pressed).toHaveBeenCalledTimes(3)
  tap(2600)
  expect(pressed).toHaveBeenCalledTimes(4)
  tap(5000)
  siteHistory.push('/contact#a')
  tap(5300, 44)
  expect(pressed, 'a tap in another place').toHaveBeenCalledTimes(6)
})

test('the second click of a double click does not reach what its removed target had covered', () => {
  const opened = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  document.body.innerHTML = '<button>Fermer</button><a href="/contact">Contact</a>'
  const [close = document.body, link = document.body] = document.body.children
  close.addEventListener('click', () => close.remove())
  link.addEventListener('click', opened)
  const click = (target: Element, detail: number) =>
    target.dispatchEvent(new PointerEvent('click', { bubbles: true, detail }))
  click(close, 1)
  click(link, 2)
  expect(opened).not.toHaveBeenCalled()
  click(link, 1)
  expect(opened).toHaveBeenCalledOnce()
})

test('F83 a refused update of the current history entry is only logged', () => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(history, 'replaceState').mockImplementation(refuse)
  expect(() => updateEntry({}, '/formations?formation=excel')).not.toThrow()
  expect(said).toHaveBeenCalledOnce()
})
