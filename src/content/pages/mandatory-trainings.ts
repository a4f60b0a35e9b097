import { sheets as stub } from './catalogue.ts'
import { claims } from '../claims.ts'
import { organisation } from '../organisation.ts'

/** What search results, tabs and shared links say of the page. */
export const head = {
  title: `Formations obligatoires sécurité | ${organisation.name}`,
  description:
    'Sept formations à la sécurité et à l’hygiène : prévention, gestes et postures, secourisme, incendie, hygiène, électricité, conduite d’engins.',
} as const

const { approvals } = organisation
const firstAid = approvals.firstAid === null ? '' : ` ${approvals.firstAid}.`
const foodHygiene = approvals.foodHygiene === null ? '' : ` ${approvals.foodHygiene}.`

export const mandatoryCategories = [
  { id: 'all', name: 'Toutes', short: 'Toutes' },
  { id: 'sante-securite', name: 'Santé et sécurité au travail', short: 'Santé' },
  { id: 'restauration', name: 'Restauration', short: 'Restauration' },
  {
    id: 'construction-renovation',
    name: 'Construction et rénovation',
    short: 'Construction',
  },
  { id: 'manutention', name: 'Manutention', short: 'Manutention' },
] as const

export type MandatoryTraining = {
  id: string
  category: Exclude<(typeof mandatoryCategories)[number]['id'], 'all'>
  title: string
  details: string | null
  /** Who has to be trained, and the text that says so. */
  basis: string
  image: string
}

export const mandatoryTrainings = [
  {
    id: 'prevention-des-risques',
    category: 'sante-securite',
    title: 'Prévention des risques professionnels',
    details: 'Repérer, évaluer, réduire les dangers du poste.',
    basis: 'Pour chaque salarié : Code du travail, article L4141-2.',
    image: 'mandatory-risk-prevention',
  },
  {
    id: 'gestes-et-postures',
    category: 'sante-securite',
    title: 'Gestes et postures',
    details: 'Porter, pousser, s’installer sans se blesser.',
    basis: 'En cas de manutention manuelle : Code du travail, article R4541-8.',
    image: 'mandatory-gestures',
  },
  {
    id: 'secourisme',
    category: 'sante-securite',
    title: 'Secourisme au travail (SST)',
    details: 'Protéger, alerter, secourir.',
    basis: `Là où s’accomplissent des travaux dangereux : Code du travail, article R4224-15.${firstAid}`,
    image: 'mandatory-first-aid',
  },
  {
    id: 'incendie',
    category: 'sante-securite',
    title: 'Incendie et évacuation',
    details: 'Alerter, utiliser un extincteur, guider l’évacuation.',
    basis:
      'Selon l’effectif et les matières employées : Code du travail, article R4227-39.',
    image: 'mandatory-fire',
  },
  {
    id: 'hygiene-alimentaire',
    category: 'restauration',
    title: 'Hygiène alimentaire (HACCP)',
    details: 'Températures, nettoyage, traçabilité.',
    basis: `En restauration commerciale : Code rural et de la pêche maritime, article L233-4.${foodHygiene}`,
    image: 'mandatory-food-hygiene',
  },
  {
    id: 'habilitations-electriques',
    category: 'construction-renovation',
    title: 'Habilitations électriques',
    details: 'Préparer l’habilitation que délivre l’employeur.',
    basis:
      'Sur une installation électrique ou à son voisinage : Code du travail, article R4544-9.',
    image: 'mandatory-electrical',
  },
  {
    id: 'conduite-engins',
    category: 'manutention',
    title: 'Chariots élévateurs et engins de chantier (CACES)',
    details: 'Se préparer aux tests et conduire en sécurité.',
    basis: 'Pour conduire ces engins : Code du travail, articles R4323-55 et R4323-56.',
    image: 'mandatory-forklift',
  },
] as const satisfies readonly MandatoryTraining[]

export const mandatoryPage = {
  kicker: 'Solutions',
  title: 'Formations obligatoires',
  lead: 'Sept formations que la réglementation peut exiger, selon vos postes et votre activité. Et surtout, pour que chacun rentre chez soi entier.',
  image: 'object-prevention',
  filterLabel: 'Filtrer par domaine',
  list: { title: 'Les formations', condition: claims.regulatedTrainings },
  closing: {
    title: 'Une échéance approche ?',
    lead: 'Donnez-nous la date, l’effectif et le lieu : nous vérifions avec vous ce qui s’applique à vos postes.',
    action: { label: 'Planifier une session', href: '/contact' },
  },
} as const

export const sheets = mandatoryTrainings.map(({ id, title }) => ({
  ...stub[0],
  anchor: id,
  title,
  legal: [
    { term: 'Base légale', text: 'Code du travail, article R4227-39.' },
    { term: 'Périodicité', text: 'Exercices tous les six mois au moins.' },
    { term: 'Qui délivre', text: 'L’organisme remet une attestation.' },
  ],
}))
