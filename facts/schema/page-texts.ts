import { z } from 'zod'
import { drawing as image, group, list, prose, text } from './schema.ts'

/** Names of placeholders that page texts can or must contain. `src/content/placeholders.ts` has the values. */
export type PlaceholderName = (typeof placeholderNames)[number]
export const placeholderNames = [
  'Aide à l’employeur',
  'Certification qualité',
  'Condition du support technique',
  'Délai de démarrage',
  'Délai de réponse par e-mail',
  'Démarche de qualité',
  'Distance et horaires',
  'Domaines',
  'Durées des formations',
  'Engagements de qualité',
  'Formation et suivi des apprentis',
  'Formations des particuliers',
  'Horaires abrégés',
  'Métiers',
  'Nombre de domaines',
  'Nombre de formations des entreprises',
  'Nombre de formations des particuliers',
  'Nombre de formations obligatoires',
  'Nombre de réponses aux particuliers',
  'Organisme de formation',
  'Premiers métiers',
  'Prise en charge de la POEI',
  'Support technique',
  'Taille des groupes',
  'Thèmes des formations des entreprises',
  'Thèmes des formations obligatoires',
  'Référent handicap',
  'E-mail',
  'Téléphone',
  'Téléphone du référent handicap',
] as const

/** Declares the placeholders that the texts of a field must contain. */
const containing = <Field extends z.ZodType>(
  field: Field,
  ...placeholders: readonly PlaceholderName[]
) => {
  const description = `Contient ${placeholders.map((name) => `{${name}}`).join(', ')}`
  return field.meta({ ...field.meta(), description, placeholders })
}

const kicker = text('Surtitre')
const title = text('Titre')
const lead = prose('Chapeau')
const words = prose('Texte')
const linkTo = (name: string) => group(name, { label: text('Texte du lien') })
const link = linkTo('Lien')

const section = <Fields extends z.core.$ZodLooseShape>(name: string, fields: Fields) =>
  group(name, { title, ...fields })
const paragraphs = list('Paragraphes', words).min(1)
const items = list('Points', group('Point', { title, text: words })).min(1)
const picturedItems = list('Points', group('Point', { title, text: words, image })).min(1)
const points = list('Points', text('Point')).min(1)
const filterLabel = text('Nom du filtre')
const closing = section('Fin de la page', { lead, action: link })
const intro = { title, lead, image }

const page = <Fields extends z.core.$ZodLooseShape>(fields: Fields) =>
  z.strictObject({
    head: group('Dans les résultats de recherche', {
      title: text('Titre').max(45),
      description: text('Description', '155 caractères au plus'),
    }),
    ...fields,
  })

const space = (name: string) => section(name, { text: words, call: text('Lien'), image })

export const chooser = page({
  title,
  lead,
  company: space('Entreprise'),
  individual: space('Particulier'),
})

export const companyHome = page({
  hero: group('Haut de la page', {
    lead,
    image,
    actions: group('Liens', {
      catalogue: linkTo('Vers le catalogue'),
      quote: linkTo('Vers la demande de devis'),
    }),
  }),
  figures: section('Chiffres', {}),
  services: section('Services', { items: picturedItems }),
  reasons: section('Raisons', { lead, items: containing(items, 'Support technique') }),
  closing,
})

export const about = page({
  title,
  image,
  history: section('Histoire', {}),
  team: section('Équipe', {}),
  mission: section('Mission', { items }),
  values: section('Valeurs', { items: picturedItems }),
  people: section('Interlocuteurs', {
    director: text('Direction'),
    reporting: text('Référent contre le harcèlement'),
  }),
})

export const preHire = page({
  kicker,
  ...intro,
  benefits: section('Bénéfices', { lead, items }),
  advantages: section('Avantages', {
    items: containing(picturedItems, 'Prise en charge de la POEI'),
  }),
  steps: section('Étapes', { items }),
  closing,
})

export const catalogue = page({
  ...intro,
  filterLabel,
  list: section('Liste', {
    mandatory: text('Lien vers les formations obligatoires'),
    agenda: text('Lien vers l’agenda des dates'),
  }),
  steps: section('Étapes', { items }),
  tailorMade: section('Sur mesure', { lead }),
})

export const mandatoryTrainings = page({
  kicker,
  ...intro,
  filterLabel,
  list: section('Liste', {
    everyTrade: text(
      'Ce que les formations de tous les métiers concernent',
      'Suit « Quatre de ces formations concernent »',
    ),
  }),
  closing,
})

