import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { attach, cleanDrawing, type FileRule } from './files.ts'
import type { Json } from './form.ts'
import { numberIn, slugOf, tidyText } from './texts.ts'

/** The facts of an organisation that has its own folder, and published no file yet. */
const folder = await mkdtemp(path.join(os.tmpdir(), 'facts-'))
const at = (file: string) => path.join(folder, file)
vi.stubEnv('FACTS_FOLDER', folder)
const { drop, markOf, readBook, save: saveChange } = await import('./book.ts')
const { editorApp } = await import('./editor.ts')
const { fileRules, whereShown } = await import('./site.ts')
const { pages } = await import('#src/content/page-list.ts')
const drawings: FileRule = {
  folder: at('public'),
  formats: ['svg', 'png'],
  name: null,
  isDrawing: true,
}
Object.assign(fileRules, { image: drawings })

beforeEach(() =>
  cp('facts', folder, { recursive: true, filter: (file) => !file.endsWith('.ts') }),
)
afterEach(() => rm(folder, { recursive: true }))

type Change = Parameters<typeof saveChange>[0]
/** What a file of facts holds, one record or a list. */
const held = (kind: string) => JSON.parse(readFileSync(at(`${kind}.json`), 'utf8'))
const save = (kind: Change['kind'], id: string | null, value: Json, before?: Json) =>
  saveChange({ kind, id, value, base: before === undefined ? null : markOf(before) })

const [course] = JSON.parse(readFileSync('facts/courses.json', 'utf8'))
const saveCourse = (change: object) =>
  save('courses', course.anchor, { ...course, ...change }, course)

test('the saves of two editors on one folder all survive', async () => {
  const claims = held('claims')
  const changed = claims.map((claim: object, nth: number) => ({
    ...claim,
    by: `Zoé ${nth}`,
  }))
  const saves = changed.map((claim: { id: string }, nth: number) =>
    save('claims', claim.id, { ...claim }, claims[nth]),
  )
  for (const outcome of await Promise.all(saves)) expect(outcome).toHaveProperty('id')
  expect(changed.length).toBeGreaterThan(30)
  expect(held('claims')).toEqual(changed)
  expect(await readdir(folder)).not.toContain('.editing')
})

test('a record saved over another’s change is refused, and shows both field by field', async () => {
  const objectives = [...course.objectives, 'conclure']
  await saveCourse({ hours: '20,5', objectives })
  expect(await saveCourse({ hours: '22' })).toEqual({
    title: 'Cette fiche a été changée pendant votre saisie',
    issues: [],
    differences: [
      { title: 'Durée, en heures', mine: '22', theirs: '20,5' },
      { title: 'Objectifs › 5', mine: '', theirs: 'conclure' },
    ],
    mark: markOf({ ...course, hours: 20.5, objectives }),
  })
  expect(held('courses')[0].hours).toBe(20.5)
})

test('the list as it was stays beside the file', async () => {
  const before = await readFile(at('courses.json'), 'utf8')
  await saveCourse({ days: '2,5' })
  const [copy = ''] = await readdir(at('.history'))
  expect(copy).toMatch(/^courses\.\d{4}(-\d\d){5}\.json$/)
  expect(await readFile(at(`.history/${copy}`), 'utf8')).toBe(before)
})

test('a new record has its name, without its empty lines, and goes again', async () => {
  const before = held('courses')
  const typed = { ...course, anchor: null, title: 'Œuf', sessions: [] }
  const lines = ['', 'un\n\ndeux', '']
  const saved = await save('courses', null, { ...typed, days: '4,5', contents: lines })
  expect(saved).toEqual({ id: 'oeuf' })
  const record = held('courses').at(-1)
  expect(record).toEqual({ ...typed, anchor: 'oeuf', days: 4.5, contents: ['un\n\ndeux'] })
  await save('courses', 'oeuf', null, record)
  expect(held('courses')).toEqual(before)
})

test('where a file cannot be read nothing is written, one sentence says so, and the editor begins all the same', async () => {
  await writeFile(at('courses.json'), '<<<<<<< HEAD')
  const fault = 'Fichier courses.json : une fusion y a laissé deux versions, ligne 1.'
  expect(await save('claims', 'publicFunding', null)).toMatchObject({
    title: 'Rien n’est touché',
    issues: [{ message: fault }],
  })
  const script = `await import('./src/checks/facts-folder.ts')
    const { readBook } = await import('./tools/editor/book.ts')
    console.log(readBook([]).faults.join())`
  const told = execFileSync(process.execPath, ['--input-type=module', '--eval', script])
  expect(String(told)).toBe(`${fault}\n`)
})

