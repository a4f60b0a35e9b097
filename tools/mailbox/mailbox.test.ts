import { request } from 'node:http'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { EmailJSResponseStatus, init, send } from '@emailjs/browser'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { mailboxIdentifiers, variablesLimit } from './protocol.ts'
import { startMailbox } from './server.ts'
import {
  at,
  config,
  deliver,
  folder,
  identifiers,
  kept,
  mail,
  mailbox,
  post,
  read,
  restart,
  startMailboxes,
  visitor,
} from './mailbox-fixture.ts'

startMailboxes()

const { serviceId, templateId, publicKey } = mailboxIdentifiers

afterEach(() => vi.unstubAllGlobals())

describe('delivery', () => {
  test('the real EmailJS client delivers', async () => {
    vi.stubGlobal('location', { pathname: '/contact' })
    init({ publicKey }, mailbox.url)
    const answer = await send(serviceId, templateId, visitor)
    expect(answer).toEqual(new EmailJSResponseStatus(200, 'OK'))
    expect(await kept()).toMatchObject([{ id: '000001', route: 'send', fields: visitor }])
  })

  test('the real EmailJS client hears a refusal', async () => {
    vi.stubGlobal('location', { pathname: '/contact' })
    init({ publicKey }, mailbox.url)
    const text =
      'The template ID not found. To find this ID, visit https://dashboard.emailjs.com/admin/templates'
    await expect(send(serviceId, 'template_other', visitor)).rejects.toEqual(
      new EmailJSResponseStatus(400, text),
    )
    expect(await kept()).toEqual([])
  })

  test('a success is plain text that any origin may read', async () => {
    const answer = await deliver()
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(await answer.text()).toBe('OK')
  })

  test('a multipart form delivers the same fields, with its files by name', async () => {
    const form = new FormData()
    for (const [name, value] of Object.entries({
      ...visitor,
      ...identifiers,
      lib_version: '4.4.1',
    }))
      form.append(name, value)
    form.append('file', new File(['x'], 'devis é.pdf'))
    const answer = await at('/api/v1.0/email/send-form', { method: 'POST', body: form })
    expect([answer.status, await answer.text()]).toEqual([200, 'OK'])
    const [message] = await kept()
    // A form serialises line breaks as CRLF.
    const text = visitor.message.replaceAll('\n', '\r\n')
    expect(message?.['fields']).toEqual({ ...visitor, message: text, file: 'devis é.pdf' })
    expect((await mail()).text?.endsWith(text)).toBe(true)
  })

  test('a preflight allows the JSON that the client posts', async () => {
    const answer = await at('/api/v1.0/email/send', { method: 'OPTIONS' })
    expect(answer.status).toBe(204)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'POST, OPTIONS',
      'access-control-allow-headers': 'content-type',
    })
  })

  test('ids follow the order of arrival', async () => {
    for (const message of ['un', 'deux', 'trois']) await deliver({ ...visitor, message })
    const messages = await kept()
    expect(messages.map(({ id }) => id)).toEqual(['000001', '000002', '000003'])
    expect(await read('/messages/000002')).toMatchObject({ fields: { message: 'deux' } })
  })

  test('simultaneous messages are all kept, each under its own id', async () => {
    const numbers = Array.from({ length: 20 }, (_, index) => `n° ${index}`)
    await Promise.all(numbers.map((message) => deliver({ ...visitor, message })))
    const messages = await kept()
    expect(new Set(messages.map(({ id }) => id)).size).toBe(20)
    expect(await readdir(folder)).toHaveLength(40)
  })

  test('a restart finds the messages again and goes on counting', async () => {
    await deliver()
    await writeFile(join(folder, '000007.json'), 'not a message')
    await restart()
    await deliver()
    expect((await kept()).map(({ id }) => id)).toEqual(['000001', '000002'])
  })
})

describe('refusals', () => {
  const dashboard = 'https://dashboard.emailjs.com/admin'
  const complete = { ...identifiers, template_params: visitor }
  test.each([
    [
      { ...complete, user_id: undefined },
      `The user ID is required. To find this ID, visit ${dashboard}/account`,
    ],
    [
      { ...complete, service_id: '' },
      `The service ID is required. To find this ID, visit ${dashboard}`,
    ],
    [
      { ...complete, template_id: undefined },
      `The template ID is required. To find this ID, visit ${dashboard}/templates`,
    ],
    [
      { ...complete, user_id: 'other' },
      `The Public Key is invalid. To find this ID, visit ${dashboard}/account`,
    ],
    [
      { ...complete, service_id: 'other' },
      `The service ID not found. To find this ID, visit ${dashboard}`,
    ],
    [
      { ...complete, template_id: 'other' },
      `The template ID not found. To find this ID, visit ${dashboard}/templates`,
    ],
    [{ ...complete, template_params: ['x'] }, 'The template params have to be an object'],
    ['{', 'Bad Request'],
    ['[]', 'Bad Request'],
  ])('%j is refused with EmailJS’s text', async (body, text) => {
    const answer = await post(body)
    expect([answer.status, await answer.text()]).toEqual([400, text])
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(await kept()).toEqual([])
  })

  test('a form without its identifiers, or that is no form, is refused', async () => {
    const body = new FormData()
    body.append('name', 'Zoé')
    const anonymous = await at('/api/v1.0/email/send-form', { method: 'POST', body })
    expect(await anonymous.text()).toContain('The user ID is required')
    const broken = await at('/api/v1.0/email/send-form', {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: 'nothing',
    })
    expect([broken.status, await broken.text()]).toEqual([400, 'Bad Request'])
  })

  test('variables of exactly 50 Kb pass, one byte more is too much @asvs-message-size', async () => {
    const room = variablesLimit - JSON.stringify({ message: '' }).length
    expect((await deliver({ message: 'a'.repeat(room) })).status).toBe(200)
    const answer = await deliver({ message: 'a'.repeat(room + 1) })
    expect([answer.status, await answer.text()]).toEqual([
      413,
      'Variables size limit. The maximum allowed variables size is 50Kb',
    ])
    expect(await kept()).toHaveLength(1)
  })

  test('a body over 8 MiB is refused and the client hears it', async () => {
    const answer = await deliver({ message: 'a'.repeat(8 * 1024 * 1024) })
    expect(answer.status).toBe(413)
  })

  test('a wrong method is 405, an unknown path 404', async () => {
    expect((await at('/api/v1.0/email/send')).status).toBe(405)
    expect((await at('/messages', { method: 'PATCH' })).status).toBe(405)
    expect((await at('/api/v1.0/email/other', { method: 'POST' })).status).toBe(404)
    expect((await at('/messages/000009')).status).toBe(404)
    expect((await at('/messages/000009.eml')).status).toBe(404)
    expect((await at('/lire/000009')).status).toBe(404)
  })

  test('another site cannot reach the messages', async () => {
    const foreignForm = { method: 'POST', headers: { 'sec-fetch-site': 'same-site' } }
    expect((await at('/supprimer', foreignForm)).status).toBe(403)
    // Undici refuses to forge a Host; node:http does not.
    const status = await new Promise((resolve, reject) => {
      const headers = { host: 'attacker.example' }
      const forged = request(`${mailbox.url}/messages`, { headers }, (response) => {
        response.resume()
        resolve(response.statusCode)
      })
      forged.on('error', reject).end()
    })
    expect(status).toBe(403)
  })

  test('a taken port is told in one sentence', async () => {
    const port = Number(new URL(mailbox.url).port)
    await expect(startMailbox({ port, folder, config })).rejects.toThrow(
      `The mailbox cannot start: port ${port} is already taken.`,
    )
  })
})
