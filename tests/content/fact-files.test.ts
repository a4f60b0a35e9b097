import { cpSync, mkdtempDisposableSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { addDays } from '#facts/format/days.ts'
import { validateFacts } from '#facts/validation/validate-facts.ts'
import { restoreAction } from '#facts/validation/issue.ts'
import { environment, findRefusedDrawings, readFacts } from '#src/checks/fact-files.ts'
import { readRecords } from '#src/checks/facts-folder.ts'
import { testFacts } from '#tools/publish/publish.ts'

/** Reads the sample facts, but without `brand.json` and with the given content in `claims.json`. */
function readWith(claims: string | Buffer) {
  using temporary = mkdtempDisposableSync(path.join(tmpdir(), 'facts-'))
  const folder = temporary.path
  cpSync(testFacts, folder, { recursive: true })
  rmSync(path.join(folder, 'brand.json'))
  writeFileSync(path.join(folder, 'claims.json'), claims)
  const { unreadable, files } = readFacts(folder)
  return { unreadable: unreadable.toSorted(), files }
}

test.each([
  { fault: 'a trailing comma', content: '[\n{},\n]', sentence: 'ce n’est pas du JSON' },
  {
    fault: 'a missing comma',
    content: '[\n{"a": 1\n"b": 2}\n]',
    sentence: 'ce n’est pas du JSON, ligne 3',
  },
  { fault: 'an empty file', content: '', sentence: 'il est vide' },
  {
    fault: 'a file in Latin 1',
    content: Buffer.from('["é"]', 'latin1'),
    sentence: 'il n’est pas enregistré en UTF-8',
  },
  {
    fault: 'a conflict marker',
    content: '[\n<<<<<<< HEAD\n1\n=======\n2\n>>>>>>> other\n]',
    sentence: 'une fusion y a laissé deux versions, ligne 2',
  },
])('the reader of the facts reports $fault as « $sentence »', ({ content, sentence }) => {
  const { unreadable, files } = readWith(content)
  expect(unreadable).toEqual([
    `Fichier brand.json : il est absent. ${restoreAction('brand')}`,
    `Fichier claims.json : ${sentence}. ${restoreAction('claims')}`,
  ])
  expect(files).toMatchObject({ brand: null, claims: [] })
})

test('a byte order mark at the beginning of a facts file is accepted', () => {
  const { unreadable, files } = readWith('\ufeff[]')
  expect(unreadable).toHaveLength(1)
  expect(files['claims']).toEqual([])
})

test.each([
  {
    name: 'quay.svg',
    content: '<svg viewBox="0 0 400 208"/>',
    reasons: ['le fichier « images/quay.svg » ne remplace aucun dessin du site'],
  },
  {
    name: 'badge-quality.svg',
    content: 'Bonjour',
    reasons: [
      'le fichier « images/badge-quality.svg » n’est pas un dessin SVG dont le cadre (viewBox) est « 0 0 400 208 »',
    ],
  },
  {
    name: 'badge-quality.svg',
    content: '<svg viewBox="0 0 400 208"><script/></svg>',
    reasons: [
      'le fichier « images/badge-quality.svg » contient un identifiant, un style, un script ou une photographie',
    ],
  },
  {
    name: 'badge-quality.svg',
    content: '<svg width="400" viewBox="0 0 400 208"><path d="M0 0h400"/></svg>',
    reasons: [],
  },
  // Finder and Explorer write these files into the folders that they show.
  { name: '.DS_Store', content: 'Bud1', reasons: [] },
  { name: 'Thumbs.db', content: '', reasons: [] },
  { name: '.gitkeep', content: '', reasons: [] },
  { name: 'desktop.ini', content: '', reasons: [] },
])(
  'the new drawing $name with $content is refused if it cannot replace a drawing of the site',
  ({ name, content, reasons }) => {
    using temporary = mkdtempDisposableSync(path.join(tmpdir(), 'images-'))
    writeFileSync(path.join(temporary.path, name), content)
    expect(findRefusedDrawings(temporary.path)).toEqual(reasons)
  },
)

test('a refused drawing stops publication', () => {
  const refused = { ...environment, refusedDrawings: ['le fichier est refusé'] }
  const issues = validateFacts(readFacts(testFacts).files, '2026-11-24', refused)
  expect(issues.filter(({ stops }) => stops).map(({ short }) => short)).toContain(
    'Le fichier est refusé.',
  )
})

// A sample may be published after its facts expire. The expiry is only reported.
test.each([0, 61, 1096, 3653])('the sample can be published after %d days', (days) => {
  const { unreadable, files } = readFacts(testFacts)
  const issues = validateFacts(files, addDays('2026-11-24', days), environment)
  expect([...unreadable, ...issues.filter(({ stops }) => stops)]).toEqual([])
  expect(issues.some(({ level }) => level === 'past')).toBe(days > 0)
})

test('the site shows the logo that certificate.json names, even if this file begins with a byte order mark', async () => {
  using temporary = mkdtempDisposableSync(path.join(tmpdir(), 'facts-'))
  const record = path.join(temporary.path, 'certificate.json')
  writeFileSync(record, '\ufeff{ "badge": "course-safety" }')
  vi.stubEnv('FACTS_FOLDER', temporary.path)
  vi.resetModules()
  const { drawingFile } = await import('#src/checks/facts-folder.ts')
  expect(drawingFile('badge-quality.svg')).toBe('src/images/course-safety.svg')
})

test.each(['claims-PC.json', 'claims (1).json', '._claims.json'])(
  'the site ignores the damaged file %s of a synchronisation or of another system',
  (name) => {
    using temporary = mkdtempDisposableSync(path.join(tmpdir(), 'facts-'))
    writeFileSync(path.join(temporary.path, 'claims.json'), '[]')
    writeFileSync(path.join(temporary.path, name), '[')
    expect(readRecords(temporary.path)).toEqual({ claims: [] })
  },
)
