import { fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { individualContact } from '#src/content/pages/individual-contact.ts'
import { IndividualForm } from '#src/features/individual-form.tsx'
import { openPage } from './open-page.tsx'

const { fields } = individualContact.form

const open = () => openPage(<IndividualForm texts={individualContact.form} />)

const labels = ['Nom et prénom', 'Adresse e-mail', 'Téléphone', 'Votre message']
const field = (label: string) => {
  const control = screen.getByLabelText(label)
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
    return control
  throw new Error(`${label} is no field`)
}
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Envoyer' }))
const marked = () => labels.filter((label) => field(label).hasAttribute('aria-invalid'))
/** The sentences that explain a field. */
const explained = (label: string) =>
  (field(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)

test('B2 the summary of an empty form has the focus, also where the pressed button has none, and leads to each field, which says why', async () => {
  open()
  // As in Safari on a Mac.
  fireEvent.click(screen.getByRole('button', { name: 'Envoyer' }))
  const summary = await screen.findByRole('alert')
  expect(document.activeElement).toBe(summary)
  const links = within(summary).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    labels.map((label) => `#${field(label).id}`),
  )
  expect(labels.map((label) => explained(label)[0])).toEqual(
    links.map(({ textContent }) => textContent),
  )
})

test('B2 the summary leaves the focus to who has gone elsewhere', async () => {
  open()
  const elsewhere = document.body.appendChild(document.createElement('input'))
  elsewhere.focus()
  fireEvent.click(screen.getByRole('button', { name: 'Envoyer' }))
  await screen.findByRole('alert')
  expect(document.activeElement).toBe(elsewhere)
  elsewhere.remove()
})

test('B2 an error goes as soon as it is mended, none comes while somebody types, and a second refusal has the focus again @rgaa-mended-errors @rgaa-refused-email @rgaa-second-refusal', async () => {
  open()
  await submit()
  await userEvent.type(field('Adresse e-mail'), 'a')
  expect(explained('Adresse e-mail')).toEqual([fields.email.errors.malformed])
  await userEvent.type(field('Adresse e-mail'), '@b.fr')
  expect(marked()).toEqual(['Nom et prénom', 'Téléphone', 'Votre message'])
  await userEvent.clear(field('Adresse e-mail'))
  expect(marked()).toEqual(['Nom et prénom', 'Téléphone', 'Votre message'])
  await userEvent.type(field('Adresse e-mail'), 'a@b.fr')
  await submit()
  const summary = screen.getByRole('alert')
  expect(document.activeElement).toBe(summary)
  expect(within(summary).getByRole('heading').textContent).toBe(
    'Trois champs sont à corriger',
  )
})

const live = () =>
  field('Téléphone').parentElement?.querySelector('[role=status]')?.textContent

test('F38 an incomplete number is doubted, and one that is cut is said in a live region that was there before', async () => {
  open()
  expect(live()).toBe('')
  await userEvent.type(field('Téléphone'), '06 1a23')
  expect(field('Téléphone').value).toBe('06 12 3')
  expect(explained('Téléphone')).toEqual([
    fields.phone.doubts.incomplete,
    fields.phone.hint,
  ])
  await userEvent.clear(field('Téléphone'))
  await userEvent.paste('+32 470 12 34 56')
  expect(live()).toBe(fields.phone.doubts.cut)
  expect(explained('Téléphone')).toEqual([fields.phone.doubts.cut, fields.phone.hint])
  await userEvent.clear(field('Téléphone'))
  await userEvent.paste('+262 692 12 34 56')
  expect(live()).toBe('')
  expect(explained('Téléphone')).toEqual([fields.phone.hint])
})
