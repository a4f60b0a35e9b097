import { facts } from '#src/content/facts.ts'
import { typeset } from '#facts/format/typeset.ts'
import { buildDay } from '#src/content/build-day.ts'
import { choicesOf } from '#src/content/categories.ts'
import { conditionOf, conditionsOf, legalTextOf } from '#src/content/claims.ts'
import { fundingWords } from '#src/content/funding-words.ts'
import { fundingKey, fundingLink } from '#src/model/funding-lines.ts'
import { offersOf } from '#src/model/programme.ts'
import { mandatoryTrainings as records, programmePath } from '#src/content/courses.ts'
import { dayInWords, lengthOf } from '#src/content/french-dates.ts'
import { sentenceOfLinks } from '#src/content/inline.ts'
import { capitalized, counted, inWords, lowered } from '#src/content/number-words.ts'
import { pageTexts } from '#src/content/page-texts.ts'
import * as organisation from '#src/content/organisation.ts'
import { dateWords } from '#src/content/programme-words.ts'
import { remindersOn } from '#src/content/reminders.ts'

const record = facts['texts-mandatory-trainings']

export const mandatoryCategories = choicesOf(
  'mandatory-trainings',
  { name: 'Toutes', short: 'Toutes' },
  records,
)

const { approvals } = organisation
/** The organisation's approval for a training, by the training's anchor; `null` if unknown. */
const approvalOf: Partial<Record<string, string | null>> = {
  secourisme: approvals.firstAid,
  'hygiene-alimentaire': approvals.foodHygiene,
}

const reminders = remindersOn(buildDay)

export const mandatoryTrainings = records.map((record) => {
  const approval = approvalOf[record.anchor] ?? null
  const duty = facts.obligations.duties.find(({ training }) => training === record.anchor)
  const reminder = reminders.find(({ course }) => course === record)
  const claim = duty && conditionOf(duty.claim)
  const renewal = duty?.renewal ?? record.renewal
  const basis = claim ? `${claim.text} ${legalTextOf(duty.claim)}` : record.legalBasis
  return {
    id: record.anchor,
    path: programmePath(record),
    category: record.category,
    title: record.title,
    /** The legal basis and, if any, the organisation's approval. */
    basis: approval === null ? basis : typeset(`${basis} ${approval}.`),
    until: claim?.until ?? null,
    renewal: renewal === null ? null : typeset(lowered(renewal)),
    reminder: reminder
      ? {
          href: reminder.href,
          starts: reminder.starts,
          text: typeset(
            `Rappel pour votre agenda le ${dayInWords(reminder.day)}, si vous suivez la prochaine session`,
          ),
        }
      : null,
    image: record.image,
    duration: lengthOf(record.days),
    offers: offersOf(record, buildDay),
  }
})

const { everyTrade, ...list } = record.list
const common = records.filter(({ category }) => category === 'sante-securite')
/**
 * Returns a sentence that links to the trainings for all trades, which a filter by trade hides. Returns `null`
 * if no training or every training is for all trades.
 */
export function commonNoteOf(trainings: typeof common) {
  if (trainings.length === 0 || trainings.length === records.length) return null
  const number = capitalized(inWords(trainings.length))
  const subject =
    trainings.length === 1
      ? 'Une de ces formations concerne'
      : `${number} de ces formations concernent`
  return sentenceOfLinks(
    `${subject} ${everyTrade} : `,
    trainings.map((record) => ({ text: record.title, href: programmePath(record) })),
  )
}

export const { head, texts: mandatoryPage } = pageTexts(
  { ...record, list },
  {
    list: {
      duration: 'Durée',
      renewal: 'Quand la refaire :',
      dates: dateWords,
      common: commonNoteOf(common),
      condition: conditionOf('regulatedTrainings'),
      funding: fundingLink('/entreprise', [fundingKey, 'securite']),
    },
    closing: { action: { href: '/contact?sujet=session-obligatoire#formulaire' } },
  },
)

/**
 * The trainings with the cases in which they apply. The first case that matches the answers determines
 * whether the training is required or possible.
 */
const duties = facts.obligations.duties.map(({ training, required, possible }) => {
  const casesOf = (level: 'required' | 'possible', cases: typeof required) =>
    cases.map(({ answers }) => ({ level, ...(answers.length > 0 && { answers }) }))
  return {
    training,
    cases: [...casesOf('required', required), ...casesOf('possible', possible)],
  }
})

/** « Qu’est-ce qui me concerne ? »: its questions, the trainings for each answer, and its texts. */
export const obligations = {
  ticks: typeset(facts.obligations.ticks),
  headcounts: typeset(facts.obligations.headcounts),
  duties,
  verified: conditionsOf(facts.obligations.duties.map(({ claim }) => claim)).verified,
  words: typeset({
    title: 'Qu’est-ce qui me concerne ?',
    lead: 'Cochez ce qui existe chez vous : vous saurez quelles formations la loi impose, pourquoi, et quand les renouveler.',
    ticks: 'Chez vous, il y a…',
    ticksHelp: 'Une ou plusieurs réponses, ou aucune.',
    headcount: 'Chez vous, public compris, il y a…',
    headcountHelp: 'Comptez toutes les personnes habituellement présentes.',
    missing: 'Choisissez un effectif pour continuer.',
    next: 'Voir ce qui me concerne',
    privacy: fundingWords.privacy,
    /** The start of the answer's title, by the number of required trainings. */
    required: [
      'La loi ne vous demande aucune de ces formations',
      ...duties.map((_, index) => `La loi vous demande ${counted(index + 1, 'formation')}`),
    ],
    /** The end of the title if one, two or more other trainings may be required. */
    possible: duties.map((_, index) =>
      index === 0
        ? ', une autre est à vérifier'
        : `, ${inWords(index + 1)} autres sont à vérifier`,
    ),
    levels: {
      required: 'La loi vous le demande',
      possible: 'À vérifier dans votre document unique',
    },
    /** The link that requests the required trainings, by their number. */
    ask: duties.map((_, index) =>
      index === 0
        ? 'Demander la formation obligatoire'
        : `Demander les ${inWords(index + 1)} formations obligatoires`,
    ),
    others: 'Sans objet d’après vos réponses :',
    caution: 'Cette page vous oriente ; c’est votre évaluation des risques qui fait foi.',
    print: 'Imprimer cette liste',
    back: 'Modifier mes réponses',
    clear: fundingWords.clear,
  }),
} as const
