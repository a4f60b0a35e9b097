import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { SendError } from '#machines/send-error.ts'
import { contactForm } from '#src/content/contact-form.ts'
import { noticeLabels } from '#src/content/notices.ts'
import { programmeWords } from '#src/content/programme-words.ts'
import { catalogue } from '#src/page-content/catalogue.ts'
import { contact } from '#src/page-content/contact.ts'
import { mandatoryTrainings } from '#src/page-content/mandatory-trainings.ts'
import { courseAt, itemAt } from '#tests/item-at.ts'
import { message } from '#src/content/message.ts'
import * as organisation from '#src/content/organisation.ts'
import { individualContact } from '#src/page-content/individual-contact.ts'
import { requests } from '#src/model/requests.ts'
import { Request } from '#src/features/request.tsx'
import { RequestRecall } from '#src/features/request-recall.tsx'
import { ContactForm, LaterPlan } from '#src/features/contact-form.tsx'
import { IndividualForm } from '#src/features/individual-form.tsx'
import { normalizeSpaces } from '#tests/normalize-spaces.ts'
import { answers, fieldNames, type Values } from '#tests/machines/form-fields.rules.ts'
import { withApp, openPage, openSite, settle, startApp, translate } from './open-page.tsx'

const { fields } = individualContact.form
const openIndividual = () => openPage(<IndividualForm texts={individualContact.form} />)

const labels = ['Nom et prénom', 'Adresse e-mail', 'Téléphone', 'Votre message']
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const buttonNamed = (name = 'Envoyer') => screen.getByRole('button', { name })
/** Submits as in Safari on a Mac, where a click does not focus a button. */
const submitInSafari = (name?: string) => fireEvent.click(buttonNamed(name))
const descriptionsOf = (label: string) =>
  (field(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)

/** Opens the contact form and sets its values without events. By default, sending never settles. */
function openFilledForm(result = new Promise<void>(() => {})) {
  const sendMessage = vi.fn<(draft: Values) => Promise<void>>(() => result)
  render(
    withApp(
      startApp({ sendMessage }),
      <ContactForm texts={contactForm} requests={requests} />,
    ),
  )
  for (const name of fieldNames) field(contactForm.fields[name].label).value = answers[name]
  return sendMessage
}

test('F44 values that autofill sets without an event are sent', () => {
  const sendMessage = openFilledForm()
  submitInSafari(contactForm.submit)
  expect(sendMessage.mock.calls).toEqual([[answers]])
})

test('F44 values that were set without an event stay when the visitor types', async () => {
  openFilledForm()
  // In browsers, React renders between the listeners of an event.
  field('Votre message').addEventListener('input', () => flushSync(() => {}))
  await userEvent.type(field('Votre message'), ' Merci.')
  const values = fieldNames.map((name) => field(contactForm.fields[name].label).value)
  const typed = { ...answers, message: `${answers.message} Merci.` }
  expect(values).toEqual(Object.values(typed))
})

test.each([
  {
    event: 'input',
    // React does not notice this change, because it observes assignments by scripts of the page.
    edit: (control: HTMLInputElement) => {
      control.value = 'Oui'
      fireEvent.input(control)
    },
  },
  {
    event: 'change',
    edit: (control: HTMLInputElement) =>
      fireEvent.change(control, { target: { value: 'Oui' } }),
  },
])(
  'F44 a value that a program sets is kept if only the event $event follows',
  ({ edit }) => {
    const { individualForm } = openIndividual()
    edit(field('Votre message'))
    expect(individualForm?.getSnapshot().context.draft.message).toBe('Oui')
  },
)

test('the success message lists the sent requests, and offers their calendar, a copy and the plan', async () => {
  const app = startApp({ sendMessage: () => Promise.resolve() })
  const page = (
    <>
      <ContactForm texts={contactForm} requests={requests} />
      <LaterPlan texts={requests} />
    </>
  )
  render(withApp(app, page, '/contact?session=leadership-2027-01.3&formation=incendie'))
  await userEvent.type(field('Nom et prénom'), 'A')
  for (const name of fieldNames)
    if (name !== 'subject') field(contactForm.fields[name].label).value = answers[name]
  submitInSafari(contactForm.submit)
  const card = within(await screen.findByRole('group', { name: contactForm.sent.title }))
  expect(
    card
      .getAllByRole('listitem')
      .map(({ textContent }) => normalizeSpaces(textContent).trim()),
  ).toEqual([
    'Leadership et management d’équipe. Session : du 18 au 21 janvier 2027, Exempleville, 3 personnes. Ajouter à l’agenda Leadership et management d’équipe',
    'Incendie et évacuation. Une demi-journée, soit 3 h 30.',
  ])
  const links = card.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/agenda/leadership-2027-01.ics', '#plan', '/formations'])
  expect(await screen.findByRole('heading', { name: requests.plan.title })).toBeDefined()
  expect(card.getByText(/^Les places/).textContent).toBe(contactForm.sent.seat)
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await userEvent.click(card.getByRole('button', { name: message.copy }))
  expect(copied).toHaveBeenCalledWith(expect.stringMatching(/: 3\n.*Incendie/))
})

test('returning to the form while its message is being sent does not add its requests again', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const app = startApp({ sendMessage: () => promise })
  const form = <ContactForm texts={contactForm} requests={requests} />
  const page = withApp(app, form, planAddress)
  const { rerender } = render(page)
  for (const name of fieldNames) field(contactForm.fields[name].label).value = answers[name]
  submitInSafari(contactForm.submit)
  rerender(<></>)
  rerender(page)
  resolve()
  await screen.findByRole('group', { name: contactForm.sent.title })
  expect(app.getSnapshot().children.contactForm?.getSnapshot().context.requests).toBeNull()
})

