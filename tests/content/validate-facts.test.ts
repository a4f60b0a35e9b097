import { describe, expect, test } from 'vitest'
import { validateFacts } from '#facts/validation/validate-facts.ts'
import { factFileNames } from '#facts/schema/fact-files.ts'
import type { Environment } from '#facts/validation/issue.ts'
import {
  deliveredFacts,
  sampleFacts,
  secondFacts,
} from '#tests/second-organisation/derive.ts'
import { environment } from '#src/checks/fact-files.ts'
import { certification, changed, rowsOf } from '#tests/rows.ts'

const today = '2026-11-24'
/** An environment with every file. */
const completeEnvironment: Environment = {
  ...environment,
  placeholders: [],
  files: [...environment.files, '/certificat-qualite.pdf'],
}

/** Converts typographic spaces and apostrophes to plain ones. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('’', "'")

/** Returns the issues of some facts with their level, marked if they stop the build. */
const told = (files: object, known = completeEnvironment) =>
  validateFacts(files, today, known).map(
    ({ level, stops, text }) => `${level}${stops ? '!' : ''} ${plain(text)}`,
  )

/** Returns the issues that a change of some facts adds. */
function newlyToldOf(files: object) {
  const before = told(files)
  return (changes: string, place = '') =>
    told(changed(files, changes, place)).filter((text) => !before.includes(text))
}

const inJson = (value: unknown) => JSON.stringify(value)
const [session] = sampleFacts.courses[0]?.sessions ?? []
/** One session more than a page shows at once. */
const sessions = [0, 1, 2, 3, 4].map((at) => ({ ...session, id: `s-${at}` }))

/** The delivered facts with one session and a certification in the first course. */
const example = changed(
  deliveredFacts,
  `sessions = ${inJson(sessions.slice(0, 1))}; certification = ${inJson(certification)}`,
  'courses.0.',
)
const newlyToldOfExample = newlyToldOf(example)
/** A real organisation without any issue. */
const real = changed(
  { ...secondFacts, apprenticeship: deliveredFacts.apprenticeship },
  'certificate.categories = ["actions de formation par apprentissage"]; claims.1.sample = false; ' +
    `claims.1.verified = "${today}"; claims.1.reviewMonths = 12; claims.1.expires = null; ` +
    'claims.1.onExpiry = "warn"',
)

const amount = 'Tarif › Montant par groupe, en €'
const noAddress =
  'une adresse entière est attendue, https://www.exemple.fr par exemple, sans barre à la fin.'
const noAnchor = "des lettres sans accent, des chiffres et des traits d'union seulement."
const withProposal = 'non fourni : la page dit « Communiqué avec la proposition ».'
const noDate = (typed: string) =>
  `« ${typed} » n'est pas une date qui existe (année-mois-jour).`
const taken = (typed: string) => `« ${typed} » est déjà pris.`
const invented = (typed: string) => `« ${typed} » est une valeur d'exemple.`
const until = (day: string) => inJson({ ...certification, until: day })

const { company, individual } = sampleFacts.funding
const other = { ...company.tracks.at(-1), id: 'other', name: 'Autre piste' }
const fourth = { ...individual.questions.at(-1), id: 'fourth', askedIf: null }

/**
 * A table. A line with `#` names the record of the following lines, each with the change, the
 * expected level and field, and the message.
 */
