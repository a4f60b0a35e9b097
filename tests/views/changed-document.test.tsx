import { fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { chat } from '#src/content/chat.ts'
import { contactForm } from '#src/content/contact-form.ts'
import { catalogue } from '#src/page-content/catalogue.ts'
import { contact } from '#src/page-content/contact.ts'
import { documentTitleOf } from '#tests/page-names.ts'
import { answers, fieldNames } from '#tests/machines/form-fields.rules.ts'
import { addRoot, openSite, settle, startApp, translate } from './open-page.tsx'

/** Wraps the matching elements, as browser extensions do. */
function wrap(selector: string) {
  for (const part of document.querySelectorAll(selector)) {
    const around = document.createElement('span')
    part.replaceWith(around)
    around.append(part)
  }
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

const wrapParts = () => wrap('main > *, #root > *')
const removeMain = () => screen.getByRole('main').remove()
function translatePage() {
  translate()
  wrap('#root :is(a, button)')
}

const openContact = (sendMessage = () => new Promise<void>(() => {})) =>
  openSite(startApp({ sendMessage }), '/contact', ['/contact', '/formations'], addRoot())

const field = (name: (typeof fieldNames)[number]) =>
  screen.getByLabelText(contactForm.fields[name].label)
const values = () => fieldNames.map((name) => Object(field(name)).value)
const fillIn = (given = answers) =>
  fieldNames.forEach((name) =>
    fireEvent.change(field(name), { target: { value: given[name] } }),
  )
const submit = () =>
  userEvent.click(screen.getByRole('button', { name: contactForm.submit }))
const focused = () => document.activeElement?.textContent

test('F22 the form works on a translated page, and React reports no error', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await openContact(() => promise)
  fillIn({ ...answers, company: '' })
  translatePage()
  await submit()
  expect(focused()).toContain(contactForm.summary[0])
  translatePage()
  fillIn()
  await submit()
  translatePage()
  await settle(resolve)
  expect(focused()).toContain(contactForm.sent.title)
  translatePage()
  fillIn()
  expect(screen.queryByText(contactForm.sent.title)).toBeNull()
  // Every text that React updates is the only child of its element, so replacing it is harmless.
  expect(console.error).not.toHaveBeenCalled()
})

/** Changes the document before each of two navigations, and expects each page to be complete. */
async function followLinks(change: () => void) {
  for (const [path, title] of [
    ['/formations', catalogue.title],
    ['/contact', contact.title],
  ] as const) {
    change()
    scrollTo(0, 400)
    const [link = document.body] = document.querySelectorAll(`header a[href="${path}"]`)
    await settle(() => fireEvent.click(link))
    expect(focused()).toBe(title)
    expect(document.title).toBe(documentTitleOf(path))
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    expect(screen.getAllByRole('main')).toHaveLength(1)
    expect(scrollY).toBe(0)
  }
}

test.each([
  ['F22', 'was translated', translatePage],
  ['F37', 'has lost its content', removeMain],
])('%s links work on a page that %s', async (_id, _title, change) => {
  await openContact()
  fillIn()
  await followLinks(change)
  expect(values()).toEqual(Object.values(answers))
})

test('F37 the assistant keeps its messages and draft when the site is re-rendered @rgaa-assistant-beside', async () => {
  await openContact()
  await userEvent.click(screen.getByRole('button', { name: chat.open }))
  const line = () => within(screen.getByRole('dialog')).getByRole('textbox')
  await userEvent.type(line(), 'Bonjour{Enter}Une autre question')
  await followLinks(wrapParts)
  expect(screen.getByRole('log').textContent).toContain('Bonjour')
  expect(line()).toHaveProperty('value', 'Une autre question')
})
