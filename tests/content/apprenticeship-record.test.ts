import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import facts from '#facts/apprenticeship.json' with { type: 'json' }
import { checkFacts } from '#facts/check.ts'
import { readFacts } from '#src/checks/fact-files.ts'

const { files: delivered } = readFacts('facts')
const surroundings = {
  day: '2026-11-24',
  images: readdirSync('src/images').map((file) => path.parse(file).name),
}

test.each<[string, object, string]>([
  [
    'a certification that is over',
    { certification: { ...facts.certification, until: '2026-11-23' } },
    "Fichier apprenticeship.json, champ « Certification › Jusqu'au » : la certification est finie depuis le 23 novembre 2026.",
  ],
  [
    'a duration of no contract',
    { months: 60 },
    'Fichier apprenticeship.json, champ « Durée, en mois » : 48 au plus.',
  ],
  [
    'a level not supplied',
    { level: undefined },
    'Fichier apprenticeship.json, champ « Niveau » : à remplir.',
  ],
  [
    'a drawing that is not there',
    { image: 'toque' },
    "Fichier apprenticeship.json, champ « Dessin » : aucun dessin ne s'appelle « toque ».",
  ],
])('apprenticeship: %s is refused', (_, changes, expected) => {
  const changed = JSON.parse(JSON.stringify({ ...facts, ...changes }))
  const files = { ...delivered, apprenticeship: changed }
  const told = checkFacts(files, surroundings).errors.map((text) =>
    text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('’', "'"),
  )
  expect(told).toEqual([expected])
})
