import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer, request as ask } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { registry, sampleConfig, writeSamples } from '../fixture.ts'
import { answer } from './api.ts'
import { Store } from './store.ts'

let folder = ''
let origin = ''
let close = async () => {}

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'editor-'))
  await writeSamples(folder)
  const config = sampleConfig(folder)
  const store = new Store(config, registry, () => new Map())
  const server = createServer((request, response) => {
    void answer(request.url ?? '', request, response, {
      store,
      config,
      root: folder,
      pages: { draw: async () => {} },
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  close = () => new Promise((resolve) => server.close(() => resolve()))
})
afterEach(async () => {
  await close()
  await rm(folder, { recursive: true })
})

type Asked = {
  method?: string
  headers?: Record<string, string>
  body?: string
}

/** As no browser would: with any header. */
function send(address: string, { method = 'GET', headers = {}, body = '' }: Asked = {}) {
  return new Promise<{ status: number; body: unknown }>((resolve, reject) => {
    const sent = ask(`${origin}${address}`, { method, headers }, (response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => (text += chunk.toString()))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body: JSON.parse(text || 'null') }),
      )
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

const json = { 'content-type': 'application/json' }
const post = (change: unknown, headers: Record<string, string> = {}, address = '/change') =>
  send(address, {
    method: 'POST',
    headers: { origin, ...json, ...headers },
    body: JSON.stringify(change),
  })

const rows = async () => JSON.parse(await readFile(path.join(folder, 'cakes.json'), 'utf8'))

async function markOf(id: string) {
  const { body } = await send('/book')
  const { kinds } = Object(body)
  return kinds[0].records.find((record: { id: string }) => record.id === id)?.mark
}

const value = { id: 'tart', name: 'Tarte', price: 4, flavour: 'sugar' }
const save = async (changes: object = {}, base = markOf('tart')) =>
  post({
    op: 'save',
    kind: 'cakes',
    id: 'tart',
    base: await base,
    value: { ...value, ...changes },
  })

test.each<[string, Record<string, string>, number]>([
  ['another origin', { origin: 'http://elsewhere.example' }, 403],
  ['another port', { origin: 'http://127.0.0.1:1' }, 403],
  ['no origin', { origin: '' }, 403],
  ['another site of the browser', { 'sec-fetch-site': 'cross-site' }, 403],
  ['another host of this machine', { 'sec-fetch-site': 'same-site' }, 403],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ['a plain text', { 'content-type': 'text/plain' }, 415],
])('a change from %s is refused', async (_, headers, status) => {
  const before = await rows()
  const change = {
    op: 'save',
    kind: 'cakes',
    id: 'tart',
    base: await markOf('tart'),
    value,
  }
  expect((await post(change, headers)).status).toBe(status)
  expect(await rows()).toEqual(before)
})

test.each([
  'evil.example',
  '192.168.1.2',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
])('a host called %s is refused, even for reading', async (host) => {
  const sent = await send('/book', { headers: { host } })
  expect(sent.status).toBe(403)
})

test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s is refused', async (method) => {
  expect((await send('/change', { method, headers: { origin, ...json } })).status).toBe(405)
})

test.each([
  ['a path for a kind', { kind: '../package', id: 'tart' }],
  ['a kind of every object', { kind: '__proto__', id: 'tart' }],
  ['a kind that is none', { kind: 'constructor', id: 'tart' }],
])('%s writes nothing', async (_, change) => {
  const files = await readdir(folder, { recursive: true })
  const { status } = await post({ op: 'save', base: 'x', value, ...change })
  expect(status).toBe(422)
  const version = { op: 'restore', kind: change.kind, version: '../../cakes' }
  expect((await post(version)).status).toBe(422)
  expect(await readdir(folder, { recursive: true })).toEqual(files)
})

test('a path for a version reads nothing', async () => {
  const { status, body } = await post({ op: 'restore', kind: 'cakes', version: '../cakes' })
  expect({ status, body }).toMatchObject({
    status: 422,
    body: { issues: [{ message: 'cet état n’est plus gardé' }] },
  })
})

test.each([
  ['more than 256 kB', { op: 'save', value: 'a'.repeat(256 * 1024) }, 413],
  ['no known change', { op: 'erase', kind: 'cakes' }, 400],
  ['more than a change', { op: 'restore', kind: 'cakes', version: 'a', path: '/etc' }, 400],
])('%s is refused', async (_, change, status) => {
  expect((await post(change)).status).toBe(status)
})

test('a length that lies is cut where it is too long', async () => {
  const sent = await send('/change', {
    method: 'POST',
    headers: { origin, ...json, 'transfer-encoding': 'chunked' },
    body: 'a'.repeat(300 * 1024),
  })
  expect(sent.status).toBe(413)
})

test('what is no JSON is refused', async () => {
  const sent = await send('/change', {
    method: 'POST',
    headers: { origin, ...json },
    body: '{',
  })
  expect(sent.status).toBe(400)
})

test('of two changes at once on one record the second is a conflict', async () => {
  const base = markOf('tart')
  const answers = await Promise.all([save({ price: 5 }, base), save({ price: 6 }, base)])
  expect(answers.map(({ status }) => status)).toEqual([200, 409])
  expect(answers[1]?.body).toMatchObject({ status: 'conflict', current: { price: 5 } })
  expect((await rows())[0]).toMatchObject({ price: 5 })
})

test('two changes at once on two records are both there', async () => {
  const bases = [markOf('tart'), markOf('eclair')]
  const answers = await Promise.all(
    ['tart', 'eclair'].map(async (id, at) =>
      post({
        op: 'save',
        kind: 'cakes',
        id,
        base: await bases[at],
        value: { ...value, id, price: 7 + at },
      }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect((await rows()).map(({ price }: { price: number }) => price)).toEqual([7, 8])
})

test('only an address that is known answers', async () => {
  expect((await send('/../../package.json')).status).toBe(404)
  expect((await send('/change')).status).toBe(404)
})
