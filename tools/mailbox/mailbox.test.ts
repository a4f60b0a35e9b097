import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { Window } from 'happy-dom'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { hostileTexts, startMailbox } from './mailbox.ts'
import { mailboxIdentifiers as identifiers, variablesLimit } from './protocol.ts'

const visitor = {
  name: 'Zoé Lefèvre',
  email: 'zoe@exemple.fr',
  company: 'L’Atelier & Fils',
  subject: 'Demande de devis',
  message: 'Bonjour,\n\nUn devis « rapide » pour 12 personnes ? 👷🏽‍♀️\nMerci.',
}
const config = {
  recipient: { name: 'Atelier', address: 'bonjour@atelier.example' },
  labels: new Map([['company', 'Entreprise']]),
}

let folder: string
let mailbox: Awaited<ReturnType<typeof startMailbox>>

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'mailbox-'))
  mailbox = await startMailbox({ port: 0, folder, config })
})

afterEach(async () => {
  await mailbox.close()
  await rm(folder, { recursive: true })
})

const sendPath = '/api/v1.0/email/send'
const load = (address: string, options?: RequestInit) =>
  fetch(mailbox.url + address, options)
const postMessage = (body: string, origin = mailbox.url) =>
  fetch(origin + sendPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
const deliver = (fields: Record<string, unknown> = visitor, origin = mailbox.url) =>
  postMessage(JSON.stringify({ ...identifiers, template_params: fields }), origin)
const submitForm = (address: string, body = '') =>
  load(address, { method: 'POST', body: new URLSearchParams(body), redirect: 'manual' })
const readMail = async (id = '000001') =>
  PostalMime.parse(await readFile(path.join(folder, `${id}.eml`)))

async function restart() {
  await mailbox.close()
  mailbox = await startMailbox({ port: 0, folder, config })
}

test('keeps simultaneous messages after a restart', async () => {
  await Promise.all(['un', 'deux', 'trois'].map((message) => deliver({ message })))
  await restart()
  await deliver()
  const ids = ['000001', '000002', '000003', '000004']
  expect(mailbox.messages().map(({ id }) => id)).toEqual(ids)
})

test('deletes the files of all messages', async () => {
  await deliver()
  await deliver()
  await submitForm('/supprimer')
  expect(await readdir(folder)).toEqual([])
})

test.each([
  [{ ...identifiers, user_id: undefined }, 'The user ID is required. .+/account'],
  [{ ...identifiers, service_id: '' }, 'The service ID is required. .+/admin'],
  [{ ...identifiers, user_id: 'other' }, 'The Public Key is invalid. .+/account'],
  [{ ...identifiers, service_id: 'other' }, 'The service ID not found. .+/admin'],
  [{ ...identifiers, template_id: 'other' }, 'The template ID not found. .+/templates'],
  [{ ...identifiers, template_params: ['x'] }, 'The template params have to be an object'],
  [[], 'Bad Request'],
])('refuses %j with the error message of EmailJS', async (body, text) => {
  const answer = await postMessage(JSON.stringify(body))
  expect(answer.status).toBe(400)
  expect(await answer.text()).toMatch(new RegExp(`^${text}$`))
  expect(mailbox.messages()).toEqual([])
})

test('starts with the other messages if a file was cut off by a full disk or a crash', async () => {
  await deliver()
  await writeFile(path.join(folder, '000002.json'), '{"id":')
  await restart()
  expect(mailbox.messages()).toHaveLength(1)
})

test('never overwrites a message of another mailbox in the same folder', async () => {
  const other = await startMailbox({ port: 0, folder, config })
  onTestFinished(() => other.close())
  await deliver({ message: 'un' })
  await Promise.all([
    deliver({ message: 'deux' }, other.url),
    deliver({ message: 'trois' }),
  ])
  await restart()
  const texts = mailbox.messages().map(({ fields }) => fields['message'])
  expect(new Set(texts)).toEqual(new Set(['un', 'deux', 'trois']))
})

test('neither reads nor deletes other files in its folder', async () => {
  const other = path.join(folder, 'notes.json')
  await writeFile(other, '{}')
  await mkdir(path.join(folder, 'copies'))
  await restart()
  expect((await deliver()).status).toBe(200)
  expect(mailbox.messages().map(({ id }) => id)).toEqual(['000001'])
  expect((await submitForm('/supprimer')).status).toBe(303)
  expect(await readdir(folder)).toEqual(['copies', 'notes.json'])
})

test('lists messages that arrive at the same time by their numbers', async () => {
  await Promise.all(Array.from({ length: 50 }, () => deliver()))
  const ids = mailbox.messages().map(({ id }) => id)
  expect(ids).toEqual(ids.toSorted())
})

test('creates its folder again after it was deleted', async () => {
  await rm(folder, { recursive: true })
  expect((await deliver()).status).toBe(200)
  await rm(folder, { recursive: true })
  expect((await submitForm('/supprimer')).status).toBe(303)
})

test('reports a folder that cannot be used, at the start and in each response', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  await rm(folder, { recursive: true })
  await writeFile(folder, '')
  const reason = `The mailbox cannot use its folder ${folder} (EEXIST: file already exists).`
  const start = startMailbox({ port: 0, folder, config })
  await expect(start).rejects.toThrow(reason)
  for (const send of [deliver, () => submitForm('/supprimer')]) {
    const answer = await send()
    expect(answer.status).toBe(500)
    expect(await answer.text()).toContain('La raison est affichée dans le terminal.')
    expect(log).toHaveBeenLastCalledWith(expect.stringContaining(reason))
  }
})

