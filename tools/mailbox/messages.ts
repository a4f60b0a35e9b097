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

/** Replaces each run of whitespace and control characters with one space, removes direction marks, and trims. */
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

/** Parses a stored message. Returns an empty list if a crash or a full disk has cut off the file. */
function parseMessage(text: string): Message | readonly [] {
  try {
    const message: Message = JSON.parse(text)
    return message
  } catch {
    return []
  }
}

/** Opens or creates a folder of messages. Each message is stored in `<id>.eml` and `<id>.json`. */
export async function openMessages(folder: string, config: MailboxConfig) {
  /** Creates the folder, which may have been deleted, and works in it. Rejects with a sentence on failure. */
  async function inFolder<Result>(work: () => Promise<Result>) {
    try {
      await mkdir(folder, { recursive: true })
      return await work()
    } catch (cause) {
      const reason = String(cause).replaceAll(/^Error: |, .*/gs, '')
      const text = `The mailbox cannot use its folder ${folder} (${reason}).`
      throw new Error(`${text} Make it a folder with write permission.`, { cause })
    }
  }

  /** Lists the files of messages. The folder can also contain other files. */
  const listFiles = async (name: RegExp) =>
    (await readdir(folder)).filter((file) => name.test(file)).toSorted()
  const names = await inFolder(() => listFiles(/^\d+\.json$/))
  const texts = names.map((name) => readFile(path.join(folder, name), 'utf8'))
  let messages = (await Promise.all(texts)).flatMap(parseMessage)
  let lastId = Number.parseInt(names.at(-1) ?? '0')

  /** Stores a message under the next free id, because another mailbox may use the same folder. */
  async function store(fields: Fields): Promise<Message> {
    lastId += 1
    const id = String(lastId).padStart(6, '0')
    const message = { id, receivedAt: new Date().toISOString(), fields }
    const file = path.join(folder, id)
    const mail = await composeMail(message, config)
    try {
      await writeFile(`${file}.eml`, mail, { flag: 'wx' })
    } catch (error) {
      const isTaken = error instanceof Error && 'code' in error && error.code === 'EEXIST'
      if (isTaken) return store(fields)
      throw error
    }
    await writeFile(`${file}.json`, `${JSON.stringify(message, null, 2)}\n`)
    return message
  }

  return {
    /** Lists the messages, oldest first. */
    list: () => messages.toSorted((one, other) => one.id.localeCompare(other.id)),
    async save(fields: Fields) {
      const message = await inFolder(() => store(fields))
      messages.push(message)
    },
    async clear() {
      messages = []
      await inFolder(async () => {
        // Another mailbox may delete the same files.
        for (const name of await listFiles(/^\d+\.(eml|json)$/))
          await rm(path.join(folder, name), { force: true })
      })
    },
  }
}
