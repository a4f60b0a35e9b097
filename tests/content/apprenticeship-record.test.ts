import { expect, test } from 'vitest'
import apprenticeshipFacts from '#facts/apprenticeship.json' with { type: 'json' }
import { deliveredFacts, plain, verdictOn } from './course-verdicts.ts'

test.each<[string, object, string]>([
  [
    'a duration of no contract',
    { months: 60 },
    'Apprentissage, champ « Durée, en mois » : 48 au plus.',
  ],
  [
    'a level not supplied',
    { level: undefined },
    'Apprentissage, champ « Niveau » : à remplir.',
  ],
  [
    'a drawing that is not there',
    { image: 'toque' },
    "Apprentissage, champ « Dessin ou photographie » : aucun dessin ne s'appelle « toque ».",
  ],
])('apprenticeship: %s is refused', (_, changes, expected) => {
  const changed = JSON.parse(JSON.stringify({ ...apprenticeshipFacts, ...changes }))
  const files = { ...deliveredFacts, apprenticeship: changed }
  expect(plain(verdictOn(files).errors)).toEqual([expected])
})
