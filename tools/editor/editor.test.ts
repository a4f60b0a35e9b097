import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { testModel } from 'statecharts/testing'
import { punctuate } from '#facts/format/typeset.ts'
import { textsIn, valuesIn } from '#facts/schema/record.ts'
import { openDraftStore } from './drafts.ts'
import { editorModel } from './editor.model.ts'
import {
  compareRecords,
  createRecordSchema,
  type Json,
  parseForm,
  parseNumber,
  normalizeText,
  withValueAt,
} from './form.ts'

testModel(editorModel)

/** `beforeWrite` runs when a file has been partly written, and can throw, as if the disk were full. */
const disk = vi.hoisted(() => ({ beforeWrite: (_file: string): void => {} }))
vi.mock('node:fs/promises', async (importOriginal) => {
  const original = await importOriginal<typeof import('node:fs/promises')>()
  const writeWithHook: typeof original.writeFile = async (file, content, options) => {
    await original.writeFile(file, 'partly', options)
    if (typeof file === 'string') disk.beforeWrite(file)
    await original.writeFile(file, content)
  }
  return { ...original, writeFile: writeWithHook }
})

vi.mock('./drawing.ts', { spy: true })

/** Facts folder of an organisation that has not published any file yet. */
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'facts-'))
const inFolder = (file: string) => path.join(folder, file)
const listFiles = (subfolder = '') => fs.readdirSync(inFolder(subfolder))
const readText = (file: string) => fs.readFileSync(inFolder(file), 'utf8')
const writeText = (file: string, text: string) => fs.writeFileSync(inFolder(file), text)
vi.stubEnv('FACTS_FOLDER', folder)
const { hashRecord, readFactStore, saveChange } = await import('./fact-store.ts')
const { createEditorApp } = await import('./editor.ts')
const { convertDrawing } = await import('./drawing.ts')
const { uploadFolders } = await import('./files.ts')
uploadFolders.image = folder

beforeEach(() =>
  fs.cpSync('tests/sample-facts', folder, {
    recursive: true,
    filter: (file) => path.basename(file) !== 'public',
  }),
)
afterEach(() => {
  disk.beforeWrite = () => {}
  vi.useRealTimers()
  fs.rmSync(folder, { recursive: true })
})

type Change = Parameters<typeof saveChange>[0]
const readFacts = (kind: string) => JSON.parse(readText(`${kind}.json`))
function save(kind: Change['kind'], id: string | null, value: Json, before?: Json) {
  const baseRevision = before === undefined ? null : hashRecord(before)
  return saveChange({ kind, id, baseRevision, value })
}

const drawingSvg = '<svg viewBox="0 0 8 8"><path d=""/></svg>'
const drawing = { kind: 'image', name: 'tableau.svg', data: `data:,${btoa(drawingSvg)}` }
const [course] = JSON.parse(fs.readFileSync('tests/sample-facts/courses.json', 'utf8'))
const saveCourse = (change: object, before = course) =>
  save('courses', course.anchor, { ...course, ...change }, before)

test('compares two versions of a record by the displayed texts of their fields', () => {
  const schema = readFactStore().find(({ name }) => name === 'courses')?.formSchema ?? {}
  const objectives = [...course.objectives, 'conclure']
  const theirs = { ...course, image: null, hours: 20.5, objectives }
  const mine = { ...course, image: drawing, hours: '22' }
  expect(compareRecords(schema, mine, theirs)).toEqual([
    { title: 'Dessin ou photographie', mine: 'tableau.svg', theirs: '' },
    { title: 'Durée, en heures', mine: '22', theirs: '20,5' },
    { title: 'Objectifs › 5', mine: '', theirs: 'conclure' },
  ])
  const removed = compareRecords(schema, course)
  expect(removed).toContainEqual({ title: 'Intitulé', mine: course.title, theirs: '' })
  expect(JSON.stringify(removed)).not.toContain('[object')
})

// Versions are compared by the titles of their fields.
test('fields of one group have different titles', () => {
  const schemas = readFactStore().map(({ formSchema }) => formSchema)
  for (const [path, value] of valuesIn(schemas)) {
    if (path.at(-1) !== 'properties') continue
    const fields = Object.values<Record<string, unknown>>(Object(value))
    const titles = fields.filter(({ hidden }) => !hidden).map(({ title }) => title)
    expect(titles).toEqual([...new Set(titles)])
  }
})

