import { fillPlaceholders, placeholdersOf } from '#facts/format/placeholders.ts'
import { typeset } from '#facts/format/typeset.ts'
import type { PlaceholderName } from '#facts/schema/page-texts.ts'
import { mapTexts } from '#facts/schema/record.ts'
import { domainsOf, individualCategories, topicsOf } from './categories.ts'
import { conditionOf } from './claims.ts'
import { companyCourses, individualTrainings, mandatoryTrainings } from './courses.ts'
import { facts } from './facts.ts'
import { lengthRange } from './french-dates.ts'
import { capitalized, inWords, listed, lowered, sizeRange } from './number-words.ts'
import * as organisation from './organisation.ts'
import * as values from './values.ts'

const domains = domainsOf(individualCategories)
const { trades } = organisation.presentation

const days = companyCourses.map((course) => course.days)
const smallest = Math.min(...companyCourses.map(({ group }) => group.min))
const largest = Math.max(...companyCourses.map(({ group }) => group.max))

const accountCommitment = individualTrainings.some((each) => each.trainingAccount)
  ? ' et compte personnel de formation'
  : ''

/** Phrases about quality for the descriptions in search results. The sample must not claim a certification. */
const inSearch = organisation.sample
  ? {
      organisation: 'Organisme de formation',
      commitments: 'nos engagements pour la qualité des formations',
      quality: 'Une démarche de qualité et une attestation de fin de formation',
    }
  : {
      organisation: 'Organisme de formation certifié Qualiopi',
      commitments: `nos engagements qualité : certification Qualiopi${accountCommitment}`,
      quality: 'Un organisme certifié Qualiopi et une attestation de fin de formation',
    }

const named: Readonly<Record<PlaceholderName, string>> = {
  'Aide à l’employeur': values.employerAid,
  'Certification qualité': organisation.certification.name,
  'Condition du support technique': conditionOf('technicalSupport').text,
  'Délai de démarrage': values.startDelay,
  'Délai de réponse par e-mail': values.emailReplyDelay,
  'Démarche de qualité': inSearch.quality,
  'Distance et horaires': distanceAndHours(),
  Domaines: capitalized(domains.map((domain) => lowered(domain.title)).join(', ')),
  'Durées des formations': lengthRange(Math.min(...days), Math.max(...days)),
  'Engagements de qualité': inSearch.commitments,
  'Formation et suivi des apprentis':
    organisation.apprenticeshipCentre === null
      ? `${organisation.apprenticeshipPartner} assure la formation, nous assurons le suivi`
      : 'nous assurons la formation et le suivi',
  'Formations des particuliers': listed(
    individualTrainings.map((training) => training.title),
    106,
  ),
  'Horaires abrégés': organisation.shortWeekHours,
  Métiers: trades.join(', '),
  'Nombre de domaines': capitalized(
    domains.length === 1 ? 'un domaine' : `${inWords(domains.length)} domaines`,
  ),
  'Nombre de formations des entreprises': values.companyCourses,
  'Nombre de formations des particuliers': values.individualTrainings,
  'Nombre de formations obligatoires': values.mandatoryTrainings,
  'Nombre de réponses aux particuliers': values.individualAnswers,
  'Organisme de formation': inSearch.organisation,
  'Premiers métiers': listed(trades, 55),
  'Prise en charge de la POEI': values.preHireFunding,
  'Support technique': values.technicalSupport,
  'Taille des groupes': sizeRange({ min: smallest, max: largest }, 'personne'),
  'Thèmes des formations des entreprises': listed(topicsOf('courses', companyCourses), 75),
  'Thèmes des formations obligatoires': listed(
    topicsOf('mandatory-trainings', mandatoryTrainings),
    95,
  ),
  'Référent handicap': organisation.disability.name,
  'E-mail': organisation.email,
  Téléphone: organisation.phone.text,
  'Téléphone du référent handicap': organisation.disability.phone.text,
}

const placeholders = new Map([
  ...placeholdersOf(facts),
  ...Object.entries(named).map(([name, value]) => [typeset(name), value] as const),
])

/** States which individual trainings can be followed remotely, and which take place in the evening. */
function distanceAndHours() {
  const namesOf = (list: typeof individualTrainings) =>
    list.map(({ title }) => title).join(', ')
  const remote = individualTrainings.filter(({ delivery }) => delivery !== 'onSite')
  const evening = individualTrainings.filter((training) => training.evening)
  const isAll = remote.length === individualTrainings.length
  return [
    isAll
      ? 'Toutes peuvent se suivre à distance.'
      : `À distance : ${namesOf(remote) || 'aucune'}.`,
    ...(evening.length > 0 ? [`Le soir : ${namesOf(evening)}.`] : []),
  ].join(' ')
}

/** Fills in the placeholders of all texts in `value`, at any depth. */
export function filled<const T>(value: T): T {
  return mapTexts(value, (text) => fillPlaceholders(text, placeholders))
}
