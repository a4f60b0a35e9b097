import { z } from 'zod'
import { address, date, identifier, inOrder, sample, text, whole } from './fields.ts'

const id = z
  .string()
  .regex(/^[a-z][A-Za-z0-9]*$/, {
    error: 'des lettres sans accent et des chiffres seulement',
  })
  .meta({ title: 'Identifiant', hidden: true })
const specified = z
  .boolean()
  .meta({ title: 'Chiffre du cahier des charges, qui ne se change pas', hidden: true })

/** A promise of the site: its figure, the condition it depends on, and what proves it. */
export const claim = z
  .strictObject({
    id,
    title: text('Nom', {
      description: 'Pour vous y retrouver : il ne paraît pas sur le site',
    }),
    anchor: identifier('Adresse dans la page', { hidden: true }),
    figure: text('Chiffre affiché').nullable(),
    sentence: text('Condition', { long: true }),
    source: z
      .strictObject({
        title: text('Titre'),
        reference: text('Référence'),
        url: address('Adresse'),
      })
      .nullable()
      .meta({ title: 'Source', description: 'Vide : la phrase dit ce que vous faites' }),
    verified: date('Vérifié le', {
      description: 'Vide : la phrase dit ce que vous faites',
    }).nullable(),
    by: text('Vérifié par').nullable(),
    reviewMonths: whole('À revoir tous les … mois', 1, 24),
    expires: date('Valable jusqu’au', { description: 'Vide : sans fin connue' }).nullable(),
    onExpiry: z.enum(['warn', 'stop']).meta({
      title: 'Une fois cette date passée',
      labels: { warn: 'prévenir', stop: 'arrêter la publication' },
    }),
    specified,
    sample,
  })
  .check(inOrder('verified', 'expires', 'cette date ne peut pas précéder la vérification'))

/** A figure of the organisation's results, and how it was computed. */
export const figure = z.strictObject({
  id,
  value: text('Valeur'),
  label: text('Ce qui est compté'),
  condition: text('Condition', { reference: 'claims' }).nullable(),
  method: z
    .strictObject({
      indicator: text('Indicateur'),
      period: text('Période'),
      method: text('Mode de calcul', { long: true }),
      sample: text('Effectif'),
      source: text('Source'),
    })
    .nullable()
    .meta({ title: 'Mode de calcul', description: 'Vide : communiqué sur demande' }),
  specified,
  sample,
})

/** A frequent question; `condition` dates the answer. */
export const question = z.strictObject({
  id: identifier('Adresse dans la page', { hidden: true }),
  question: text('Question'),
  answer: text('Réponse', { long: true }),
  condition: text('Condition citée', {
    reference: 'claims',
    description: 'La date à laquelle elle a été vérifiée paraît sous la réponse',
  }).nullable(),
})
