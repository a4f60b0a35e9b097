import { z } from 'zod'
import {
  address,
  choice,
  date,
  email,
  group,
  inOrder,
  later,
  list,
  sample,
  text,
  time,
} from './fields.ts'
import { weekdays } from './opening-hours.ts'

const day = (title: string) => choice(title, weekdays)
const opening = (title: string) =>
  group(title, {
    from: day('Du'),
    to: day('Au').nullable().meta({ title: 'Au', description: 'Vide : ce jour seul' }),
    opens: time('De'),
    closes: time('À'),
    note: text('Précision', {
      description: '« sur rendez-vous » par exemple. Vide : aucune',
    }).nullable(),
  })
    .check(later('opens', 'closes'))
    .refine(
      ({ from, to }) => to === null || weekdays.indexOf(from) < weekdays.indexOf(to),
      { path: ['to'], error: 'ce jour doit suivre le premier' },
    )

/** Who receives a message, and in how long it is answered. */
const answered = {
  email: email('E-mail'),
  acknowledgedWithin: text('Accusé de réception sous'),
  answeredWithin: text('Réponse sous'),
}

/** The organisation: who it is, where, and who answers for what. */
export const identity = z.strictObject({
  sample,
  name: text('Nom'),
  wordmark: text('Nom du logo', { description: 'Tel que le logo l’écrit' }),
  presentation: group('Présentation', {
    slogan: text('Titre de l’accueil des entreprises'),
    trades: list(
      'Métiers auxquels vous formez',
      text('Métier', { description: '« restauration » par exemple' }),
    ).min(1),
    summary: text('Qui vous êtes, en une phrase', { long: true }),
    origin: text('Votre histoire', { long: true }),
    practice: text('La suite de « Depuis plus de … ans, »', { long: true }),
  }),
  legalForm: text('Forme juridique'),
  capital: text('Capital social'),
  siret: text('SIRET du siège', {
    description: 'Quatorze chiffres : le SIREN et le numéro de TVA en sont tirés',
  }),
  registry: text('Registre et ville', {
    description: '« RCS Lyon » par exemple : le SIREN est ajouté de lui-même',
  }),
  vat: z.boolean().meta({ title: 'L’administration vous a donné un numéro de TVA' }),
  activityCode: text('Code d’activité (APE)'),
  trainingNumber: text('Numéro de déclaration d’activité'),
  region: text('Région du préfet qui l’a enregistrée'),
  url: address('Adresse du site'),
  address: group('Adresse', {
    street: text('Voie'),
    postcode: text('Code postal'),
    city: text('Ville'),
  }),
  accessMap: text('Ce que montre le plan d’accès', {
    description: 'Pour qui ne voit pas le dessin. Vide : aucun plan',
  }).nullable(),
  phone: text('Téléphone'),
  email: email('E-mail'),
  openingHours: group('Horaires', {
    week: opening('En semaine'),
    saturday: opening('Le samedi'),
  }),
  publicationDirector: text('Directeur de la publication'),
  host: group('Hébergeur du site', {
    name: text('Nom'),
    address: text('Adresse et pays'),
    phone: text('Téléphone'),
  }),
  dataContact: email('E-mail pour les données personnelles'),
  disability: group('Référent handicap', {
    name: text('Nom'),
    phone: text('Téléphone'),
    email: email('E-mail'),
  }),
  reporting: group('Signalement des violences et du harcèlement', {
    name: text('Nom'),
    ...answered,
  }),
  complaints: group('Réclamations', answered),
  mediator: group('Médiateur de la consommation', {
    name: text('Nom'),
    url: address('Adresse du site'),
  }),
  apprenticeshipCentre: text('Numéro UAI du centre de formation d’apprentis', {
    description: 'Vide : l’organisme n’en est pas un',
  }).nullable(),
  apprenticeshipPartner: text('Centre de formation d’apprentis partenaire', {
    description: 'Celui qui forme vos apprentis. Vide : aucun',
  }).nullable(),
  approvals: z
    .strictObject({
      firstAid: text('Secourisme').nullable(),
      foodHygiene: text('Hygiène alimentaire').nullable(),
    })
    .meta({
      title: 'Habilitations',
      description: 'Une phrase sans point final. Vide : rien n’est dit',
    }),
  replyDays: text('Les 72 heures ouvrées, en jours', {
    description: '« trois jours ouvrés » par exemple. Vide : rien n’est dit',
  }).nullable(),
  legalTextsUpdated: date('Textes légaux mis à jour le'),
})

/** What the quality certification was granted for; null is what has not been supplied yet. */
export const certificate = z
  .strictObject({
    name: text('Certification'),
    number: text('Numéro du certificat').nullable(),
    certifier: text('Organisme certificateur'),
    from: date('Valable à partir du').nullable(),
    until: date('Valable jusqu’au').nullable(),
    categories: list('Catégories d’actions certifiées', text('Catégorie d’actions')).min(1),
    sites: list('Sites couverts', text('Site')).min(1),
    file: z
      .string()
      .regex(/^\/[a-z0-9]+(?:[-.][a-z0-9]+)*$/, {
        error: '/ puis un nom de fichier, sans accent ni espace',
      })
      .nullable()
      .meta({ title: 'Le certificat lui-même', file: 'certificate' }),
  })
  .check(inOrder('from', 'until', 'la fin ne peut pas précéder le début'))

/** A company that handles what visitors send. */
export const processor = z.strictObject({
  id: text('Identifiant', { hidden: true }),
  name: text('Service'),
  company: text('Société'),
  country: text('Pays'),
  safeguard: text('Garantie du transfert', {
    long: true,
    description: 'Vide : rien ne sort de l’Union européenne',
  }).nullable(),
  purpose: text('Ce que ce service fait', {
    long: true,
    description: '« envoi de nos lettres » par exemple, sans majuscule ni point',
  }),
  confirmed: date('Confirmé par vous le', {
    description: 'Vide : à confirmer',
  }).nullable(),
})

const service = (title: string) =>
  group(title, { name: text('Nom'), href: address('Adresse') })

/** Sites of others that the pages lead to. */
export const services = z.strictObject({
  messaging: service('Messagerie'),
  socialNetwork: service('Réseau social'),
  appointment: service('Prise de rendez-vous'),
})
