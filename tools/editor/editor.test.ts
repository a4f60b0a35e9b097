import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { markOf, Store } from './book.ts'
import type { EditorConfig, FileRule, Json, Registry } from './config.ts'
import { answer } from './editor.ts'
import { attach, cleanDrawing } from './files.ts'
import { fromForm, numberIn, recordNode, slugOf, tidyText, toForm } from './form.ts'

/** A bakery: its facts have nothing of any site. */
const name = z.string().trim().min(1, 'à remplir').meta({ title: 'Nom' })
const cake = z.strictObject({
  id: z.string().min(1).meta({ title: 'Identifiant', hidden: true }),
  name,
  price: z.number().positive('il faut un prix').meta({ title: 'Prix' }),
  notes: z
    .array(z.string().min(1).meta({ title: 'Note', long: true }))
    .meta({ title: 'Notes' }),
  photo: z.string().nullable().meta({ title: 'Photo', file: 'photo' }),
})
const cakes = {
  title: 'Gâteaux',
  isList: true,
  schema: z.array(cake),
  label: 'name',
  key: 'id',
}
const registry: Registry = {
  cakes,
  shop: { title: 'Boutique', isList: false, schema: z.strictObject({ name }) },
}
const tart = { id: 'tart', name: 'Tarte', price: 4, notes: [], photo: null }
const rows = [
  tart,
  ...Array.from({ length: 30 }, (_, at) => ({
    ...tart,
    id: `cake-${at}`,
    name: `N° ${at}`,
  })),
]

let folder = ''
let photo: FileRule
let config: EditorConfig
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'bakery-'))
  photo = {
    folder,
    formats: ['pdf', 'svg'],
    name: 'photo',
    isDrawing: false,
    isNeeded: () => false,
  }
  config = {
    registry: '',
    renderer: '',
    folder,
    first: [],
    judge: (facts) =>
      JSON.stringify(facts).includes('"price":13')
        ? [
            {
              kind: 'cakes',
              index: 0,
              path: ['price'],
              level: 'error',
              stops: true,
              text: 'Treize porte malheur.',
              action: '',
            },
          ]
        : [],
    today: () => '2028-02-29',
    whereShown: () => [],
    fixed: () => [],
    references: () => ({}),
    files: { photo },
    publication: async () => [],
  }
  await writeFile(path.join(folder, 'cakes.json'), JSON.stringify(rows))
  await writeFile(path.join(folder, 'shop.json'), '{"name":"Au four"}')
})
afterEach(() => rm(folder, { recursive: true }))

const store = () => new Store(config, registry)
const saved = async (): Promise<(typeof tart)[]> =>
  JSON.parse(await readFile(path.join(folder, 'cakes.json'), 'utf8'))
const change = (id: string | null, value: Json, base: string | null = null) => ({
  kind: 'cakes',
  id,
  base,
  value,
})

test('thirty saves of two editors on one folder all survive', async () => {
  const [one, other] = [store(), store()]
  const outcomes = await Promise.all(
    rows
      .slice(1)
      .map((row, at) =>
        (at % 2 ? one : other).save(
          change(row.id, { ...row, price: String(at + 20) }, markOf(row)),
        ),
      ),
  )
  expect(outcomes.every(({ status }) => status === 'done')).toBe(true)
  expect((await saved()).slice(1).map(({ price }) => price)).toEqual(
    Array.from({ length: 30 }, (_, at) => at + 20),
  )
})

test('a record saved over another’s change is refused, and shows it', async () => {
  const other = { ...tart, price: '5' }
  await store().save(change('tart', other, markOf(tart)))
  const outcome = await store().save(change('tart', { ...tart, price: '6' }, markOf(tart)))
  expect(outcome).toEqual({
    status: 'conflict',
    current: { ...tart, price: 5 },
    mark: markOf({ ...tart, price: 5 }),
  })
  expect((await saved())[0]?.price).toBe(5)
})

test('the list as it was stays beside the file', async () => {
  await store().save(change('tart', { ...tart, price: '5' }, markOf(tart)))
  const [copy = ''] = await readdir(path.join(folder, '.history'))
  expect(copy).toMatch(/^cakes\.\d{4}(-\d\d){5}\.json$/)
  expect(await readFile(path.join(folder, '.history', copy), 'utf8')).toBe(
    JSON.stringify(rows),
  )
})

test('a new record has its name, and faults stand at their fields', async () => {
  const outcome = await store().save(
    change(null, { name: 'Tarte', price: '4.800', notes: ['', 'a\n\nb'] }),
  )
  expect(outcome).toMatchObject({ status: 'refused', issues: [{ path: ['price'] }] })
  expect(
    await store().save(
      change(null, { name: 'Tarte', price: '4,80', notes: ['', 'a\n\nb'] }),
    ),
  ).toEqual({ status: 'done', id: 'tarte' })
  expect((await saved()).at(-1)).toEqual({
    id: 'tarte',
    name: 'Tarte',
    price: 4.8,
    notes: ['a\n\nb'],
    photo: null,
  })
})

test('what the build refuses is refused, a file that is broken too', async () => {
  expect(
    await store().save(change('tart', { ...tart, price: '13' }, markOf(tart))),
  ).toMatchObject({
    status: 'refused',
    issues: [{ path: ['price'], message: 'Treize porte malheur.' }],
  })
  await writeFile(path.join(folder, 'shop.json'), '\ufeff{}')
  expect(
    await store().save(change('tart', { ...tart, price: '5' }, markOf(tart))),
  ).toMatchObject({
    issues: [{ message: expect.stringContaining('BOM') }],
  })
  await writeFile(path.join(folder, 'shop.json'), '')
  expect((await store().book(new Map())).kinds[1]?.fault).toContain('il est vide')
})