test('adds and removes a record with a generated id', async () => {
  const before = readFacts('courses')
  const typed = { ...course, anchor: null, title: '8 œufs !', sessions: [] }
  const lines = ['', 'un\n\ndeux', '']
  const saved = await save('courses', null, { ...typed, days: '4,5', contents: lines })
  const anchor = 'fiche-8-oeufs'
  expect(saved).toMatchObject({ id: anchor })
  const record = readFacts('courses').at(-1)
  expect(record).toEqual({ ...typed, anchor, days: 4.5, contents: ['un\n\ndeux'] })
  await save('courses', anchor, null, record)
  expect(readFacts('courses')).toEqual(before)
  const title = 'Cette fiche a été retirée pendant votre saisie'
  expect(await save('courses', anchor, typed, record)).toHaveProperty('title', title)
})

test('refuses a text with an unreadable character', async () => {
  const issue = { path: ['title'], message: expect.stringContaining('illisible') }
  expect(await saveCourse({ title: '\ufffdlan' })).toMatchObject({ issues: [issue] })
})

const change = { kind: 'courses', id: course.anchor, baseRevision: hashRecord(course) }
const body = JSON.stringify({ ...change, value: { ...course, hours: '5' } })

const origin = 'http://localhost:5173'
function request(address: string, headers: Record<string, string>, body?: BodyInit) {
  const init = { headers: { host: 'localhost:5173', ...headers } }
  const posted = body === undefined ? init : { ...init, method: 'POST', body }
  return createEditorApp().request(`${origin}/__facts/api/${address}`, posted)
}

test.each([
  { address: 'facts', sent: undefined },
  { address: 'save', sent: body },
])(
  'responds to $address with the name of an unreadable file instead of incomplete facts',
  async ({ address, sent }) => {
    writeText('courses.json', '<<<<<<< HEAD')
    const answer = await (await request(address, { origin }, sent)).json()
    const reason = expect.stringMatching(/courses\.json.*fusion.*, ligne 1\./)
    expect(answer).toEqual({ refusal: { title: reason, issues: [] } })
  },
)

const pdf = '%PDF-1.4'

/** Returns the change that attaches a file to a field of the first or only record of a kind. */
function attach(
  kind: Change['kind'],
  field: string,
  name: string,
  content: string | Buffer,
) {
  const [record] = [readFacts(kind)].flat()
  const data = `data:;base64,${Buffer.from(content).toString('base64')}`
  const attachment = { kind: field === 'file' ? 'certificate' : field, name, data }
  const value = { ...record, [field]: attachment }
  return { kind, id: record.anchor ?? kind, baseRevision: hashRecord(record), value }
}

test('stores a certificate of five megabytes beside the one that it replaces', async () => {
  for (const content of [`\ufeff\n${pdf}`, pdf.padEnd(5_000_000)]) {
    const change = attach('certificate', 'file', 'x.exe', content)
    expect((await request('save', { origin }, JSON.stringify(change))).status).toBe(200)
  }
  expect(listFiles('public')).toContain(readFacts('certificate').file.slice(1))
  expect(listFiles('public')).toHaveLength(2)
})

test('stores an attached drawing under its name and a hash', async () => {
  expect(await saveChange(attach('courses', 'image', 'a.svg', pdf))).toHaveProperty(
    'issues',
  )
  const doctype = '<!DOCTYPE svg [<!ENTITY a "b">]>'
  await saveChange(attach('courses', 'image', 'Brioche.svg', doctype + drawingSvg))
  const { image } = readFacts('courses')[0]
  expect(image).toMatch(/^brioche-[0-9a-f]{8}$/)
  expect(listFiles()).toContain(`${image}.svg`)
})

test('reports a conflict if the record has changed and the attached file is refused', async () => {
  const { name, ...rest } = readFacts('certificate')
  const change = attach('certificate', 'badge', 'a.svg', pdf)
  writeText('certificate.json', JSON.stringify({ ...rest, name }))
  const title = 'Cette fiche a été modifiée pendant votre saisie'
  expect(await saveChange(change)).toHaveProperty('title', title)
})

