import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { individualContact } from '#src/content/pages/individual-contact.ts'
import { AppProvider } from '#src/features/app-context.tsx'
import { IndividualForm } from '#src/features/individual-form.tsx'
import { Toaster } from '#src/features/toaster.tsx'
import { type AppActor, createApp } from '#src/services/app-actor.ts'
import { followFields } from '#src/services/field-edit.ts'
import { MemorySite } from './memory-site.tsx'
import './same-words.ts'

const { fields } = individualContact.form
const sendMessage = vi.fn<() => Promise<void>>(() => Promise.resolve())
let app: AppActor

beforeEach(() => {
  app = createApp({ sendMessage })
})
afterEach(() => {
  cleanup()
  app.stop()
  sendMessage.mockClear()
})

const tree = () => (
  <AppProvider app={app}>
    <MemorySite>
      <IndividualForm texts={individualContact.form} />
      <Toaster />
    </MemorySite>
  </AppProvider>
)

function open() {
  app.start()
  return render(tree())
}

const labels = ['Nom et prénom', 'Adresse e-mail', 'Téléphone', 'Votre message']
const field = (label: string) => {
  const control = screen.getByLabelText(label)
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
    return control
  throw new Error(`${label} is no field`)
}
const values = () => labels.map((label) => field(label).value)
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Envoyer' }))
const marked = () => labels.filter((label) => field(label).hasAttribute('aria-invalid'))
/** The sentences that explain a field. */
const explained = (label: string) =>
  (field(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)

async function fill(texts: readonly string[]) {
  for (const [index, label] of labels.entries())
    await userEvent.type(field(label), texts[index] ?? '')
}

test('there are four required fields and a message of four rows', () => {
  open()
  expect(screen.getAllByRole('textbox')).toEqual(labels.map(field))
  expect(labels.filter((label) => !field(label).required)).toEqual([])
  expect(field('Votre message').getAttribute('rows')).toBe('4')
})

test('B2 an empty form is refused: each field says why, and the summary takes the focus', async () => {
  open()
  await submit()
  const summary = screen.getByRole('alert')
  expect(document.activeElement).toBe(summary)
  expect(within(summary).getByRole('heading').textContent).toBe(
    'Quatre champs sont à corriger',
  )
  const links = within(summary).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Indiquez votre nom et votre prénom.',
    'Indiquez votre adresse e-mail.',
    'Indiquez votre numéro de téléphone.',
    'Écrivez votre message.',
  ])
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    labels.map((label) => `#${field(label).id}`),
  )
  expect(marked()).toEqual(labels)
  expect(explained('Nom et prénom')).toEqual(['Indiquez votre nom et votre prénom.'])
})

