import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach } from 'vitest'
import type { Fault } from './faults.ts'
import type { MailboxConfig } from './fields.ts'
import { isRecord } from './json.ts'
import { mailboxIdentifiers } from './protocol.ts'
import { startMailbox, type Mailbox } from './server.ts'

export const identifiers = {
  service_id: mailboxIdentifiers.serviceId,
  template_id: mailboxIdentifiers.templateId,
  user_id: mailboxIdentifiers.publicKey,
}

export const config: MailboxConfig = {
  recipient: { name: 'Atelier', address: 'bonjour@atelier.example' },
  labels: {
    name: 'Nom',
    email: 'E-mail',
    company: 'Entreprise',
    phone: 'Téléphone',
    siret: 'SIRET',
    subject: 'Sujet',
    message: 'Message',
  },
}

export const visitor = {
  name: 'Zoé Lefèvre',
  email: 'zoe@exemple.fr',
  company: 'L’Atelier & Fils',
  phone: '06 12 34 56 78',
  siret: '000 000 000 00018',
  subject: 'Demande de devis',
  message: 'Bonjour,\n\nUn devis « rapide » pour 12 personnes ? 👷🏽‍♀️\nMerci.',
}

export let mailbox: Mailbox
export let folder: string

/** Gives each test of the calling file a mailbox and a folder of its own. */
export function startMailboxes() {
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mailbox-'))
    mailbox = await startMailbox({ port: 0, folder, config })
  })
  afterEach(async () => {
    await mailbox.close()
    await rm(folder, { recursive: true })
  })
}

export async function restart(): Promise<void> {
  await mailbox.close()
  mailbox = await startMailbox({ port: 0, folder, config })
}

export const at = (path: string, options?: RequestInit) =>
  fetch(mailbox.url + path, options)
export const post = (body: unknown) =>
  at('/api/v1.0/email/send', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
export const deliver = (fields: Record<string, unknown> = visitor) =>
  post({ lib_version: '4.4.1', ...identifiers, template_params: fields })
export const read = async (path: string): Promise<unknown> => (await at(path)).json()
export const kept = async () => {
  const messages = await read('/messages')
  if (!Array.isArray(messages)) throw new Error('The list of messages is not a list')
  return messages.filter(isRecord)
}
export const mail = async (id = '000001') =>
  PostalMime.parse(await (await at(`/messages/${id}.eml`)).arrayBuffer())
export const disturb = (fault: Fault) =>
  at('/faults', { method: 'PUT', body: JSON.stringify(fault) })

/** The stream of `/events`, one event for each `next()`. */
export async function listen() {
  const stream = await at('/events')
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
  const next = async () => (await reader?.read())?.value
  return { type: stream.headers.get('content-type'), next }
}
