import { claims } from '../claims.ts'

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
  image: string
}

export const mandatoryTrainings = [
  {
    id: 'prevention-des-risques',
    category: 'sante-securite',
    title: 'Prévention des risques professionnels',
    details: 'Repérer, évaluer, réduire les dangers du poste.',
    image: 'mandatory-risk-prevention',
  },
  {
    id: 'gestes-et-postures',
    category: 'sante-securite',
    title: 'Gestes et postures',
    details: 'Porter, pousser, s’installer sans se blesser.',
    image: 'mandatory-gestures',
  },
  {
    id: 'secourisme',
    category: 'sante-securite',
    title: 'Secourisme au travail (SST)',
    details: 'Protéger, alerter, secourir.',
    image: 'mandatory-first-aid',
  },
  {
    id: 'incendie',
    category: 'sante-securite',
    title: 'Incendie et évacuation',
    details: 'Alerter, utiliser un extincteur, guider.',
    image: 'mandatory-fire',
  },
  {
    id: 'hygiene-alimentaire',
    category: 'restauration',
    title: 'Hygiène alimentaire (HACCP)',
    details: 'Températures, nettoyage, traçabilité.',
    image: 'mandatory-food-hygiene',
  },
  {
    id: 'habilitations-electriques',
    category: 'construction-renovation',
    title: 'Habilitations électriques',
    details: 'Préparer l’habilitation que délivre l’employeur.',
    image: 'mandatory-electrical',
  },
  {
    id: 'conduite-engins',
    category: 'manutention',
    title: 'Chariots élévateurs et engins de chantier (CACES)',
    details: 'Se préparer aux tests et conduire en sécurité.',
    image: 'mandatory-forklift',
  },
] as const satisfies readonly MandatoryTraining[]

export const mandatoryPage = {
  kicker: 'Solutions',
  title: 'Formations obligatoires',
  lead: 'Sept formations pour être en règle, et surtout pour que chacun rentre chez soi entier.',
  image: 'object-prevention',
  filterLabel: 'Filtrer par domaine',
  list: { title: 'Les formations', condition: claims.regulatedTrainings },
  closing: {
    title: 'Une échéance approche ?',
    lead: 'Donnez-nous la date, l’effectif et le lieu : nous vérifions avec vous ce qui s’applique à vos postes.',
    action: { label: 'Planifier une session', href: '/contact' },
  },
} as const