const ofExample = `
  # courses.0. | Fiche « Parcours d'intégration des nouvelles recrues »
  audience | error! Public | à remplir.
  price.eurosPerGroup = 0 | error! ${amount} | le montant doit dépasser 0 €.
  price.eurosPerGroup = "900" | error! ${amount} | un nombre, en chiffres, est attendu.
  price.eurosPerGroup = 1000001 | error! ${amount} | 1 000 000 au plus.
  price = {"kind": "free"} | error! Tarif › Sorte | la sorte n'est pas l'un des choix.
  price.vat = "TVA" | error! Tarif › TVA | « TVA » n'est pas l'un des choix (HT, TTC, exonéré).
  delivery | error! Forme | à remplir.
  delivery = "ailleurs" | error! Forme
    | « ailleurs » n'est pas l'un des choix (atClient, onSite, remote, mixed).
  category = "bureautique" | error! Catégorie | aucune catégorie ne s'appelle « bureautique ».
  image = "absent" | error! Dessin ou photographie | aucun dessin ne s'appelle « absent ».
  condition = "absent" | error! Condition à côté du tarif | aucune condition ne s'appelle « absent ».
  objectives = ["a", "b"] | error! Objectifs | il en faut 3 au moins.
  objectives = ["a", "b", "c", "d", "e", "f", "g"] | error! Objectifs | il en faut 6 au plus.
  objectives = ["a", "", "c"] | error! Objectifs › 2 | à remplir.
  updated = "2026-02-29" | error! Mis à jour le | ${noDate('2026-02-29')}
  sessions.0.ends = "2027-01-31" | error! Sessions › 1 › Fin | la fin ne peut pas précéder le début.
  sessions.0.times.from = "25:00" | error! Sessions › 1 › Horaires › De
    | « 25:00 » n'est pas une heure qui existe (09:00 par exemple).
  sessions.0.times.to = "08:00" | error! Sessions › 1 › Horaires › À
    | cette heure doit suivre la première.
  sessions.0.seats = 0 | error! Sessions › 1 › Places libres
    | sans place libre, choisissez « Complète » comme état.
  anchor = "intégration" | error! Adresse dans la page | ${noAnchor}
  certification.code = "9999" | error! Certification › Code | RNCP ou RS, puis des chiffres.
  certification.registered = "2028-01-01" | error! Certification › Jusqu'au
    | la fin ne peut pas précéder l'enregistrement.
  group.min = 13 | error! Participants › Au plus | le plus petit groupe est plus grand que celui-ci.
  outcome = "${'a'.repeat(35)}" | error! À l'issue | 34 caractères au plus.
  days = 0.75 | error! Durée, en jours | un multiple de 0,5 est attendu.
  updated = "2025-11-23" | past Mis à jour le
    | rien n'a changé depuis le 23 novembre 2025, il y a plus de douze mois.
  updated = "2026-11-25" | remark Mis à jour le | le 25 novembre 2026 n'est pas encore venu.
  updated = "2025-11-24" | due Mis à jour le
    | à relire avant le 24 novembre 2026, douze mois après le 24 novembre 2025.
  certification.until = "2026-11-23" | past Certification › Jusqu'au
    | la certification est finie depuis le 23 novembre 2026.
  price = null | remark Tarif | ${withProposal}
  contents = [] | remark Contenu | ${withProposal}
  certification = null; outcome = null | remark À l'issue | ${withProposal}
  seatPrice = null | remark Prix en session ouverte | ${withProposal}
  prerequisites = null | remark Prérequis | ${withProposal}
  access.days = null | remark Modalités et délai d'accès › Délai, en jours | ${withProposal}
  sessions.0.starts = "2026-11-24" | remark Sessions › 1 › Début
    | elle a commencé et n'est plus montrée.
  price.eurosPerGroup = 1000000 |
  sessions.0.starts = "2028-02-29"; sessions.0.ends = "2028-02-29" |
  sessions.0.starts = "2027-12-30"; sessions.0.ends = "2028-01-04" |
  prerequisites = [] |
  seatPrice = null; sessions = [] |
  sessions = ${inJson(sessions.slice(1))} |
  outcome = null |
  # courses. | Fiche 1 de courses.json
  0.title | error! Intitulé | à remplir.
  0.title = "  " | error! Intitulé | à remplir.
  0.title = 12 | error! Intitulé | un texte est attendu.
  # courses. | Fiche « Réussir la transformation digitale »
  0.sessions.0.id = "digital-2027-03" | error! Sessions › 1 › Identifiant
    | ${taken('digital-2027-03')}
  # mandatory-trainings.0. | Fiche « Prévention des risques professionnels »
  legalBasis = "" | error! Base légale | à remplir.
  category = "continue" | error! Catégorie | aucune catégorie ne s'appelle « continue ».
  # individual-trainings.0. | Fiche « Word »
  delivery = "atClient" | error! Forme
    | « atClient » n'est pas l'un des choix (onSite, remote, mixed).
  hours = null | error! Durée, en heures | un nombre, en chiffres, est attendu.
  category = "continue" | error! Catégorie | aucune catégorie ne s'appelle « continue ».
  anchor = "incendie" | error! Adresse dans la page | ${taken('incendie')}
  price.vat = "HT" | error! Tarif › TVA | le prix pour un particulier est TTC ou exonéré.
  trainingAccount = true | error! Marque du compte personnel de formation à côté
    | il faut d'abord le code de la certification préparée.
  # apprenticeship. | Apprentissage
  months = 60 | error! Durée, en mois | 48 au plus.
  level | error! Niveau | à remplir.
  # identity. | Identité
  url = "www.a.example" | error! Adresse du site | ${noAddress}
  email = "bonjour" | error! E-mail | « bonjour » n'est pas une adresse e-mail.
  openingHours.week.closes = "08:00" | error! Horaires › En semaine › À
    | cette heure doit suivre la première.
  openingHours.week.to = "Lundi" | error! Horaires › En semaine › Au | ce jour doit suivre le premier.
  sample = "oui" | error! Ces valeurs sont encore inventées | true ou false est attendu.
  sirene = "1" | error! | le champ « sirene » n'existe pas.
  siret = "12" | remark SIRET du siège | « 12 » n'a pas les 14 chiffres d'un SIRET.
  # | Identité
  identity = [] | error! | un groupe de champs est attendu.
  # certificate. | Certificat
  categories = [] | error! Catégories d'actions certifiées | il en faut 1 au moins.
  until = "2026-01-01" | error! Valable jusqu'au | la fin ne peut pas précéder le début.
  file = "https://a.example/c.pdf" | error! Le certificat lui-même
    | / puis un nom de fichier, sans accent ni espace.
  # services. | Liens vers d'autres sites
  messaging.href = "" | error! Messagerie › Adresse | ${noAddress}
  # claims.0. | Condition « Financement public d'une formation »
  verified = "hier" | error! Vérifié le | ${noDate('hier')}
  expires = "2020-01-01" | error! Valable jusqu'au | cette date ne peut pas précéder la vérification.
  reviewMonths = 25 | error! À revoir tous les … mois | 24 au plus.
  reviewMonths = 0 | error! À revoir tous les … mois | 1 au moins.
  source.reference = "" | error! Source › Référence | à remplir.
  anchor = "mon ancre" | error! Adresse dans la page | ${noAnchor}
  # claims.1. | Condition « Aide à l'employeur »
  id = "publicFunding" | error! Identifiant | ${taken('publicFunding')}
  anchor = "condition-financement" | error! Adresse dans la page | ${taken('condition-financement')}
  # claims. | Condition 1 de claims.json
  0.title = "" | error! Nom | à remplir.
  # figures.0. | Chiffre « entreprises formées »
  method = {"indicator": "a", "period": "b", "method": "c", "sample": "d"}
    | error! Mode de calcul › Source | à remplir.
  condition = "absent" | error! Condition | aucune condition ne s'appelle « absent ».
  # company-questions.0. | Question « Comment financer la formation de nos équipes ? »
  answer = "Sous {Délai}." | error! Réponse | aucun fait ne s'appelle « {Délai} ».
  answer = "{Délai de réponse}, {Horaires du samedi}, {Aide à l’employeur}." |
  answer = "{Référent handicap}, {Aide à l'employeur}." |
  condition = "absent" | error! Condition citée | aucune condition ne s'appelle « absent ».
  # individual-questions. | Question « Faut-il un niveau de départ ? »
  1.id = "public" | error! Adresse dans la page | ${taken('public')}
  # | Questions des particuliers
  individual-questions = {} | error! | une liste est attendue.
  # | Formations des particuliers
  individual-trainings | error! | à remplir.
  # categories. | Catégories
  courses.4 = ${inJson(sampleFacts.categories.courses[0])} | error! Formations des entreprises › 5 › Identifiant
    | ${taken('integration')}
  courses.0.name = "" | error! Formations des entreprises › 1 › Nom | à remplir.
  courses.0.id = "all" | error! Formations des entreprises › 1 › Identifiant
    | « all » est le choix de toutes.
  domains.0.category = "cuisine" | error! Domaines de l'accueil des particuliers › 1 › Catégorie
    | aucune catégorie ne s'appelle « cuisine ».
  # funding.company. | Financement
  rules.0.when.0.question = "effectif" | error! Entreprise › Règles › 1 › Quand
    | aucune question ne s'appelle « effectif » avant elle.
  rules.0.when.0.answers = ["grandir"] | error! Entreprise › Règles › 1 › Quand
    | « Quel est votre projet ? » n'a pas de réponse « grandir ».
  rules.0.tracks = ["mystere"] | error! Entreprise › Règles › 1 › Pistes
    | aucune piste ne s'appelle « mystere ».
  rules.0.tracks = ["a", "b", "c", "d"] | error! Entreprise › Règles › 1 › Pistes | il en faut 3 au plus.
  questions.1.askedIf = {"question": "timing", "answers": ["ce-mois"]}
    | error! Entreprise › Questions › 2 › Posée si | aucune question ne s'appelle « timing » avant elle.
  tracks.8 = ${inJson(other)} | error! Entreprise › Pistes › 9 | aucune règle ne mène à « Autre piste ».
  tracks.0.claims = ["promise"] | error! Entreprise › Pistes › 1 › Conditions › 1
    | aucune condition ne s'appelle « promise ».
  tracks.0.claims = [] | error! Entreprise › Pistes › 1 › Conditions | il en faut 1 au moins.
  tracks.0.toPrepare = ["a", "b", "c", "d", "e"] | error! Entreprise › Pistes › 1 › À préparer
    | il en faut 4 au plus.
  tracks.0.official = "www.exemple.fr" | error! Entreprise › Pistes › 1 › Site officiel | ${noAddress}
  # funding.individual. | Financement
  questions.0.text = "Avez-vous un problème de santé ?" | error! Particulier › Questions › 1
    | ni la santé ni le handicap ne se demandent.`

