import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { type FactStore, readFactStore } from './fact-store.ts'
import type { Issue } from './form.ts'

/** Opens a page by the part of its address after `#/`. Without errors, the check before publication fails. */
async function openPage(href: string, facts = readFactStore(), errors?: object[]) {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ facts, errors })))
  location.hash = `#/${href}`
  await import('./page.tsx')
}

/**
 * Opens the page of a record, and waits for its heading.
 * @param changes changed fields of the record
 */
async function openRecord(kind: string, at = 0, changes = {}, issues: object[] = []) {
  const facts = readFactStore()
  const record = facts.find(({ name }) => name === kind)?.records[at]
  if (!record) throw new Error(`There is no record ${at} of ${kind}.`)
  Object.assign(record, { issues })
  Object.assign(Object(record.value), changes)
  await openPage(`${kind}/${record.id}`, facts)
  await screen.findByRole('heading', { level: 1, name: record.name })
  return { facts, record }
}

/** Returns facts whose records have other revisions, as if another program had changed them. */
function changeElsewhere() {
  const facts = readFactStore()
  for (const { records } of facts)
    for (const record of records) Object.assign(record, { revision: 'other' })
  return facts
}

/** Saves the open page. The server responds with the facts and a refusal. */
async function saveRefused(facts: FactStore, ...issues: readonly Issue[]) {
  const refusal = { title: 'Rien n’est enregistré', issues }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ facts, refusal })))
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await screen.findByRole('heading', { name: refusal.title })
}

/** Leaves a date field incomplete. Browsers then give it the value '', as they do for 31 June. */
function leaveIncomplete(input: HTMLElement) {
  const reportValidity = vi.fn<() => boolean>(() => false)
  Object.defineProperty(input, 'validity', { value: { badInput: true } })
  return Object.assign(input, { reportValidity }).reportValidity
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

test('the editor reports that an error of a record prevents the publication', async () => {
  const facts = readFactStore()
  const issue = { kind: 'identity', level: 'error', stops: true, text: 'Seul.', action: '' }
  facts[0]?.issues.push(Object(issue))
  await openPage('', facts, [])
  fireEvent.focus(window)
  const name = 'Non : voyez ce qui empêche la publication.'
  expect(await screen.findByRole('heading', { name })).toBeDefined()
})

test('the editor shows a stored choice that the form no longer offers', async () => {
  await openRecord('courses', 0, { condition: 'renamed' })
  const field = screen.getByLabelText('Condition à côté du tarif')
  expect(field).toHaveProperty('value', 'renamed')
})

test('the editor links an error to its record, unless the error concerns a whole list', async () => {
  const errors = ['figures', 'texts-about'].map((kind) => ({ kind, id: null, text: kind }))
  await openPage('', readFactStore(), errors)
  const link = await screen.findByRole('link', { name: /: texts-about$/ })
  expect(link.getAttribute('href')).toBe('#/texts-about/texts-about')
  expect(screen.queryByRole('link', { name: /: figures$/ })).toBeNull()
})

test('the editor stops listing an issue that two records of the same name had', async () => {
  const facts = readFactStore()
  const show = async (texts: Readonly<Record<string, string>>) => {
    for (const { issues, name } of facts) {
      const issue = { kind: name, level: 'remark', text: texts[name], action: '' }
      issues.splice(0, Infinity, ...(texts[name] ? [Object(issue)] : []))
    }
    await openPage('', facts)
    fireEvent.focus(window)
    await vi.waitFor(() =>
      expect(screen.queryAllByText(/Seul\./)).toHaveLength(texts['identity'] ? 1 : 0),
    )
  }
  await show({ identity: 'Seul.', courses: 'Deux.', claims: 'Deux.' })
  await show({ courses: 'Deux.' })
  expect(screen.queryAllByText(/Deux\./)).toHaveLength(1)
})

test('the editor does not show its loading message while it checks the site again', async () => {
  const facts = readFactStore()
  await openPage('', facts, [{ kind: 'texts-about', id: null, text: 'texts-about' }])
  fireEvent.focus(window)
  await screen.findByRole('link', { name: /: texts-about$/ })
  const fetched = vi.fn<(route: string) => Promise<unknown>>((route) =>
    route.includes('facts')
      ? Promise.resolve(Response.json({ facts }))
      : new Promise(() => {}),
  )
  vi.stubGlobal('fetch', fetched)
  fireEvent.focus(window)
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2))
  expect(screen.queryByText('Vérification du site…')).toBeNull()
})

