import { readFileSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { drop, markOf, readBook, save as saveIn } from './book.ts'
import type { EditorConfig, FileRule, Json } from './config.ts'
import { editorApp } from './editor.ts'
import { attach, cleanDrawing } from './files.ts'
import { numberIn, slugOf, tidyText } from './form.ts'

/** A bakery: its facts have nothing of any site. */
const cake = z.strictObject({
  id: z.string().meta({ title: 'Identifiant', hidden: true }),
  name: z.string().meta({ title: 'Nom' }),
  price: z.number().meta({ title: 'Prix' }),
  notes: z
    .array(z.string().meta({ long: true }))
    .meta({ title: 'Notes' })
    .nullable(),
  photo: z.string().nullable().meta({ title: 'Photo', file: 'photo' }),
})
const schema = z.array(cake)
const cakes = { title: 'Gâteaux', isList: true, schema, label: 'name', key: 'id' }
const tart = { id: 'tart', name: 'Tarte', price: 4, notes: [], photo: null }
const rows = [tart]
for (let nth = 0; nth < 30; nth += 1) rows.push({ ...tart, id: `cake-${nth}` })

let folder = ''
const at = (file: string) => path.join(folder, file)
const saved = () => schema.parse(JSON.parse(readFileSync(at('cakes.json'), 'utf8')))
const photo = (): FileRule => ({
  folder,
  formats: ['pdf', 'svg', 'png'],
  name: 'photo',
  isDrawing: false,
  isNeeded: () => false,
})
const config = (more: Partial<EditorConfig> = {}): EditorConfig => ({
  folder,
  kinds: { cakes },
  read: () => ({ files: { cakes: saved() }, faults: [] }),
  judge: () => [],
  today: () => '2028-02-29',
  whereShown: () => [],
  fixed: () => [],
  references: () => ({}),
  files: { photo: photo() },
  publication: async () => [],
  ...more,
})
const drawing = Buffer.from('<svg viewBox="0 0 8 8"><path d=""/></svg>')
const kind = 'cakes'
const save = (id: string | null, value: Json, base: string | null = null) =>
  saveIn(config(), { kind, id, base, value })
const ofTart = markOf(tart)

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'bakery-'))
  await writeFile(at('cakes.json'), JSON.stringify(rows))
})
afterEach(() => rm(folder, { recursive: true }))

test('thirty saves of two editors on one folder all survive', async () => {
  const saves = rows.map((row, nth) => save(row.id, { ...row, price: nth }, markOf(row)))
  for (const { status } of await Promise.all(saves)) expect(status).toBe('done')
  expect(saved().map(({ price }) => price)).toEqual([...rows.keys()])
  expect(await readdir(folder)).not.toContain('.editing')
})

test('a record saved over another’s change is refused, and shows both field by field', async () => {
  await save('tart', { ...tart, price: '5', notes: ['a'] }, ofTart)
  expect(await save('tart', { ...tart, price: '6' }, ofTart)).toEqual({
    status: 'conflict',
    differences: [
      { title: 'Prix', mine: '6', theirs: '5' },
      { title: 'Notes › 1', mine: '', theirs: 'a' },
    ],
    mark: markOf({ ...tart, price: 5, notes: ['a'] }),
  })
  expect(saved()[0]?.price).toBe(5)
})

test('the list as it was stays beside the file', async () => {
  await save('tart', { ...tart, price: '5' }, ofTart)
  const [copy = ''] = await readdir(at('.history'))
  expect(copy).toMatch(/^cakes\.\d{4}(-\d\d){5}\.json$/)
  expect(await readFile(at(`.history/${copy}`), 'utf8')).toBe(JSON.stringify(rows))
})

test('a new record has its name, without its empty lines, and goes again', async () => {
  const typed = { name: 'Tarte', price: '4,80', notes: ['', 'a\n\nb'] }
  expect(await save(null, typed)).toEqual({ status: 'done', id: 'tarte' })
  const record = { id: 'tarte', name: 'Tarte', price: 4.8, notes: ['a\n\nb'], photo: null }
  expect(saved().at(-1)).toEqual(record)
  await save('tarte', null, markOf(record))
  expect(saved()).toEqual(rows)
})

test('where a file cannot be read nothing is written, and one sentence says so', async () => {
  const faults = ['Fichier shop.json : vide.']
  const broken = config({ read: () => ({ files: {}, faults }) })
  expect(
    await saveIn(broken, { kind, id: 'tart', base: ofTart, value: null }),
  ).toMatchObject({
    issues: [{ message: 'Rien n’est touché\u00a0: Fichier shop.json : vide.' }],
  })
  expect(readBook(broken).faults).toEqual(faults)
})

