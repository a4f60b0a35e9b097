import { fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { SendError } from '#machines/send-error.ts'
import { contactForm } from '#src/content/contact-form.ts'
import * as organisation from '#src/content/organisation.ts'
import { individualContact } from '#src/content/pages/individual-contact.ts'
import { requests } from '#src/content/requests.ts'
import { ContactForm } from '#src/features/contact-form.tsx'
import { IndividualForm } from '#src/features/individual-form.tsx'
import { refuseFilledHoneypot, trapId } from '#src/services/honeypot.ts'
import { sendMessage } from '#src/services/send-message.ts'
import { answers, fieldNames } from '#tests/machines/form-fields.rules.ts'
import { inSite, openPage, startApp } from './open-page.tsx'

const { fields } = individualContact.form
const openIndividual = () => openPage(<IndividualForm texts={individualContact.form} />)

const labels = ['Nom et prénom', 'Adresse e-mail', 'Téléphone', 'Votre message']
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const buttonNamed = (name = 'Envoyer') => screen.getByRole('button', { name })
/** As in Safari on a Mac, where no button takes the focus. */
const submitInSafari = (name?: string) => fireEvent.click(buttonNamed(name))
const marked = () => labels.filter((label) => field(label).hasAttribute('aria-invalid'))
/** The sentences that explain a field. */
const explained = (label: string) =>
  (field(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)

/** The form of companies, filled in, on a site without its keys: tests have no build's settings. */
function openFilled() {
  const app = startApp({ sendMessage })
  const draft = {
    ...answers,
    name: 'Zoé 🧵',
    message: 'La moitié d’un caractère : \ud83e',
  }
  const form = app.getSnapshot().children.contactForm
  for (const field of fieldNames)
    form?.send({ type: 'field.change', field, value: draft[field] })
  render(inSite(app, <ContactForm requests={requests} />))
  return { form, draft }
}

test('F24 F27 without keys nothing leaves, and the whole message has a way out', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const fetch = vi.fn<typeof globalThis.fetch>()
  vi.stubGlobal('fetch', fetch)
  const { draft } = openFilled()
  buttonNamed(contactForm.submit).click()
  const title = await screen.findByText(contactForm.failed.title)
  const card = within(title.closest<HTMLElement>('[tabindex="-1"]') ?? document.body)
  card.getByText(contactForm.failed.reasons.unconfigured)
  card.getByRole('button', { name: contactForm.failed.copy })
  const link = card.getByRole('link', { name: contactForm.failed.email })
  const { href, searchParams } = new URL(link.getAttribute('href') ?? '')
  expect(href).toMatch(`mailto:${organisation.email}?`)
  const readable = draft.message.replace('\ud83e', '\ufffd')
  expect(searchParams.get('body')?.endsWith(readable)).toBe(true)
  for (const name of fieldNames) expect(screen.getByDisplayValue(draft[name])).toBeDefined()
  expect(fetch).not.toHaveBeenCalled()
  expect(warn.mock.calls).toEqual([['Message not confirmed: unconfigured']])
})

test('F44 a field that was filled in without any event is sent as it stands', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { form, draft } = openFilled()
  field(contactForm.fields.message.label).value = 'Demain, à midi'
  submitInSafari(contactForm.submit)
  expect(form?.getSnapshot().context.draft).toEqual({ ...draft, message: 'Demain, à midi' })
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

test('B2 the summary of an empty form has the focus, also where the pressed button has none, and leads to each field, which says why; an error goes as soon as it is mended, none comes while somebody types, and a second refusal has the focus again @rgaa-mended-errors @rgaa-refused-email @rgaa-second-refusal', async () => {
  openIndividual()
  submitInSafari()
  const summary = await screen.findByRole('alert')
  expect(document.activeElement).toBe(summary)
  const links = within(summary).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    labels.map((label) => `#${field(label).id}`),
  )
  expect(labels.map((label) => explained(label)[0])).toEqual(
    links.map(({ textContent }) => textContent),
  )

  const email = field('Adresse e-mail')
  await userEvent.type(email, 'a')
  expect(explained('Adresse e-mail')).toEqual([fields.email.errors.malformed])
  await userEvent.type(email, '@b.fr')
  const others = ['Nom et prénom', 'Téléphone', 'Votre message']
  expect(marked()).toEqual(others)
  await userEvent.clear(email)
  expect(marked()).toEqual(others)
  await userEvent.type(email, 'a@b.fr')
  await userEvent.click(buttonNamed())
  expect(document.activeElement).toBe(screen.getByRole('alert'))
  expect(screen.getByText('Trois champs sont à corriger')).toBeDefined()
})

test('B2 the summary leaves the focus to who has gone elsewhere', async () => {
  openIndividual()
  const elsewhere = document.body.appendChild(document.createElement('input'))
  onTestFinished(() => elsewhere.remove())
  elsewhere.focus()
  submitInSafari()
  await screen.findByRole('alert')
  expect(document.activeElement).toBe(elsewhere)
})

test('F38 an incomplete number is doubted, and one that is cut is said in a live region that was there before', async () => {
  openIndividual()
  const { cut, incomplete } = fields.phone.doubts
  const live = field('Téléphone').parentElement?.querySelector('[role=status]')
  expect(live?.textContent).toBe('')
  await userEvent.type(field('Téléphone'), '06 1a23')
  expect(field('Téléphone').value).toBe('06 12 3')
  expect(explained('Téléphone')).toEqual([incomplete, fields.phone.hint])
  await userEvent.clear(field('Téléphone'))
  await userEvent.paste('+32 470 12 34 56')
  expect(live?.textContent).toBe(cut)
  expect(explained('Téléphone')).toEqual([cut, fields.phone.hint])
  await userEvent.clear(field('Téléphone'))
  await userEvent.paste('+262 692 12 34 56')
  expect(live?.textContent).toBe('')
  expect(explained('Téléphone')).toEqual([fields.phone.hint])
})