test('refuses to remove the official logo of a real organisation', async () => {
  writeText(
    'identity.json',
    readText('identity.json').replace('"sample": true', '"sample": false'),
  )
  const certificate = { ...readFacts('certificate'), badge: 'course-safety' }
  writeText('certificate.json', JSON.stringify(certificate))
  const without = { ...certificate, badge: null }
  const result = await save('certificate', 'certificate', without, certificate)
  expect(result).toMatchObject({
    issues: expect.arrayContaining([expect.objectContaining({ path: ['badge'] })]),
  })
})

const start = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">'
const drawingOf = (inside: string) =>
  convertDrawing(
    `<?xml version="1.0"?><!-- a --><svg viewBox="0,0, 8 8 " onload="a()">${inside}</svg>`,
  )
const photograph = '<image href="data:image/png;base64,iVBORw0KGgo="/>'

test.each([
  ['<script>a()</script><title>a</title><path onclick="a()" d="M0 0h8"/>', ''],
  [
    '<path style="fill:red;-inkscape-stroke:none;isolation:auto;overflow:visible" d="M0 0h8"/>',
    'red',
  ],
  ['<path d="M0 0h8" fill="#000" style="fill: red"/>', 'red'],
  ['<style>.a,.b{fill:red}</style><path class="b" d="M0 0h8"/>', 'red'],
  ['<defs><style>.a{fill:red}.c{}</style></defs><path class="a" d="M0 0h8"/>', 'red'],
  ['<style>#c{fill:red}path{fill:blue}</style><path id="c" d="M0 0h8"/>', 'red'],
  ['<style><![CDATA[svg > path{fill:red}]]></style><path d="M0 0h8"/>', 'red'],
])('F70 converts %s to shapes with attributes', (inside, fill) => {
  const shape = fill ? `<path d="M0 0h8" fill="${fill}"/>` : '<path d="M0 0h8"/>'
  expect(drawingOf(inside)).toEqual({ svg: `${start}${shape}</svg>` })
})

test.each([
  '<path style="transform:rotate(45deg)" d="M0 0h8"/>',
  '<svg width="4" height="4" viewBox="0 0 8 8"><path d="M0 0h8"/></svg>',
  '<text>a</text>',
  '<defs><linearGradient id="a"><stop/></linearGradient></defs><path fill="url(#a)" d="M0 0h8"/>',
  '<mask id="a"><path d="M0 0h8"/></mask><path mask="url(#a)" d="M0 0h8"/>',
  '<path style="mix-blend-mode:multiply" d="M0 0h8"/>',
  '<style>path:hover{fill:red}</style><path d="M0 0h8"/>',
  '<style>text{}@media print{path{fill:red}}</style><path d="M0 0h8"/>',
  '<defs><style>path{fill:red}@media print{path{fill:blue}}</style></defs><path d="M0 0h8"/>',
  '<path style="fill:var(--a)" d="M0 0h8"/>',
])('F70 embeds %s, which pages cannot inline, unchanged', (inside) => {
  const { svg = '' } = Object(drawingOf(inside))
  const [, data = ''] =
    /^<svg [^>]*><image width="8" height="8" href="data:image\/svg\+xml;base64,([\w+/]+=*)"\/><\/svg>$/.exec(
      svg,
    ) ?? []
  expect(atob(data)).toContain(inside)
})

test.each([
  ['<image href="https://a.example"/>', 'la référence « href="https://a.example »'],
  ['<style>@import "a.css";text{fill:red}</style><path d="M0 0h8"/>', '@import'],
  ['<path', 'une erreur d’écriture dans le fichier'],
  ['<text>\ufffdt\ufffd</text>', 'un encodage autre que l’UTF-8'],
])('F70 refuses %s and names the unsupported part', (unsupported, problem) => {
  expect(drawingOf(unsupported)).toEqual({ problem: expect.stringContaining(problem) })
})

test.each([
  {
    kind: 'courses',
    field: 'image',
    svg: '<svg viewBox="0 0 8 8"><image href="https://a.example"/></svg>',
    message: /a\.example.*exportez-le en PNG/,
  },
  {
    kind: 'brand',
    field: 'logo',
    svg: `<svg viewBox="0 0 8 8">${photograph}</svg>`,
    message: /une photographie.*joignez un dessin SVG/,
  },
] as const)(
  'F70 refuses a drawing in the field $field and recommends another format',
  async (row) => {
    const files = listFiles()
    const result = await saveChange(attach(row.kind, row.field, 'a.svg', row.svg))
    const issue = { path: [row.field], message: expect.stringMatching(row.message) }
    expect(result).toMatchObject({ issues: [issue] })
    expect(listFiles()).toEqual(files)
  },
)

