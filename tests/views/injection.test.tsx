import { act, cleanup, fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isEmail } from '#machines/email-field.ts'
import { SendError } from '#machines/send-error.ts'
import { chat as chatTexts } from '#src/content/chat.ts'
import { contactForm } from '#src/content/contact-form.ts'
import { failure } from '#src/content/failure.ts'
import { notices } from '#src/content/notices.ts'
import { type AppActor, createApp } from '#src/services/app-actor.ts'
import { hostileTexts } from '#tools/mailbox/mailbox.ts'
import type { Target } from 'statecharts'
import { findControl } from './drivers/controls.ts'
import { openFailure, openSite } from './open-page.tsx'

vi.setConfig({ testTimeout: 60_000 })

const harmless = 'Bonjour'
const injected = vi.fn<() => void>()
let app: AppActor

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('injected', injected)
  app = createApp({ sendMessage: () => Promise.reject(new SendError('server')) })
  app.start()
})
afterEach(() => {
  cleanup()
  app.stop()
  if (injected.mock.calls.length > 0 || 'injected' in {}) throw new Error('a text ran')
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const open = (address: string) => openSite(app, address, [address, '/nulle-part'])

/** Testing Library's queries are slow on whole pages. */
function control(target: Target) {
  const found = findControl(target)
  if (found === null) throw new Error(`there is no ${JSON.stringify(target)}`)
  return found
}

async function press(name: string) {
  await act(async () => fireEvent.click(control({ role: 'button', name })))
}

/** Types a text; gives what the browser leaves of it. */
function type(target: Target, text: string) {
  const field = control(target)
  const value =
    // The browser itself makes breaks alike, or drops them where a field has one line.
    field instanceof HTMLTextAreaElement
      ? text.replaceAll(/\r\n?/g, '\n')
      : text.replaceAll(/[\r\n]/g, '')
  fireEvent.change(field, { target: { value } })
  return value
}

function valueOf(target: Target) {
  const field = control(target)
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
    return field.value
  throw new Error(`${JSON.stringify(target)} is no field`)
}

/** Every element with the names of its attributes: the same for two texts that are only texts. */
const shape = (place: Element = document.body) =>
  [...place.querySelectorAll('*')].map((element) =>
    [element.localName, ...element.getAttributeNames()].join(' '),
  )

/** What no address may change: elements, where they lead, words. */
const drawn = () => ({
  shape: shape(),
  addresses: [...document.querySelectorAll('[href], [src], [action]')].flatMap((element) =>
    ['href', 'src', 'action'].map((name) => element.getAttribute(name)),
  ),
  text: document.body.textContent,
})

test('F25 what is said to the assistant is shown as text @asvs-assistant-text', async () => {
  await open('/')
  await press(chatTexts.open)
  const say = async (text: string) => {
    const said = type({ css: '[role=dialog] input' }, text)
    await press(chatTexts.send)
    return said
  }
  await say(harmless)
  const spoken = () => [...document.querySelectorAll('[role=log] p')].slice(1)
  const said: string[] = [harmless]
  for (const text of hostileTexts) said.push(await say(text))
  expect(spoken().map(({ lastChild }) => lastChild?.textContent)).toEqual(said)
  const parts = spoken().map(({ children }) =>
    [...children].map(({ localName }) => localName),
  )
  expect(parts).toEqual(said.map(() => ['span', 'span']))
})

test('F25 the digit fields keep digits alone, and no such text is an address @asvs-digit-fields', async () => {
  await open('/contact')
  const { fields } = contactForm
  for (const text of hostileTexts) {
    for (const field of [fields.phone, fields.siret]) {
      type(field, '')
      type(field, text)
      expect(valueOf(field)).toMatch(/^[\d ]*$/)
    }
    expect(isEmail(text)).toBe(false)
  }
})

const mandatory = '/solutions/formations-obligatoires'
const faq = '/particulier/faq'
const unknown = '/nulle-part'

test.each<[title: string, path: string, addressOf: (text: string) => string]>([
  [
    'F25 an address that names no category shows them all @asvs-query',
    mandatory,
    (text) => `${mandatory}?${text}=1#domaine-${text}`,
  ],
  [
    'F25 an unknown address is not repeated by the page that says so @asvs-texts-shown',
    unknown,
    (text) => `/${text.replaceAll(/[?#]/g, '')}?${text}#${text}`,
  ],
  [
    'F25 a fragment that names nothing leads nowhere @asvs-fragment',
    faq,
    (text) => `${faq}#${text}`,
  ],
])('%s', async (_, path, addressOf) => {
  await open(path)
  const expected = JSON.stringify(drawn())
  for (const text of [...hostileTexts, ...hostileTexts.map(encodeURIComponent)]) {
    history.pushState(null, '', addressOf(text))
    await act(async () => dispatchEvent(new PopStateEvent('popstate')))
    expect(JSON.stringify(drawn()), text).toBe(expected)
  }
})

test('F25 the subject of a notice is text', async () => {
  await open('/')
  const { description } = notices.courseRequest
  const shapes = new Set<string>()
  for (const subject of [harmless, ...hostileTexts]) {
    const toast = { notice: 'courseRequest', subject } as const
    await act(async () =>
      app.getSnapshot().children.toastQueue?.send({ type: 'toast.show', toast }),
    )
    const shown = control({ css: 'li[data-variant]' })
    expect(shown.textContent).toContain(`${description}${subject}`)
    shapes.add(shape(shown).join('\n'))
  }
  expect(shapes.size).toBe(1)
})

test('F25 the page of a failure shows what failed and what was typed as text', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const form = app.getSnapshot().children.contactForm
  for (const text of hostileTexts) {
    form?.send({ type: 'field.change', field: 'message', value: text })
    const { container, unmount } = openFailure(app, text)
    const link = control({ role: 'link', name: failure.kept.email })
    expect(link.getAttribute('href')?.replace(/^.*&body=/, '')).toMatch(/^[^&#"<>]*$/)
    const [what, kept] = container.querySelectorAll('pre')
    expect(what?.children).toHaveLength(0)
    expect(what?.textContent).toBe(text)
    expect(kept?.children).toHaveLength(0)
    expect(kept?.textContent.startsWith(text)).toBe(true)
    unmount()
  }
})
