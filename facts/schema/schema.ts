import { z } from 'zod'
import { weekdays } from './weekdays.ts'
import './refusals.ts'

/** Metadata of a field for forms and validation rules. zod copies it to the JSON Schema. */
export type FieldMeta = {
  title?: string | undefined
  description?: string | undefined
  /** Whether the text can have several lines. */
  long?: boolean
  /** The kind of record that the field refers to, or `images` for a picture. */
  reference?: 'claims' | 'images' | `categories.${string}`
  /** The kind of file that can be uploaded. The field contains the URL or the name of the file. */
  file?: 'certificate' | 'image'
  /** The French label of each option. */
  labels?: Readonly<Record<string, string>>
  hidden?: boolean
  readOnly?: boolean
  /** The names of the placeholders that the texts in this field must contain. */
  placeholders?: readonly string[]
  /** The text that replaces a missing value on pages: a reference to the proposal, or no text. */
  absent?: 'proposal' | 'silence'
  /** Whether the value can belong to one organisation only. The sample's value must then be replaced. */
  own?: boolean
  /** Whether the date must not be in the future. */
  done?: boolean
  /** The scope in which the value must be unique: its list, or all facts of the site. */
  unique?: 'list' | 'site'
}

export const text = (title: string, description?: string) =>
  z.string().trim().min(1).meta({ title, description })
export const prose = (title: string, description?: string) =>
  text(title, description).meta({ long: true })
const date = (title: string, description?: string) =>
  z.iso
    .date({ abort: true })
    // In a browser's date field, the year 26 means the year 0026.
    .refine((day) => day >= '1900', {
      error: 'l’année doit être 1900 ou plus tard, en quatre chiffres : 2026 par exemple',
    })
    .meta({ title, description })
const doneOn = (title: string, description?: string) =>
  date(title, description).meta({ done: true })
const time = (title: string) => z.iso.time({ precision: -1, abort: true }).meta({ title })
export const whole = (title: string, min: number, max: number, tooFew?: string) =>
  z.int().min(min, tooFew).max(max).meta({ title })
const choice = <const T extends readonly string[]>(
  title: string,
  values: T,
  labels?: Readonly<Record<T[number], string>>,
) => z.enum(values).meta({ title, ...(labels && { labels }) })
const textMatching = (title: string, shape: RegExp, error: string) =>
  z.string().regex(shape, { error }).meta({ title })
export const identifier = (title: string) =>
  textMatching(
    title,
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    'des lettres sans accent, des chiffres et des traits d’union seulement',
  )
const citation = (title: string, description?: string) =>
  text(title, description).meta({ reference: 'claims' }).nullable()
const email = (title: string) => z.email().meta({ title })
/** An `https:` URL without a trailing slash. */
export const address = (title: string) =>
  textMatching(
    title,
    /^https:\/\/[^\s/]+(?:\/\S*[^\s/])?$/,
    'une adresse entière est attendue, https://www.exemple.fr par exemple, sans barre à la fin',
  )
/** The path of a page, without a query, a fragment or a trailing slash. */
const pagePath = (title: string, description?: string) =>
  textMatching(
    title,
    /^(?:\/|(?:\/[\w.~-]+)+)$/,
    'une adresse sans nom de domaine est attendue, /ancienne-page par exemple, sans accent, « ? » ni « # », et sans barre à la fin',
  ).meta({ description })
const sample = z.boolean().meta({ title: 'Ces valeurs sont encore inventées' })

export const group = <T extends z.core.$ZodLooseShape>(title: string, fields: T) =>
  z.strictObject(fields).meta({ title })
export const list = <T extends z.ZodType>(title: string, item: T, description?: string) =>
  z.array(item).meta({ title, description })

/** Rejects an object whose `last` value precedes its `first` value. `null` is accepted. */
const requireOrder = <K extends string>(first: K, last: K, error: string) =>
  z.refine<Readonly<Record<K, string | number | null>>>(
    ({ [first]: one, [last]: other }) => one === null || other === null || one <= other,
    { path: [last], error },
  )