test('F64 a repeated save, creation, removal or upload has an effect only once', async () => {
  const changed = await saveCourse({ hours: '20,5' })
  expect(await saveCourse({ hours: '20,5' })).toEqual(changed)
  const typed = { ...course, anchor: null, title: 'Copie', sessions: [] }
  const created = await save('courses', null, typed)
  expect(await save('courses', null, typed)).toEqual(created)
  const [copy, other] = readFacts('courses').toReversed()
  expect(other.title).not.toBe(copy.title)
  const removed = await save('courses', 'copie', null, copy)
  expect(removed).toEqual({ id: '', revision: null })
  expect(await save('courses', 'copie', null, copy)).toEqual(removed)
  const attached = attach('courses', 'image', 'double.svg', drawingSvg)
  expect(await saveChange(attached)).toEqual(await saveChange(attached))
  expect(listFiles().filter((file) => file.startsWith('double'))).toHaveLength(1)
})

test('a creation that is edited and sent again changes the created record', async () => {
  const before = readFacts('courses')
  const typed = { ...course, key: 'a', anchor: null, title: 'Copie', sessions: [] }
  for (const title of ['Copie', 'Autre titre'])
    expect(await save('courses', null, { ...typed, title })).toMatchObject({ id: 'copie' })
  const created = expect.objectContaining({ anchor: 'copie', title: 'Autre titre' })
  expect(readFacts('courses')).toEqual([...before, created])
})

test('a creation that is sent again does not replace a later change of the created record', async () => {
  const typed = { ...course, key: 'b', anchor: null, title: 'Copie', sessions: [] }
  await save('courses', null, typed)
  const created = readFacts('courses').at(-1)
  await save('courses', 'copie', { ...created, title: 'Ailleurs' }, created)
  await save('courses', null, { ...typed, title: 'Autre' })
  const last = readFacts('courses').slice(-2)
  expect(last).toMatchObject([{ title: 'Ailleurs' }, { title: 'Autre' }])
})

test('a moved page with a long address can be removed', async () => {
  const from = `/${'a'.repeat(250)}`
  writeText('moved-pages.json', JSON.stringify([{ from, to: '/formations' }]))
  const baseRevision = hashRecord(readFacts('moved-pages')[0])
  const change = { kind: 'moved-pages', id: from, baseRevision, value: null }
  const answer = await request('save', { origin }, JSON.stringify(change))
  expect(answer.status).toBe(200)
  expect(readFacts('moved-pages')).toEqual([])
})

test.each([
  ['claims', 'Top 3 !', 'top-3-2'],
  ['claims', 'Condition réponse', 'condition-reponse-2'],
  ['courses', 'Excel', 'excel-2'],
  ['courses', 'Menu', 'menu-2'],
] as const)(
  'a new record of $0 with the title $1 gets the free anchor $2',
  async (...row) => {
    const [kind, title, anchor] = row
    const typed = { ...readFacts(kind)[0], id: null, anchor: null, title, sessions: [] }
    await save(kind, null, { ...typed, title: 'Top-3' })
    expect(await save(kind, null, typed)).toHaveProperty('revision')
    expect(readFacts(kind).at(-1)).toMatchObject({ anchor })
  },
)

test('an attached drawing is converted once when its record is created', async () => {
  vi.mocked(convertDrawing).mockClear()
  await save('courses', null, { ...course, anchor: null, title: 'Copie', image: drawing })
  expect(convertDrawing).toHaveBeenCalledOnce()
})

test('the choices of a drawing name a record that uses it', () => {
  for (const name of ['assistant', 'logo-exemple', 'person-site'])
    writeText(`${name}.svg`, drawingSvg)
  const brand = readFactStore().find(({ name }) => name === 'brand')
  const choices = brand?.formSchema.properties?.['logo']?.oneOf?.map(({ title }) => title)
  const titles = [
    'Identité (person-site)',
    'Marque (logo-exemple)',
    'Sans fiche (assistant)',
  ]
  expect(choices).toEqual(titles)
})

