import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { request } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { Window } from 'happy-dom'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Fault, hostileTexts, startMailbox } from './mailbox.ts'
import { isRecord, mailboxIdentifiers as identifiers, variablesLimit } from './protocol.ts'

const visitor = {
  name: 'Zoé Lefèvre',
  email: 'zoe@exemple.fr',
  company: 'L’Atelier & Fils',
  subject: 'Demande de devis',
  message: 'Bonjour,\n\nUn devis « rapide » pour 12 personnes ? 👷🏽‍♀️\nMerci.',
}
const config = {
  recipient: { name: 'Atelier', address: 'bonjour@atelier.example' },
  labels: { name: 'Nom', email: 'E-mail', company: 'Entreprise', subject: 'Sujet' },
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
const at = (address: string, options?: RequestInit) => fetch(mailbox.url + address, options)
const post = (body: string) =>
  at(sendPath, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
const deliver = (fields: Record<string, unknown> = visitor) =>
  post(JSON.stringify({ ...identifiers, template_params: fields }))
const read = async (address: string): Promise<unknown> => (await at(address)).json()
const form = (address: string, body = '') =>
  at(address, { method: 'POST', body: new URLSearchParams(body), redirect: 'manual' })
const disturb = (fault: Fault) =>
  at('/faults', { method: 'PUT', body: JSON.stringify(fault) })

const kept = async () => [await read('/messages')].flat().filter(isRecord)
const mail = async (id = '000001') =>
  PostalMime.parse(await (await at(`/messages/${id}.eml`)).arrayBuffer())

test('simultaneous messages are all kept, and found again after a restart', async () => {
  await Promise.all(['un', 'deux', 'trois'].map((message) => deliver({ message })))
  await mailbox.close()
  mailbox = await startMailbox({ port: 0, folder, config })
  await deliver()
  const ids = ['000001', '000002', '000003', '000004']
  expect((await kept()).map(({ id }) => id)).toEqual(ids)
  await form('/supprimer')
  expect(await readdir(folder)).toEqual([])
  expect((await at('/messages/000002.eml')).status).toBe(404)
})

test.each([
  [{ ...identifiers, user_id: undefined }, 'The user ID is required. .+/account'],
  [{ ...identifiers, service_id: '' }, 'The service ID is required. .+/admin'],
  [{ ...identifiers, user_id: 'other' }, 'The Public Key is invalid. .+/account'],
  [{ ...identifiers, service_id: 'other' }, 'The service ID not found. .+/admin'],
  [{ ...identifiers, template_id: 'other' }, 'The template ID not found. .+/templates'],
  [{ ...identifiers, template_params: ['x'] }, 'The template params have to be an object'],
  [[], 'Bad Request'],
])('%j is refused with EmailJS’s text', async (body, text) => {
  const answer = await post(JSON.stringify(body))
  expect(answer.status).toBe(400)
  expect(await answer.text()).toMatch(new RegExp(`^${text}$`))
  expect(await kept()).toEqual([])
})

test('variables of exactly 50 Kb pass, one byte more is too much @asvs-message-size', async () => {
  const room = variablesLimit - JSON.stringify({ message: '' }).length
  expect((await deliver({ message: 'a'.repeat(room) })).status).toBe(200)
  expect((await deliver({ message: 'a'.repeat(room + 1) })).status).toBe(413)
  expect(await kept()).toHaveLength(1)
})

test('another site cannot reach the messages', async () => {
  const foreign = { method: 'POST', headers: { 'sec-fetch-site': 'same-site' } }
  expect((await at('/supprimer', foreign)).status).toBe(403)
  // Undici refuses to forge a Host; node:http does not.
  const headers = { host: 'attacker.example' }
  const asked = request(`${mailbox.url}/messages`, { headers }).end()
  expect(await once(asked, 'response')).toMatchObject([{ statusCode: 403 }])
})

test('a delayed answer comes late, its message already kept', async () => {
  await disturb({ delay: 60 })
  const started = performance.now()
  expect(await (await deliver()).text()).toBe('OK')
  expect(performance.now() - started).toBeGreaterThanOrEqual(55)
  expect(await kept()).toHaveLength(1)
})

test('the forms of the page start and end a fault, which nonsense is not', async () => {
  for (const body of ['{', '{}', '{"times":2}', '{"status":99}', '{"status":500,"a":1}'])
    expect((await at('/faults', { method: 'PUT', body })).status).toBe(400)
  expect(await read('/faults')).toBeNull()
  expect((await form('/panne', 'panne=cadence&fois=3')).status).toBe(303)
  expect(await read('/faults')).toEqual({ status: 429, times: 3 })
  expect(await (await at('/')).text()).toContain('trop de demandes (429), 3 fois encore')
  await form('/panne/fin')
  expect(await read('/faults')).toBeNull()
  expect((await form('/panne', 'panne=inconnue')).status).toBe(400)
})

const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
const plain = (text = '') => text.replaceAll('\r\n', '\n').replaceAll('\0', '').trimEnd()
const filledWith = (text: string) =>
  Object.fromEntries([...Object.keys(visitor), text].map((name) => [name, text]))

test('F25 each text arrives byte for byte, even as a field’s name @asvs-prototype-names', async () => {
  for (const text of [...hostileTexts, '\ud800', '0123456789é'.repeat(900)])
    await deliver(filledWith(text))
  await deliver(JSON.parse('{"__proto__":{"injected":1}}'))
  const fields = (await kept()).map((message) => message['fields'])
  expect(fields.slice(0, hostileTexts.length)).toEqual(hostileTexts.map(filledWith))
  expect(Object.entries(fields.at(-1) ?? {})).toEqual([['__proto__', '{"injected":1}']])
  expect('injected' in {}).toBe(false)
})

test('F25 the mail holds each text as text, and no header or part besides its own @asvs-mail-text', async () => {
  await deliver()
  const usual = await mail()
  expect([usual.from, usual.subject]).toEqual([
    { name: 'Zoé Lefèvre', address: 'zoe@exemple.fr' },
    'Demande de devis',
  ])
  expect(usual.text).toContain('Entreprise : L’Atelier & Fils\n')
  for (const [index, text] of hostileTexts.entries()) {
    await deliver(filledWith(text))
    const read = await mail(String(index + 2).padStart(6, '0'))
    expect(read.headers.map(({ key }) => key)).toEqual(usual.headers.map(({ key }) => key))
    expect([read.bcc, read.html, read.attachments]).toEqual([undefined, undefined, []])
    expect([read.to?.length, read.from?.address]).toEqual([1, 'visiteur@invalid'])
    expect(read.subject).toBe(oneLine(text))
    expect(plain(read.text).endsWith(plain(text))).toBe(true)
  }
})

test('F25 the pages of the mailbox show each text as text @asvs-mailbox-text', async () => {
  const parser = new new Window().DOMParser()
  const open = async (address: string) => {
    const html = await (await at(address)).text()
    const document = parser.parseFromString(html, 'text/html')
    const elements = [...document.querySelectorAll('*')].map((element) =>
      [element.localName, ...element.getAttributeNames()].join(' '),
    )
    const textsOf = (selector: string) =>
      [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)
    return { elements, textsOf }
  }
  await deliver(filledWith('Bonjour'))
  const [usualMail, usualList] = [await open('/lire/000001'), await open('/')]
  for (const [index, text] of hostileTexts.entries()) {
    await at('/messages', { method: 'DELETE' })
    await deliver(filledWith(text))
    const message = `/lire/${String(index + 2).padStart(6, '0')}`
    const [mail, list] = [await open(message), await open('/')]
    expect(mail.elements).toEqual(usualMail.elements)
    expect(list.elements).toEqual(usualList.elements)
    expect(mail.textsOf('dd')).toEqual(Object.values(filledWith(text)))
    expect(list.textsOf('li a')[0]).toBe(oneLine(text))
  }
  const policy = (await at('/')).headers.get('content-security-policy')
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'")
})