const ofReal = `
  # identity. | Identité
  siret = "12" | error! SIRET du siège | « 12 » n'a pas les 14 chiffres d'un SIRET.
  siret = "000 000 000 00018" | error! SIRET du siège | ${invented('000 000 000 00018')}
  siret = "732 829 321 00074" | error! SIRET du siège
    | un chiffre de ce SIRET est faux : sa somme de contrôle ne tombe pas juste.
  trainingNumber = "abc" | error! Numéro de déclaration d'activité
    | « abc » n'a pas les 11 chiffres d'un numéro de déclaration d'activité.
  url = "https://a.example" | error! Adresse du site | ${invented('https://a.example')}
  email = "a@b.example" | error! E-mail | ${invented('a@b.example')}
  host.name = "Hébergeur Exemple" | error! Hébergeur du site › Nom | ${invented('Hébergeur Exemple')}
  address.postcode = "B-1000" | remark Adresse › Code postal
    | « B-1000 » n'est pas un code postal français.
  phone = "04 78 12 34 5" | remark Téléphone
    | « 04 78 12 34 5 » n'a pas les dix chiffres d'un numéro français.
  presentation.trades = ["exemple"] | remark Présentation › Métiers auxquels vous formez › 1
    | ${invented('exemple')}
  # certificate. | Certificat
  categories = ["actions de formation"] | remark Catégories d'actions certifiées
    | la page /solutions/apprentissage promet de former des apprentis, et aucune catégorie certifiée n'est l'apprentissage.
  file = null | error! Le certificat lui-même
    | la loi veut que le certificat lui-même soit sur le site, et il n'y est pas.
  file = "/autre.pdf" | error! Le certificat lui-même | aucun fichier publié ne s'appelle « autre.pdf ».
  number = null | error! Numéro du certificat | la loi veut que le site le dise, et il manque.
  from = "2026-11-25" | remark Valable à partir du | il ne vaut qu'à partir du 25 novembre 2026.
  until = "2027-01-24" |
  until = "2027-01-23" | due Valable jusqu'au | il prend fin le 23 janvier 2027.
  until = "2026-11-24" | due Valable jusqu'au | il prend fin le 24 novembre 2026.
  until = "2026-11-23" | past! Valable jusqu'au | il a pris fin le 23 novembre 2026.
  # claims.1. | Condition « Aide à l'employeur »
  verified = "2026-11-25" | remark Vérifié le | le 25 novembre 2026 n'est pas encore venu.
  source = null | remark Source | dite vérifiée, sans que sa source soit nommée.
  expires = "2026-11-24"; onExpiry = "stop" | due Valable jusqu'au
    | elle prend fin le 24 novembre 2026.
  expires = "2026-11-23"; verified = "2026-11-23" | past Valable jusqu'au
    | elle a pris fin le 23 novembre 2026.
  expires = "2026-11-23"; verified = "2026-01-01"; onExpiry = "stop" | past! Valable jusqu'au
    | elle a pris fin le 23 novembre 2026.
  expires = "2026-11-23"; verified = null | past Valable jusqu'au
    | elle a pris fin le 23 novembre 2026.
  verified = "2026-05-24"; reviewMonths = 6 | due Vérifié le
    | à vérifier de nouveau avant le 24 novembre 2026.
  verified = "2026-05-23"; reviewMonths = 6 | past Vérifié le
    | à vérifier de nouveau depuis le 23 novembre 2026.
  # apprenticeship. | Apprentissage
  certification = ${until('2026-11-24')} | due Certification › Jusqu'au
    | la certification prend fin le 24 novembre 2026.
  certification = ${until('2026-11-23')} | error! Certification › Jusqu'au
    | la certification est finie depuis le 23 novembre 2026.`