/** Rejects an object whose `last` time is not after its `first` time. */
const requireLater = <K extends string>(first: K, last: K) =>
  z.refine<Readonly<Record<K, string>>>((times) => times[first] < times[last], {
    path: [last],
    error: 'cette heure doit suivre la première',
  })

const euros = (title: string) =>
  z
    .number()
    .positive('le montant doit dépasser 0 €')
    .multipleOf(0.01, 'un montant a deux décimales au plus : 4 800,50')
    .max(1_000_000)
    .meta({ title })
const vat = choice('TVA', ['HT', 'TTC', 'exonéré'], {
  HT: 'hors taxes (HT)',
  TTC: 'toutes taxes comprises (TTC)',
  exonéré: 'exonéré de TVA',
})
const includes = prose('Ce que le prix comprend')

const kind = <const T extends string>(value: T) => z.literal(value).meta({ title: 'Type' })

// Each kind has its own name for the amount, so that an amount cannot be read as one of another kind.
const price = z
  .discriminatedUnion('kind', [
    group('Par groupe', {
      kind: kind('perGroup'),
      eurosPerGroup: euros('Montant par groupe, en €'),
      vat,
      includes,
    }),
    group('Par personne', {
      kind: kind('perPerson'),
      eurosPerPerson: euros('Montant par personne, en €'),
      vat,
      includes,
    }),
    group('Sur devis', { kind: kind('onQuote'), rule: text('Règle de calcul') }),
    group('Pris en charge', {
      kind: kind('covered'),
      rule: text('Par qui, et à quel niveau', 'À la suite de « Pris en charge »'),
    }),
  ])
  .nullable()
  .meta({
    title: 'Tarif',
    description: 'Sans réponse : « Communiqué avec la proposition »',
    absent: 'proposal',
  })

const deliveryLabels = { onSite: 'En présentiel', remote: 'À distance', mixed: 'Mixte' }
const delivery = choice('Forme', ['onSite', 'remote', 'mixed'], deliveryLabels)

const session = group('Session', {
  id: identifier('Identifiant').meta({ hidden: true, unique: 'site' }),
  starts: date('Début'),
  ends: date('Fin'),
  times: group('Horaires', { from: time('De'), to: time('À') })
    .check(requireLater('from', 'to'))
    .nullable()
    .meta({ description: 'Vide : des journées entières' }),
  place: text('Lieu'),
  address: text('Adresse entière', 'Vide : la vôtre, ou aucune à distance').nullable(),
  delivery,
  seats: whole(
    'Places libres',
    1,
    500,
    'sans place libre, videz ce champ et choisissez « Complète » comme état',
  ).nullable(),
  status: choice('État', ['open', 'full'], { open: 'Ouverte', full: 'Complète' }),
}).check(requireOrder('starts', 'ends', 'la fin ne peut pas précéder le début'))

const certification = group('Certification', {
  title: text('Intitulé exact'),
  code: textMatching('Code', /^(?:RNCP|RS)\d+$/, 'RNCP ou RS, puis des chiffres'),
  certifier: text('Certificateur'),
  registered: date('Enregistrée le'),
  until: date('Jusqu’au'),
})
  .check(
    requireOrder('registered', 'until', 'la fin ne peut pas précéder l’enregistrement'),
  )
  .nullable()

export const drawing = text('Dessin ou photographie')
  .meta({ reference: 'images', file: 'image' })
  .nullable()

const ownDrawing = (title: string, description: string) =>
  drawing.meta({ title, description })

/** The ids of elements of the pages, from which anchors must differ. */
export const reservedIds: readonly string[] = [
  'contenu',
  'formulaire',
  'incomplete',
  'later',
  'logo',
  'logo-lines',
  'menu',
  'obligations',
  'plan',
  'prerequis',
  'print-footer',
  'print-header',
  'printed-from',
  'qualite',
  'rest-styles',
  'root',
  'slow',
  'solutions',
]

