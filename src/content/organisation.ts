/**
 * SAMPLE IDENTITY. Every value below is invented but for the capital and the opening hours:
 * the owner replaces them, sets `sample` to false, and the build stops warning.
 */
export const organisation = {
  sample: true,
  name: 'Beaucordeau',
  wordmark: 'beaucordeau',
  legalForm: 'SAS',
  capital: '20 000 €',
  siren: '000 000 000',
  siret: '000 000 000 00018',
  registry: 'RCS Exempleville 000 000 000',
  vat: 'FR12 000 000 000',
  activityCode: '85.59A',
  trainingNumber: '00 00 00000 00',
  region: 'Région-Exemple',
  url: 'https://www.beaucordeau.example',
  address: { street: '14, quai de l’Exemple', postcode: '00000', city: 'Exempleville' },
  phone: { display: '01 99 00 12 34', href: 'tel:+33199001234' },
  email: 'bonjour@beaucordeau.example',
  messaging: 'https://wa.me/33639980000',
  socialNetwork: 'https://reseau-social.example/beaucordeau',
  appointment: 'https://rendez-vous.example/consultation',
  openingHours: {
    week: { days: 'Lundi – vendredi', opens: '09:00', closes: '18:00', text: '9h-18h' },
    saturday: {
      days: 'Samedi',
      opens: '09:00',
      closes: '12:00',
      text: '9h-12h sur rendez-vous',
    },
  },
  publicationDirector: 'Camille Exemple',
  host: {
    name: 'Hébergeur Exemple',
    address: '2, rue de l’Exemple, 00000 Exempleville, France',
    phone: '01 99 00 00 01',
  },
  dataContact: 'donnees@beaucordeau.example',
  disability: {
    name: 'Dominique Exemple',
    phone: { display: '01 99 00 00 02', href: 'tel:+33199000002' },
    email: 'handicap@beaucordeau.example',
  },
  reporting: {
    name: 'Claude Exemple',
    email: 'signalement@beaucordeau.example',
    acknowledgedWithin: '2 jours ouvrés',
    answeredWithin: '15 jours',
  },
  complaints: {
    email: 'reclamations@beaucordeau.example',
    acknowledgedWithin: '5 jours ouvrés',
    answeredWithin: '30 jours',
  },
  mediator: { name: 'Médiateur Exemple', url: 'https://mediateur.example' },
  forwardingService: { name: 'EmailJS', country: 'États-Unis' },
  certification: {
    name: 'Qualiopi',
    certificate: null,
    certifier: 'Certificateur Exemple',
    validFrom: null,
    validUntil: null,
    categories: ['actions de formation'],
    sites: ['Exempleville'],
  },
  legalTextsUpdated: '20 novembre 2026',
} as const
