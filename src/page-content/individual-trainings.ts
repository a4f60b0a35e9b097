import { typeset } from '#facts/format/typeset.ts'
import { individualTrainings as records } from '#src/content/courses.ts'
import { choicesOf } from '#src/content/categories.ts'
import { disability } from '#src/content/disability.ts'
import { individualTrainings as count, startDelay } from '#src/content/values.ts'
import { listed } from '#src/content/number-words.ts'
import * as organisation from '#src/content/organisation.ts'
import { factsOf, sharedFacts } from '#src/model/programme.ts'

const titles = records.map(({ title }) => title)

export const head = {
  title: 'Formations pour particuliers',
  description: `${listed(titles, 106)} : ${count} pour progresser concrètement.`,
} as const

export const individualCategories = choicesOf(
  'individual-trainings',
  { name: 'Toutes' },
  records,
)

const mail = {
  subject: 'Une formation pour un particulier',
  text: 'Bonjour, je souhaite en savoir plus sur cette formation : ',
}
const delayTerm = 'Délai d’accès'
const shared = sharedFacts(records)
const start = `mailto:${organisation.email}?subject=${encodeURIComponent(mail.subject)}&body=`

/** The data of each training's card. */
export const individualTrainings = records.map((record) => ({
  id: record.anchor,
  category: record.category,
  title: record.title,
  description: record.description,
  image: record.image,
  /** The facts that differ between trainings; shared facts are listed once. */
  facts: factsOf(record).filter((fact) => shared.every(({ term }) => term !== fact.term)),
  /** The mailto URL of an e-mail that asks for the training. */
  ask: `${start}${encodeURIComponent(mail.text + record.title)}`,
}))

const methods = new Set(records.map((record) => record.methods.join(' ')))
/** The sentence about methods if all trainings share it, otherwise `null`. */
const sharedMethods = methods.size === 1 ? [...methods].join('') || null : null

export const individualTrainingsPage = typeset({
  title: 'Formations',
  lead: 'Choisissez un outil, repartez avec les gestes : chaque formation part de ce que vous voulez savoir faire.',
  image: 'object-desk',
  filterLabel: 'Filtrer par catégorie',
  ask: 'Demander par e-mail',
  learnMore: 'En savoir plus',
  learnMoreAbout: 'sur la formation',
  common: {
    title: 'Pour chacune de ces formations',
    items: [
      ...(sharedMethods === null ? [] : [{ title: 'Méthodes', text: sharedMethods }]),
      {
        title: 'Accessibilité',
        text: `${disability.name}, référent handicap, étudie avec vous les aménagements possibles : ${disability.phone.text}.`,
      },
      {
        title: delayTerm,
        text: `${startDelay} environ une fois le dossier validé, selon le financement et les places disponibles.`,
      },
      ...shared
        .filter(({ term }) => term !== delayTerm)
        .map(({ term, text }) => ({ title: term, text: `${text}.` })),
    ],
  },
  trademarks: 'Les marques citées appartiennent à leurs titulaires.',
} as const)