const known = {
  anchor: identifier('Adresse dans la page')
    .refine((id) => !reservedIds.includes(id), {
      error: 'la page utilise déjà ce nom : ajoutez-y un mot',
    })
    .meta({ hidden: true, unique: 'site' }),
  title: text('Intitulé').meta({ unique: 'list' }),
  image: drawing,
}

const hours = z
  .number()
  .positive()
  .multipleOf(0.25, 'une durée se compte en quarts d’heure : 7,25 pour 7 h 15')
  .max(2000)
  .meta({ title: 'Durée, en heures', absent: 'proposal' })

/** The programme of a training of any kind. */
const programme = {
  audience: prose('Public').meta({ absent: 'proposal' }).nullable(),
  prerequisites: list(
    'Prérequis',
    prose('Prérequis'),
    'Une liste sans ligne dit : aucun prérequis',
  )
    .nullable()
    .meta({ absent: 'proposal' }),
  objectives: list('Objectifs', text('Objectif', 'Commence par un verbe')).min(3).max(6),
  contents: list('Contenu', prose('Point du programme')).meta({ absent: 'proposal' }),
  hours: hours.nullable(),
  delivery: delivery.meta({
    description: 'Pour les moteurs de recherche, tant qu’aucune session n’est annoncée',
  }),
  access: group('Modalités et délai d’accès', {
    how: prose('Modalités').meta({ absent: 'proposal' }).nullable(),
    days: whole('Délai, en jours', 1, 365).nullable().meta({ absent: 'proposal' }),
  }),
  price,
  condition: citation('Condition à côté du tarif'),
  methods: list('Méthodes', prose('Méthode')).meta({ absent: 'proposal' }),
  assessment: list('Évaluation', prose('Évaluation')).meta({ absent: 'proposal' }),
  accessibility: prose('Accessibilité', 'Vide : la phrase commune').nullable(),
  sessions: list(
    'Sessions',
    session,
    'Le site montre toutes celles à venir ; celles qui ont commencé disparaissent',
  ),
  certification,
  updated: doneOn(
    'Mis à jour le',
    'À changer aussi quand une session bouge : sinon, les agendas gardent l’ancienne date',
  ),
  sample,
}

const categoriesOf = (title: string) =>
  list(
    title,
    group('Catégorie', {
      id: identifier('Identifiant')
        .refine((id) => id !== 'all', { error: '« all » est le choix de toutes' })
        .meta({ hidden: true, unique: 'list' }),
      name: text('Nom'),
      short: text('Nom court', 'Des mots du nom, là où la place manque').nullable(),
      topic: text('Dans une phrase', 'Vide : le nom, en minuscules').nullable(),
    }).refine(({ name, short }) => short === null || name.includes(short), {
      path: ['short'],
      error: 'ces mots ne sont pas dans le nom, écrits de la même façon',
    }),
  )

const families = {
  courses: categoriesOf('Formations des entreprises'),
  'mandatory-trainings': categoriesOf('Formations obligatoires'),
  'individual-trainings': categoriesOf('Formations des particuliers'),
}

export type Family = keyof typeof families
const category = (family: Family) =>
  identifier('Catégorie').meta({ reference: `categories.${family}` })

/** The categories of each course list, in filter order, and the domains on the individual home page. */
export const categories = z.strictObject({
  ...families,
  domains: list(
    'Domaines de l’accueil des particuliers',
    group('Domaine', {
      category: category('individual-trainings')
        .nullable()
        .meta({ description: 'Vide : toutes' }),
      title: text('Titre', 'Vide : le nom de la catégorie').nullable(),
      text: prose('Phrase'),
      image: drawing,
    }),
    'Une catégorie sans formation n’est pas montrée',
  ).min(1),
})

const days = z.number().multipleOf(0.5).min(0.5).max(60).meta({ title: 'Durée, en jours' })
const size = group('Participants', {
  min: whole('Au moins', 1, 500),
  max: whole('Au plus', 1, 500),
}).check(requireOrder('min', 'max', 'le plus petit groupe est plus grand que celui-ci'))

