import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { type FactStore, readFactStore } from './fact-store.ts'
import type { IssueReport } from './form.ts'

/** Opens a page of the editor, by the part of its address after `#/`. */
async function openPage(href: string, facts: FactStore = readFactStore()) {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ facts })))
  location.hash = `#/${href}`
  await import('./page.tsx')
}

/** Saves the open page. The server responds with the facts and a refusal. */
async function saveRefused(facts: FactStore, refusal: IssueReport) {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ facts, refusal })))
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await screen.findByRole('heading', { name: refusal.title })
}

test('the editor reports a missing record for a malformed address', async () => {
  await openPage('courses/%E0%A4')
  const name = 'Cette fiche a été retirée, ou son nom a changé'
  expect(await screen.findByRole('heading', { name })).toBe(document.activeElement)
})

test('the editor reports that the check before publication has failed', async () => {
  await openPage('')
  const name = 'La vérification a échoué. Rechargez cette page.'
  expect(await screen.findByRole('heading', { name })).toBeDefined()
})

test('the editor shows a stored choice that the form no longer offers', async () => {
  const facts = readFactStore()
  const record = facts.find(({ name }) => name === 'courses')?.records[0]
  Object.assign(record?.value ?? {}, { condition: 'renamed' })
  await openPage(`courses/${record?.id}`, facts)
  const field = await screen.findByLabelText('Condition à côté du tarif')
  expect(field).toHaveProperty('value', 'renamed')
})

test('the editor shows a fixed text in a read-only field that is described as fixed', async () => {
  await openPage('texts-individual-trainings/texts-individual-trainings')
  const name = 'Choix de toutes les formations'
  const description = /Cette valeur est fixe/
  const field = await screen.findByRole('textbox', { name, description })
  expect(field).toHaveProperty('value', 'Toutes')
  const readOnlyFields = screen
    .getAllByRole<HTMLInputElement>('textbox')
    .filter(({ readOnly }) => readOnly)
  expect(readOnlyFields).toEqual([field])
})

test('the editor attaches a file even if the browser cannot read it', async () => {
  const reader = { readAsDataURL: () => reader.onloadend(), result: null, onloadend() {} }
  vi.stubGlobal('FileReader', function FileReader() {
    return reader
  })
  const { attachmentIn } = await import('./form.ts')
  const { readAttachment } = await import('./attachment.ts')
  expect(
    attachmentIn(await readAttachment('image', new File(['a'], 'a.svg'))),
  ).toBeDefined()
})

test('F65 a file whose reading ends late is attached to the newest version of its record', async () => {
  const user = userEvent.setup()
  const reader = { readAsDataURL() {}, result: 'data:,YQ==', onloadend() {} }
  vi.stubGlobal('FileReader', function FileReader() {
    return reader
  })
  const facts = readFactStore()
  const record = facts.find(({ name }) => name === 'courses')?.records[0]
  await openPage(`courses/${record?.id}`, facts)
  await screen.findByRole('heading', { level: 1, name: record?.name ?? '' })
  const name = 'Joindre un fichier : Dessin ou photographie'
  await user.upload(await screen.findByLabelText(name), new File([''], 'b.svg'))
  Object.assign(record ?? {}, { revision: 'newer' })
  Object.assign(record?.value ?? {}, { title: 'changed' })
  fireEvent.focus(window)
  await screen.findByDisplayValue('changed')
  reader.onloadend()
  await screen.findByDisplayValue('b.svg')
  type Fetch = (route: string, request: { body: string }) => Promise<Response>
  const fetched = vi.fn<Fetch>(() => Promise.resolve(Response.json({ facts })))
  vi.stubGlobal('fetch', fetched)
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  expect(JSON.parse(fetched.mock.calls[0]?.[1].body ?? '')).toMatchObject({
    baseRevision: 'newer',
    value: { title: 'changed' },
  })
})

test('the editor does not save an incomplete date as an empty field', async () => {
  const user = userEvent.setup()
  await openPage('certificate/certificate')
  const input = await screen.findByLabelText('Valable jusqu’au')
  // Browsers give a date such as 31 June the value ''.
  fireEvent.change(input, { target: { value: '' } })
  Object.defineProperty(input, 'validity', { value: { badInput: true } })
  const report = vi.fn<() => void>()
  Object.assign(input, { reportValidity: report })
  vi.stubGlobal('fetch', () => Promise.reject(new Error('nothing to save')))
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  expect(report).toHaveBeenCalled()
  expect(screen.getByRole('status').textContent).toBe('')
})

