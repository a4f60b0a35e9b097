import { z } from 'zod'
import { address, identifier, text } from './fields.ts'

const matches = z
  .strictObject({
    question: identifier('Question'),
    answers: z.array(identifier('Réponse')).min(1).meta({ title: 'Réponses' }),
  })
  .meta({ title: 'Réponse donnée' })

const question = z
  .strictObject({
    id: identifier('Identifiant'),
    step: text('Nom de l’étape', { description: 'Sous le numéro, en deux ou trois mots' }),
    line: text('Nom de la ligne', { description: 'Devant la réponse, dans la demande' }),
    text: text('Question'),
    help: text('Aide'),
    askedIf: matches.nullable().meta({
      title: 'Posée si',
      description: 'Vide : posée à tous',
    }),
    answers: z
      .array(
        z
          .strictObject({ id: identifier('Identifiant'), text: text('Réponse') })
          .meta({ title: 'Réponse' }),
      )
      .min(2)
      .max(6)
      .meta({ title: 'Réponses', description: 'La première lettre devient minuscule' }),
  })
  .meta({ title: 'Question' })

const track = z
  .strictObject({
    id: identifier('Identifiant'),
    name: text('Piste'),
    situation: text('Situation', { description: 'Titre de la piste dans la liste' }),
    audience: text('Pour qui', { long: true }),
    claims: z
      .array(text('Condition', { reference: 'claims' }))
      .min(1)
      .meta({ title: 'Conditions' }),
    decidedBy: text('Qui décide'),
    toPrepare: z.array(text('À préparer')).min(1).max(4).meta({ title: 'À préparer' }),
    official: address('Site officiel'),
    next: z
      .strictObject({ label: text('Texte du lien'), href: text('Page') })
      .nullable()
      .meta({ title: 'Suite', description: 'Vide : la demande seule' }),
  })
  .meta({ title: 'Piste' })

const rule = z
  .strictObject({
    when: z
      .array(matches)
      .min(1)
      .nullable()
      .meta({ title: 'Quand', description: 'Vide pour la dernière règle, et elle seule' }),
    tracks: z
      .array(identifier('Piste'))
      .min(1)
      .max(3)
      .meta({ title: 'Pistes', description: 'La plus probable d’abord' }),
  })
  .meta({ title: 'Règle' })

const space = (title: string) =>
  z
    .strictObject({
      questions: z.array(question).min(3).meta({ title: 'Questions' }),
      tracks: z.array(track).min(1).meta({ title: 'Pistes' }),
      rules: z.array(rule).min(1).meta({
        title: 'Règles',
        description: 'La première qui convient décide',
      }),
    })
    .meta({ title })

/** What is asked about funding, and what is answered. */
export const funding = z.strictObject({
  company: space('Entreprise'),
  individual: space('Particulier'),
})

export type FundingFacts = z.infer<typeof funding>
export type FundingSpace = FundingFacts['company']
