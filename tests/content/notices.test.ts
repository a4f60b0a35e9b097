import { expect, test } from 'vitest'
import type { RecordIssue, Level } from '#facts/validation/issue.ts'
import { publicationErrorsOf } from '#src/checks/fact-records.ts'
import { notices } from '#src/checks/notices.ts'
import { normalizeSpaces } from '#tests/normalize-spaces.ts'

const said = (level: Level, changes: Partial<RecordIssue> = {}): RecordIssue => ({
  kind: 'claims',
  id: 'employerAid',
  index: 1,
  path: ['verified'],
  record: 'Condition « Aide »',
  field: 'Vérifié le',
  level,
  stops: level === 'error',
  text: `Condition « Aide », champ « Vérifié le » : ${level}.`,
  short: `${level}.`,
  action: 'Relisez la source.',
  ...changes,
})

const plain = (lines: readonly string[] = []) => normalizeSpaces(lines.join('\n'))

test('facts with a remark cause exactly one notice, and facts without issues cause none', () => {
  expect(notices([])).toEqual([])
  const [remarks, ...others] = notices([said('remark')]).map(plain)
  expect(remarks).toContain('ATTENTION : À REGARDER (1).')
  expect(others).toEqual([])
})

test('the notice about sample data groups it by record and says how to replace it', () => {
  const issues = [
    said('sample'),
    said('sample', { field: 'Source' }),
    said('sample', { kind: 'identity', record: 'Identité', field: 'Nom' }),
    said('sample', {
      kind: 'identity',
      field: '',
      short: 'Le fichier est celui de l’exemple.',
    }),
    said('sample', { record: 'Fiche « Word »', field: '' }),
    said('sample', { record: 'Fiche « Excel »', field: '' }),
    said('sample', { record: 'Fiche « Excel »', field: 'Lieu' }),
  ]
  expect(plain(notices(issues)[0]).split('\n')).toEqual([
    'ATTENTION : CE SITE MONTRE ENCORE DES EXEMPLES (7).',
    '',
    'En entier : Fiche « Word », Fiche « Excel »',
    'Condition « Aide » : Vérifié le, Source',
    'Identité : Nom',
    'Le fichier est celui de l’exemple.',
    '',
    'Remplacez-les : npm run edit dit pour chacun quoi écrire.',
  ])
})

test('the notice about dates lists past dates before due dates, each with a remedy', () => {
  const notice = plain(notices([said('due'), said('past')])[0])
  expect(notice).toContain('ATTENTION : PASSÉ (1), BIENTÔT DÛ (1).')
  expect(notice).toMatch(
    /: past\. Relisez[^]*: due\. Relisez[^]*npm run due[^]*npm run edit/,
  )
})

test('no line of a notice is longer than 100 characters', () => {
  const text = 'Condition « Aide » : relisez cette longue phrase. '.repeat(9)
  for (const level of ['sample', 'due', 'remark'] as const)
    for (const line of notices([said(level, { text, record: text })]).flat())
      expect(line.length).toBeLessThanOrEqual(100)
})

test('a build fails on errors and on past dates that stop it, and says how to fix each', () => {
  const wrong = said('error', { text: 'SIRET faux.' })
  const issues = [wrong, said('past', { stops: true }), said('past'), said('due')]
  expect(publicationErrorsOf(issues, false)).toEqual([
    'Le site ne peut pas être publié :',
    '• SIRET faux. Relisez la source.',
    '• Condition « Aide », champ « Vérifié le » : past. Relisez la source.',
    expect.stringContaining('npm run edit'),
  ])
})

test('the option --malgre-les-dates allows a build with past dates, but not with errors', () => {
  const past = said('past', { stops: true })
  expect(publicationErrorsOf([past], false)).toContain(
    '  npm run build -- --malgre-les-dates',
  )
  expect(publicationErrorsOf([past], true)).toEqual([])
  expect(publicationErrorsOf([past, said('error')], true)).toHaveLength(3)
  expect(
    publicationErrorsOf([said('past'), said('sample'), said('remark')], false),
  ).toEqual([])
})
