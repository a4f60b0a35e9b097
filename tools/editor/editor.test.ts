import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Json, parseNumber, normalizeText } from './form.ts'

/** Facts folder of an organisation that has not published any file yet. */
const folder = await mkdtemp(path.join(os.tmpdir(), 'facts-'))
const inFolder = (file: string) => path.join(folder, file)
vi.stubEnv('FACTS_FOLDER', folder)
const { hashRecord, saveChange } = await import('./fact-store.ts')
const { createEditorApp } = await import('./editor.ts')
const { sanitizeDrawing } = await import('./drawing.ts')
const { uploadFolders } = await import('./files.ts')
uploadFolders.image = folder

beforeEach(() =>
  cp('tests/sample-facts', folder, {
    recursive: true,
    filter: (file) => path.basename(file) !== 'public',
  }),
)
afterEach(() => rm(folder, { recursive: true }))

type Change = Parameters<typeof saveChange>[0]
/** Reads a file of facts. */
const readFacts = (kind: string) =>
  JSON.parse(readFileSync(inFolder(`${kind}.json`), 'utf8'))
const save = (kind: Change['kind'], id: string | null, value: Json, before?: Json) =>
  saveChange({
    kind,
    id,
    value,
    baseRevision: before === undefined ? null : hashRecord(before),
  })

const [course] = JSON.parse(readFileSync('tests/sample-facts/courses.json', 'utf8'))
const saveCourse = (change: object, before = course) =>
  save('courses', course.anchor, { ...course, ...change }, before)

test('keeps all concurrent saves', async () => {
  const claims = readFacts('claims')
  const changedClaims = claims.map((claim: object) => ({ ...claim, by: 'Zoé' }))
  const saves = changedClaims.map((claim: { id: string }, nth: number) =>
    save('claims', claim.id, { ...claim }, claims[nth]),
  )
  for (const outcome of await Promise.all(saves)) expect(outcome).toHaveProperty('id')
  expect(changedClaims.length).toBeGreaterThan(30)
  expect(readFacts('claims')).toEqual(changedClaims)
  expect(await readdir(folder)).not.toContain('.editing')
})

test('refuses to overwrite a concurrent change and reports the differing fields', async () => {
  const before = await readFile(inFolder('courses.json'), 'utf8')
  const objectives = [...course.objectives, 'conclure']
  await saveCourse({ hours: '20,5', objectives })
  const [copy = ''] = await readdir(inFolder('.history'))
  expect(copy).toMatch(/^courses\.\d{4}(-\d\d){5}\.json$/)
  expect(await readFile(inFolder(`.history/${copy}`), 'utf8')).toBe(before)
  expect(await saveCourse({ hours: '22' })).toEqual({
    title: 'Cette fiche a été changée pendant votre saisie',
    issues: [],
    differences: [
      { title: 'Durée, en heures', mine: '22', theirs: '20,5' },
      { title: 'Objectifs › 5', mine: '', theirs: 'conclure' },
    ],
    revision: hashRecord({ ...course, hours: 20.5, objectives }),
  })
  expect(readFacts('courses')[0].hours).toBe(20.5)
})

test('adds a record with a generated id, without empty lines, and removes it', async () => {
  const before = readFacts('courses')
  const typed = { ...course, anchor: null, title: '8 œufs !', sessions: [] }
  const lines = ['', 'un\n\ndeux', '']
  const saved = await save('courses', null, { ...typed, days: '4,5', contents: lines })
  const anchor = 'fiche-8-oeufs'
  expect(saved).toEqual({ id: anchor })
  const record = readFacts('courses').at(-1)
  expect(record).toEqual({ ...typed, anchor, days: 4.5, contents: ['un\n\ndeux'] })
  await save('courses', anchor, null, record)
  expect(readFacts('courses')).toEqual(before)
})

test('starts, but refuses to save, when a file of facts is unreadable', async () => {
  await writeFile(inFolder('courses.json'), '<<<<<<< HEAD')
  const message = 'Fichier courses.json : une fusion y a laissé deux versions, ligne 1.'
  expect(await save('claims', 'publicFunding', null)).toMatchObject({
    title: 'Rien n’a été modifié',
    issues: [{ message }],
  })
  const script = `await import('./src/checks/facts-folder.ts')
    const { readFactStore } = await import('./tools/editor/fact-store.ts')
    console.log(readFactStore().map(({ records }) => records.length).join())`
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script])
  expect(String(output)).toContain(`,${readFacts('claims').length},`)
})

const origin = 'http://localhost:5173'
function request(address: string, headers: Record<string, string>, body?: BodyInit) {
  const init = { headers: { host: 'localhost:5173', ...headers } }
  const posted = body === undefined ? init : { ...init, method: 'POST', body }
  return createEditorApp().request(`${origin}/__facts/api/${address}`, posted)
}
/** Uploads a file. */
const uploadFile = async (kind: string, name: string, content: BodyInit) =>
  (await request(`file?kind=${kind}&name=${name}`, { origin }, content)).json()
