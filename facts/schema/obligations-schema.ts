import { z } from 'zod'
import { group, identifier, list, text, whole } from './schema.ts'

const option = {
  id: identifier('Identifiant').meta({ unique: 'list' }),
  text: text('Réponse'),
}
const cases = (title: string) =>
  list(
    title,
    group('Cas', {
      answers: list('Réponses réunies', identifier('Réponse'), 'Vide : dans tous les cas'),
    }),
  )

/** Questions about a company, and the answers that require or may require a mandatory training. */
export const obligations = z.strictObject({
  ticks: list(
    'Cases à cocher',
    group('Case', { ...option, example: text('Exemples') }),
  ).min(1),
  headcounts: list('Effectifs', group('Effectif', option)).min(2),
  duties: list(
    'Obligations',
    group('Obligation', {
      training: identifier('Adresse de la formation obligatoire').meta({ unique: 'list' }),
      claim: text('Pourquoi').meta({ reference: 'claims' }),
      renewal: text('À refaire'),
      renewMonths: whole('Rappel après … mois', 1, 120)
        .nullable()
        .meta({ description: 'Vide : sans rappel' }),
      required: cases('Exigée dans ces cas'),
      possible: cases('À vérifier dans ces cas'),
    }).refine(({ required, possible }) => required.length + possible.length > 0, {
      path: ['required'],
      error: 'il faut au moins un cas, ici ou dans « À vérifier dans ces cas »',
    }),
  ).min(1),
})