export const contact = page({
  ...intro,
  form: section('Formulaire', {}),
  location: section('Accès', {}),
  call: section('Téléphone', {}),
  faq: section('Questions fréquentes', { other: link }),
  consultation: section('Consultation', {
    text: prose('Si un rendez-vous se prend en ligne'),
    onRequest: prose('Sinon'),
  }),
})

const figure = (name: string) => group(name, { label: text('Après le chiffre') })
const conditionalFigure = (name: string) =>
  group(name, { label: text('Après le chiffre'), condition: text('Condition') })

export const apprenticeship = page({
  kicker,
  ...intro,
  lead: containing(lead, 'Formation et suivi des apprentis'),
  benefits: section('Bénéfices', { items }),
  permanentContract: section('CDI apprentissage', {
    paragraphs,
    length: conditionalFigure('Durée'),
    age: conditionalFigure('Âge'),
    aid: conditionalFigure('Aide'),
  }),
  people: image.meta({ title: 'Dessin à côté de « Pour l’employeur »' }),
  employer: section('Pour l’employeur', {
    aid: containing(text('Aide'), 'Aide à l’employeur'),
    conditions: text('Lien vers les conditions'),
    items: points,
  }),
  employee: section('Pour le salarié', { items: points }),
  role: section('Notre rôle', { paragraphs }),
  offer: section('Formation', {}),
  closing,
})

export const individualHome = page({
  hero: section('Haut de la page', {
    lead,
    image,
    action: linkTo('Lien vers les formations'),
    funding: linkTo('Lien vers le financement'),
  }),
  figures: section('Chiffres', {
    cost: conditionalFigure('Reste à charge'),
    delay: conditionalFigure('Délai de démarrage'),
    reply: figure('Délai de réponse par e-mail'),
  }),
  domains: group('Domaines', { title: containing(title, 'Nombre de domaines') }),
  reassurance: section('Encouragement', { text: words, action: link }),
})

export const individualTrainings = page({
  ...intro,
  filterLabel,
  // The specification defines this text literally.
  all: z
    .literal('Toutes')
    .meta({ title: 'Choix de toutes les formations', readOnly: true }),
  list: text('Titre de la liste, lu à voix haute'),
  digital: prose(
    'Sous le filtre',
    'Un lien s’écrit [texte](adresse). Vide : rien n’est dit',
  ).nullable(),
  withoutMail: containing(prose('Si aucune messagerie ne s’ouvre'), 'E-mail', 'Téléphone'),
  details: text('Ce qui s’ouvre sur chaque formation'),
  ask: text('Bouton de demande'),
  mail: group('E-mail de demande', {
    subject: text('Objet'),
    text: prose('Texte', 'L’intitulé de la formation suit'),
  }),
  learnMore: text('Bouton des détails'),
  learnMoreAbout: text('Suite du bouton, lue à voix haute', 'L’intitulé suit'),
  common: section('Points communs', {
    methods: text('Titre des méthodes'),
    accessibility: section('Accessibilité', {
      text: containing(words, 'Référent handicap', 'Téléphone du référent handicap'),
    }),
    delay: containing(prose('Délai d’accès'), 'Délai de démarrage'),
  }),
  trademarks: text('Marques'),
})

export const certifications = page({
  ...intro,
  label: section('Certification qualité', { text: words }),
  attestation: section('Attestation', { text: words, action: link }),
})

export const individualFaq = page({
  ...intro,
  closing: section('Fin de la page', {
    lead: containing(lead, 'Délai de réponse par e-mail'),
    action: link,
  }),
})

export const individualContact = page({
  ...intro,
  form: section('Formulaire', {
    notYet: section('Avertissement', { text: words, email: text('Bouton') }),
    fields: group('Champs', {
      email: group('E-mail', {
        label: text('Nom du champ'),
        hint: prose('Aide'),
        errors: group('Erreurs', {
          missing: text('Si rien n’est écrit'),
          malformed: prose('Si l’adresse est incomplète'),
        }),
      }),
    }),
    submit: text('Bouton'),
    withoutScript: prose('Sans JavaScript'),
    privacy: group('Vie privée', { text: words }),
  }),
})

export const notFound = page({
  kicker,
  title,
  text: words,
  image,
  actions: group('Liens', {
    company: linkTo('Vers l’espace Entreprise'),
    individual: linkTo('Vers l’espace Particulier'),
    contact: linkTo('Vers le contact'),
  }),
})
