import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { useEffect } from 'react'
import { type NavigateFunction, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isEmail } from '#machines/email-field.ts'
import { SendError } from '#machines/send-error.ts'
import { chat as chatTexts } from '#src/content/chat.ts'
import { contactForm } from '#src/content/contact-form.ts'
import { failure } from '#src/content/failure.ts'
import { notices } from '#src/content/notices.ts'
import { individualContact } from '#src/content/pages/individual-contact.ts'
import { notFound as notFoundTexts } from '#src/content/pages/not-found.ts'
import { Root } from '#src/root.tsx'
import { createPages, entryOf } from '#src/routes.tsx'
import { type AppActor, createApp } from '#src/services/app-actor.ts'
import { hostileTexts } from '#tools/mailbox/mailbox.ts'
import type { Target } from 'statecharts'
import { findControl } from './drivers/controls.ts'
import { openFailure } from './open-page.tsx'
import { MemorySite } from './memory-site.tsx'

// The parts that come late are fetched before they are asked for.
await Promise.all([
  import('#src/features/chat-view.tsx'),
  import('#src/features/toast-view.tsx'),
])

vi.setConfig({ testTimeout: 60_000 })

const harmless = 'Bonjour'
const writeText = vi.fn<(text: string) => Promise<void>>()
const injected = vi.fn<() => void>()
let app: AppActor
let navigate: NavigateFunction

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText)
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
  writeText.mockReset()
})

function Traveller() {
  const go = useNavigate()
  useEffect(() => {
    navigate = go
  }, [go])
  return null
}

async function open(address: string) {
  const pages = createPages(app)
  const visited = [address, '/nulle-part'].map((path) => entryOf(path).page)
  await Promise.all(visited.map((page) => pages.fetch(page)))
  await act(async () => {
    render(
      <MemorySite at={address}>
        <Traveller />
        <Root app={app} pages={pages} />
      </MemorySite>,
    )
  })
}

async function visit(address: string) {
  await act(async () => navigate(address))
}

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

/** Each text as it is, and encoded for an address. */
const spellings = (texts: readonly string[]) => [...texts, ...texts.map(encodeURIComponent)]

/** Every element with the names of its attributes: the same for two texts that are only texts. */
const shape = (place: Element = document.body) =>
  [...place.querySelectorAll('*')].map((element) =>
    [element.localName, ...element.getAttributeNames()].join(' '),
  )

const main = () => document.querySelector('main') ?? document.body

const addresses = () =>
  [...document.querySelectorAll('[href], [src], [action]')].flatMap((element) =>
    ['href', 'src', 'action'].map((name) => element.getAttribute(name)),
  )

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

