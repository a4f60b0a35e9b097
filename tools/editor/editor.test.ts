import { readFileSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { markOf, readBook, save as saveIn } from './book.ts'
import type { EditorConfig, FileRule, Issue, Json } from './config.ts'
import { editorApp } from './editor.ts'
import { attach, cleanDrawing } from './files.ts'
import { fromForm, numberIn, recordNode, slugOf, tidyText, toForm } from './form.ts'

/** A bakery: its facts have nothing of any site. */
const name = z.string().min(1, 'à remplir').meta({ title: 'Nom' })
const note = z.string().min(1).meta({ title: 'Note', long: true })
const cake = z.strictObject({
  id: z.string().min(1).meta({ title: 'Identifiant', hidden: true }),
  name,
  price: z.number().positive('il faut un prix').meta({ title: 'Prix' }),
  notes: z.array(note).meta({ title: 'Notes' }),
  photo: z.string().nullable().meta({ title: 'Photo', file: 'photo' }),
})
const cakes = {
  title: 'Gâteaux',
  isList: true,
  schema: z.array(cake),
  label: 'name',
  key: 'id',
}
const shop = { title: 'Boutique', isList: false, schema: z.strictObject({ name }) }
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
const at = (file: string) => path.join(folder, file)
const saved = () => cakes.schema.parse(JSON.parse(readFileSync(at('cakes.json'), 'utf8')))
const photo = (): FileRule => ({
  folder,
  formats: ['pdf', 'svg', 'png'],
  name: 'photo',
  isDrawing: false,
  isNeeded: () => false,
})
const config = (more: Partial<EditorConfig> = {}): EditorConfig => ({
  folder,
  kinds: { cakes, shop },
  read: () => ({ files: { cakes: saved(), shop: { name: 'Au four' } }, faults: [] }),
  judge: (facts) =>
    (cakes.schema.safeParse(facts['cakes']).error?.issues ?? []).map((issue) => ({
      kind: 'cakes',
      index: Number(issue.path[0]),
      path: issue.path.slice(1),
      record: 'Gâteau',
      field: 'Prix',
      level: 'error',
      stops: true,
      text: `Gâteau, champ « Prix » : ${issue.message}`,
      action: '',
    })),
  today: () => '2028-02-29',
  whereShown: () => [],
  fixed: () => [],
  references: () => ({}),
  files: { photo: photo() },
  publication: async () => [],
  ...more,
})
const change = (id: string | null, value: Json, base: string | null = null) => ({
  kind: 'cakes',
  id,
  base,
  value,
})
const save = (...of: Parameters<typeof change>) => saveIn(config(), change(...of))
const ofTart = markOf(tart)

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'bakery-'))
  await writeFile(at('cakes.json'), JSON.stringify(rows))
})
afterEach(() => rm(folder, { recursive: true }))