test('accepts variables of 50 KB and refuses one more byte @asvs-message-size', async () => {
  const maxLength = variablesLimit - JSON.stringify({ message: '' }).length
  expect((await deliver({ message: 'a'.repeat(maxLength) })).status).toBe(200)
  expect((await deliver({ message: 'a'.repeat(maxLength + 1) })).status).toBe(413)
  expect(mailbox.messages()).toHaveLength(1)
})

test('rejects POST requests from other origins, and requests for other host names', async () => {
  const foreignPost = { method: 'POST', headers: { 'sec-fetch-site': 'same-site' } }
  expect((await load('/supprimer', foreignPost)).status).toBe(403)
  // Unlike `fetch`, node:http can set the Host header.
  const headers = { host: 'attacker.example' }
  const forgedRequest = request(`${mailbox.url}/`, { headers }).end()
  expect(await once(forgedRequest, 'response')).toMatchObject([{ statusCode: 403 }])
})

test('saves a message whose response is delayed', async () => {
  mailbox.setFault({ delay: 60 })
  const startTime = performance.now()
  expect(await (await deliver()).text()).toBe('OK')
  expect(performance.now() - startTime).toBeGreaterThanOrEqual(55)
  expect(mailbox.messages()).toHaveLength(1)
})

test('simulates the fault chosen on the page as often as requested', async () => {
  expect((await submitForm('/panne', 'panne=cadence&fois=2')).status).toBe(303)
  expect(await (await load('/')).text()).toContain('trop de demandes (429), encore 2 fois')
  expect((await deliver()).status).toBe(429)
  expect((await deliver()).status).toBe(429)
  expect((await deliver()).status).toBe(200)
  await submitForm('/panne', 'panne=panne&fois=')
  expect((await deliver()).status).toBe(500)
  await submitForm('/panne/fin')
  expect((await deliver()).status).toBe(200)
  expect(mailbox.messages()).toHaveLength(2)
  expect((await submitForm('/panne', 'panne=inconnue')).status).toBe(400)
})

const oneLine = (text: string) =>
  text
    .replaceAll(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
const normalizeText = (text = '') =>
  text.replaceAll('\r\n', '\n').replaceAll('\0', '').trimEnd()
const fillFields = (text: string) =>
  Object.fromEntries([...Object.keys(visitor), text].map((name) => [name, text]))

test('F25 stores hostile texts unchanged, even as field names @asvs-prototype-names', async () => {
  for (const text of [...hostileTexts, '\ud800', '0123456789é'.repeat(900)])
    await deliver(fillFields(text))
  await deliver(JSON.parse('{"__proto__":{"injected":1}}'))
  await restart()
  const fields = mailbox.messages().map((message) => message.fields)
  expect(fields.slice(0, hostileTexts.length)).toEqual(hostileTexts.map(fillFields))
  expect(Object.entries(fields.at(-1) ?? {})).toEqual([['__proto__', '{"injected":1}']])
})

test('F25 hostile texts add neither headers nor parts to a mail @asvs-mail-text', async () => {
  await deliver()
  const ordinaryMail = await readMail()
  expect([ordinaryMail.from, ordinaryMail.subject]).toEqual([
    { name: 'Zoé Lefèvre', address: 'zoe@exemple.fr' },
    'Demande de devis',
  ])
  expect(ordinaryMail.text).toContain('Entreprise : L’Atelier & Fils\n')
  for (const [index, text] of hostileTexts.entries()) {
    await deliver(fillFields(text))
    const hostileMail = await readMail(String(index + 2).padStart(6, '0'))
    expect(hostileMail.headers.map(({ key }) => key)).toEqual(
      ordinaryMail.headers.map(({ key }) => key),
    )
    expect([hostileMail.bcc, hostileMail.html, hostileMail.attachments]).toEqual([
      undefined,
      undefined,
      [],
    ])
    expect(hostileMail.to).toHaveLength(1)
    const name = oneLine(text)
    expect(hostileMail.from).toEqual({ name, address: 'visiteur@invalid' })
    expect(hostileMail.subject).toBe(oneLine(text))
    expect(normalizeText(hostileMail.text).endsWith(normalizeText(text))).toBe(true)
  }
})

test('F25 the page of the mailbox displays hostile texts as text @asvs-mailbox-text', async () => {
  const parser = new new Window().DOMParser()
  const deliverAndOpenPage = async (text: string) => {
    await mailbox.reset()
    await deliver(fillFields(text))
    const document = parser.parseFromString(await (await load('/')).text(), 'text/html')
    const elements = [...document.querySelectorAll('*')].map((element) =>
      [element.localName, ...element.getAttributeNames()].join(' '),
    )
    const textsOf = (selector: string) =>
      [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)
    return { elements, textsOf }
  }
  const ordinaryPage = await deliverAndOpenPage('Bonjour')
  for (const text of hostileTexts) {
    const { elements, textsOf } = await deliverAndOpenPage(text)
    expect(elements).toEqual(ordinaryPage.elements)
    expect(textsOf('dd')).toEqual(Object.values(fillFields(text)))
    expect(textsOf('h3')).toEqual([oneLine(text)])
  }
  const policy = (await load('/')).headers.get('content-security-policy')
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'")
})
