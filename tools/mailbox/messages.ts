import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import MailComposer from 'nodemailer/lib/mail-composer'
import type { Fields } from './protocol.ts'

export type Message = {
  readonly id: string
  readonly receivedAt: string
  readonly fields: Fields
}

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
  const address = isAddress(email) ? email : 'visiteur@invalid'
  const visitor = { name: oneLine(name), address }
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

/**
 * Opens the folder, created if absent, with the messages it already holds.
 * Each is two files: `<id>.eml` and `<id>.json`; ids count up from 000001.
 */
export async function openMessages(folder: string, config: MailboxConfig) {
  await mkdir(folder, { recursive: true })
  const read = (file: string) => readFile(path.join(folder, file), 'utf8')
  const write = (file: string, text: string | Buffer) =>
    writeFile(path.join(folder, file), text)
  const listIds = async () =>
    (await readdir(folder))
      .filter((name) => name.endsWith('.json'))
      .map((name) => path.parse(name).name)
      .toSorted()
  const find = async (id: string): Promise<Message> => JSON.parse(await read(`${id}.json`))
  let lastId = Number((await listIds()).at(-1) ?? 0)
  return {
    /** Rejects when there is no such message. */
    find,
    /** The mail in a file named `<id>.eml`. */
    readMail: read,
    /** Oldest first. */
    list: async () => Promise.all((await listIds()).map(find)),
    async save(fields: Fields) {
      lastId += 1
      const id = String(lastId).padStart(6, '0')
      const message = { id, receivedAt: new Date().toISOString(), fields }
      await write(`${id}.eml`, await composeMail(message, config))
      await write(`${id}.json`, `${JSON.stringify(message, null, 2)}\n`)
    },
    async clear() {
      for (const name of await readdir(folder)) await rm(path.join(folder, name))
    },
  }
}