test('F66 a lock file dated in the future delays a save by less than ten seconds', async () => {
  writeText('.editing', '')
  fs.utimesSync(inFolder('.editing'), new Date('2099-01-01'), new Date('2099-01-01'))
  const start = performance.now()
  expect(await saveCourse({ hours: '20,5' })).toHaveProperty('id')
  expect(performance.now() - start).toBeLessThan(10_000)
  expect(listFiles()).not.toContain('.editing')
})

test.each([
  { at: 1, kept: 20.5, outcome: { id: course.anchor } },
  {
    at: 0,
    kept: course.hours,
    outcome: { title: 'Cette fiche a été modifiée pendant votre saisie' },
  },
])(
  'F66 keeps a change of record $at that another program writes during a save',
  async (row) => {
    disk.beforeWrite = (file) => {
      if (!file.includes('courses.json.')) return
      disk.beforeWrite = () => {}
      const courses = readFacts('courses')
      courses[row.at].title = 'Ailleurs'
      writeText('courses.json', JSON.stringify(courses))
    }
    expect(await saveCourse({ hours: '20,5' })).toMatchObject(row.outcome)
    const courses = readFacts('courses')
    expect([courses[0].hours, courses[row.at].title]).toEqual([row.kept, 'Ailleurs'])
  },
)

test('F66 a save waits for the lock of another process, and keeps the change of that process', async () => {
  const [before, next, ...others] = readFacts('courses')
  const courses = [before, { ...next, title: 'Ailleurs' }, ...others]
  disk.beforeWrite = (file) => {
    if (!file.includes('courses.json.')) return
    disk.beforeWrite = () => {}
    writeText('.editing', '')
    setTimeout(() => {
      writeText('courses.json', JSON.stringify(courses))
      fs.rmSync(inFolder('.editing'))
    }, 50)
  }
  expect(await saveCourse({ hours: '20,5' })).toMatchObject({ id: course.anchor })
  const [first, second] = readFacts('courses')
  expect([first.hours, second.title]).toEqual([20.5, 'Ailleurs'])
})

test.each([
  { code: 'ENOSPC', file: '.history', message: /^Le disque est plein/ },
  { code: 'ENOSPC', file: 'courses.json.', message: /^Le disque est plein/ },
  { image: drawing, code: 'ENOSPC', file: 'tableau-', message: /^Le disque est plein/ },
  { code: 'EROFS', file: '.history', message: /en lecture seule/ },
  { code: 'ENOENT', file: '.history', message: /est introuvable/ },
  { code: 'EBUSY', file: 'courses.json.', message: /^Un autre programme/ },
  { code: 'EACCES', file: 'courses.json.', message: /^Vos droits ne/ },
  { code: 'EIO', file: 'courses.json.', message: /courses\.json.*EIO/ },
])('F78 reports $code when writing $file, and leaves no partial file', async (row) => {
  fs.mkdirSync(inFolder('.history'))
  const files = listFiles()
  disk.beforeWrite = (file) => {
    if (file.includes(row.file))
      throw Object.assign(new Error(row.code), { code: row.code, path: file })
  }
  const value = { ...course, hours: '5', ...('image' in row && { image: row.image }) }
  const sent = JSON.stringify({ ...change, value })
  const { refusal } = await (await request('save', { origin }, sent)).json()
  expect(refusal.issues[0].message).toMatch(row.message)
  expect(listFiles('.history')).toEqual([])
  expect(listFiles()).toEqual(files)
})

test('a save keeps the symbolic link and the permissions of a facts file', async () => {
  const target = inFolder('.linked.json')
  fs.renameSync(inFolder('courses.json'), target)
  fs.chmodSync(target, 0o600)
  fs.symlinkSync(target, inFolder('courses.json'))
  await saveCourse({ hours: '22' })
  expect(readText('.linked.json')).toContain('"hours": 22')
  expect(fs.statSync(target).mode & 0o777).toBe(0o600)
})

test('a save that repairs a schema error is not refused for errors of other records', async () => {
  const [first, second, ...others] = readFacts('courses')
  const rejected = { ...first, comment: 'absent from the schema' }
  writeText(
    'courses.json',
    JSON.stringify([rejected, { ...second, image: 'missing' }, ...others]),
  )
  expect(await saveCourse({ hours: '22' }, rejected)).toHaveProperty('revision')
})