test('the editor shows a fixed text in a read-only field that is described as fixed', async () => {
  await openRecord('texts-individual-trainings')
  const name = 'Choix de toutes les formations'
  const description = /Cette valeur est fixe/
  const field = screen.getByRole('textbox', { name, description })
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

test('F65 a file is attached to the changed record if the record changes while the file is read', async () => {
  const user = userEvent.setup()
  const reader = { readAsDataURL() {}, result: 'data:,YQ==', onloadend() {} }
  vi.stubGlobal('FileReader', function FileReader() {
    return reader
  })
  const { facts, record } = await openRecord('courses')
  const name = 'Joindre un fichier : Dessin ou photographie'
  await user.upload(screen.getByLabelText(name), new File([''], 'b.svg'))
  const value = { ...Object(record.value), title: 'changed' }
  Object.assign(record, { revision: 'newer', value })
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

test('the editor sends a new record again with the same key if an answer is lost', async () => {
  await openPage('courses/+')
  const title = await screen.findByLabelText('Intitulé')
  const sent: unknown[] = []
  vi.stubGlobal('fetch', (_: string, { body = '{}' }: { body?: string }) => {
    sent.push(JSON.parse(body).value?.key)
    return Promise.reject(new Error('lost'))
  })
  for (const value of ['Vendre', 'Vendre mieux']) {
    fireEvent.change(title, { target: { value } })
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  }
  const keys = sent.filter(Boolean)
  expect(keys).toEqual([keys[0], keys[0]])
  // Otherwise the refusal would be reported on the pages of the next tests.
  await userEvent.click(screen.getByRole('button', { name: 'Annuler les modifications' }))
})

test('the editor does not save an incomplete date as an empty field', async () => {
  await openRecord('certificate')
  const input = screen.getByLabelText('Valable jusqu’au')
  fireEvent.change(input, { target: { value: '' } })
  const report = leaveIncomplete(input)
  vi.stubGlobal('fetch', () => Promise.reject(new Error('nothing to save')))
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  expect(report).toHaveBeenCalled()
  expect(screen.getByRole('status').textContent).toBe('')
})

test('the editor does not resolve a conflict while a date is incomplete', async () => {
  await openRecord('identity')
  const input = screen.getByLabelText('Textes légaux mis à jour le')
  fireEvent.change(input, { target: { value: '2031-01-02' } })
  await saveRefused(changeElsewhere())
  const keep = screen.getByRole('button', { name: 'Garder ma saisie' })
  const report = leaveIncomplete(input)
  await userEvent.click(keep)
  expect(report).toHaveBeenCalled()
  expect(keep.isConnected).toBe(true)
})

test('the editor removes only the row of a date while it is incomplete', async () => {
  await openRecord('courses', 0, { sessions: [{}, {}] })
  const [first = document.body, input = first] = screen.getAllByLabelText('Début')
  const report = leaveIncomplete(input)
  await userEvent.click(screen.getByRole('button', { name: 'Retirer : Session 1' }))
  expect(report).toHaveBeenCalledOnce()
  await userEvent.click(screen.getByRole('button', { name: 'Retirer : Session 2' }))
  expect(screen.getAllByLabelText('Début')).toEqual([first])
})

test('the editor shows an issue at its row, after it has removed empty rows', async () => {
  const objectives = ['a', ' ', null, '{b}']
  const { facts } = await openRecord('courses', 1, { objectives })
  const path = ['objectives', 1]
  await saveRefused(facts, { path, title: 'Objectifs › 2', message: 'Inconnu.' })
  const field = screen.getByRole('textbox', { description: /Inconnu/ })
  expect(field).toHaveProperty('value', '{b}')
})

test('a click on the issue of a hidden field focuses the choice that hides the field', async () => {
  const { facts } = await openRecord('courses', 3)
  const choice = screen.getByRole('combobox', { name: 'Tarif' })
  await userEvent.selectOptions(choice, 'Sur devis')
  const path = ['price', 'eurosPerGroup']
  await saveRefused(facts, { path, title: 'Montant', message: 'Absent.' })
  await userEvent.click(screen.getByRole('button', { name: /Absent/ }))
  expect(document.activeElement).toBe(choice)
})

test('the editor shows no issue of a row at another row that has taken its place', async () => {
  const short = 'À relire.'
  const issue = { path: ['methods', 0], level: 'remark', short, action: '' }
  const { facts } = await openRecord('courses', 2, {}, [issue])
  const path = ['objectives', 0]
  await saveRefused(facts, { path, title: 'Objectifs › 1', message: 'Inconnu.' })
  const list = document.querySelector('main')
  for (const text of ['Inconnu.', short]) expect(list?.textContent).toContain(text)
  await userEvent.click(screen.getByRole('button', { name: 'Retirer : Objectif 1' }))
  await userEvent.click(screen.getByRole('button', { name: 'Retirer : Méthode 1' }))
  for (const text of ['Inconnu.', short]) expect(list?.textContent).not.toContain(text)
})

test('the editor keeps the value attribute of a date field while a date is typed', async () => {
  await openRecord('certificate')
  const input = screen.getByLabelText('Valable jusqu’au')
  const attribute = input.getAttribute('value')
  // If the attribute changed, Firefox would empty the field as soon as the caret moves.
  for (const value of ['2031-01-31', '']) {
    fireEvent.change(input, { target: { value } })
    expect(input.getAttribute('value')).toBe(attribute)
  }
})

test('the editor leaves the focus where it is while the user types', async () => {
  await openRecord('certificate')
  const heading = screen.getByRole('heading', { level: 1 })
  // In Firefox, the body has the focus while the caret moves between the parts of a date.
  heading.focus()
  heading.blur()
  const input = screen.getByLabelText('Valable jusqu’au')
  fireEvent.change(input, { target: { value: '2031-01-02' } })
  expect(document.activeElement).toBe(document.body)
})

test('the editor focuses the heading if the answer to a save removes the focused button', async () => {
  const { facts, record } = await openRecord('texts-about')
  const response = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => response.promise)
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  screen.getByRole('button', { name: 'Annuler les modifications' }).focus()
  const saved = { kind: 'texts-about', id: record.id, revision: record.revision }
  response.resolve(Response.json({ facts, saved }))
  await screen.findByText('Enregistré.')
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

test('a held Enter key repeats only in the text area in which it was pressed', async () => {
  await openRecord('texts-about')
  const button = screen.getByRole('button', { name: 'Enregistrer' })
  const [textArea = button] = document.querySelectorAll('textarea')
  const press = (target: HTMLElement, repeat: boolean) =>
    fireEvent.keyDown(target, { key: 'Enter', repeat })
  expect(press(button, false)).toBe(true)
  for (const target of [button, textArea]) expect(press(target, true)).toBe(false)
  for (const repeat of [false, true]) expect(press(textArea, repeat)).toBe(true)
})

test('the editor offers no choice between two equal versions', async () => {
  await openRecord('texts-about')
  await saveRefused(changeElsewhere())
  expect(screen.queryByRole('table')).toBeNull()
})

test('the editor shows a status and disables the buttons of requests during a save', async () => {
  await openRecord('courses')
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  expect(screen.getByRole('status').textContent).toBe('Enregistrement…')
  const enabled = document.querySelectorAll('.bar button:not([aria-disabled="true"])')
  const names = [...enabled].map(({ textContent }) => textContent)
  expect(names).toEqual(['Copier en nouvelle fiche'])
})