const pdf = '%PDF-1.4'
const drawingSvg = '<svg viewBox="0 0 8 8"><path d=""/></svg>'

test('accepts a certificate of five megabytes and deletes it once it is replaced', async () => {
  const certificate = readFacts('certificate')
  const [first, second] = ['certificat-qualite.pdf', 'certificat-qualite-2.pdf'] as const
  const scan = Buffer.concat([Buffer.from(pdf), Buffer.alloc(5_000_000)])
  expect(await uploadFile('certificate', 'x.exe', scan)).toEqual({ value: `/${first}` })
  const named = { ...certificate, file: `/${first}` }
  await save('certificate', 'certificate', named, certificate)
  expect(await readdir(inFolder('public'))).toEqual([first])
  expect(await uploadFile('certificate', 'y.pdf', pdf)).toEqual({ value: `/${second}` })
  await save('certificate', 'certificate', { ...named, file: `/${second}` }, named)
  expect(await readdir(inFolder('public'))).toEqual([second])
})

test('stores drawings by content, deletes unused ones and keeps the names of logos', async () => {
  const logo = { value: 'badge-quality' }
  expect(await uploadFile(logo.value, 'a.svg', drawingSvg)).toEqual(logo)
  expect(await uploadFile(logo.value, 'b.png', drawingSvg)).toEqual(logo)
  expect(await uploadFile('image', 'a.svg', pdf)).not.toHaveProperty('value')
  const image = 'brioche'
  expect(await uploadFile('image', 'Brioche.svg', drawingSvg)).toEqual({ value: image })
  await writeFile(inFolder('courses.json'), JSON.stringify([{ ...course, image }]))
  await saveCourse({}, { ...course, image })
  expect(await readdir(folder)).not.toContain('brioche.svg')
})

test('removes scripts from drawings and refuses unsupported content', () => {
  const sanitize = (inside: string) =>
    sanitizeDrawing(
      `<?xml version="1.0"?><svg viewBox="0 0 8 8" onload="alert(1)">${inside}</svg>`,
    )
  const shape = '<path onclick="a()" fill="#fff" d="M0 0h8v8z"/>'
  expect(sanitize(`<script>alert(1)</script><title>x</title>${shape}`)).toBe(
    '<svg viewBox="0 0 8 8"><path fill="#fff" d="M0 0h8v8z"></path></svg>\n',
  )
  expect(sanitize('<image href="data:image/png;base64,iVBORw0KGgo="/>')).toContain('iVBOR')
  for (const unsupported of [
    '<image href="https://a.example"/>',
    '<image href="data:text/html,a"/>',
    '<style>a{}</style>',
    '<foreignObject/>',
    '<path fill="url(#a)" d=""/>',
    '<text>a</text>',
  ])
    expect(sanitize(unsupported)).toBeUndefined()
})

test.each([
  ['4 800', 4800],
  ['4\u202f800,50 €', 4800.5],
  ['0,125', 0.125],
  ['4.800', expect.stringContaining('écrivez 4800, ou 4,8')],
  ['1,250', expect.stringContaining('écrivez 1250, ou 1,25')],
  ['trois', expect.stringContaining('est attendu')],
])('parses %j as %j', (typed, expected) => {
  expect(parseNumber(typed)).toEqual(expected)
})

test.each([
  ['\ufeffUn\tmot\u200b\u00ad', 'Un mot'],
  ['un\r\n\n\ndeux  trois ', 'un\n\ndeux trois'],
  ['👩\u200d👩\u200d👧 a\u200db', '👩\u200d👩\u200d👧 ab'],
  ['e\u0301', 'é'],
])('normalizes %j to %j', (typed, expected) => {
  expect(normalizeText(typed, true)).toBe(expected)
  expect(normalizeText(expected, true)).toBe(expected)
})

const change = { kind: 'courses', id: course.anchor, baseRevision: hashRecord(course) }
const body = JSON.stringify({ ...change, value: { ...course, hours: '5' } })
test.each([
  ['facts', { 'sec-fetch-site': 'cross-site' }, undefined, 403],
  ['facts', { host: 'evil.example' }, undefined, 403],
  ['save', { origin: 'https://evil.example' }, body, 403],
  ['save', {}, body, 403],
  ['save', { origin }, 'x'.repeat(8_000_001), 413],
  ['save', { origin }, '{"kind":"../courses"}', 400],
  ['file?kind=toString', { origin }, 'x', 400],
  ['save', { origin }, body, 200],
])(
  'responds to $0 with headers $1 with status $3',
  async (address, headers, sent, status) => {
    expect((await request(address, headers, sent)).status).toBe(status)
    expect(readFacts('courses')[0].hours).toBe(status === 200 ? 5 : course.hours)
  },
)
