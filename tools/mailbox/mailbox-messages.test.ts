import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { mailboxIdentifiers } from './protocol.ts'
import {
  at,
  deliver,
  folder,
  identifiers,
  kept,
  mail,
  post,
  read,
  startMailboxes,
  visitor,
} from './mailbox-fixture.ts'

startMailboxes()

const { serviceId, templateId, publicKey } = mailboxIdentifiers

describe('the kept message', () => {
  test('the mail goes from the visitor to the recipient', async () => {
    await deliver()
    const parsed = await mail()
    const from = { name: 'Zoé Lefèvre', address: 'zoe@exemple.fr' }
    expect(parsed.from).toEqual(from)
    expect(parsed.replyTo).toEqual([from])
    expect(parsed.to?.map(({ address }) => address)).toEqual(['bonjour@atelier.example'])
    expect(parsed.subject).toBe('Demande de devis')
    expect(parsed.text).toBe(
      [
        'Nom : Zoé Lefèvre',
        'E-mail : zoe@exemple.fr',
        'Entreprise : L’Atelier & Fils',
        'Téléphone : 06 12 34 56 78',
        'SIRET : 000 000 000 00018',
        'Sujet : Demande de devis',
        '',
        visitor.message,
      ].join('\n'),
    )
  })

  test.each([
    ['line breaks of every kind', 'a\nb\r\nc\rd\n\n  e  \n'],
    [
      'accents, emoji and right-to-left text',
      'œÉ\u00a0\u202f€ e\u0301 👩‍👩‍👧 \u202eabc שלום\n',
    ],
    ['lines that mail treats as its own', '.\n..\nFrom moi\n--\n=20\n=?utf-8?q?x?=\n'],
    ['control characters', 'a\0b\tc\u2028d\u007f'],
    ['10,000 characters on one line', '0123456789é'.repeat(910).slice(0, 10_000)],
  ])('%s survive byte for byte', async (_, message) => {
    await deliver({ ...visitor, message })
    const { text = '' } = await mail()
    expect(text.slice(text.indexOf('\n\n') + 2)).toBe(message)
    expect(await read('/messages/000001')).toMatchObject({ fields: { message } })
  })

  test('the raw request is kept as received', async () => {
    const body = ` ${JSON.stringify({ ...identifiers, template_params: { message: '\ud800' } })}\n`
    await post(body)
    const raw: unknown = JSON.parse(await readFile(join(folder, '000001.json'), 'utf8'))
    expect(raw).toMatchObject({ encoding: 'utf8', contentType: 'application/json', body })
  })

  test('a request that is not UTF-8 is kept as base64', async () => {
    const text = `{"user_id":"${publicKey}","service_id":"${serviceId}","template_id":"${templateId}","template_params":{"message":"\u00e9"}}`
    const body = Buffer.from(text, 'latin1')
    await at('/api/v1.0/email/send', { method: 'POST', body: new Uint8Array(body) })
    expect(await kept()).toMatchObject([
      { encoding: 'base64', body: body.toString('base64') },
    ])
  })

  test('line breaks in name, e-mail or subject add no header', async () => {
    await deliver({
      ...visitor,
      name: 'Zoé" <x@y.fr>\r\nBcc: a@pirate.example',
      email: 'zoe@exemple.fr\r\nBcc: b@pirate.example',
      subject: 'Devis\r\nBcc: c@pirate.example\n\nCorps',
    })
    const parsed = await mail()
    expect(parsed.bcc).toBeUndefined()
    expect(parsed.headers.map(({ key }) => key).toSorted()).toEqual([
      'content-transfer-encoding',
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'reply-to',
      'subject',
      'to',
    ])
    expect(parsed.from).toEqual({
      name: 'Zoé" <x@y.fr> Bcc: a@pirate.example',
      address: 'visiteur@invalid',
    })
    expect(parsed.subject).toBe('Devis Bcc: c@pirate.example Corps')
    expect(parsed.text).toContain('E-mail : zoe@exemple.fr Bcc: b@pirate.example\n')
  })

  test('the download is a file that a mail client opens', async () => {
    await deliver()
    const { headers } = await at('/messages/000001.eml')
    expect(headers.get('content-type')).toBe('message/rfc822')
    expect(headers.get('content-disposition')).toBe('attachment; filename="000001.eml"')
  })
})

describe('deletion', () => {
  test('one message goes with its two files', async () => {
    await deliver()
    await deliver()
    expect((await at('/messages/000001', { method: 'DELETE' })).status).toBe(204)
    expect((await at('/messages/000001', { method: 'DELETE' })).status).toBe(404)
    expect((await readdir(folder)).toSorted()).toEqual(['000002.eml', '000002.json'])
  })

  test('all messages go at once', async () => {
    await deliver()
    await deliver()
    expect((await at('/messages', { method: 'DELETE' })).status).toBe(204)
    expect(await kept()).toEqual([])
    expect(await readdir(folder)).toEqual([])
  })
})
