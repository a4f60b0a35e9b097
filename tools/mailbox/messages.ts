import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import MailComposer from 'nodemailer/lib/mail-composer'
import { z } from 'zod'
import type { Fields } from './protocol.ts'

const messageSchema = z.object({
  id: z.string(),
  receivedAt: z.string(),
  contentType: z.string(),
  /** The request's body as received. */
  body: z.string(),
  fields: z.record(z.string(), z.string()),
})

export type Message = Readonly<z.infer<typeof messageSchema>>

/** What the mailbox knows of the site whose messages it keeps. */
export type MailboxConfig = {
  /** Whom the mails are to. */
  readonly recipient: { readonly name: string; readonly address: string }
  /** What a reader calls a template variable; one without a label is shown by its name. */
  readonly labels: Readonly<Record<string, string>>
}

/** The label of a field, or the field's own name when the site gives it none. */
export const labelOf = ({ labels }: MailboxConfig, field: string): string =>
  (Object.hasOwn(labels, field) ? labels[field] : undefined) ?? field

/** One line of readable text: control characters and line breaks become single spaces. */
export const oneLine = (value: string): string =>
  value.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()

const isAddress = (value: string) =>
  /^[^\s@<>()",;:\\[\]\p{Cc}]+@[^\s@<>()",;:\\[\]\p{Cc}]+$/u.test(value)

/**
 * The message as an RFC 5322 file that any mail client opens, from the visitor to the
 * recipient. The text is base64 so that each of its bytes survives; headers hold one
 * line each, and a sender whose address is not one is shown as `visiteur@invalid`.
 */
async function composeMail({ id, receivedAt, fields }: Message, config: MailboxConfig) {
  const { name = '', email = '', subject = '' } = fields
  const visitor = {
    name: oneLine(name),
    address: isAddress(email) ? email : 'visiteur@invalid',
  }
  const { message = '', ...rest } = fields
  const lines = Object.entries(rest).map(
    ([field, value]) => `${labelOf(config, field)} : ${oneLine(value)}`,
  )
  const content = `${lines.join('\n')}\n\n${message}`
  const composer = new MailComposer({
    from: visitor,
    replyTo: visitor,
    to: config.recipient,
    subject: oneLine(subject) || 'Message du site',
    date: new Date(receivedAt),
    messageId: `<${id}@mailbox.localhost>`,
    text: { content, contentTransferEncoding: 'base64' },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return composer.compile().build()
}

async function load(file: string) {
  try {
    return [messageSchema.parse(JSON.parse(await readFile(file, 'utf8')))]
  } catch {
    return []
  }
}

/**
 * Opens the folder, created if absent, with the messages it already holds.
 * Each is two files: `<id>.eml` and `<id>.json`; ids count up from 000001.
 */
export async function openMessages(folder: string, config: MailboxConfig) {
  await mkdir(folder, { recursive: true })
  const names = (await readdir(folder)).filter((name) => /^\d{6,}\.json$/.test(name))
  const kept = await Promise.all(
    names.toSorted().map((name) => load(path.join(folder, name))),
  )
  const messages = new Map(kept.flat().map((message) => [message.id, message]))
  let last = Number([...messages.keys()].at(-1) ?? 0)
  const fileOf = (id: string, ending: 'eml' | 'json') =>
    path.join(folder, `${id}.${ending}`)

  return {
    /** Oldest first. */
    list: () => [...messages.values()].toSorted((a, b) => Number(a.id) - Number(b.id)),
    find: (id: string) => messages.get(id),
    async save(incoming: Omit<Message, 'id' | 'receivedAt'> & { readonly fields: Fields }) {
      last += 1
      const id = String(last).padStart(6, '0')
      const message = { id, receivedAt: new Date().toISOString(), ...incoming }
      await writeFile(fileOf(id, 'eml'), await composeMail(message, config))
      await writeFile(fileOf(id, 'json'), `${JSON.stringify(message, null, 2)}\n`)
      messages.set(id, message)
    },
    async clear() {
      const files = [...messages.keys()].flatMap((id) => [
        fileOf(id, 'eml'),
        fileOf(id, 'json'),
      ])
      messages.clear()
      await Promise.all(files.map((file) => rm(file)))
    },
    readMail: ({ id }: Message) => readFile(fileOf(id, 'eml'), 'utf8'),
  }
}