test('keeps one copy of each version that is replaced within the same second', async () => {
  const before = readText('courses.json')
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T12:00:00') })
  await saveCourse({ hours: '20,5' })
  const between = readText('courses.json')
  await saveCourse({ hours: '21' }, readFacts('courses')[0])
  const copies = listFiles('.history')
  for (const copy of copies) expect(copy).toMatch(/^courses\.2026-11-24-12-00-00-/)
  const contents = copies.map((copy) => readText(`.history/${copy}`))
  expect(new Set(contents)).toEqual(new Set([before, between]))
})

test('evaluates dates by the current day, not by the day on which the editor started', async () => {
  vi.resetModules()
  vi.stubEnv('BUILD_DAY', '')
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T12:00:00') })
  const { readFactStore } = await import('./fact-store.ts')
  const countPast = () =>
    readFactStore().flatMap(({ records }) =>
      records.flatMap(({ issues }) => issues.filter(({ level }) => level === 'past')),
    ).length
  expect(countPast()).toBe(0)
  vi.setSystemTime(new Date('2036-11-25T00:00:01'))
  expect(countPast()).toBeGreaterThan(0)
})

test('titles and descriptions of fields have French spaces and punctuation', async () => {
  const shown = readFactStore().map(({ title, formSchema }) => ({ title, formSchema }))
  const labels = [...textsIn(shown)].filter(
    // Choices are excluded, because most of them have names that the owner typed.
    ([path]) =>
      /^(?:title|description)$/.test(String(path.at(-1))) && !path.includes('oneOf'),
  )
  expect(labels.length).toBeGreaterThan(100)
  expect(labels.filter(([, text]) => punctuate(text) !== text)).toEqual([])
})

const draft = { baseRevision: 'r1', value: 'texte' }
const href = '#/courses/a'

test('F67 drafts survive a reload and belong to one folder', () => {
  const stores = { localStorage: {}, sessionStorage: {} }
  openDraftStore('/a', stores).write({ [href]: draft })
  const otherTab = { ...stores, sessionStorage: {} }
  for (const each of [stores, otherTab])
    expect(openDraftStore('/a', each).read()).toEqual({ [href]: draft })
  expect(openDraftStore('/b', stores).read()).toEqual({})
  const garbage = { '/a#/': '{', '/a#/b': 'null', '/a#/c': '{}' }
  const damaged = { localStorage: garbage, sessionStorage: stores.localStorage }
  expect(openDraftStore('/a', damaged).read()).toEqual({ [href]: draft })
})

test('a new record from the draft of another tab is saved as another record', () => {
  const stores = { localStorage: {}, sessionStorage: {} }
  const created = { ...draft, value: { key: 'a', title: 'texte' } }
  openDraftStore('/a', stores).write({ [href]: created })
  expect(openDraftStore('/a', stores).read()).toEqual({ [href]: created })
  const otherTab = openDraftStore('/a', { ...stores, sessionStorage: {} })
  expect(otherTab.read()[href]?.value).toEqual({ title: 'texte' })
})

test('F65 saving in one tab keeps the draft that another tab has stored since', () => {
  const localStorage = {}
  const openTab = () => openDraftStore('/a', { localStorage, sessionStorage: {} })
  const [tab, otherTab] = [openTab(), openTab()]
  const later = { ...draft, value: 'texte de l’autre onglet' }
  tab.write({ [href]: draft })
  otherTab.write({ [href]: later })
  tab.write({})
  expect(openTab().read()).toEqual({ [href]: later })
  otherTab.write({})
  expect(openTab().read()).toEqual({})
})

test('F65 a tab notices that another tab has replaced its draft', () => {
  const localStorage = {}
  const openTab = () => openDraftStore('/a', { localStorage, sessionStorage: {} })
  const [tab, otherTab] = [openTab(), openTab()]
  tab.write({ [href]: draft })
  expect(tab.isReplaced({ [href]: draft })).toBe(false)
  otherTab.write({ [href]: { ...draft, value: 'texte de l’autre onglet' } })
  expect(tab.isReplaced({ [href]: draft })).toBe(true)
  expect(tab.isReplaced({})).toBe(false)
})

