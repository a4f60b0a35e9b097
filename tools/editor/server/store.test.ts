import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { facts, registry, sampleConfig, writeSamples } from '../fixture.ts'
import type { Json } from '../record.ts'
import { markOf } from './files.ts'
import { Store } from './store.ts'

let folder = ''
let store: Store
const [tart, eclair] = facts.cakes

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'store-'))
  await writeSamples(folder)
  store = new Store(sampleConfig(folder), registry, () => new Map())
  return () => rm(folder, { recursive: true })
})

const file = (kind: string) => path.join(folder, `${kind}.json`)
const read = async (kind: string): Promise<Json> =>
  JSON.parse(await readFile(file(kind), 'utf8'))

const save = (value: Json, { id = 'tart', base = markOf(tart ?? null) } = {}) =>
  store.apply({ op: 'save', kind: 'cakes', id, base, value })
const saveShop = (changes: object) =>
  store.apply({
    op: 'save',
    kind: 'shop',
    id: null,
    base: markOf(facts.shop),
    value: { ...facts.shop, ...changes },
  })

test('keys keep the order of the schema, the rest of the file its bytes', async () => {
  const before = await readFile(file('cakes'), 'utf8')
  const outcome = await save({ flavour: 'sugar', price: 5, name: 'Tarte', id: 'tart' })
  expect(outcome).toEqual({ status: 'done', id: 'tart' })
  expect(await readFile(file('cakes'), 'utf8')).toBe(
    before.replace('"price": 4', '"price": 5'),
  )
})

test('what changes nothing writes nothing, and keeps no earlier version', async () => {
  expect(await save({ ...tart })).toEqual({ status: 'done', id: 'tart' })
  expect(await readdir(folder)).not.toContain('.history')
})

test('a required fact that was emptied is refused at its field', async () => {
  expect(await save({ ...tart, name: ' \u200b ' })).toEqual({
    status: 'refused',
    issues: [{ path: ['name'], message: 'à remplir' }],
  })
})

test('what the project refuses is told at the field, and only what is new', async () => {
  expect(await save({ ...tart, price: 13 })).toEqual({
    status: 'refused',
    issues: [{ path: ['price'], message: 'Treize porte malheur.' }],
  })
  // One that stood there before does not hold up another record.
  await writeFile(file('cakes'), JSON.stringify([{ ...tart, price: 13 }, eclair]))
  const other = { id: 'eclair', base: markOf(eclair ?? null) }
  expect(await save({ ...eclair, price: 2 }, other)).toMatchObject({ status: 'done' })
})

test('a new record has a name of its own, and the last place', async () => {
  const add = (name: string) =>
    store.apply({
      op: 'save',
      kind: 'cakes',
      id: null,
      base: null,
      value: { id: '', name, price: '4,50', flavour: '' },
    })
  expect(await add('Œufs à la neige')).toEqual({ status: 'done', id: 'oeufs-a-la-neige' })
  expect(await add('Oeufs à la neige')).toEqual({
    status: 'done',
    id: 'oeufs-a-la-neige-2',
  })
  expect(await add('Éclair')).toEqual({ status: 'done', id: 'eclair-2' })
  expect(await read('cakes')).toMatchObject([
    tart,
    eclair,
    { id: 'oeufs-a-la-neige', price: 4.5, flavour: null },
    { id: 'oeufs-a-la-neige-2' },
    { id: 'eclair-2' },
  ])
})

test('a record keeps its address whatever its name becomes: links that were sent still open', async () => {
  expect(await save({ ...tart, name: 'Tourte' })).toEqual({ status: 'done', id: 'tart' })
  const base = markOf({ ...tart, name: 'Tourte' })
  expect(await save({ ...tart, id: 'tourte' }, { id: 'tart', base })).toMatchObject({
    status: 'refused',
    issues: [{ path: ['id'] }],
  })
})