test('F47 the URL of a request that is opened while a message is being sent stays', async () => {
  openFilledForm()
  submitInSafari(contactForm.submit)
  const next = '/contact?formation=incendie'
  history.pushState(null, '', next)
  act(() => void dispatchEvent(new PopStateEvent('popstate')))
  await settle()
  expect(location.pathname + location.search).toBe(next)
})

test('the failure message offers the phone number', async () => {
  openFilledForm(Promise.reject(new SendError('server')))
  submitInSafari(contactForm.submit)
  const card = within(await screen.findByRole('group', { name: contactForm.failed.title }))
  const phone = card.getByRole('link', { name: organisation.phone.text })
  expect(phone.getAttribute('href')).toBe(organisation.phone.href)
})

test('F71 the warning that a message may have arrived is in a live region', () => {
  const { contactForm: form } = openPage(
    <ContactForm texts={contactForm} requests={requests} />,
  )
  act(() => form?.send({ type: 'sending.restore' }))
  const warning = screen.getByRole('heading', { name: contactForm.interrupted.title })
  expect(warning.closest('[role=status]')).not.toBeNull()
})

test('after a navigation, the list of requests is above the first field of the form', () => {
  openPage(
    <ContactForm texts={contactForm} requests={requests} />,
    '/contact?formation=incendie',
  )
  const heading = screen.getByRole('heading', { name: /^Votre demande porte/ })
  expect(heading.compareDocumentPosition(field('Nom et prénom'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
})

test('the number of people of a request can be changed in the list of requests', async () => {
  const { contactForm: form } = openPage(
    <>
      <Request texts={requests} />
      <LaterPlan texts={requests} />
    </>,
    '/contact?sujet=devis&formation=incendie&session=leadership-2027-01.3',
  )
  const people = screen.getByLabelText(/^Nombre de personnes : Incendie/)
  await userEvent.selectOptions(people, 'formation=incendie.6')
  expect(document.activeElement).toBe(people)
  expect(location.search).toBe(
    '?sujet=devis&formation=incendie.6&session=leadership-2027-01.3',
  )
  expect(form?.getSnapshot().context.requests?.map(({ line }) => line)).toEqual([
    expect.stringMatching(/Incendie[^]*Nombre de personnes\s: 6$/),
    expect.stringMatching(/Nombre de personnes\s: 3$/),
  ])
  const row = await screen.findByRole('row', { name: /^Incendie/ })
  expect(normalizeSpaces(row.textContent)).toMatch(/6790 € HT le groupe/)
  await userEvent.selectOptions(people, requests.people.unknown)
  expect(location.search).toBe(
    '?sujet=devis&formation=incendie&session=leadership-2027-01.3',
  )
})

test('F47 a removed request leaves the URL, and Back from a fragment does not put it back', async () => {
  openPage(<Request texts={requests} />, `${planAddress}#plan`)
  const [button = document.body] = screen.getAllByRole('button', { name: /^Retirer/ })
  await userEvent.click(button)
  const { search } = location
  expect(search).not.toContain('session=')
  history.replaceState(null, '', planAddress)
  act(() => void dispatchEvent(new PopStateEvent('popstate')))
  await settle()
  expect(location.search).toBe(search)
})

test('F47 Back after a reload does not restore an earlier number of people', () => {
  openPage(<Request texts={requests} />, '/contact?formation=incendie.3')
  const { state } = history
  cleanup()
  openPage(<Request texts={requests} />, '/contact?formation=incendie.6')
  history.replaceState({ ...state, key: 'earlier' }, '', '/contact?formation=incendie.3')
  act(() => void dispatchEvent(new PopStateEvent('popstate')))
  expect(location.search).toMatch(/=incendie\.6$/)
})

const requestedTitles = () =>
  [...document.querySelectorAll('form li b')].map(({ textContent }) => textContent)
const clickText = (name: string) =>
  settle(() => fireEvent.click(itemAt(screen.getAllByText(name), 0)))
const addCourses = itemAt(requests.add, 0).label
const [first, second] = [courseAt(2), itemAt(mandatoryTrainings, 3)]

test('the reminder of an unsent request counts the courses and names the first two', () => {
  const ids = ['incendie', 'secourisme.2', 'hygiene-alimentaire', 'conduite-engins']
  openPage(
    [<Request key={1} texts={requests} />, <RequestRecall key={2} />],
    `/contact?sujet=poei&formation=${ids.join('&formation=')}`,
  )
  const reminder = screen.getByRole('heading', {
    name: /^Votre demande porte déjà sur 4\sformations/,
  })
  expect(normalizeSpaces(reminder.nextElementSibling?.textContent ?? '')).toBe(
    'Incendie et évacuation, Secourisme au travail (SST)…',
  )
})

test('F56 requests from a programme page and from a notice share one form and one message', async () => {
  const sendMessage = vi.fn<(draft: Values) => Promise<void>>(() => Promise.resolve())
  await openSite(startApp({ sendMessage }), second.path, [
    second.path,
    '/contact',
    '/formations',
  ])
  await clickText(programmeWords.ask)
  expect(document.activeElement?.textContent).toBe(contact.form.title)
  await clickText(addCourses)
  expect(screen.getByText('Votre demande porte déjà sur une formation')).toBeDefined()
  await userEvent.click(buttonNamed(`${catalogue.list.request} ${first.title}`))
  await clickText(noticeLabels.form)
  expect(requestedTitles()).toEqual([second.title, first.title])
  expect(location.search).toBe(
    `?sujet=information-sur-une-formation&formation=${second.id}&formation=${first.anchor}`,
  )
  for (const name of fieldNames) field(contactForm.fields[name].label).value = answers[name]
  submitInSafari(contactForm.submit)
  await screen.findByRole('group', { name: contactForm.sent.title })
  const lines = [second, first].map(({ title }) => `Formation\u00A0: ${title}\n`)
  const message = `${lines.join('')}\n${answers.message}`
  expect(sendMessage.mock.calls).toEqual([[{ ...answers, message }]])
  expect(location.search).toBe('')
})

test('a removed request does not change the URL of a page that is still loading', async () => {
  openPage(<Request texts={requests} />, planAddress)
  history.pushState(null, '', '/particulier?formation=word')
  await userEvent.click(screen.getByRole('button', { name: /^Retirer Secourisme/ }))
  expect(location.search).toBe('?formation=word')
})

test('F22 in a translated page, another number of people changes the prices of the requests', async () => {
  openPage(
    <Request texts={requests} />,
    '/contact?formation=incendie.3&formation=secourisme.2',
  )
  translate()
  const [people = document.body] = screen.getAllByLabelText(/^Nombre de personnes/)
  const box = () => normalizeSpaces(people.closest('ul')?.parentElement?.textContent ?? '')
  await userEvent.selectOptions(people, 'formation=incendie.9')
  expect(box()).toContain('Dans vos locaux, 790 € HT')
  await userEvent.selectOptions(people, 'formation=incendie')
  expect(box()).toContain(requests.plan.partialTotal)
})

test('a double click on « Retirer » removes only one request, also while a page is loading', () => {
  openPage(<Request texts={requests} />, planAddress)
  history.pushState(null, '', '/particulier')
  for (const detail of [1, 2]) {
    const [button = document.body] = screen.getAllByRole('button', { name: /^Retirer/ })
    fireEvent.click(button, { detail })
  }
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})

test('a held Enter key on « Retirer » removes only one request', async () => {
  openPage(<Request texts={requests} />, planAddress)
  act(() => screen.getAllByRole('button', { name: /^Retirer/ })[0]?.focus())
  await userEvent.keyboard('{Enter>3/}')
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})

const planAddress =
  '/contact?sujet=information-sur-une-formation&session=leadership-2027-01.3&formation=secourisme'

test('a requested topic does not make the total of the courses partial', () => {
  const courses = 'session=leadership-2027-01.3&formation=incendie.9'
  openPage(<Request texts={requests} />, `/contact?sujet=poei&${courses}`)
  const box = screen.getByRole('list').parentElement?.textContent ?? ''
  expect(normalizeSpaces(box)).toContain(`${requests.plan.total} : 3 460 € HT`)
})

function openPlan(address = planAddress, before: ReactNode = null) {
  const page = [
    before,
    <Request key={1} texts={requests} />,
    <LaterPlan key={2} texts={requests} />,
  ]
  openPage(page, address)
}

test.each([
  { focused: 'BODY', before: null, times: 1 },
  { focused: 'INPUT', before: <input key={0} ref={(it) => it?.focus()} />, times: 0 },
])(
  'F46 a plan that loads late is scrolled into view, except from a field: $focused',
  async ({ focused, before, times }) => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
    openPlan(`${planAddress}#plan`, before)
    await screen.findByRole('table')
    expect(scroll).toHaveBeenCalledTimes(times)
    expect(document.activeElement?.tagName).toBe(focused)
  },
)

test('the title of the plan names its table, whose headers have a scope @rgaa-plan-table', async () => {
  openPlan()
  const table = await screen.findByRole('table', { name: requests.plan.title })
  const scopes = [...table.querySelectorAll('th')].map(({ scope }) => scope)
  expect(scopes).toEqual(['col', 'col', 'col', 'col', 'row', 'row', 'row'])
})

test('the plan lists the requested courses by date, their total price and the preparations', async () => {
  const { plan } = requests
  const [undated, dated] = ['formation=secourisme', 'session=leadership-2027-01.3']
  openPlan(`/contact?${undated}&session=incendie-2027-03.1&${dated}`)
  const found = await screen.findAllByRole('row')
  const rows = found.map((row) =>
    [...row.children].map(({ textContent }) => normalizeSpaces(textContent)),
  )
  expect(rows.slice(1)).toEqual([
    [
      'Leadership et management d’équipe 4 jours, soit 28 heures',
      'Du 18 au 21 janvier 2027, Exempleville, de 9 h à 17 h',
      '3',
      '2 670 € HT 3 fois 890 €',
    ],
    [
      'Incendie et évacuation Une demi-journée, soit 3 h 30',
      'Le 11 mars 2027, Exempleville, de 13 h 30 à 17 h',
      '1',
      '95 € HT 1 fois 95 €',
    ],
    [
      'Secourisme au travail (SST) 2 jours, soit 14 heures',
      'À fixer ensemble, sous 45 jours environ',
      '',
      `1 490 € HT le groupe ${plan.uncountedPrice}`,
    ],
    [plan.partialTotal, '2 765 € HT'],
  ])
  expect(screen.getByText(plan.prepare.dates)).toBeDefined()
  expect(screen.getByText(plan.prepare.certificates)).toBeDefined()
  const empty = screen.getAllByRole('cell').filter(({ textContent }) => textContent === '')
  expect(empty.map(({ dataset }) => dataset.label)).toEqual([undefined])
  const back = screen.getByRole('link', { name: plan.back.label })
  expect(back.getAttribute('href')).toBe('#formulaire')
})

test('a plan printed on the first day of a month is dated « 1er »', async () => {
  vi.setSystemTime('2026-12-01T08:00')
  openPlan()
  const prepared = await screen.findByText(/^Préparé le/)
  expect(normalizeSpaces(prepared.textContent)).toMatch(/^Préparé le 1er décembre 2026\./)
})

test('the address of the plan can be copied', async () => {
  const { plan } = requests
  openPlan()
  await screen.findAllByRole('row')
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await userEvent.click(buttonNamed(plan.copyAddress.copy))
  expect(copied).toHaveBeenCalledWith(`${location.origin}${planAddress}#plan`)
  expect(screen.getByText(plan.copyAddress.copied)).toBeDefined()
})

test('the copied address of the plan names its page while another page is loading', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  openPlan()
  await screen.findAllByRole('row')
  history.pushState(null, '', '/particulier')
  const people = screen.getByLabelText(/^Nombre de personnes : Leadership/)
  await userEvent.selectOptions(people, 'session=leadership-2027-01.2')
  await userEvent.click(buttonNamed(requests.plan.copyAddress.copy))
  const address = `${location.origin}${planAddress}#plan`.replace('01.3', '01.2')
  expect(copied).toHaveBeenCalledWith(address)
})

test('the note that the address of the plan was copied disappears when the address changes', async () => {
  const { plan } = requests
  openPlan()
  await screen.findAllByRole('row')
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await userEvent.click(buttonNamed(plan.copyAddress.copy))
  const people = screen.getByLabelText(/^Nombre de personnes : Leadership/)
  await userEvent.selectOptions(people, 'session=leadership-2027-01.2')
  expect(screen.queryByText(plan.copyAddress.copied)).toBeNull()
})

test('F16 ten submissions in a row send one message @asvs-one-message', () => {
  const sendMessage = openFilledForm()
  const form = buttonNamed(contactForm.submit).closest('form') ?? document.body
  for (let times = 0; times < 10; times += 1) fireEvent.submit(form)
  expect(sendMessage).toHaveBeenCalledOnce()
})

test('B2 the error summary of an empty form is focused and links to each field', async () => {
  openIndividual()
  submitInSafari()
  const summary = await screen.findByRole('alert')
  expect(document.activeElement).toBe(summary)
  const links = within(summary).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    labels.map((label) => `#${field(label).id}`),
  )
})