test('F67 reports a blocked store, and a full store until every draft is stored or removed', () => {
  // Assigning a read-only property throws, like storing a large draft in a full store.
  const readOnly = { value: undefined, configurable: true }
  const localStorage = Object.defineProperty({}, `/a${href}`, readOnly)
  const stores = { localStorage, sessionStorage: {} }
  const store = openDraftStore('/a', stores)
  const small = { '#/courses/b': draft }
  expect(store.write({ [href]: draft, ...small })).toBe(false)
  expect(store.write({ [href]: draft, ...small })).toBe(false)
  expect(store.write(small)).toBe(true)
  expect(openDraftStore('/a', stores).read()).toEqual(small)
  const blocked = {
    get localStorage(): never {
      throw new DOMException('', 'SecurityError')
    },
    sessionStorage: {},
  }
  expect(openDraftStore('/a', blocked).read()).toEqual({})
  expect(openDraftStore('/a', blocked).write({})).toBe(false)
})

test.each([
  ['4 800', 4800],
  ['4\u202f800,50 €', 4800.5],
  ['0,125', 0.125],
  ['1250,555', 1250.555],
  ['4.800', expect.stringContaining('écrivez 4800, ou 4,8')],
  ['1,250', expect.stringContaining('écrivez 1250, ou 1,25')],
  ['1\u00a0250\u202f000', 1_250_000],
  ['6 8', expect.stringContaining('Un seul nombre')],
  ['1250 000', expect.stringContaining('Un seul nombre')],
  ['trois', expect.stringContaining('est attendu')],
])('parses %j as %j', (typed, expected) => {
  expect(parseNumber(typed)).toEqual(expected)
})

test.each([
  ['\ufeffUn\tmot\u200b\u00ad', 'Un mot'],
  ['un\r\n\n\ndeux  trois ', 'un\n\ndeux trois'],
  ['👩\u200d👩\u200d👧 a\u200db', '👩\u200d👩\u200d👧 ab'],
  ['e\u0301', 'é'],
  ['a\ud83d 👩', 'a 👩'],
  ['\ufffda\ufffc', '\ufffda'],
])('normalizes %j to %j', (typed, expected) => {
  expect(normalizeText(typed, true)).toBe(expected)
  expect(normalizeText(expected, true)).toBe(expected)
})

test('keeps a read-only text unchanged', () => {
  const literal = 'Écrire à  l’équipe '
  const title = z.literal(literal).meta({ title: 'Titre', readOnly: true })
  const schema = createRecordSchema({ schema: z.strictObject({ title }), isList: false })
  expect(parseForm({ title: literal }, schema).value).toEqual({ title: literal })
})

test('a new session gets another id than an existing session on the same day', () => {
  const schema = readFactStore().find(({ name }) => name === 'courses')?.formSchema ?? {}
  const [{ id: _, ...session }] = course.sessions
  const id = `course-${session.starts}`
  const form = { sessions: [session, { ...session, id }] }
  expect(parseForm(form, schema, { idStem: 'course' }).value).toMatchObject({
    sessions: [{ id: `${id}-2` }, { id }],
  })
})

test('refuses to replace a category that a course uses by another category', async () => {
  const before = readFacts('categories')
  const withCategory = (name: string) => {
    const added = { name, short: null, topic: null }
    return { ...before, courses: [...before.courses, added] }
  }
  await save('categories', 'categories', withCategory('Vente'), before)
  const after = readFacts('categories')
  await saveCourse({ category: after.courses.at(-1).id })
  const replaced = save('categories', 'categories', withCategory('Achats'), after)
  expect(await replaced).toHaveProperty('issues')
})

test('replaces the value of a field in one item of a list', () => {
  const [one, other] = [{ image: 'one' }, { image: null }]
  const path = ['items', 1, 'image']
  const items = [one, { image: 'brioche' }]
  expect(withValueAt({ items: [one, other] }, path, 'brioche')).toEqual({ items })
})

test.each([
  ['facts', { 'sec-fetch-site': 'cross-site' }, undefined, 403],
  ['facts', { host: 'evil.example' }, undefined, 403],
  ['save', { origin: 'https://evil.example' }, body, 403],
  ['save', {}, body, 403],
  ['save', { origin }, 'x'.repeat(11_000_001), 413],
  ['save', { origin }, '{"kind":"../courses"}', 400],
  ['save?folder=other', { origin }, body, 409],
  ['save', { origin }, body, 200],
])('request $0 with headers $1 gets status $3', async (address, headers, sent, status) => {
  expect((await request(address, headers, sent)).status).toBe(status)
  expect(readFacts('courses')[0].hours).toBe(status === 200 ? 5 : course.hours)
})
