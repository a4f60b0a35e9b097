import { factsSchema, type Facts } from '#facts/kinds.ts'
import { deliveredFacts } from './delivered-facts.ts'

/** The example, as the schema reads it. */
export const delivered = factsSchema.parse(deliveredFacts)

const phone = '04 78 12 34 56'
/** Every field that an organisation which exists cannot leave as the example has it. */
export const real: Facts = {
  ...delivered,
  identity: {
    ...delivered.identity,
    sample: false,
    name: 'Atelier Martin',
    wordmark: 'atelier martin',
    siret: '732 829 320 00074',
    registry: 'RCS Lyon',
    vat: true,
    trainingNumber: '84 69 12345 69',
    region: 'Auvergne-Rhône-Alpes',
    url: 'https://www.atelier-martin.fr',
    address: { street: '3, rue de la Paix', postcode: '69003', city: 'Lyon' },
    phone,
    email: 'bonjour@atelier-martin.fr',
    publicationDirector: 'Camille Martin',
    host: {
      name: 'OVH',
      address: '2, rue Kellermann, 59100 Roubaix',
      phone: '09 72 10 10 07',
    },
    dataContact: 'donnees@atelier-martin.fr',
    disability: { name: 'Dominique Petit', phone, email: 'handicap@atelier-martin.fr' },
    reporting: {
      ...delivered.identity.reporting,
      name: 'Sacha Roux',
      email: 'a@atelier-martin.fr',
    },
    complaints: { ...delivered.identity.complaints, email: 'b@atelier-martin.fr' },
    mediator: { name: 'CM2C', url: 'https://www.cm2c.net' },
    apprenticeshipCentre: '0690123A',
  },
  certificate: {
    ...delivered.certificate,
    number: 'FR-2026-118',
    certifier: 'Bureau Témoin',
    from: '2026-01-10',
    until: '2029-01-09',
    sites: ['Lyon'],
    file: '/certificat.pdf',
  },
  services: {
    messaging: { name: 'WhatsApp', href: 'https://wa.me/33612345678' },
    socialNetwork: { name: 'LinkedIn', href: 'https://www.linkedin.com/company/atelier' },
    appointment: { name: 'Agenda', href: 'https://agenda.fr/atelier' },
  },
}