/** Returns the rows of a table, each with its record. */
function rowsBelow(table: string) {
  let [place, record] = ['', '']
  return rowsOf(table).flatMap(([typed, where, text]) => {
    if (typed.startsWith('#')) [place, record] = [typed.slice(2), where]
    else return [{ place, typed, record, where, text }]
    return []
  })
}

describe.each([
  ['the example', newlyToldOfExample, ofExample],
  ['an organisation that exists', newlyToldOf(real), ofReal],
])('of %s', (_, newlyTold, table) => {
  test.each(rowsBelow(table))(
    'with $typed of $record is told, and no more: $where: $text',
    ({ place, typed, record, where, text }) => {
      const [level, ...field] = where.split(' ')
      const name = field.length === 0 ? record : `${record}, champ « ${field.join(' ')} »`
      const expected = where === '' ? [] : [`${level} ${name} : ${text}`]
      expect(newlyTold(typed, place)).toEqual(expected)
    },
  )
})

test.each(
  rowsOf(`
  company.rules.10.when = [{"question": "headcount", "answers": ["50-249"]}] | Entreprise › Règles
    | « former, 250-et-plus, ce-mois » ne mène à aucune piste.
  company.questions.2.askedIf.answers = ["former"] | Entreprise › Questions
    | « securite, moins-de-11 » ne répond pas à trois questions.
  company.questions.0.answers.1.id = "former" | Entreprise › Questions › 1 › Réponses › 2 › Identifiant
    | « former » est déjà pris.
  company.tracks.1.id = "skills-plan" | Entreprise › Pistes › 2 › Identifiant
    | « skills-plan » est déjà pris.
  individual.rules.0.when = null | Particulier › Règles › 2
    | aucune réponse n'atteint cette règle.
  individual.rules.0.when = null | Particulier › Règles › 1
    | la dernière règle vaut pour tous les autres cas, et elle seule.
  individual.questions.3 = ${inJson(fourth)} | Particulier › Questions
    | « salarie, progresser, employeur, employeur » ne répond pas à trois questions.`),
)('every issue that %s causes is reported: %s: %s', (typed, field, text) => {
  expect(newlyToldOfExample(typed, 'funding.')).toContain(
    `error! Financement, champ « ${field} » : ${text}`,
  )
})