/** The outcome of a course. The limit leaves room for three other facts in the same line. */
const outcome = text('À l’issue', 'Ce que chacun emporte, en 34 caractères au plus')
  .max(34)
  .nullable()

/** The price per person in an open session, in which several companies take part. */
const seatPrice = group('Prix en session ouverte', {
  euros: euros('Montant par personne, en €'),
  vat,
  includes,
}).nullable()

const seeAlso = prose(
  'Voir aussi',
  'Une phrase qui nomme une autre formation : son nom devient un lien. Vide : aucune',
).nullable()

const satisfaction = group('Satisfaction', {
  percent: whole('Part de personnes satisfaites ou très satisfaites, en %', 0, 100),
  answers: whole('Nombre de réponses', 2, 100_000),
  year: whole('Année', 2000, 2100),
}).nullable()

const inCompany = { days, group: size, outcome, seeAlso, seatPrice, satisfaction }

type GroupSessions = {
  readonly group: { readonly max: number }
  readonly sessions: readonly { readonly seats: number | null }[]
}
/** Rejects a session with more free seats than the course's largest group has participants. */
const limitSeats = z.superRefine<GroupSessions>(({ group: { max }, sessions }, context) => {
  for (const [index, { seats }] of sessions.entries())
    if ((seats ?? 0) > max)
      context.addIssue({
        code: 'custom',
        path: ['sessions', index, 'seats'],
        message: `le plus grand groupe compte ${max} participants`,
      })
})

const companyDelivery = choice('Forme', ['atClient', 'onSite', 'remote', 'mixed'], {
  atClient: 'Seulement dans les locaux du client',
  ...deliveryLabels,
}).meta({
  description: 'Décide du titre de l’offre : « Dans vos locaux » ou « Pour votre équipe »',
})

export const companyCourse = z
  .strictObject({
    ...known,
    category: category('courses'),
    description: prose('Description'),
    level: choice('Niveau', ['Débutant', 'Intermédiaire', 'Avancé', 'Tous niveaux']),
    highlights: list('Points forts', text('Point fort')).min(1).max(6),
    ...inCompany,
    ...programme,
    delivery: companyDelivery,
  })
  .check(limitSeats)

export const mandatoryTraining = z
  .strictObject({
    ...known,
    category: category('mandatory-trainings'),
    details: prose('Détail').nullable(),
    legalBasis: prose('Base légale'),
    renewal: prose('Périodicité').meta({ absent: 'proposal' }).nullable(),
    issuedBy: prose('Document remis'),
    ...inCompany,
    ...programme,
    delivery: companyDelivery,
  })
  .check(limitSeats)

export const individualTraining = z.strictObject({
  ...known,
  category: category('individual-trainings'),
  description: prose('Description'),
  preparesFor: text('À la fin'),
  rhythm: text('Rythme', '« Quatre matinées » par exemple. Vide : à convenir').nullable(),
  evening: z.boolean().meta({ title: 'Se suit aussi le soir' }),
  trainingAccount: z
    .boolean()
    .meta({ title: 'Marque du compte personnel de formation à côté' }),
  ...programme,
  // Search engines require a duration, and individual trainings have no `days`.
  hours,
})

export const apprenticeship = z.strictObject({
  ...known,
  diploma: text('Diplôme ou titre préparé'),
  level: text('Niveau'),
  rhythm: prose('Rythme'),
  starts: text('Rentrée'),
  months: whole('Durée, en mois', 6, 48),
  outcome,
  ...programme,
})

export type Apprenticeship = z.infer<typeof apprenticeship>
export type CompanyCourse = z.infer<typeof companyCourse>
export type MandatoryTraining = z.infer<typeof mandatoryTraining>
export type IndividualTraining = z.infer<typeof individualTraining>

const id = textMatching(
  'Identifiant',
  /^[a-z][A-Za-z0-9]*$/,
  'des lettres sans accent et des chiffres seulement',
).meta({ hidden: true, unique: 'list' })