test('the editor does not resolve a conflict while a date is incomplete', async () => {
  const user = userEvent.setup()
  await openPage('identity/identity')
  const input = await screen.findByLabelText('Textes légaux mis à jour le')
  fireEvent.change(input, { target: { value: '2031-01-02' } })
  const facts = readFactStore()
  for (const { records } of facts)
    for (const record of records) Object.assign(record, { revision: 'other' })
  const refusal = { title: 'Cette fiche a été changée', issues: [] }
  await saveRefused(facts, refusal)
  const keep = screen.getByRole('button', { name: 'Garder ma saisie' })
  const report = vi.fn<() => void>()
  Object.defineProperty(input, 'validity', { value: { badInput: true } })
  Object.assign(input, { reportValidity: report })
  await user.click(keep)
  expect(report).toHaveBeenCalled()
  expect(keep.isConnected).toBe(true)
})

test('the editor shows an issue at its row, after it has removed empty rows', async () => {
  const facts = readFactStore()
  const record = facts.find(({ name }) => name === 'courses')?.records[1]
  Object.assign(record?.value ?? {}, { objectives: ['a', ' ', null, '{b}'] })
  await openPage(`courses/${record?.id}`, facts)
  await screen.findByLabelText('Objectif 4')
  const issue = { path: ['objectives', 1], title: 'Objectifs › 2', message: 'Inconnu.' }
  const refusal = { title: 'Points à corriger', issues: [issue] }
  await saveRefused(facts, refusal)
  const field = screen.getByRole('textbox', { description: /Inconnu/ })
  expect(field).toHaveProperty('value', '{b}')
})

test('an issue of a field that is no longer shown leads to the choice that hides it', async () => {
  const user = userEvent.setup()
  const facts = readFactStore()
  const record = facts.find(({ name }) => name === 'courses')?.records[3]
  await openPage(`courses/${record?.id}`, facts)
  await screen.findByRole('heading', { level: 1, name: record?.name ?? '' })
  const choice = screen.getByRole('combobox', { name: 'Tarif' })
  await user.selectOptions(choice, 'Sur devis')
  const issue = { path: ['price', 'eurosPerGroup'], title: 'Montant', message: 'Absent.' }
  const refusal = { title: 'Un point à corriger', issues: [issue] }
  await saveRefused(facts, refusal)
  await user.click(screen.getByRole('button', { name: /Absent/ }))
  expect(document.activeElement).toBe(choice)
})

test('the editor shows no issue of a row at another row that has taken its place', async () => {
  const user = userEvent.setup()
  const facts = readFactStore()
  const record = facts.find(({ name }) => name === 'courses')?.records[2]
  const [path, short] = [['methods', 0], 'À relire.']
  Object.assign(record ?? {}, { issues: [{ path, level: 'remark', short, action: '' }] })
  await openPage(`courses/${record?.id}`, facts)
  await screen.findByLabelText('Méthode 1')
  const issue = { path: ['objectives', 0], title: 'Objectifs › 1', message: 'Inconnu.' }
  const refusal = { title: 'Des points à corriger', issues: [issue] }
  await saveRefused(facts, refusal)
  const list = document.querySelector('main')
  for (const text of ['Inconnu.', short]) expect(list?.textContent).toContain(text)
  await user.click(screen.getByRole('button', { name: 'Retirer : Objectif 1' }))
  await user.click(screen.getByRole('button', { name: 'Retirer : Méthode 1' }))
  for (const text of ['Inconnu.', short]) expect(list?.textContent).not.toContain(text)
})

test('the editor keeps the value attribute of a date field while a date is typed', async () => {
  await openPage('certificate/certificate')
  const input = await screen.findByLabelText('Valable jusqu’au')
  const attribute = input.getAttribute('value')
  // If the attribute changed, Firefox would empty the field as soon as the caret moves.
  for (const value of ['2031-01-31', '']) {
    fireEvent.change(input, { target: { value } })
    expect(input.getAttribute('value')).toBe(attribute)
  }
})

test('the editor ignores the repeated key events of a held Enter key', async () => {
  await openPage('texts-about/texts-about')
  await screen.findByRole('heading', { level: 1, name: 'Page « Qui sommes-nous ? »' })
  const button = screen.getByRole('button', { name: 'Enregistrer' })
  for (const repeat of [false, true])
    expect(fireEvent.keyDown(button, { key: 'Enter', repeat })).toBe(!repeat)
})

test('the editor offers no choice between two equal versions', async () => {
  await openPage('texts-about/texts-about')
  await screen.findByRole('heading', { level: 1, name: 'Page « Qui sommes-nous ? »' })
  const facts = readFactStore()
  for (const { records } of facts)
    for (const record of records) Object.assign(record, { revision: 'other' })
  const refusal = { title: 'L’édition ne répond plus', issues: [] }
  await saveRefused(facts, refusal)
  expect(screen.queryByRole('table')).toBeNull()
})

test('the editor shows a status and disables the buttons of requests during a save', async () => {
  const user = userEvent.setup()
  await openPage('texts-about/texts-about')
  await screen.findByRole('heading', { level: 1, name: 'Page « Qui sommes-nous ? »' })
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  expect(screen.getByRole('status').textContent).toBe('Enregistrement…')
  const enabled = document.querySelectorAll('.bar button:not([aria-disabled="true"])')
  expect([...enabled]).toEqual([])
})