test.each([
  ['Ctrl+Z', { key: 'z', ctrlKey: true }, '0'],
  ['⌘Z', { key: 'z', metaKey: true }, '0'],
  ['Ctrl+Shift+Z', { key: 'Z', ctrlKey: true, shiftKey: true }, '06 3'],
  ['Ctrl+Y', { key: 'y', ctrlKey: true }, '06 3'],
  ['AltGr+Z', { key: 'z', ctrlKey: true, altKey: true }, '06'],
])('F69 only shortcuts for undo and redo change a number: %s', async (_, keys, value) => {
  openIndividual()
  const phone = field('Téléphone')
  await userEvent.type(phone, '063')
  fireEvent.keyDown(phone, { key: 'z', ctrlKey: true })
  // For undo and redo, the default action is prevented, so that the browser's own undo does not run.
  expect(fireEvent.keyDown(phone, keys)).toBe(value === '06')
  expect(phone.value).toBe(value)
})

test('F69 the undo and redo commands of the browser’s menu restore values of a number', async () => {
  openIndividual()
  const phone = field('Téléphone')
  await userEvent.type(phone, '063')
  fireEvent.input(phone, { target: { value: '0 6 3 0' }, inputType: 'historyUndo' })
  expect(phone.value).toBe('06')
  fireEvent.input(phone, { target: { value: '9' }, inputType: 'historyRedo' })
  expect(phone.value).toBe('06 3')
})