test('a file that is replaced goes, one of five megabytes is taken with advice', async () => {
  const pdf = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(5_000_000)])
  expect(await attach(photo(), 'x.exe', pdf)).toMatchObject({
    value: '/photo.pdf',
    issues: [{ message: expect.stringContaining('x.exe pèse 5\u00a0Mo') }],
  })
  const held = { ...tart, photo: '/photo.pdf' }
  await save('tart', held, ofTart)
  const second = { value: '/photo-2.pdf', issues: [] }
  expect(await attach(photo(), 'y.pdf', Buffer.from('%PDF-1.5'))).toMatchObject(second)
  await save('tart', { ...held, photo: '/photo-2.pdf' }, markOf(held))
  expect((await readdir(folder)).filter((file) => file.startsWith('photo'))).toEqual([
    'photo-2.pdf',
  ])
})

test('of files given for a change that is given up, one that a record names and a drawing stay', async () => {
  const held = { ...tart, photo: '/photo.pdf' }
  const files = { photo: photo() }
  const giveUp = (value: Json) =>
    drop(config({ files }), { kind, id: 'tart', base: ofTart, value })
  const given = async () =>
    (await readdir(folder)).filter((file) => /^(?:photo|loaf)/.test(file))
  const pdf = Buffer.from('%PDF-1.5')
  await attach(files.photo, 'x.pdf', pdf)
  await save('tart', held, ofTart)
  await attach(files.photo, 'y.pdf', pdf)
  for (const name of ['/photo-2.pdf', '/photo.pdf']) await giveUp({ ...held, photo: name })
  expect(await given()).toEqual(['photo.pdf'])
  files.photo = { ...photo(), isDrawing: true, name: 'loaf' }
  await attach(files.photo, 'a.svg', drawing)
  await giveUp({ ...tart, photo: 'loaf' })
  expect(await given()).toEqual(['loaf.svg', 'photo.pdf'])
})

test('a drawing keeps the name of its place, and is one by its content', async () => {
  const logo = { ...photo(), isDrawing: true, name: 'logo' }
  for (const name of ['a.svg', 'b.svg'])
    expect(await attach(logo, name, drawing)).toMatchObject({ value: 'logo', issues: [] })
  const png = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  expect(await attach(logo, 'a.svg', png)).not.toHaveProperty('value')
})

test('a drawing is built anew, without programs', () => {
  const clean = (inside: string) =>
    cleanDrawing(
      `<?xml version="1.0"?><svg viewBox="0 0 8 8" onload="alert(1)">${inside}</svg>`,
    )
  const shape = '<path onclick="a()" fill="#fff" d="M0 0h8v8z"/>'
  expect(clean(`<script>alert(1)</script><title>x</title>${shape}`)).toBe(
    '<svg viewBox="0 0 8 8"><path fill="#fff" d="M0 0h8v8z"></path></svg>\n',
  )
  expect(clean('<image href="data:image/png;base64,iVBORw0KGgo="/>')).toContain('iVBOR')
  for (const lost of [
    '<image href="https://a.example"/>',
    '<image href="data:text/html,a"/>',
    '<style>a{}</style>',
    '<foreignObject/>',
    '<path fill="url(#a)" d=""/>',
    '<text>a</text>',
  ])
    expect(clean(lost)).toBeUndefined()
})

test.each([
  ['4 800', 4800],
  ['4\u202f800,50 €', 4800.5],
  ['0,125', 0.125],
  ['4.8', 4.8],
  ['4.800', expect.stringContaining('écrivez 4800, ou 4,8')],
  ['1,250', expect.stringContaining('écrivez 1250, ou 1,25')],
  ['trois', expect.stringContaining('est attendu')],
  ['1.2.3', expect.stringContaining('est attendu')],
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

test('a name of a file has plain letters', () => {
  const slugs = [slugOf('Œufs à la neige !'), slugOf('8-12'), slugOf('…')]
  expect(slugs).toEqual(['oeufs-a-la-neige', 'fiche-8-12', 'fiche'])
})

const own = 'http://localhost:5173'
const change = { kind, id: 'tart', base: ofTart, value: { ...tart, price: '5' } }
const body = JSON.stringify(change)
test.each([
  ['book', { 'sec-fetch-site': 'cross-site' }, undefined, 403],
  ['book', { host: 'evil.example' }, undefined, 403],
  ['save', { origin: 'https://evil.example' }, body, 403],
  ['save', {}, body, 403],
  ['save', { origin: own }, 'x'.repeat(300_000), 413],
  ['save', { origin: own }, '{"kind":"../cakes"}', 400],
  ['file?rule=toString', { origin: own }, 'x', 400],
  ['save', { origin: own }, body, 200],
])('a request of %s by %j is answered by %4$i', async (address, given, sent, status) => {
  const headers = new Headers({ host: 'localhost:5173', ...given })
  const init = sent === undefined ? { headers } : { headers, method: 'POST', body: sent }
  const answer = await editorApp(config()).request(`${own}/__facts/api/${address}`, init)
  expect(answer.status).toBe(status)
  expect(saved()[0]?.price).toBe(status === 200 ? 5 : 4)
})
