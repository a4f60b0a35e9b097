import { z } from 'zod'
import { address, choice, date, email, text, time } from './fields.ts'
import { weekdays } from './opening-hours.ts'

const day = (title: string) => choice(title, weekdays)
const opening = (title: string) =>
  z
    .strictObject({
      from: day('Du'),
      to: day('Au').nullable().meta({ title: 'Au', description: 'Vide : ce jour seul' }),
      opens: time('De'),
      closes: time('À'),
      note: text('Précision', {
        description: '« sur rendez-vous » par exemple. Vide : aucune',
      }).nullable(),
    })
    .refine(({ opens, closes }) => opens < closes, {
      path: ['closes'],
      error: 'cette heure doit suivre la première',
    })
    .refine(
      ({ from, to }) => to === null || weekdays.indexOf(from) < weekdays.indexOf(to),
      {
        path: ['to'],
        error: 'ce jour doit suivre le premier',
      },
    )
    .meta({ title })

/** Who receives a message, and in how long it is answered. */
const answered = {
  email: email('E-mail'),
  acknowledgedWithin: text('Accusé de réception sous'),
  answeredWithin: text('Réponse sous'),
}

/** The organisation: who it is, where, and who answers for what. */
export const identity = z.strictObject({
  sample: z.boolean().meta({ title: 'Ces valeurs sont encore inventées' }),
  name: text('Nom'),
  wordmark: text('Nom du logo', { description: 'Tel que le logo l’écrit' }),
  presentation: z
    .strictObject({
      slogan: text('Titre de l’accueil des entreprises'),
      trades: z
        .array(text('Métier', { description: '« restauration » par exemple' }))
        .min(1)
        .meta({ title: 'Métiers auxquels vous formez' }),
      summary: text('Qui vous êtes, en une phrase', { long: true }),
      origin: text('Votre histoire', { long: true }),
      practice: text('La suite de « Depuis plus de … ans, »', { long: true }),
    })
    .meta({ title: 'Présentation' }),
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
  address: z
    .strictObject({
      street: text('Voie'),
      postcode: text('Code postal'),
      city: text('Ville'),
    })
    .meta({ title: 'Adresse' }),
  accessMap: text('Ce que montre le plan d’accès', {
    description: 'Pour qui ne voit pas le dessin. Vide : aucun plan',
  }).nullable(),
  phone: text('Téléphone'),
  email: email('E-mail'),
  openingHours: z
    .strictObject({
      week: opening('En semaine'),
      saturday: opening('Le samedi'),
    })
    .meta({ title: 'Horaires' }),
  publicationDirector: text('Directeur de la publication'),
  host: z
    .strictObject({
      name: text('Nom'),
      address: text('Adresse et pays'),
      phone: text('Téléphone'),
    })
    .meta({ title: 'Hébergeur du site' }),
  dataContact: email('E-mail pour les données personnelles'),
  disability: z
    .strictObject({
      name: text('Nom'),
      phone: text('Téléphone'),
      email: email('E-mail'),
    })
    .meta({ title: 'Référent handicap' }),
  reporting: z
    .strictObject({ name: text('Nom'), ...answered })
    .meta({ title: 'Signalement des violences et du harcèlement' }),
  complaints: z.strictObject(answered).meta({ title: 'Réclamations' }),
  mediator: z
    .strictObject({ name: text('Nom'), url: address('Adresse du site') })
    .meta({ title: 'Médiateur de la consommation' }),
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
    categories: z
      .array(text('Catégorie d’actions'))
      .min(1)
      .meta({ title: 'Catégories d’actions certifiées' }),
    sites: z.array(text('Site')).min(1).meta({ title: 'Sites couverts' }),
    file: z
      .string()
      .regex(/^\/[a-z0-9]+(?:[-.][a-z0-9]+)*$/, {
        error: '/ puis un nom de fichier, sans accent ni espace',
      })
      .nullable()
      .meta({ title: 'Le certificat lui-même', file: 'certificate' }),
  })
  .refine(({ from, until }) => from === null || until === null || from <= until, {
    path: ['until'],
    error: 'la fin ne peut pas précéder le début',
  })

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
  z.strictObject({ name: text('Nom'), href: address('Adresse') }).meta({ title })

/** Sites of others that the pages lead to. */
export const services = z.strictObject({
  messaging: service('Messagerie'),
  socialNetwork: service('Réseau social'),
  appointment: service('Prise de rendez-vous'),
})