test('F25 what stands in the contact form stays text in the fields, the e-mail and the copy @asvs-form-text', async () => {
  await open('/contact')
  const { fields } = contactForm
  const fill = (text: string) => ({
    name: type(fields.name, text),
    company: type(fields.company, text),
    message: type(fields.message, text),
  })
  fill(harmless)
  type(fields.email, 'zoe@exemple.fr')
  type(fields.phone, '0612345678')
  type(fields.siret, '73282932000074')
  fireEvent.change(control(fields.subject), {
    target: { value: contactForm.fields.subject.options[0] },
  })
  await press(contactForm.submit)
  writeText.mockRejectedValue(new Error('forbidden'))
  await press(contactForm.failed.copy)
  const expected = shape(main())

  for (const text of hostileTexts) {
    const typed = fill(text)
    expect(valueOf(fields.name)).toBe(typed.name)
    expect(valueOf(fields.message)).toBe(typed.message)
    const link = control({ css: 'form a[href*="body="]' }).getAttribute('href') ?? ''
    const mail = /^mailto:[^?]+\?subject=[^&]*&body=([^&#]*)$/.exec(link)
    const written = decodeURIComponent(mail?.[1] ?? '').replaceAll('\r\n', '\n')
    expect(written.split('\n')).toContain(`${fields.company.label} : ${typed.company}`)
    expect(written.endsWith(`\n\n${typed.message}`)).toBe(true)
    expect(document.querySelector('pre')?.textContent).toBe(written)
    await press(contactForm.failed.copy)
    expect(writeText).toHaveBeenLastCalledWith(written)
    expect(shape(main())).toEqual(expected)
  }
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

test('F25 what stands in the individual form is kept as text', async () => {
  await open('/particulier/contact')
  const { fields, submit } = individualContact.form
  const kept = [fields.name, fields.message]
  const fill = (text: string) => {
    type(fields.email, text)
    return kept.map((field) => type(field, text))
  }
  fill(harmless)
  await press(submit)
  const expected = shape()
  for (const text of hostileTexts) {
    const typed = fill(text)
    await press(submit)
    expect(kept.map(valueOf)).toEqual(typed)
    expect(shape()).toEqual(expected)
  }
})

test('F25 an address that names no category shows them all @asvs-query', async () => {
  const path = '/solutions/formations-obligatoires'
  await open(path)
  const expected = {
    shape: shape(),
    addresses: addresses(),
    text: document.body.textContent,
  }
  for (const query of spellings(hostileTexts)) {
    await visit(`${path}?${query}=1#domaine-${query}`)
    expect(shape()).toEqual(expected.shape)
    expect(addresses()).toEqual(expected.addresses)
    expect(document.body.textContent).toBe(expected.text)
  }
})

test('F25 an unknown address is not repeated by the page that says so', async () => {
  await open('/nulle-part')
  const expected = { shape: shape(), addresses: addresses() }
  for (const path of spellings(hostileTexts)) {
    await visit(`/${path.replaceAll(/[?#]/g, '')}?${path}#${path}`)
    expect(document.querySelector('h1')?.textContent, path).toBe(notFoundTexts.title)
    expect(shape()).toEqual(expected.shape)
    expect(addresses()).toEqual(expected.addresses)
  }
})

test('F25 a fragment that names nothing leads nowhere @asvs-fragment', async () => {
  const path = '/particulier/faq'
  await open(path)
  const expected = shape()
  for (const fragment of spellings(hostileTexts)) {
    await visit(`${path}#${fragment}`)
    expect(shape()).toEqual(expected)
  }
})

test('F25 the subject of a notice is text', async () => {
  await open('/')
  const { description } = notices.courseRequest
  const show = async (subject: string) => {
    await act(async () =>
      app.getSnapshot().children.toastQueue?.send({
        type: 'toast.show',
        toast: { notice: 'courseRequest', subject },
      }),
    )
    return control({ css: 'li[data-variant]' })
  }
  const expected = shape(await show(harmless))
  for (const text of hostileTexts) {
    const shown = await show(text)
    expect(shown.textContent).toContain(`${description}${text}`)
    expect(shape(shown)).toEqual(expected)
  }
})

test('F25 the page of a failure shows what failed and what was typed as text', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const form = app.getSnapshot().children.contactForm
  const fail = (text: string) => {
    form?.send({ type: 'field.change', field: 'message', value: text })
    const { container, unmount } = openFailure(app, text)
    const link = control({ role: 'link', name: failure.kept.email })
    const drawn = {
      shape: shape(container),
      texts: [...container.querySelectorAll('pre')].map(({ textContent }) => textContent),
      body: link.getAttribute('href')?.replace(/^.*&body=/, '') ?? '',
    }
    unmount()
    return drawn
  }
  const expected = fail(harmless).shape
  for (const text of hostileTexts) {
    const { shape: drawn, texts, body } = fail(text)
    expect(drawn).toEqual(expected)
    expect(texts[0]).toBe(text)
    expect(texts[1]?.startsWith(text)).toBe(true)
    expect(body).toMatch(/^[^&#"<>]*$/)
  }
})
