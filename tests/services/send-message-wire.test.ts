import { createServer, type AddressInfo, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import type { ContactDraft } from '#machines/contact-draft.ts'
import { answers, fieldNames } from '#tests/machines/form-fields.rules.ts'
import type { SendFailure } from '#machines/send-error.ts'

/** What the server does to the connection once the whole request is here. */
type Conduct = (socket: Socket) => void

function reply(status: string, body = '', ...headers: readonly string[]): Conduct {
  const length = `Content-Length: ${Buffer.byteLength(body)}`
  const head = [`HTTP/1.1 ${status}`, length, 'Connection: close', ...headers]
  return (socket) => socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

/** Says so much, and then is gone. */
const breakOff =
  (said: string): Conduct =>
  (socket) =>
    socket.write(said, () => socket.resetAndDestroy())

const ok = reply('200 OK', 'OK')
const portal = '<!doctype html><title>Wi-Fi</title>'

let conduct = ok
let requests: string[] = []
const sockets = new Set<Socket>()
const server = createServer((socket) => {
  sockets.add(socket)
  socket.on('close', () => sockets.delete(socket))
  socket.on('error', () => {})
  let received = ''
  socket.on('data', (chunk) => {
    received += chunk.toString()
    const [head = '', body] = received.split('\r\n\r\n')
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
    if (body === undefined || Buffer.byteLength(body) < length) return
    received = ''
    const target = head.slice(0, head.indexOf(' HTTP/'))
    requests.push(target)
    if (target === 'GET /portal') reply('200 OK', portal)(socket)
    else conduct(socket)
  })
})

beforeEach(async () => {
  requests = []
  conduct = ok
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  vi.resetModules()
  vi.stubEnv('VITE_EMAILJS_SERVICE_ID', 'service')
  vi.stubEnv('VITE_EMAILJS_TEMPLATE_ID', 'template')
  vi.stubEnv('VITE_EMAILJS_PUBLIC_KEY', 'key')
  vi.stubEnv('VITE_EMAILJS_ORIGIN', `http://127.0.0.1:${portOf(server.address())}`)
  vi.stubGlobal('location', { pathname: '/contact' })
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(async () => {
  await close()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

function portOf(address: AddressInfo | string | null) {
  return typeof address === 'object' && address ? address.port : 0
}

async function close() {
  for (const socket of sockets) socket.destroy()
  if (server.listening) await new Promise((resolve) => server.close(resolve))
}

/** The form's own machine over the real client and the network's own faults. */
async function startForm() {
  const { contactFormMachine } = await import('#machines/contact-form.ts')
  const { sendMessage } = await import('#src/services/send-message.ts')
  const clock = new SimulatedClock()
  const provided = contactFormMachine.provide({
    actors: {
      sendMessage: fromPromise<void, ContactDraft>(({ input }) => sendMessage(input)),
    },
  })
  const form = createActor(provided, { clock }).start()
  for (const name of fieldNames)
    form.send({ type: 'field.change', field: name, value: answers[name] })
  const submit = () => form.send({ type: 'form.submit' })
  const settled = () => waitFor(form, (snapshot) => !snapshot.hasTag('busy'))
  return { clock, submit, settled }
}

const cases: readonly [title: string, conduct: Conduct, reason: SendFailure][] = [
  ['F09 a connection that is reset', breakOff(''), 'network'],
  ['F09 headers cut in the middle', breakOff('HTTP/1.1 200 OK\r\nContent-Le'), 'network'],
  [
    'F09 a body cut in the middle',
    breakOff('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nO'),
    'network',
  ],
  ['F09 an answer that is no HTTP', breakOff('SSH-2.0-OpenSSH_10.0\r\n'), 'network'],
  [
    'F13 a redirection to a portal',
    reply('302 Found', '', 'Location: /portal'),
    'unexpected',
  ],
  ['F13 a page of 5 MB with 200', reply('200 OK', 'é'.repeat(2_500_000)), 'unexpected'],
  [
    'F13 a body that cannot be unpacked',
    reply('200 OK', 'OK', 'Content-Encoding: gzip'),
    'network',
  ],
]

test.each(cases)(
  '%s loses nothing: it is said, once, and can be tried again',
  async (...row) => {
    const [, fault, reason] = row
    const { submit, settled } = await startForm()
    conduct = fault
    submit()
    submit()
    const { value, context } = await settled()
    expect([value, context.failure, context.draft]).toEqual(['failure', reason, answers])
    expect(posts()).toBe(1)

    conduct = ok
    submit()
    expect((await settled()).value).toBe('success')
    expect(posts()).toBe(2)
  },
)

const posts = () => requests.filter((target) => target.startsWith('POST ')).length

test('F07 an answer in the last millisecond of the 15 seconds is a success', async () => {
  const { clock, submit, settled } = await startForm()
  let socket: Socket | undefined
  conduct = (open) => (socket = open)
  submit()
  await vi.waitFor(() => expect(posts()).toBe(1))
  clock.increment(14_999)
  if (socket) ok(socket)
  expect((await settled()).value).toBe('success')
  expect(posts()).toBe(1)
})

test('F27 a service that is down loses nothing', async () => {
  await close()
  const { submit, settled } = await startForm()
  submit()
  const { value, context } = await settled()
  expect([value, context.failure, context.draft]).toEqual(['failure', 'network', answers])
})
