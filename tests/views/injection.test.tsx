import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SendError } from '#machines/send-error.ts'
import { chat as texts } from '#src/content/chat.ts'
import { contactForm } from '#src/content/contact-form.ts'
import { message } from '#src/content/message.ts'
import { answers, fieldNames } from '#tests/machines/form-fields.rules.ts'
import { oneLine } from '#tests/machines/visible-text.rules.ts'
import { hostileTexts } from '#tools/mailbox/mailbox.ts'
import { openSite, startApp } from './open-page.tsx'

const injected = vi.fn<() => void>()

beforeEach(() => {
  vi.stubGlobal('injected', injected)
})
afterEach(() => {
  if (injected.mock.calls.length > 0 || 'injected' in {}) throw new Error('a script ran')
})

const open = (address: string) => openSite(startApp(), address, [address, '/nulle-part'])

test('F25 a chat message is rendered as text @asvs-assistant-text', async () => {
  await open('/')
  fireEvent.click(screen.getByRole('button', { name: texts.open }))
  const field = screen.getByRole('textbox', { name: texts.field })
  const send = screen.getByRole('button', { name: texts.send })
  // Browsers remove line breaks from single-line fields.
  const sentTexts = hostileTexts.map((text) => text.replaceAll(/[\r\n]/g, ''))
  for (const value of sentTexts) {
    fireEvent.change(field, { target: { value } })
    fireEvent.click(send)
  }
  const shownTexts = [...document.querySelectorAll('[role=log] p')]
    .slice(1)
    .map(({ lastChild }) => lastChild?.textContent)
  expect(shownTexts).toEqual(sentTexts)
})

test('F25 the values of the contact form are sent and shown as text @asvs-texts-sent', async () => {
  const separator = ' ¦ '
  // Browsers remove line breaks from single-line fields, and normalise them in text areas.
  const singleLine = hostileTexts
    .map((text) => text.replaceAll(/[\r\n]/g, ''))
    .join(separator)
  const lines = hostileTexts.map((text) => text.replaceAll(/\r\n?/g, '\n'))
  const hostile = {
    ...answers,
    name: singleLine,
    email: "{{7*7}}'&|$`@exemple.fr",
    company: singleLine,
    message: lines.join(separator),
  }
  const sendMessage = vi.fn<() => Promise<void>>(() =>
    Promise.reject(new SendError('rejected')),
  )
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  await openSite(startApp({ sendMessage }), '/contact')
  for (const name of fieldNames) {
    const field = screen.getByLabelText(contactForm.fields[name].label)
    fireEvent.change(field, { target: { value: hostile[name] } })
  }
  fireEvent.click(screen.getByRole('button', { name: contactForm.submit }))
  // Single-line fields are sent without control characters and direction marks.
  const [name, company] = [oneLine(hostile.name), oneLine(hostile.company)]
  expect(sendMessage.mock.calls).toEqual([[{ ...hostile, name, company }]])
  // The page shows the message if it cannot be copied.
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
  fireEvent.click(await screen.findByRole('button', { name: message.copy }))
  await expect.poll(() => document.querySelector('form pre')).not.toBeNull()
  const [, ...shown] = document.querySelector('form pre')?.textContent.split('\n\n') ?? []
  expect(shown.join('\n\n').split(separator)).toEqual(lines)
})

const mandatory = '/solutions/formations-obligatoires'
const faq = '/particulier/faq'

type Address = { title: string; path: string; urlWith(text: string): string }
const addresses: readonly Address[] = [
  {
    title: 'a URL with an unknown query and category shows all items @asvs-query',
    path: mandatory,
    urlWith: (text) => `${mandatory}?${text}=1#domaine-${text}`,
  },
  {
    title: 'the 404 page does not repeat the unknown URL @asvs-texts-shown',
    path: '/nulle-part',
    urlWith: (text) => `/${text.replaceAll(/[?#]/g, '')}?${text}#${text}`,
  },
  {
    title: 'an unknown fragment has no effect @asvs-fragment',
    path: faq,
    urlWith: (text) => `${faq}#${text}`,
  },
]

for (const { title, path, urlWith } of addresses)
  test(`F25 ${title}`, async () => {
    await open(path)
    const expected = document.documentElement.outerHTML
    for (const text of [...hostileTexts, ...hostileTexts.map(encodeURIComponent)]) {
      history.pushState(null, '', urlWith(text))
      await act(async () => dispatchEvent(new PopStateEvent('popstate')))
      expect(document.documentElement.outerHTML, text).toBe(expected)
    }
  })
