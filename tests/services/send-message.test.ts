import { readFileSync } from 'node:fs'
import { beforeEach, expect, test, vi } from 'vitest'
import { answers, fieldNames } from '#tests/machines/form-fields.rules.ts'

const message = 'Bonjour,\r\nmoitié : \ud83e, \u202eà l’envers\u202c, \u0000, 👩🏽‍🍳'
const draft = { ...answers, message }

beforeEach(() => {
  vi.resetModules()
  vi.stubEnv('VITE_EMAILJS_SERVICE_ID', 'service')
  vi.stubEnv('VITE_EMAILJS_TEMPLATE_ID', 'template')
  vi.stubEnv('VITE_EMAILJS_PUBLIC_KEY', 'key')
  vi.stubEnv('VITE_EMAILJS_ORIGIN', 'http://localhost:1')
  vi.stubGlobal('location', { pathname: '/contact' })
  vi.stubGlobal('navigator', { onLine: true })
})

async function send() {
  const { sendMessage } = await import('#src/services/send-message.ts')
  return sendMessage(draft)
}

function stubProvider(answer: () => Promise<Response>) {
  const fetch = vi.fn<typeof globalThis.fetch>(answer)
  vi.stubGlobal('fetch', fetch)
  return fetch
}

test('F24 F45 all fields are sent once, even if the browser reports being offline @asvs-message-fields', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const fetch = stubProvider(async () => new Response('OK'))
  await send()
  expect(fetch).toHaveBeenCalledOnce()
  const [address, request] = fetch.mock.calls[0] ?? []
  expect(address).toBe('http://localhost:1/api/v1.0/email/send')
  const sent = new Request('http://localhost', request)
  expect(sent.headers.get('content-type')).toBe('application/json')
  expect(await sent.json()).toEqual({
    lib_version: '4.4.1',
    user_id: 'key',
    service_id: 'service',
    template_id: 'template',
    template_params: draft,
  })
})

test('the deployment guide lists each variable of the e-mail template', () => {
  const guide = readFileSync('docs/deploying.md', 'utf8')
  const missing = fieldNames.filter((name) => !guide.includes(`{{${name}}}`))
  expect(missing, 'list these variables in docs/deploying.md, step 2').toEqual([])
})

test.each([
  ['F10 a refusal', 400, 'The service ID not found', 'rejected'],
  ['F10 an exhausted quota', 402, '', 'rejected'],
  ['F10 F23 a message over the size limit', 413, 'Variables size limit', 'tooLarge'],
  ['F11 too many messages', 429, 'Too Many Requests', 'tooMany'],
  ['F12 a server error', 500, '<html>', 'server'],
  ['F14 a gateway that got an invalid response', 502, '<html>', 'network'],
  ['F14 a gateway that got no response', 504, '<html>', 'network'],
  ['F14 a gateway of Cloudflare that got no response', 524, 'error code: 524', 'network'],
  ['F13 a captive portal page with status 200', 200, '<!doctype html>', 'unexpected'],
  ['F13 a status other than 200', 202, 'OK', 'unexpected'],
  ['F13 a text other than OK', 200, 'OKAY', 'unexpected'],
])('%s is reported as a failure', async (_case, status, text, reason) => {
  stubProvider(async () => new Response(text, { status }))
  await expect(send()).rejects.toMatchObject({ name: 'SendError', reason })
})

test.each([
  ['F09 a broken connection', true, true, 'network'],
  ['F09 a connection lost during the request', true, false, 'network'],
  ['F09 a connection restored during the request', false, true, 'network'],
  ['F08 a request from an offline device', false, false, 'offline'],
])(
  '%s is reported with its reason after one attempt',
  async (_case, before, after, reason) => {
    vi.stubGlobal('navigator', { onLine: before })
    const fetch = stubProvider(() => {
      vi.stubGlobal('navigator', { onLine: after })
      return Promise.reject(new TypeError('Failed to fetch'))
    })
    await expect(send()).rejects.toMatchObject({ reason })
    expect(fetch).toHaveBeenCalledOnce()
  },
)

test('F09 a response whose body is interrupted is reported as a failure', async () => {
  const body = new ReadableStream({
    pull: (stream) => stream.error(new TypeError('terminated')),
  })
  const fetch = stubProvider(async () => new Response(body))
  await expect(send()).rejects.toMatchObject({ reason: 'network' })
  expect(fetch).toHaveBeenCalledOnce()
})

test('F27 no request is sent if an account identifier is missing', async () => {
  const fetch = stubProvider(async () => new Response('OK'))
  vi.stubEnv('VITE_EMAILJS_PUBLIC_KEY', '')
  await expect(send()).rejects.toMatchObject({ reason: 'unconfigured' })
  expect(fetch).not.toHaveBeenCalled()
})

test('F12 a response of five megabytes yields a short error message', async () => {
  stubProvider(async () => new Response('x'.repeat(5_000_000), { status: 503 }))
  const error: unknown = await send().catch((reason: unknown) => reason)
  expect(String(error).length).toBeLessThan(300)
})
