import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import MailComposer from 'nodemailer/lib/mail-composer'
import type { Fields } from './protocol.ts'

export type Message = {
  readonly id: string
  readonly receivedAt: string
  readonly fields: Fields
}

export type MailboxConfig = {
  readonly recipient: { readonly name: string; readonly address: string }
  /** The labels of template variables. A variable without a label is displayed with its name. */
  readonly labels: ReadonlyMap<string, string>
}

/** Replaces each run of whitespace and control characters with one space, and removes direction marks. */
export const oneLine = (value: string): string =>
  value
    .replace(/\p{Bidi_Control}/gu, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()

const isAddress = (value: string) =>
  /^[^\s@<>()",;:\\[\]\p{Cc}]+@[^\s@<>()",;:\\[\]\p{Cc}]+$/u.test(value)

/**
 * Composes an e-mail (RFC 5322) from the visitor to the recipient. The text is base64-encoded, which keeps
 * every byte of the message. Header values are single lines. An invalid sender becomes `visiteur@invalid`.
 */
async function composeMail({ id, receivedAt, fields }: Message, config: MailboxConfig) {
  const { name = '', email = '', subject = '' } = fields
  const address = isAddress(email) ? email : 'visiteur@invalid'
  const visitor = { name: oneLine(name), address }
  const { message = '', ...rest } = fields
  const lines = Object.entries(rest).map(
    ([field, value]) => `${config.labels.get(field) ?? field} : ${oneLine(value)}`,
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

/** Rethrows an error, unless a file is missing or incomplete. */
function omit(error: unknown) {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
  if (isMissing || error instanceof SyntaxError) return undefined
  throw error
}

/** Opens or creates a folder of messages. Each message is stored in `<id>.eml` and `<id>.json`. */
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
    find,
    /** Reads the e-mail in a file of the folder, by its name (`<id>.eml`). */
    readMail: read,
    /** Lists the messages, oldest first. Omits those whose file is incomplete or was deleted in the meantime. */
    async list() {
      const found = await Promise.all((await listIds()).map((id) => find(id).catch(omit)))
      return found.filter((message) => message !== undefined)
    },
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