/** A figure or promise on the site, with its condition and its evidence. */
export const claim = z
  .strictObject({
    id,
    title: text('Nom', 'Pour vous y retrouver : il ne paraît pas sur le site').meta({
      unique: 'list',
    }),
    anchor: identifier('Adresse dans la page').meta({ hidden: true, unique: 'list' }),
    figure: text('Chiffre affiché').nullable(),
    sentence: prose('Condition'),
    source: group('Source', {
      title: text('Titre'),
      reference: text('Référence'),
      url: address('Adresse'),
    })
      .nullable()
      .meta({ description: 'Vide : la phrase dit ce que vous faites' }),
    verified: doneOn('Vérifié le', 'Vide : la phrase dit ce que vous faites').nullable(),
    by: text('Vérifié par').nullable(),
    reviewMonths: whole('À revoir tous les … mois', 1, 24),
    expires: date('Valable jusqu’au', 'Vide : sans fin connue').nullable(),
    onExpiry: choice('Une fois cette date passée', ['warn', 'stop'], {
      warn: 'prévenir',
      stop: 'arrêter la publication',
    }),
    sample,
  })
  .check(
    requireOrder('verified', 'expires', 'cette date ne peut pas précéder la vérification'),
  )

/** A key figure about the organisation's results, with its calculation method. */
export const figure = z.strictObject({
  id,
  value: text('Valeur'),
  label: text('Ce qui est compté'),
  condition: citation('Condition'),
  method: group('Mode de calcul', {
    indicator: text('Indicateur'),
    period: text('Période', '« de janvier à décembre 2025 » par exemple, sans majuscule'),
    method: prose('Mode de calcul'),
    sample: text('Effectif', '« 412 réponses » par exemple'),
    source: text('Source', 'Sans majuscule ni point'),
  })
    .nullable()
    .meta({ description: 'Vide : communiqué sur demande' }),
  sample,
})

export const question = z.strictObject({
  id: identifier('Adresse dans la page').meta({ hidden: true, unique: 'list' }),
  question: text('Question'),
  answer: prose('Réponse'),
  condition: citation(
    'Condition citée',
    'La date à laquelle elle a été vérifiée paraît sous la réponse',
  ),
})

const day = (title: string) => choice(title, weekdays)
const openSpan = group('Ouverture', { opens: time('De'), closes: time('À') }).check(
  requireLater('opens', 'closes'),
)
const opening = (title: string) =>
  group(title, {
    from: day('Du'),
    to: day('Au').nullable().meta({ description: 'Vide : ce jour seul' }),
    hours: list('Heures', openSpan, 'Deux lignes s’il y a une pause à midi').min(1).max(2),
    note: text('Précision', '« sur rendez-vous » par exemple. Vide : aucune').nullable(),
  })
    .refine(
      ({ hours: [morning, afternoon] }) =>
        !morning || !afternoon || morning.closes < afternoon.opens,
      {
        path: ['hours', 1, 'opens'],
        error: 'cette heure doit suivre la pause',
      },
    )
    .refine(
      ({ from, to }) => to === null || weekdays.indexOf(from) < weekdays.indexOf(to),
      { path: ['to'], error: 'ce jour doit suivre le premier' },
    )

type Days = { from: (typeof weekdays)[number]; to: (typeof weekdays)[number] | null }
const isOpenOnSaturday = ({ from, to }: Days) =>
  from !== 'Dimanche' && ['Samedi', 'Dimanche'].includes(to ?? from)

const contact = {
  email: email('E-mail'),
  acknowledgedWithin: text('Accusé de réception sous'),
  answeredWithin: text('Réponse sous'),
}