test.each([
  'Une formation gratuite.',
  'GRATUITEMENT',
  'Vous avez droit à une aide.',
  'Profitez de cette aide.',
  'Vous userez de vos droits.',
  'Sans reste à charge.',
  'Prise en charge garantie.',
  'Jusqu’à 6 000 € par contrat.',
  'Prise en charge à 100 %.',
  'Demandez à l’Opcommerce.',
  'Akto, ou Constructys, finance.',
  'Un dossier OPCO EP.',
  'Le FIF PL décide.',
])('« %s » is neither in a track nor in a claim it cites', (typed) => {
  const cited = sampleFacts.claims.findIndex(
    ({ id }) => id === company.tracks[0]?.claims[0],
  )
  for (const [place, field] of [
    ['funding.company.tracks.0.audience', 'Pour qui'],
    [`claims.${cited}.sentence`, 'Conditions › 1'],
  ] as const)
    expect(newlyToldOfExample(`${place} = ${inJson(typed)}`)).toContainEqual(
      expect.stringMatching(
        new RegExp(`^error! .* › Pistes › 1 › ${field} » : « .* » ne se dit pas : `),
      ),
    )
})

test('complete facts of an organisation have no errors', () => {
  const own = /^error|^\w+ (?:Identité|Certificat|Liens)/
  expect(told(real).filter((text) => own.test(text))).toEqual(
    ['Habilitations › Secourisme', 'Habilitations › Hygiène alimentaire']
      .concat('Les 72 heures ouvrées, en jours')
      .map(
        (field) =>
          `remark Identité, champ « ${field} » : non fourni, le site n'en dit rien.`,
      ),
  )
})