test('B2 the summary takes the focus also where the pressed button has none', async () => {
  open()
  // As in Safari on a Mac.
  fireEvent.click(screen.getByRole('button', { name: 'Envoyer' }))
  expect(document.activeElement).toBe(await screen.findByRole('alert'))
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

test('B2 an error goes as soon as it is mended, and none comes while somebody types @rgaa-mended-errors', async () => {
  open()
  await submit()
  await userEvent.type(field('Adresse e-mail'), 'a')
  expect(explained('Adresse e-mail')).toEqual([
    'Saisissez une adresse e-mail complète, par exemple nom@domaine.example.',
  ])
  await userEvent.type(field('Adresse e-mail'), '@b.fr')
  expect(marked()).toEqual(['Nom et prénom', 'Téléphone', 'Votre message'])
  await userEvent.clear(field('Adresse e-mail'))
  expect(marked()).toEqual(['Nom et prénom', 'Téléphone', 'Votre message'])
})

test('B2 a second refusal has the focus again @rgaa-second-refusal', async () => {
  open()
  await submit()
  await userEvent.type(field('Nom et prénom'), 'Élise Noël')
  await submit()
  const summary = screen.getByRole('alert')
  expect(document.activeElement).toBe(summary)
  expect(within(summary).getByRole('heading').textContent).toBe(
    'Trois champs sont à corriger',
  )
})

test('a correct message is said to go nowhere, and every value is kept', async () => {
  open()
  await fill(['Élise Noël', 'elise@exemple.fr', '06', 'Bonjour'])
  await submit()
  expect(await screen.findByText('Formulaire non fonctionnel')).toBeTruthy()
  expect(
    screen.getByText("Cette fonctionnalité n'est pas encore implémentée."),
  ).toBeTruthy()
  expect(values()).toEqual(['Élise Noël', 'elise@exemple.fr', '06', 'Bonjour'])
  expect(screen.queryByRole('alert')).toBeNull()
  expect(sendMessage).not.toHaveBeenCalled()
})

test('that nothing is sent is said of a message with an error, too', async () => {
  open()
  await fill(['Élise Noël', 'elise@', '0612345678', 'Bonjour'])
  await submit()
  expect(await screen.findByText('Formulaire non fonctionnel')).toBeTruthy()
  expect(marked()).toEqual(['Adresse e-mail'])
})

const live = () =>
  field('Téléphone').parentElement?.querySelector('[role=status]')?.textContent

test('the phone number keeps ten digits in pairs, and doubts an incomplete one', async () => {
  open()
  await userEvent.type(field('Téléphone'), '06 1a23')
  expect(field('Téléphone').value).toBe('06 12 3')
  expect(explained('Téléphone')).toEqual([
    fields.phone.doubts.incomplete,
    fields.phone.hint,
  ])
  await userEvent.type(field('Téléphone'), '45678')
  expect(field('Téléphone').value).toBe('06 12 34 56 78')
  expect(explained('Téléphone')).toEqual([fields.phone.hint])
})

test('F38 a number that is cut is said in a live region that was there before', async () => {
  open()
  expect(live()).toBe('')
  await userEvent.click(field('Téléphone'))
  await userEvent.paste('+32 470 12 34 56')
  expect(field('Téléphone').value).toBe('32 47 01 23 45')
  expect(live()).toBe(fields.phone.doubts.cut)
  expect(explained('Téléphone')).toEqual([fields.phone.doubts.cut, fields.phone.hint])
  await userEvent.clear(field('Téléphone'))
  await userEvent.paste('+262 692 12 34 56')
  expect(field('Téléphone').value).toBe('06 92 12 34 56')
  expect(live()).toBe('')
})

test('F45 an address that is pasted with its name is taken, and kept as it was given', async () => {
  open()
  await fill(['Élise Noël', 'x', '06', 'Bonjour'])
  const address = 'Élise <elise\u200B@exemple.fr>'
  await userEvent.clear(field('Adresse e-mail'))
  await userEvent.paste(address)
  await submit()
  expect(await screen.findByText('Formulaire non fonctionnel')).toBeTruthy()
  expect(field('Adresse e-mail').value).toBe(address)
})

test('the draft outlives the page', async () => {
  const page = open()
  await fill(['Élise Noël', 'elise@exemple.fr', '0612345678', 'Bonjour'])
  page.unmount()
  render(tree())
  expect(values()).toEqual(['Élise Noël', 'elise@exemple.fr', '06 12 34 56 78', 'Bonjour'])
})

test('F03 what was typed before hydration comes first, without an error of hydration', async () => {
  const container = document.createElement('div')
  container.innerHTML = renderToString(tree())
  document.body.append(container)
  expect(container.querySelector('form')?.noValidate).toBe(false)
  fireEvent.input(field('Nom et prénom'), { target: { value: 'Élise Noël' } })
  fireEvent.input(field('Téléphone'), { target: { value: '+336123456789' } })
  app.start()
  const stopFollowing = followFields(app)
  const failures: unknown[] = []
  const root = await act(() =>
    hydrateRoot(container, tree(), {
      onRecoverableError: (failure) => failures.push(failure),
    }),
  )
  stopFollowing()
  expect(failures).toEqual([])
  expect(values()).toEqual(['Élise Noël', '', '06 12 34 56 78', ''])
  expect(container.querySelector('form')?.noValidate).toBe(true)
  act(() => root.unmount())
  container.remove()
})