test('a record that another names stays, and it is said who', async () => {
  const sugar = facts.flavours[0] ?? null
  const remove = {
    op: 'remove',
    kind: 'flavours',
    id: 'sugar',
    base: markOf(sugar),
  } as const
  expect(await store.apply(remove)).toEqual({
    status: 'refused',
    issues: [
      {
        path: [],
        message:
          'cette fiche ne peut pas être retirée : « Tarte » s’en sert (champ « Parfum »). Changez d’abord ce champ.',
      },
    ],
  })
  await save({ ...tart, flavour: null })
  expect(await store.apply(remove)).toEqual({ status: 'done', id: null })
})

test('a record moves by one place, and stays at an end', async () => {
  const move = (op: 'raise' | 'lower') =>
    store.apply({ op, kind: 'cakes', id: 'tart', base: markOf(tart ?? null) })
  await move('raise')
  expect(await read('cakes')).toEqual([tart, eclair])
  await move('lower')
  expect(await read('cakes')).toEqual([eclair, tart])
})

test.each([
  ['2028-02-29', 'done'],
  ['2027-02-29', 'refused'],
  ['hier', 'refused'],
])('the day %s is %s', async (opened, status) => {
  expect(await saveShop({ opened })).toMatchObject({ status })
})

test('the last twenty versions of a file are kept, and each comes back', async () => {
  let base = markOf(tart ?? null)
  for (let price = 20; price < 45; price += 1) {
    await save({ ...tart, price }, { id: 'tart', base })
    base = markOf({ ...tart, price })
  }
  const versions = await store.versions()
  expect(versions).toHaveLength(20)
  expect(versions[0]?.changes).toEqual(['« Tarte » serait comme avant'])
  const restore = (version = '') => store.apply({ op: 'restore', kind: 'cakes', version })
  expect(await restore(versions[0]?.id)).toEqual({ status: 'done', id: null })
  expect(await read('cakes')).toMatchObject([{ price: 43 }, {}])
  // Taking one back is itself a change that can be taken back.
  const [latest] = await store.versions()
  await restore(latest?.id)
  expect(await read('cakes')).toMatchObject([{ price: 44 }, {}])
})

test('a version that the project refuses by now is not taken back', async () => {
  await writeFile(file('cakes'), JSON.stringify([{ ...tart, price: 13 }, eclair]))
  await save({ ...tart, price: 4 }, { id: 'tart', base: markOf({ ...tart, price: 13 }) })
  const [version] = await store.versions()
  const restored = store.apply({ op: 'restore', kind: 'cakes', version: version?.id ?? '' })
  expect(await restored).toMatchObject({
    status: 'refused',
    issues: [{ path: [], message: 'Treize porte malheur.' }],
  })
})

test.each<[string, (text: string) => string, string]>([
  ['a mark of its beginning', (text) => `\ufeff${text}`, 'BOM'],
  ['a comma too many', (text) => text.replace(/\}\s*\]\s*$/, '},]'), 'virgule de trop'],
  ['the marks of a merge', (text) => `<<<<<<< HEAD\n${text}`, 'fusion'],
  ['nothing', () => '', 'vide'],
])('a file with %s is said, and no file is touched', async (_, break_, word) => {
  const broken = break_(await readFile(file('flavours'), 'utf8'))
  await writeFile(file('flavours'), broken)
  const { kinds } = await store.book()
  expect(kinds.find(({ name }) => name === 'flavours')?.fault).toContain(word)
  expect(kinds.find(({ name }) => name === 'cakes')?.records).toHaveLength(2)
  const before = await readFile(file('cakes'), 'utf8')
  expect(await save({ ...tart, price: 5 })).toMatchObject({
    status: 'refused',
    issues: [{ path: [] }],
  })
  expect(await readFile(file('cakes'), 'utf8')).toBe(before)
  expect(await readFile(file('flavours'), 'utf8')).toBe(broken)
})

test('a file that cannot be written stays whole, and no draft of it is left', async () => {
  await chmod(folder, 0o700)
  await rm(file('shop'))
  // A folder in the file's place: nothing can be renamed over it.
  await mkdir(file('shop'))
  await writeFile(path.join(file('shop'), 'full'), '')
  const outcome = saveShop({ name: 'Au four à bois' })
  expect(await outcome).toMatchObject({ status: 'refused' })
  expect(await readdir(folder)).toEqual(['cakes.json', 'flavours.json', 'shop.json'])
})
