/**
 * SAMPLE IDENTITY. Every value below is invented but for the capital and the opening hours:
 * the owner replaces them, sets `sample` to false, and the build stops warning.
 */
export const sample = true
export const name = 'Beaucordeau'
export const wordmark = 'beaucordeau'
export const legalForm = 'SAS'
export const capital = '20 000 €'
export const siren = '000 000 000'
export const siret = '000 000 000 00018'
export const registry = 'RCS Exempleville 000 000 000'
export const vat = 'FR12 000 000 000'
export const activityCode = '85.59A'
export const trainingNumber = '00 00 00000 00'
export const region = 'Région-Exemple'
export const url = 'https://www.beaucordeau.example'
export const address = {
  street: '14, quai de l’Exemple',
  postcode: '00000',
  city: 'Exempleville',
} as const
export const phone = { display: '01 99 00 12 34', href: 'tel:+33199001234' } as const
export const email = 'bonjour@beaucordeau.example'
/** The services are called by their own names: the footer shows them. */
export const messaging = { name: 'WhatsApp', href: 'https://wa.me/33639980000' } as const
export const socialNetwork = {
  name: 'LinkedIn',
  href: 'https://reseau-social.example/beaucordeau',
} as const
export const appointment = 'https://rendez-vous.example/consultation'
export const openingHours = {
  week: { days: 'Lundi – vendredi', opens: '09:00', closes: '18:00', text: '9h-18h' },
  saturday: {
    days: 'Samedi',
    opens: '09:00',
    closes: '12:00',
    text: '9h-12h sur rendez-vous',
  },
} as const
export const publicationDirector = 'Camille Exemple'
export const host = {
  name: 'Hébergeur Exemple',
  address: '2, rue de l’Exemple, 00000 Exempleville, France',
  phone: '01 99 00 00 01',
} as const
export const dataContact = 'donnees@beaucordeau.example'
export const disability = {
  name: 'Dominique Exemple',
  phone: { display: '01 99 00 00 02', href: 'tel:+33199000002' },
  email: 'handicap@beaucordeau.example',
} as const
export const reporting = {
  name: 'Sacha Exemple',
  email: 'signalement@beaucordeau.example',
  acknowledgedWithin: '2 jours ouvrés',
  answeredWithin: '15 jours',
} as const
export const complaints = {
  email: 'reclamations@beaucordeau.example',
  acknowledgedWithin: '5 jours ouvrés',
  answeredWithin: '30 jours',
} as const
export const mediator = {
  name: 'Médiateur Exemple',
  url: 'https://mediateur.example',
} as const
/** Who receives what the form sends, and what allows a transfer out of the Union (RGPD, 13.1.f). */
export const forwardingService = {
  name: 'EmailJS',
  company: 'EmailJS Pte. Ltd.',
  country: 'pays à confirmer',
  safeguard: 'les clauses contractuelles types adoptées par la Commission européenne',
} as const
export const certification = {
  name: 'Qualiopi',
  certificate: null,
  /** The certificate itself, which the law wants shown: a file of src/public, its kind and size. */
  file: { href: '/certificat-exemple.svg', format: 'SVG, 1 Ko' },
  certifier: 'Certificateur Exemple',
  validFrom: null,
  validUntil: null,
  categories: ['actions de formation', 'actions de formation par apprentissage'],
  sites: ['Exempleville'],
} as const
/** The number (UAI) of a training centre for apprentices; null for an organisation that is none. */
export const apprenticeshipCentre: string | null = '0000000A'
/** What entitles it to two regulated trainings, one sentence without its full stop; null says nothing. */
export const approvals: { firstAid: string | null; foodHygiene: string | null } = {
  firstAid: null,
  foodHygiene: null,
}
/** How many days « 72 heures ouvrées » are, such as « trois jours ouvrés »; null says nothing. */
export const replyDays: string | null = null
export const legalTextsUpdated = '20 novembre 2026'
