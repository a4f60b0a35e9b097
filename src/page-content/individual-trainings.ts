import { facts } from '#src/content/facts.ts'
import { individualCategories } from '#src/content/categories.ts'
import { fundingLink, projectKey } from '#src/model/funding-lines.ts'
import { inlineOf, withLinks } from '#src/content/inline.ts'
import { individualTrainings as records } from '#src/content/courses.ts'
import * as organisation from '#src/content/organisation.ts'
import { pageTexts, plainTexts } from '#src/content/page-texts.ts'
import { factsOf, onAgreement, sharedFacts } from '#src/model/programme.ts'

export { individualCategories }

const {
  all: _,
  common,
  digital,
  mail: plainMail,
  withoutMail,
  ...texts
} = facts['texts-individual-trainings']
const mail = plainTexts(plainMail)
const delayTerm = 'Délai d’accès'
const shared = sharedFacts(records)
const start = `mailto:${organisation.email}?subject=${encodeURIComponent(mail.subject)}&body=`

export const individualTrainings = records.map((training) => ({
  id: training.anchor,
  category: training.category,
  categoryName: individualCategories.find(({ id }) => id === training.category)?.name,
  title: training.title,
  description: training.description,
  image: training.image,
  /** The facts of this training, except those that the page lists once for all trainings. */
  facts: factsOf(training).filter((fact) => shared.every(({ term }) => term !== fact.term)),
  funding: fundingLink('/particulier', [projectKey, training.anchor]),
  /** The mailto URL of an e-mail that asks for information about the training. */
  ask: `${start}${encodeURIComponent(`${mail.text} ${training.title}`)}`,
}))

const methods = new Set(records.map((training) => training.methods.join(' ')))
/** The methods, if all trainings have the same ones. */
const sharedMethods = methods.size === 1 ? [...methods].join('') || null : null

export const { head, texts: individualTrainingsPage } = pageTexts(texts, {
  onAgreement,
  phone: organisation.phone,
  notes: [
    ...(digital === null ? [] : [inlineOf(digital)]),
    '{Distance et horaires}',
    withLinks(withoutMail, { '{Téléphone}': organisation.phone }),
  ],
  common: {
    title: common.title,
    items: [
      ...(sharedMethods === null ? [] : [{ title: common.methods, text: sharedMethods }]),
      {
        title: common.accessibility.title,
        text: withLinks(common.accessibility.text, {
          '{Téléphone du référent handicap}': organisation.disability.phone,
        }),
      },
      { title: delayTerm, text: common.delay },
      ...shared
        .filter(({ term }) => term !== delayTerm)
        .map(({ term, text }) => ({ title: term, text: `${text}.` })),
    ],
  },
})