test('thirty saves of two editors on one folder all survive', async () => {
  const outcomes = await Promise.all(
    rows
      .slice(1)
      .map((row, nth) => save(row.id, { ...row, price: String(nth + 20) }, markOf(row))),
  )
  expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(['done']))
  const prices = saved().map(({ price }) => price)
  expect(prices.slice(1)).toEqual(Array.from({ length: 30 }, (_, nth) => nth + 20))
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

test('a new record has its name, and faults stand at their fields', async () => {
  const typed = { name: 'Tarte', price: '4.800', notes: ['', 'a\n\nb'] }
  expect(await save(null, typed)).toMatchObject({
    status: 'refused',
    issues: [{ path: ['price'], title: 'Prix' }],
  })
  expect(await save(null, { ...typed, price: '-4' })).toEqual({
    status: 'refused',
    issues: [{ path: ['price'], title: 'Prix', message: 'Il faut un prix' }],
  })
  expect(await save(null, { ...typed, price: '4,80' })).toEqual({
    status: 'done',
    id: 'tarte',
  })
  const record = { id: 'tarte', name: 'Tarte', price: 4.8, notes: ['a\n\nb'], photo: null }
  expect(saved().at(-1)).toEqual(record)
  await save('tarte', null, markOf(record))
  expect(saved()).toHaveLength(31)
})

test('where a file cannot be read nothing is written, and one sentence says so', async () => {
  const broken = config({
    read: () => ({ files: {}, faults: ['Fichier shop.json : vide.'] }),
  })
  expect(await saveIn(broken, change('tart', null, ofTart))).toMatchObject({
    issues: [{ message: 'rien n’est touché\u00a0: Fichier shop.json : vide.' }],
  })
  expect(readBook(broken).faults).toEqual(['Fichier shop.json : vide.'])
})

test('midnight passes: what is told is judged on the new day', () => {
  const days = ['2028-02-28', '2028-02-29']
  const open = config({ today: () => days.shift() ?? '' })
  expect([readBook(open).day, readBook(open).day]).toEqual(['2028-02-28', '2028-02-29'])
})

test('a file that is replaced goes, one of five megabytes is taken with advice', async () => {
  const pdf = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(5_000_000)])
  expect(await attach(photo(), 'x.exe', pdf)).toMatchObject({
    value: '/photo.pdf',
    issues: [{ message: expect.stringContaining('x.exe pèse 5\u00a0Mo') }],
  })
  await save('tart', { ...tart, photo: '/photo.pdf' }, ofTart)
  const second = { value: '/photo-2.pdf', issues: [] }
  expect(await attach(photo(), 'y.pdf', Buffer.from('%PDF-1.5'))).toMatchObject(second)
  const held = markOf({ ...tart, photo: '/photo.pdf' })
  await save('tart', { ...tart, photo: '/photo-2.pdf' }, held)
  const left = (await readdir(folder)).filter((file) => file.startsWith('photo'))
  expect(left).toEqual(['photo-2.pdf'])
  expect(await attach(photo(), 'photo.pdf', Buffer.from('Bonjour'))).toMatchObject({
    issues: [{ message: expect.stringContaining('n’est pas PDF') }],
  })
})

test('a logo keeps its name, and a photograph stands within a drawing', async () => {
  const logo = { ...photo(), isDrawing: true, name: 'logo' }
  const png = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  for (const size of [
    [40, 20],
    [8, 8],
  ] as const)
    expect(await attach(logo, 'x.png', png, size)).toMatchObject({
      value: 'logo',
      issues: [],
    })
  expect(await readFile(at('logo.svg'), 'utf8')).toContain(
    'viewBox="0 0 8 8"><image width="8" height="8" href="data:image/png;base64,iVBORw0KGgo="/>',
  )
})

test('a drawing is built anew, without programs', () => {
  const svg = (inside: string) =>
    `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" onload="alert(1)">${inside}</svg>`
  const shape = '<path onclick="a()" fill="#fff" d="M0 0h8v8z"/>'
  expect(cleanDrawing(svg(`<script>alert(1)</script><title>x</title>${shape}`))).toBe(
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
  const issues: Issue[] = []
  expect(fromForm(toForm(value), recordNode(cakes), issues, 'tart')).toEqual(value)
  expect(issues).toEqual([])
  const slugs = [slugOf('Œufs à la neige !'), slugOf('8-12'), slugOf('…')]
  expect(slugs).toEqual(['oeufs-a-la-neige', 'fiche-8-12', 'fiche'])
})

test('only its own page on this machine is answered, and not without end', async () => {
  const app = editorApp(config())
  const own = 'http://localhost:5173'
  const asked = async (address: string, headers: Record<string, string>, body?: string) => {
    const init = body === undefined ? { headers } : { headers, method: 'POST', body }
    const host = { host: 'localhost:5173', ...headers }
    return (await app.request(`${own}/__facts/api/${address}`, { ...init, headers: host }))
      .status
  }
  const body = JSON.stringify(change('tart', { ...tart, price: '5' }, ofTart))
  expect(await asked('book', { 'sec-fetch-site': 'cross-site' })).toBe(403)
  expect(await asked('book', { host: 'evil.example' })).toBe(403)
  expect(await asked('save', { origin: 'https://evil.example' }, body)).toBe(403)
  expect(await asked('save', {}, body)).toBe(403)
  expect(await asked('save', { origin: own }, 'x'.repeat(300_000))).toBe(413)
  expect(await asked('save', { origin: own }, '{"kind":"../cakes"}')).toBe(400)
  expect(await asked('file?rule=toString', { origin: own }, 'x')).toBe(400)
  expect(saved()[0]).toEqual(tart)
  expect(await asked('save', { origin: own }, body)).toBe(200)
})