test('a record is moved, taken away, and set aside until it is whole', async () => {
  await store().save({ ...change('tart', true, markOf(tart)), move: 1 })
  expect((await saved())[1]).toEqual(tart)
  await store().save(change('tart', null, markOf(tart)))
  expect(await saved()).toHaveLength(30)
  const aside = await store().save({ ...change(null, { name: 'Éclair' }), later: true })
  expect(aside).toEqual({ status: 'done', id: 'eclair' })
  const record = (await store().book(new Map())).kinds[0]?.records.at(-1)
  expect(record).toMatchObject({ id: 'eclair', mark: null, value: { name: 'Éclair' } })
  await store().save({ ...change(null, { name: 'Éclair', price: '3' }), draft: 'eclair' })
  expect(await saved()).toHaveLength(31)
  expect(await readdir(folder)).not.toContain('drafts.json')
})

test('a file that is replaced goes, one of five megabytes is taken with advice', async () => {
  const pdf = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(5_000_000)])
  const first = await attach(photo, 'x.exe', pdf)
  expect(first).toMatchObject({
    value: '/photo.pdf',
    advice: expect.stringContaining('5 Mo'),
  })
  await store().save(change('tart', { ...tart, photo: '/photo.pdf' }, markOf(tart)))
  expect(await attach(photo, 'y.pdf', Buffer.from('%PDF-1.5'))).toEqual({
    value: '/photo-2.pdf',
    advice: null,
  })
  const held = { ...tart, photo: '/photo.pdf' }
  await store().save(change('tart', { ...tart, photo: '/photo-2.pdf' }, markOf(held)))
  expect((await readdir(folder)).filter((file) => file.startsWith('photo'))).toEqual([
    'photo-2.pdf',
  ])
  expect(await attach(photo, 'photo.pdf', Buffer.from('Bonjour'))).toMatchObject({
    refusal: expect.stringContaining('n’est pas PDF'),
  })
})

test('a drawing is built anew, without programs', () => {
  const svg = (inside: string) =>
    `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" onload="alert(1)">${inside}</svg>`
  expect(
    cleanDrawing(
      svg(
        '<script>alert(1)</script><title>x</title><path onclick="a()" fill="#fff" d="M0 0h8v8z"/>',
      ),
    ),
  ).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#fff" d="M0 0h8v8z"></path></svg>\n',
  )
  for (const lost of [
    '<image href="https://a.example"/>',
    '<style>a{}</style>',
    '<foreignObject/>',
    '<path fill="url(#a)" d=""/>',
    '<text>a</text>',
  ])
    expect(cleanDrawing(svg(lost))).toBeUndefined()
})

test.each([
  ['4 800', { value: 4800 }],
  ['4\u202f800,50 €', { value: 4800.5 }],
  ['0,125', { value: 0.125 }],
  ['4.8', { value: 4.8 }],
  ['4.800', { fault: expect.stringContaining('écrivez 4800, ou 4,8') }],
  ['1,250', { fault: expect.stringContaining('écrivez 1250, ou 1,25') }],
  ['trois', { fault: expect.any(String) }],
  ['1.2.3', { fault: expect.any(String) }],
])('%j is read as %j', (typed, read) => {
  expect(numberIn(typed)).toEqual(read)
})

test.each([
  ['\ufeffUn\tmot\u200b\u00ad', 'Un mot'],
  ['un\r\n\n\ndeux  trois ', 'un\n\ndeux trois'],
  ['👩\u200d👩\u200d👧 a\u200db', '👩\u200d👩\u200d👧 ab'],
  ['e\u0301', 'é'],
])('%j is saved as %j', (typed, kept) => {
  expect(tidyText(typed, true)).toBe(kept)
  expect(tidyText(kept, true)).toBe(kept)
})

test('what a file holds comes back from its form as it was', () => {
  const value = { ...tart, price: 1234567.5, notes: ['a\n\nb'] }
  const node = recordNode(cakes)
  expect(fromForm(toForm(value, node), node, 'tart')).toEqual({ value, issues: [] })
  expect([slugOf('Œufs à la neige !'), slugOf('8-12'), slugOf('…')]).toEqual([
    'oeufs-a-la-neige',
    'fiche-8-12',
    'fiche',
  ])
})

test('only its own page on this machine is answered, and not without end', async () => {
  const server = createServer(
    (request, response) =>
      void answer(request, response, store(), config, async () => new Map()),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  const own = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`
  const asked = async (address: string, headers: Record<string, string>, body?: string) =>
    (
      await fetch(`${own}/api/${address}`, {
        headers,
        ...(body !== undefined && { method: 'POST', body }),
      })
    ).status
  const json = { 'content-type': 'application/json' }
  const body = JSON.stringify(change('tart', { ...tart, price: '5' }, markOf(tart)))
  expect(await asked('book', { 'sec-fetch-site': 'cross-site' })).toBe(403)
  expect(await asked('save', { ...json, origin: 'https://evil.example' }, body)).toBe(403)
  expect(await asked('save', json, body)).toBe(403)
  expect(await asked('save', { origin: own, 'content-type': 'text/plain' }, body)).toBe(415)
  expect(await asked('save', { origin: own, ...json }, 'x'.repeat(300_000))).toBe(413)
  expect(await asked('save', { origin: own, ...json }, '{"kind":"../cakes"}')).toBe(400)
  expect(
    await asked(
      'file?rule=toString',
      { origin: own, 'content-type': 'application/octet-stream' },
      'x',
    ),
  ).toBe(400)
  expect((await saved())[0]).toEqual(tart)
  expect(await asked('save', { origin: own, ...json }, body)).toBe(200)
  server.close()
})
