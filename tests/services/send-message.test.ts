import { createServer, type AddressInfo, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import type { ContactDraft } from '#machines/contact-draft.ts'
import type { SendFailure } from '#machines/send-error.ts'
import { answers, fieldNames } from '#tests/machines/form-fields.rules.ts'

const draft = { ...answers, message: 'Bonjour,\r\nà bientôt 👋' }

beforeEach(() => {
  vi.resetModules()
  vi.stubEnv('VITE_EMAILJS_SERVICE_ID', 'service')
  vi.stubEnv('VITE_EMAILJS_TEMPLATE_ID', 'template')
  vi.stubEnv('VITE_EMAILJS_PUBLIC_KEY', 'key')
  vi.stubEnv('VITE_EMAILJS_ORIGIN', 'http://localhost:1')
  vi.stubGlobal('location', { pathname: '/contact' })
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(async () => {
  await close()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

async function send() {
  const { sendMessage } = await import('#src/services/send-message.ts')
  return sendMessage(draft)
}

function provider(answer: () => Promise<Response>) {
  const fetch = vi.fn<typeof globalThis.fetch>(answer)
  vi.stubGlobal('fetch', fetch)
  return fetch
}

test('every field leaves once, as it stands in the form @asvs-message-fields', async () => {
  const fetch = provider(async () => new Response('OK'))

  await send()

  expect(fetch).toHaveBeenCalledOnce()
  const [address, request] = fetch.mock.calls[0] ?? []
  expect(address).toBe('http://localhost:1/api/v1.0/email/send')
  expect(await new Request('http://localhost', request).json()).toEqual({
    lib_version: '4.4.1',
    user_id: 'key',
    service_id: 'service',
    template_id: 'template',
    template_params: draft,
  })
})

test.each([
  ['F10 a refusal', 400, 'The service ID not found', 'rejected'],
  ['F10 a forbidden account', 403, 'Forbidden', 'rejected'],
  ['F10 a quota that is used up', 402, '', 'rejected'],
  ['F10 an unfulfilled condition', 412, '', 'rejected'],
  ['F10 a message over the size limit', 413, 'Variables size limit', 'tooLarge'],
  ['F11 too many messages', 429, 'Too Many Requests', 'tooMany'],
  ['F12 a broken provider', 500, '<html>', 'server'],
  ['F12 a gateway', 504, '', 'server'],
  ['F13 a portal that answers 200 with a page', 200, '<!doctype html>', 'unexpected'],
  ['F13 a success without the word', 202, 'OK', 'unexpected'],
  ['F13 another word', 200, 'OKAY', 'unexpected'],
  ['F13 an empty success', 200, '', 'unexpected'],
])('%s is not a confirmation', async (_what, status, text, reason) => {
  provider(async () => new Response(text, { status }))
  await expect(send()).rejects.toMatchObject({ name: 'SendError', reason })
})

test.each([
  ['F09 a connection that breaks', true, true, 'network'],
  ['F09 a connection lost on the way', true, false, 'offline'],
  ['F08 a request of a device that is offline', false, false, 'offline'],
])('%s fails, is tried once, and told as it is', async (_what, before, after, reason) => {
  vi.stubGlobal('navigator', { onLine: before })
  const fetch = provider(() => {
    vi.stubGlobal('navigator', { onLine: after })
    return Promise.reject(new TypeError('Failed to fetch'))
  })
  await expect(send()).rejects.toMatchObject({ reason })
  expect(fetch).toHaveBeenCalledOnce()
})

test('F45 a browser that wrongly calls itself offline sends all the same', async () => {
  const fetch = provider(async () => new Response('OK'))
  vi.stubGlobal('navigator', { onLine: false })
  await expect(send()).resolves.toBeUndefined()
  expect(fetch).toHaveBeenCalledOnce()
})

test('F27 without identifiers nothing leaves', async () => {
  const fetch = provider(async () => new Response('OK'))
  vi.stubEnv('VITE_EMAILJS_PUBLIC_KEY', '')
  await expect(send()).rejects.toMatchObject({ reason: 'unconfigured' })
  expect(fetch).not.toHaveBeenCalled()
})

test('F12 an error of five megabytes leaves a short trace', async () => {
  provider(async () => new Response('x'.repeat(5_000_000), { status: 503 }))
  const error: unknown = await send().catch((reason: unknown) => reason)
  expect(String(error).length).toBeLessThan(300)
})

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

function portOf(address: AddressInfo | string | null) {
  return typeof address === 'object' && address ? address.port : 0
}

async function close() {
  for (const socket of sockets) socket.destroy()
  if (server.listening) await new Promise((resolve) => server.close(resolve))
}

/** The form's own machine over the real client and the network's own faults. */
async function startForm() {
  requests = []
  conduct = ok
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  vi.stubEnv('VITE_EMAILJS_ORIGIN', `http://127.0.0.1:${portOf(server.address())}`)
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

test.each<[title: string, conduct: Conduct, reason: SendFailure]>([
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
])('%s loses nothing: it is said, once, and can be tried again', async (...row) => {
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
})

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
  const { submit, settled } = await startForm()
  await close()
  submit()
  const { value, context } = await settled()
  expect([value, context.failure, context.draft]).toEqual(['failure', 'network', answers])
})