test('F69 an undo in one field keeps a number that autofill has set without an event in another one', () => {
  openIndividual()
  const [name, phone] = [field('Nom et prénom'), field('Téléphone')]
  phone.value = '0612345678'
  fireEvent.input(name, { target: { value: 'Camille' }, inputType: 'historyUndo' })
  expect(phone.value).toBe('06 12 34 56 78')
})

test.each([
  { from: '06| 12 34', keys: '9', to: '06 9|1 23 4' },
  { from: '06 |12 34', keys: '{Backspace}', to: '0|1 23 4' },
  { from: '06| 12 34', keys: '{Delete}', to: '06| 23 4' },
  { from: '06| 12 34', keys: '98{Control>}z{/Control}', to: '06 9|1 23 4' },
])('the caret stays beside its digits: $keys changes $from to $to', async (edit) => {
  openIndividual()
  const phone = field('Téléphone')
  await userEvent.type(phone, edit.from.replace('|', ''))
  const start = edit.from.indexOf('|')
  phone.setSelectionRange(start, start)
  await userEvent.keyboard(edit.keys)
  const caret = phone.selectionStart ?? 0
  expect(`${phone.value.slice(0, caret)}|${phone.value.slice(caret)}`).toBe(edit.to)
})

test('digits of an IME composition stay unformatted until the composition ends', () => {
  openIndividual()
  const phone = field('Téléphone')
  fireEvent.compositionStart(phone)
  for (const value of ['０', '０６', '０６１', '０６１２']) {
    fireEvent.input(phone, { target: { value }, isComposing: true })
    expect(phone.value).toBe(value)
  }
  fireEvent.compositionEnd(phone)
  expect(phone.value).toBe('06 12')
})

test('B2 the error summary does not take the focus from outside the form', async () => {
  openIndividual()
  const elsewhere = document.body.appendChild(document.createElement('input'))
  onTestFinished(() => elsewhere.remove())
  elsewhere.focus()
  submitInSafari()
  await screen.findByRole('alert')
  expect(document.activeElement).toBe(elsewhere)
})

test('F38 a hint describes an incomplete number, and a truncated one is announced @rgaa-incomplete-number', async () => {
  openIndividual()
  const { cut, incomplete } = fields.phone.doubts
  const live = field('Téléphone').parentElement?.querySelector('[role=status]')
  expect(live?.textContent).toBe('')
  await userEvent.type(field('Téléphone'), '06 12 3')
  expect(descriptionsOf('Téléphone')).toEqual([incomplete, fields.phone.hint])
  await userEvent.clear(field('Téléphone'))
  await userEvent.paste('+32 470 12 34 56')
  expect(live?.textContent).toBe(cut)
  expect(descriptionsOf('Téléphone')).toEqual([cut, fields.phone.hint])
})
