import { isUtf8 } from 'node:buffer'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isRecord, parseJson } from './json.ts'
import type { Fields, MailboxConfig } from './fields.ts'
import { composeMail } from './mail.ts'

/** A kept message; `body` is the request's body exactly as received, in `encoding`. */
export type Message = {
  readonly id: string
  readonly receivedAt: string
  readonly route: string
  readonly contentType: string
  readonly encoding: 'utf8' | 'base64'
  readonly body: string
  readonly fields: Fields
}

type Incoming = {
  readonly route: string
  readonly contentType: string
  readonly body: Buffer
  readonly fields: Fields
}

export type Messages = {
  /** Oldest first. */
  list(): readonly Message[]
  find(id: string): Message | undefined
  save(incoming: Incoming): Promise<Message>
  /** False when there is no such message. */
  remove(id: string): Promise<boolean>
  clear(): Promise<void>
  readMail(message: Message): Promise<Buffer>
}

const isMessage = (value: unknown): value is Message =>
  isRecord(value) &&
  ['id', 'receivedAt', 'route', 'contentType', 'body'].every(
    (key) => typeof value[key] === 'string',
  ) &&
  (value['encoding'] === 'utf8' || value['encoding'] === 'base64') &&
  isRecord(value['fields']) &&
  Object.values(value['fields']).every((field) => typeof field === 'string')

async function load(folder: string): Promise<Message[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{6,}\.json$/.test(name))
  const values = await Promise.all(
    names.map(async (name) => parseJson(await readFile(join(folder, name), 'utf8'))),
  )
  return values.filter(isMessage)
}

const byArrival = (a: Message, b: Message) => Number(a.id) - Number(b.id)

/**
 * Opens the folder, created if absent, with the messages it already holds;
 * `onChange` runs after each arrival and deletion.
 * Each is two files: `<id>.eml` and `<id>.json`; ids count up from 000001.
 */
export async function openMessages(
  folder: string,
  onChange: () => void,
  config: MailboxConfig,
): Promise<Messages> {
  await mkdir(folder, { recursive: true })
  let messages = (await load(folder)).toSorted(byArrival)
  let last = Number(messages.at(-1)?.id ?? 0)
  const fileOf = (id: string, kind: 'eml' | 'json') => join(folder, `${id}.${kind}`)

  async function forget(gone: readonly Message[]) {
    messages = messages.filter((message) => !gone.includes(message))
    const files = gone.flatMap(({ id }) => [fileOf(id, 'eml'), fileOf(id, 'json')])
    await Promise.all(files.map((file) => rm(file, { force: true })))
    onChange()
  }

  return {
    list: () => messages,
    find: (id) => messages.find((message) => message.id === id),
    async save({ route, contentType, body, fields }) {
      last += 1
      const id = String(last).padStart(6, '0')
      const encoding = isUtf8(body) ? 'utf8' : 'base64'
      const receivedAt = new Date().toISOString()
      const message: Message = {
        id,
        receivedAt,
        route,
        contentType,
        encoding,
        body: body.toString(encoding),
        fields,
      }
      await writeFile(fileOf(id, 'eml'), await composeMail(message, config))
      await writeFile(fileOf(id, 'json'), `${JSON.stringify(message, null, 2)}\n`)
      messages = [...messages, message].toSorted(byArrival)
      onChange()
      return message
    },
    async remove(id) {
      const gone = messages.filter((message) => message.id === id)
      await forget(gone)
      return gone.length > 0
    },
    clear: () => forget(messages),
    readMail: ({ id }) => readFile(fileOf(id, 'eml')),
  }
}
