import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import { hostileTexts } from './hostile-texts.ts'
import { at, deliver, kept, mail, startMailboxes, visitor } from './mailbox-fixture.ts'

startMailboxes()

const harmless = 'Bonjour'
const names = Object.keys(visitor)
const parser = new new Window().DOMParser()

/** A message that holds the text in every field, and in the name of one more. */
const filledWith = (text: string) =>
  Object.fromEntries([...names, text].map((name) => [name, text] as const))

/** A page's elements with the names of their attributes, and its documents as they stand. */
async function pageAt(path: string) {
  const document = parser.parseFromString(await (await at(path)).text(), 'text/html')
  const elements = [...document.querySelectorAll('*')].map((element) =>
    [element.localName, ...element.getAttributeNames()].join(' '),
  )
  return { document, elements }
}

const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
const plainBreaks = (text: string | undefined) => text?.replaceAll('\r\n', '\n').trimEnd()

test('F25 each text arrives byte for byte in every field, and even as a field’s name', async () => {
  for (const text of hostileTexts) await deliver(filledWith(text))
  const fields = (await kept()).map((message) => message['fields'])
  expect(fields).toEqual(hostileTexts.map(filledWith))
  expect('injected' in {}).toBe(false)
})

test('F25 a name that reaches a prototype is a field like another @asvs-prototype-names', async () => {
  await deliver(JSON.parse('{ "__proto__": { "injected": 1 }, "message": "m" }'))
  const [message] = await kept()
  expect(Object.entries(message?.['fields'] ?? {})).toEqual([
    ['__proto__', '{"injected":1}'],
    ['message', 'm'],
  ])
  expect('injected' in {}).toBe(false)
})

test('F25 the mail holds each text as text, and no header or part besides its own @asvs-mail-text', async () => {
  await deliver(filledWith(harmless))
  const expected = (await mail()).headers.map(({ key }) => key)
  for (const [index, text] of hostileTexts.entries()) {
    await deliver(filledWith(text))
    const read = await mail(String(index + 2).padStart(6, '0'))
    expect(read.headers.map(({ key }) => key)).toEqual(expected)
    expect([read.bcc, read.cc, read.html, read.attachments]).toEqual([
      undefined,
      undefined,
      undefined,
      [],
    ])
    expect(read.to).toHaveLength(1)
    expect(read.from?.address).toBe('visiteur@invalid')
    expect(read.subject).toBe(oneLine(text))
    expect(plainBreaks(read.text)?.endsWith(plainBreaks(text) ?? '')).toBe(true)
    expect(read.text).toContain(`Entreprise\u00A0: ${oneLine(text)}`)
  }
})

test('F25 the pages of the mailbox show each text as text @asvs-mailbox-text', async () => {
  await deliver(filledWith(harmless))
  const expected = {
    list: (await pageAt('/')).elements,
    message: (await pageAt('/lire/000001')).elements,
  }
  await at('/messages', { method: 'DELETE' })
  for (const [index, text] of hostileTexts.entries()) {
    await deliver(filledWith(text))
    const id = String(index + 2).padStart(6, '0')
    const { document, elements } = await pageAt(`/lire/${id}`)
    expect(elements).toEqual(expected.message)
    const shown = [...document.querySelectorAll('dd')].map(({ textContent }) =>
      asParsed(textContent),
    )
    expect(shown).toEqual([...names, text].map(() => asParsed(text)))
    expect(document.title).toContain(oneLine(text))
    const list = await pageAt('/')
    expect(list.elements).toEqual(expected.list)
    expect(list.document.querySelector('ol a')?.textContent).toBe(oneLine(text))
    await at(`/messages/${id}`, { method: 'DELETE' })
  }
})

/** What HTML's own parser makes of a text: plain line breaks, and nothing of a NUL. */
const asParsed = (text: string) => text.replaceAll('\r\n', '\n').replaceAll('\0', '')
