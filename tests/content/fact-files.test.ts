import { mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { assert, json, property } from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#facts/days.ts'
import { judge } from '#facts/judge.ts'
import { kindNames } from '#facts/kinds.ts'
import { parseFile } from '#facts/parse.ts'
import { readFacts, surroundings } from '#src/checks/fact-files.ts'
import { rowsOf } from './changed.ts'

test.each([
  ...rowsOf(`
  a trailing comma in a list | [⏎  "a",⏎  "b",⏎] | ligne 3 : une virgule de trop devant « ] »
  a trailing comma in a record | {⏎  "a": 1,⏎} | ligne 2 : une virgule de trop devant « } »
  two commas | [1,⏎,2] | ligne 1 : deux virgules de suite
  a comma forgotten | {⏎  "a": 1⏎  "b": 2⏎}
    | ligne 2 : il manque une virgule à la fin de la ligne
  a comma forgotten between records | [⏎{}⏎{}⏎]
    | ligne 2 : il manque une virgule à la fin de la ligne
  a value forgotten | {⏎  "a":⏎} | ligne 2 : il manque une valeur après « : »
  a text left open | {⏎  "a": "b⏎} | ligne 2 : un texte n’est pas fermé par "
  a bracket left open | [⏎  {"a": [1]⏎ | ligne 2 : il manque « } » à la fin
  a bracket too many | [1]⏎] | ligne 2 : « ] » ne ferme rien
  brackets crossed | {"a": [1}⏎] | ligne 1 : « } » ne ferme rien
  the other apostrophes | {⏎ 'a': 1} | ligne 2 : « 'a': 1} » n’a pas sa place ici
  a comment | {⏎// note⏎} | ligne 2 : « // note » n’a pas sa place ici
  an empty file | ⏎ | ligne 1 : le fichier est vide
  the marks of a merge | [⏎<<<<<<< HEAD⏎1⏎=======⏎2⏎>>>>>>> other⏎]
    | ligne 2 : les marques d’une fusion, gardez une seule version`),
  [
    'a byte order mark',
    '\ufeff{}',
    'ligne 1 : un caractère invisible (BOM) ouvre le fichier, à enlever',
  ] as const,
])('%s is told in one sentence, with its line', (_, typed, what) => {
  const fault = `Fichier courses.json, ${what}.`
  expect(parseFile('courses.json', typed.replaceAll('⏎', '\n'))).toEqual({ fault })
})

test('what else is no JSON is told', () => {
  expect(parseFile('claims.json', '{"a": oui}')).toEqual({
    fault: 'Fichier claims.json : ce n’est pas du JSON.',
  })
})

test('all JSON is read as it is', () => {
  assert(
    property(json(), (text) => {
      expect(parseFile('a.json', text)).toEqual({ value: JSON.parse(text) })
      const laidOut = JSON.stringify(JSON.parse(text), null, 2)
      expect(parseFile('a.json', laidOut)).toEqual({ value: JSON.parse(text) })
    }),
  )
})

test('a folder is read whole: each file that lacks or is broken is named', () => {
  using temporary = mkdtempDisposableSync(path.join(tmpdir(), 'facts-'))
  const folder = temporary.path
  for (const kind of kindNames.filter((name) => name !== 'figures'))
    writeFileSync(path.join(folder, `${kind}.json`), readFileSync(`facts/${kind}.json`))
  writeFileSync(path.join(folder, 'claims.json'), '[,]')
  const { faults, files } = readFacts(folder)
  expect(faults.toSorted()).toEqual([
    expect.stringMatching(/^Fichier claims\.json, ligne 1 : .*\.$/),
    expect.stringMatching(/^Fichier figures\.json : absent du dossier .*\.$/),
  ])
  expect(Object.keys(files)).toHaveLength(kindNames.length - 2)
})

test.each([0, 61, 1096, 3653])(
  'the delivered files are right, and published %d days later all the same: what is past is told',
  (days) => {
    const { faults, files } = readFacts('facts')
    const judged = judge(files, addDays('2026-11-24', days), surroundings)
    expect([...faults, ...judged.filter(({ stops }) => stops)]).toEqual([])
    expect(judged.some(({ level }) => level === 'past')).toBe(days > 0)
  },
)