export const identity = z.strictObject({
  sample,
  name: text('Nom').meta({ own: true }),
  wordmark: text('Nom du logo', 'Sur deux lignes s’il est long, 34 caractères au plus')
    .max(34)
    .meta({ own: true }),
  presentation: group('Présentation', {
    trades: list(
      'Métiers auxquels vous formez',
      text('Métier', '« restauration » par exemple'),
    ).min(1),
    summary: prose('Qui vous êtes, en une phrase').meta({ own: true }),
    origin: prose('Votre histoire').meta({ own: true }),
    practice: prose(
      'Ce que vous faites, en une phrase',
      'Le nom d’un chiffre entre accolades, {entreprises formées} par exemple, est remplacé par ce chiffre',
    ).meta({ own: true }),
  }),
  offers: group('Ce que vous proposez', {
    apprenticeship: z.boolean().meta({ title: 'Apprentissage' }),
    mandatoryTrainings: z.boolean().meta({ title: 'Formations obligatoires' }),
    preHire: z.boolean().meta({ title: 'POEI' }),
  }).meta({
    description:
      'Ce qui n’est pas coché n’a ni page, ni lien, ni piste de financement sur le site. Ses fiches sont gardées',
  }),
  legalForm: text('Forme juridique'),
  capital: text(
    'Capital social',
    'Vide : aucun, par exemple pour une association',
  ).nullable(),
  siret: text(
    'SIRET du siège',
    'Quatorze chiffres : le SIREN et le numéro de TVA en sont tirés',
  ),
  registry: text(
    'Registre et ville',
    '« RCS Lyon » par exemple : le SIREN est ajouté de lui-même. Vide : aucun',
  ).nullable(),
  vat: z.boolean().meta({ title: 'L’administration vous a donné un numéro de TVA' }),
  activityCode: text('Code d’activité (APE)'),
  trainingNumber: text('Numéro de déclaration d’activité'),
  region: text('Région du préfet qui l’a enregistrée'),
  url: textMatching(
    'Adresse du site',
    /^https:\/\/[^\s/?#]+$/,
    'l’adresse de l’accueil est attendue, https://www.exemple.fr par exemple, sans rien après le nom, pas même une barre',
  ),
  address: group('Adresse', {
    street: text('Voie'),
    postcode: text('Code postal'),
    city: text('Ville'),
  }),
  accessMap: text(
    'Ce que montre le plan d’accès',
    'Pour qui ne voit pas le dessin. Vide : aucun plan',
  )
    .nullable()
    .meta({ own: true }),
  access: prose('Comment venir', 'À pied, sans marche, en voiture. Vide : rien')
    .nullable()
    .meta({ own: true }),
  terms: list(
    'Ce que demande chaque acheteur',
    group('Réponse', { term: text('Sujet'), text: prose('Réponse') }),
    'Affiché sur chaque programme pour les entreprises. Vide : rien',
  ),
  team: list(
    'Équipe',
    group('Personne', {
      name: text('Prénom ou nom'),
      trade: text('Métier'),
      text: prose('Ce que cette personne fait pour vos clients').meta({ own: true }),
      phone: text('Ligne directe'),
      image: drawing,
    }),
    'Présentée sur la page « Qui sommes-nous ? ». Vide : rien',
  ),
  phone: text('Téléphone'),
  email: email('E-mail'),
  openingHours: group('Horaires', {
    week: opening('En semaine'),
    saturday: opening('Le samedi')
      .refine(({ from }) => from === 'Samedi', {
        path: ['from'],
        error: 'seul le samedi s’écrit ici, les autres jours sont « En semaine »',
      })
      .nullable()
      .meta({ description: 'Vide : fermé le samedi, ou ouvert comme en semaine' }),
  }).refine(({ week, saturday }) => saturday === null || !isOpenOnSaturday(week), {
    path: ['saturday', 'from'],
    error: 'le samedi est déjà compté « En semaine » : écrivez-le à un seul endroit',
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
    text: prose('Ce que cette personne propose, et avec quels partenaires'),
  }),
  reporting: group('Signalement des violences et du harcèlement', {
    name: text('Nom'),
    ...contact,
  }),
  complaints: group('Réclamations', contact),
  mediator: group('Médiateur de la consommation', {
    name: text('Nom'),
    url: address('Adresse du site'),
  })
    .nullable()
    .meta({
      description: 'La loi en demande un à qui vend à des particuliers. Vide : aucun',
      absent: 'silence',
    }),
  apprenticeshipCentre: text(
    'Numéro UAI du centre de formation d’apprentis',
    'Vide : l’organisme n’en est pas un',
  ).nullable(),
  apprenticeshipPartner: text(
    'Centre de formation d’apprentis partenaire',
    'Celui qui forme vos apprentis. Vide : aucun',
  ).nullable(),
  approvals: group('Habilitations', {
    firstAid: text('Secourisme').nullable().meta({ absent: 'silence' }),
    foodHygiene: text('Hygiène alimentaire').nullable().meta({ absent: 'silence' }),
  }).meta({ description: 'Une phrase sans point final. Vide : rien n’est dit' }),
  replyDays: text(
    'Délai de réponse, en jours',
    '« trois jours ouvrés » par exemple, après le délai en heures. Vide : rien n’est dit',
  )
    .nullable()
    .meta({ absent: 'silence' }),
  legalTextsUpdated: doneOn('Textes légaux mis à jour le'),
})

export const brand = z.strictObject({
  color: textMatching(
    'Couleur',
    /^#[0-9a-f]{6}$/i,
    'une couleur est attendue : # puis six chiffres ou lettres de a à f, #1f45b5 par exemple',
  ).meta({
    description: 'Celle du fond des pages, des boutons, des liens et des dessins',
  }),
  slogan: text(
    'Slogan',
    'Le titre de l’accueil des entreprises et de l’image des liens partagés, en quelques mots',
  ).meta({ own: true }),
  logo: ownDrawing(
    'Logo',
    'Un dessin SVG, montré dans la couleur du texte. Vide : le nom du logo, en lettres',
  ),
  icon: ownDrawing('Icône', 'Un dessin SVG carré. Vide : l’initiale du nom'),
})

const noBadge = 'Vide : celui du dossier facts/images, ou à défaut un dessin d’exemple'

export const certificate = z
  .strictObject({
    name: text('Certification'),
    number: text('Numéro du certificat').nullable(),
    certifier: text('Organisme certificateur'),
    from: date('Valable à partir du').nullable().meta({ own: true }),
    until: date('Valable jusqu’au').nullable().meta({ own: true }),
    categories: list('Catégories d’actions certifiées', text('Catégorie d’actions')).min(1),
    sites: list('Sites couverts', text('Site')).min(1),
    file: textMatching(
      'Le certificat lui-même',
      /^\/[a-z0-9]+(?:[-.][a-z0-9]+)*$/,
      '/ puis un nom de fichier, sans accent ni espace',
    )
      .nullable()
      .meta({ file: 'certificate' }),
    badge: ownDrawing('Logo de la certification qualité', noBadge),
    accountBadge: ownDrawing('Logo du compte personnel de formation', noBadge),
  })
  .check(requireOrder('from', 'until', 'la fin ne peut pas précéder le début'))

/** A service that processes visitors' data. */
export const processor = z.strictObject({
  id: text('Identifiant').meta({ hidden: true, unique: 'list' }),
  name: text('Service'),
  company: text('Société'),
  country: text('Pays'),
  safeguard: prose(
    'Garantie du transfert',
    'Vide : rien ne sort de l’Union européenne',
  ).nullable(),
  purpose: prose(
    'Ce que ce service fait',
    '« envoi de nos lettres » par exemple, sans majuscule ni point',
  ),
  confirmed: doneOn('Confirmé par vous le', 'Vide : à confirmer').nullable(),
})

const service = (title: string) =>
  group(title, { name: text('Nom'), href: address('Adresse') })
    .nullable()
    .meta({ description: 'Vide : aucun lien' })

export const services = z.strictObject({
  messaging: service('Messagerie'),
  socialNetwork: service('Réseau social'),
  appointment: service('Prise de rendez-vous'),
})

/** The former and the new path of a page. Servers redirect from the former path to the new one. */
export const movedPage = z.strictObject({
  from: pagePath(
    'Ancienne adresse',
    'Les liens et les favoris vers une page supprimée mènent alors à la nouvelle.',
  ).meta({ unique: 'list' }),
  to: pagePath('Nouvelle adresse'),
})
