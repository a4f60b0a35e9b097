import { render, screen, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { SendError } from '#machines/send-error.ts'
import { contactForm } from '#src/content/contact-form.ts'
import * as organisation from '#src/content/organisation.ts'
import { requests } from '#src/content/requests.ts'
import { ContactForm } from '#src/features/contact-form.tsx'
import { type AppActor, createApp } from '#src/services/app-actor.ts'
import { refuseFilledHoneypot, trapId } from '#src/services/honeypot.ts'
import { sendMessage } from '#src/services/send-message.ts'
import { answers, fieldNames } from '#tests/machines/form-fields.rules.ts'
import { inSite } from './open-page.tsx'

const draft = {
  ...answers,
  name: 'Zoé 🧵',
  message: 'La moitié d’un caractère : \ud83e',
}
const readable = draft.message.replace('\ud83e', '\ufffd')

let app: AppActor
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  // The tests are run without a build's settings: this is the site without its keys.
  app = createApp({ sendMessage })
  app.start()
  const form = app.getSnapshot().children.contactForm
  for (const name of fieldNames)
    form?.send({ type: 'field.change', field: name, value: draft[name] })
})

test('F51 a trap that something fills in again each time stops the first message alone', () => {
  const trap = document.body.appendChild(document.createElement('input'))
  trap.id = trapId
  onTestFinished(() => trap.remove())
  refuseFilledHoneypot()
  trap.value = 'https://exemple.fr'
  expect(refuseFilledHoneypot).toThrow(SendError)
  expect(trap.value).toBe('https://exemple.fr')
  expect(refuseFilledHoneypot).not.toThrow()
})

const bodyOf = (link: HTMLElement) =>
  new URL(link.getAttribute('href') ?? '').searchParams.get('body')

test('F24 F27 without keys nothing leaves, and the whole message has a way out', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>()
  vi.stubGlobal('fetch', fetch)
  render(inSite(app, <ContactForm requests={requests} />))
  screen.getByRole('button', { name: contactForm.submit }).click()
  const title = await screen.findByText(contactForm.failed.title)
  const card = within(title.closest<HTMLElement>('[tabindex="-1"]') ?? document.body)
  card.getByText(contactForm.failed.reasons.unconfigured)
  card.getByRole('button', { name: contactForm.failed.copy })
  const link = card.getByRole('link', { name: contactForm.failed.email })
  expect(link.getAttribute('href')).toMatch(`mailto:${organisation.email}?`)
  expect(bodyOf(link)?.endsWith(readable)).toBe(true)
  for (const name of fieldNames) expect(screen.getByDisplayValue(draft[name])).toBeDefined()
  expect(fetch).not.toHaveBeenCalled()
})

test('F44 a field that was filled in without any event is sent as it stands', () => {
  render(inSite(app, <ContactForm requests={requests} />))
  const message = screen.getByLabelText<HTMLTextAreaElement>(
    contactForm.fields.message.label,
  )
  message.value = 'Demain, à midi'
  screen.getByRole('button', { name: contactForm.submit }).click()
  const form = app.getSnapshot().children.contactForm?.getSnapshot()
  expect(form?.context.draft).toEqual({ ...draft, message: 'Demain, à midi' })
})
