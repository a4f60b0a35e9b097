import { z } from 'zod'
import { address, group, identifier, list, prose, text } from './schema.ts'

const matches = group('Réponse donnée', {
  question: identifier('Question'),
  answers: list('Réponses', identifier('Réponse')).min(1),
})

const question = group('Question', {
  id: identifier('Identifiant').meta({ unique: 'list' }),
  step: text('Nom de l’étape', 'Sous le numéro, en deux ou trois mots'),
  line: text('Nom de la ligne', 'Devant la réponse, dans la demande'),
  text: text('Question'),
  help: text('Aide'),
  askedIf: matches
    .nullable()
    .meta({ title: 'Posée si', description: 'Vide : posée à tous' }),
  answers: list(
    'Réponses',
    group('Réponse', {
      id: identifier('Identifiant').meta({ unique: 'list' }),
      text: text('Réponse'),
    }),
    'La première lettre devient minuscule',
  )
    .min(2)
    .max(6),
})

const track = group('Piste', {
  id: identifier('Identifiant').meta({ unique: 'list' }),
  name: text('Piste'),
  situation: text('Situation', 'Titre de la piste dans la liste'),
  audience: prose('Pour qui'),
  claims: list('Conditions', text('Condition').meta({ reference: 'claims' })).min(1),
  decidedBy: text('Qui décide'),
  delay: text('Délai'),
  start: text('Pour commencer'),
  toPrepare: list('À préparer', text('À préparer')).min(1).max(4),
  official: address('Site officiel'),
  next: group('Suite', { label: text('Texte du lien'), href: text('Page') })
    .nullable()
    .meta({ description: 'Vide : la demande seule' }),
})

const rule = group('Règle', {
  when: list('Quand', matches, 'Vide pour la dernière règle, et elle seule')
    .min(1)
    .nullable(),
  tracks: list('Pistes', identifier('Piste'), 'La plus probable d’abord').min(1).max(3),
})

const space = (title: string) =>
  group(title, {
    questions: list('Questions', question).min(3),
    tracks: list('Pistes', track).min(1),
    rules: list('Règles', rule, 'La première qui convient décide').min(1),
  })

export const funding = z.strictObject({
  company: space('Entreprise'),
  individual: space('Particulier'),
})

export type FundingFacts = z.infer<typeof funding>
export type FundingSpace = FundingFacts['company']
export type Match = z.infer<typeof matches>