test('a real organisation cannot publish with sample badges', () => {
  const { placeholders } = environment
  const badges = told(real, { ...completeEnvironment, placeholders }).filter((text) =>
    text.includes('logo officiel'),
  )
  expect(badges).toEqual([
    expect.stringMatching(/^error! .*« badge-quality »/),
    expect.stringMatching(/^error! /),
  ])
})

test('every sample value and unconfirmed fact of the sample is reported', () => {
  const found = told(deliveredFacts, environment).join('\n')
  for (const text of [
    'sample Identité : ',
    'sample Identité, champ « SIRET du siège »',
    "sample Identité, champ « Numéro de déclaration d'activité »",
    'sample Identité, champ « Adresse du site »',
    'sample Identité, champ « Adresse › Code postal »',
    'sample Identité, champ « Téléphone »',
    "sample Liens vers d'autres sites, champ « Messagerie › Adresse »",
    'sample Certificat, champ « Numéro du certificat »',
    'sample Certificat, champ « Le certificat lui-même »',
    'sample Certificat : ',
    "sample Condition « Aide à l'employeur » : ",
    'sample Chiffre « de satisfaction », champ « Mode de calcul »',
    'due Service « EmailJS », champ « Confirmé par vous le » : à confirmer par vous.',
  ])
    expect(found).toContain(text)
})

test('delivered courses report their gaps, and nothing is due on their day', () => {
  const found = told(deliveredFacts).filter((text) =>
    /^(?!sample).* (?:Fiche|Apprentissage)/.test(text),
  )
  expect(found.filter((text) => !text.includes('non fourni'))).toEqual([])
})

test('issues are sorted by file and record, each with one remedy', () => {
  const issues = validateFacts(deliveredFacts, '2030-01-01', environment)
  for (const { action } of issues) expect(action).toMatch(/^[\p{Lu}«].*\.$/u)
  const places = issues.map(
    ({ kind, index }) => factFileNames.indexOf(kind) * 100 + (index ?? 0),
  )
  expect(places).toEqual(places.toSorted((one, other) => one - other))
})
