/** The texts and the course data of the training plan, which lists the requested courses. */
import { typeset } from '#facts/format/typeset.ts'
import { amountOf, type Programme, seatAmountOf } from '#src/content/courses.ts'

export const planTexts = typeset({
  title: 'Votre plan de formation',
  lead: 'Copiez son lien pour le garder ou le transmettre.',
  estimate:
    'Estimation d’après nos prix publiés : ce n’est pas un devis, et aucune place n’est encore réservée.',
  prepared: 'Préparé le',
  link: 'Voir et imprimer le plan de formation',
  print: 'Imprimer ce plan',
  address: 'Adresse de ce plan',
  back: { label: 'Revenir au formulaire', href: '#formulaire' },
  copyAddress: { copy: 'Copier le lien', copied: 'Lien copié.' },
  columns: {
    course: 'Formation',
    date: 'Date et lieu',
    people: 'Personnes',
    price: 'Prix',
  },
  undated: 'À fixer ensemble',
  /** The text in place of a date for people who can only join an open session, if one is still to come. */
  undatedSeat: 'À choisir parmi les sessions ouvertes',
  onQuote: 'Sur devis',
  /** A text below a price that is not part of the total. */
  uncountedPrice: 'hors total',
  total: 'Total',
  /** The label of the sum, if some courses have no price yet. */
  partialTotal: 'Total des formations chiffrées',
  funding: 'Qui peut payer',
  prepare: {
    title: 'Ce qu’il faut préparer',
    items: [
      'L’effectif de votre entreprise et sa convention collective',
      'Le nom et le poste de chaque participant',
    ],
    dates: 'Deux ou trois dates possibles pour les formations à fixer',
    certificates:
      'La date du dernier certificat de chacun, pour les formations obligatoires',
    ours: 'Nous fournissons les programmes, le devis et la convention.',
  },
  decision: ['Accord ou remarques', 'Nom', 'Date'],
} as const)

/** `groupPrice` is for a client's own group, `seatPrice` for one person in an open session. */
export type PlannedCourse = ReturnType<typeof plannedCourse>

export function plannedCourse(course: Programme) {
  const { price } = course
  const isPriced = price !== null && 'vat' in price
  return {
    isMandatory: 'legalBasis' in course,
    group: 'group' in course ? course.group : null,
    groupPrice: isPriced ? amountOf(price) : null,
    seatPrice: seatAmountOf(course),
  }
}
