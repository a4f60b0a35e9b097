import { typeset } from '#facts/format/typeset.ts'
import { buildDay } from '#src/content/build-day.ts'
import { choicesOf, topicsOf } from '#src/content/categories.ts'
import { conditionOf } from '#src/content/claims.ts'
import { fundingLink } from '#src/model/funding-lines.ts'
import { lengthOf, offersOf } from '#src/model/programme.ts'
import { mandatoryTrainings as records, programmePath } from '#src/content/courses.ts'
import { mandatoryTrainings as count } from '#src/content/values.ts'
import { listed } from '#src/content/number-words.ts'
import * as organisation from '#src/content/organisation.ts'
import { dateWords } from '#src/content/programme-words.ts'

export const mandatoryCategories = choicesOf(
  'mandatory-trainings',
  { name: 'Toutes', short: 'Toutes' },
  records,
)
const domains = topicsOf('mandatory-trainings', records)

export const head = {
  title: 'Formations obligatoires à la sécurité',
  description: `${count} à la sécurité et à l’hygiène : ${listed(domains, 95)}.`,
} as const

const { approvals } = organisation
/** The organisation's approval for a training, by the training's anchor; `null` if unknown. */
const approvalOf: Partial<Record<string, string | null>> = {
  secourisme: approvals.firstAid,
  'hygiene-alimentaire': approvals.foodHygiene,
}

/** The data of each training's row. */
export const mandatoryTrainings = records.map((record) => {
  const approval = approvalOf[record.anchor] ?? null
  return {
    id: record.anchor,
    path: programmePath(record),
    category: record.category,
    title: record.title,
    details: record.details,
    /** The people who need the training, and the legal text that requires it. */
    basis: approval === null ? record.legalBasis : `${record.legalBasis} ${approval}.`,
    image: record.image,
    duration: lengthOf(record.days),
    offers: offersOf(record, buildDay),
  }
})

export const mandatoryPage = typeset({
  kicker: 'Solutions',
  title: 'Formations obligatoires',
  lead: `${count} que la réglementation peut exiger, selon vos postes et votre activité, et qui servent d’abord à ce que chacun rentre chez soi sain et sauf.`,
  image: 'object-prevention',
  filterLabel: 'Filtrer par domaine',
  list: {
    title: 'Les formations',
    duration: 'Durée',
    dates: dateWords,
    common:
      'Les formations en santé et sécurité concernent tous les métiers, restauration et bâtiment compris.',
    condition: conditionOf('regulatedTrainings'),
    funding: fundingLink('/entreprise', 'securite'),
  },
  closing: {
    title: 'Une échéance approche ?',
    lead: 'Donnez-nous la date, l’effectif et le lieu : nous vérifions avec vous ce qui s’applique à vos postes.',
    action: {
      label: 'Planifier une session',
      href: '/contact?sujet=session-obligatoire#formulaire',
    },
  },
} as const)