test('each programme is shown in its list and on a page of its own', () => {
  expect(whereShown('apprenticeship', { anchor: 'apprentissage' }, pages)).toEqual([
    { label: 'Apprentissage', href: '/solutions/apprentissage#apprentissage' },
    { label: 'Programme', href: '/solutions/apprentissage/apprentissage' },
  ])
  expect(whereShown('individual-trainings', { anchor: 'word' }, pages)).toEqual([
    { label: 'Formations', href: '/particulier/formations' },
  ])
})

test('a course may be put into the categories of its own list', () => {
  const { courses } = held('categories')
  const named = courses.map(({ id, name }: Record<string, string>) => ({
    const: id,
    title: name,
  }))
  const [{ node } = expect.fail()] = readBook([]).kinds
  expect(node.properties?.category?.oneOf).toEqual(named)
})

const origin = 'http://localhost:5173'
function request(address: string, headers: Record<string, string>, body?: BodyInit) {
  const init = { headers: { host: 'localhost:5173', ...headers } }
  const posted = body === undefined ? init : { ...init, method: 'POST', body }
  return editorApp(async () => []).request(`${origin}/__facts/api/${address}`, posted)
}
/** Gives a file of hers. */
const give = async (rule: string, name: string, content: BodyInit) =>
  (await request(`file?rule=${rule}&name=${name}`, { origin }, content)).json()
const given = () => readdir(at('public'))
const pdf = '%PDF-1.4'
const drawing = '<svg viewBox="0 0 8 8"><path d=""/></svg>'

test('a file that is replaced goes, one of five megabytes is taken with advice', async () => {
  const scan = Buffer.concat([Buffer.from(pdf), Buffer.alloc(5_000_000)])
  expect(await give('certificate', 'x.exe', scan)).toMatchObject({
    value: '/certificat-qualite.pdf',
    issues: [{ message: expect.stringContaining('x.exe pèse 5\u00a0Mo') }],
  })
  const certificate = held('certificate')
  const first = { ...certificate, file: '/certificat-qualite.pdf' }
  const second = { ...certificate, file: '/certificat-qualite-2.pdf' }
  await save('certificate', 'certificate', first, certificate)
  expect(await give('certificate', 'y.pdf', pdf)).toMatchObject({
    value: second.file,
    issues: [],
  })
  await save('certificate', 'certificate', second, first)
  expect(held('certificate')).toEqual(second)
  expect(await given()).toEqual(['certificat-qualite-2.pdf'])
})

test('of files given for a change that is given up, one that a record names and a drawing stay', async () => {
  const certificate = held('certificate')
  const first = { ...certificate, file: '/certificat-qualite.pdf' }
  await give('certificate', 'x.pdf', pdf)
  await save('certificate', 'certificate', first, certificate)
  await give('certificate', 'y.pdf', pdf)
  for (const file of ['/certificat-qualite-2.pdf', first.file])
    await drop({
      kind: 'certificate',
      id: 'certificate',
      base: null,
      value: { ...first, file },
    })
  expect(await given()).toEqual(['certificat-qualite.pdf'])
  expect(await give('image', 'Loaf.svg', drawing)).toMatchObject({ value: 'loaf' })
  await drop({ kind: 'courses', id: null, base: null, value: { ...course, image: 'loaf' } })
  expect(await given()).toContain('loaf.svg')
})

test('a drawing keeps the name of its place, and is one by its content', async () => {
  const logo = { ...drawings, name: 'logo' }
  for (const name of ['a.svg', 'b.svg'])
    expect(await attach(logo, name, Buffer.from(drawing))).toMatchObject({
      value: 'logo',
      issues: [],
    })
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

const change = {
  kind: 'courses',
  id: course.anchor,
  base: markOf(course),
  value: { ...course, hours: '5' },
}
const body = JSON.stringify(change)
test.each([
  ['book', { 'sec-fetch-site': 'cross-site' }, undefined, 403],
  ['book', { host: 'evil.example' }, undefined, 403],
  ['save', { origin: 'https://evil.example' }, body, 403],
  ['save', {}, body, 403],
  ['save', { origin }, 'x'.repeat(300_000), 413],
  ['save', { origin }, '{"kind":"../courses"}', 400],
  ['file?rule=toString', { origin }, 'x', 400],
  ['save', { origin }, body, 200],
])('a request of $0 by $1 is answered by $3', async (address, headers, sent, status) => {
  expect((await request(address, headers, sent)).status).toBe(status)
  expect(held('courses')[0].hours).toBe(status === 200 ? 5 : course.hours)
})
