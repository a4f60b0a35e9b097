import { expect, test } from 'vitest'
import { judge } from '#facts/judge.ts'
import { valueAt } from '#facts/record.ts'
import { buildDay } from '#src/content/build-day.ts'
import { changed, rowsOf } from './changed.ts'
import { around, certification, deliveredFacts } from './delivered-facts.ts'

/** The first record of each file of the delivered facts, or its only one, as sentences call it. */
const names = {
  courses: "Fiche « Parcours d'intégration des nouvelles recrues »",
  'mandatory-trainings': 'Fiche « Prévention des risques professionnels »',
  'individual-trainings': 'Fiche « Word »',
  apprenticeship: 'Apprentissage',
  categories: 'Catégories',
  identity: 'Identité',
  certificate: 'Certificat',
  services: "Liens vers d'autres sites",
  claims: "Condition « Financement public d'une formation »",
  figures: 'Chiffre « entreprises formées »',
  'company-questions': 'Question « Comment financer la formation de nos équipes ? »',
}

const [course, ...others] = [deliveredFacts.courses].flat()
const [first] = [valueAt(course, 'sessions')].flat()
const session = { ...Object(first), id: 'seance' }
/** One more than a page shows at once. */
const sessions = Array.from({ length: 5 }, (_, at) => ({ ...session, id: `s-${at}` }))
const facts: Readonly<Record<string, unknown>> = {
  ...deliveredFacts,
  courses: [{ ...Object(course), sessions: [session], certification }, ...others],
}

/** What the example itself lacks, of which any course may be half written. */
const lacking = judge(deliveredFacts, buildDay, around).flatMap(({ text }) =>
  text.includes('non fourni') ? text : [],
)

/** What is said of the delivered facts with one file changed, plainly, but for their being examples. */
function verdictOn(kind: string, file: unknown, day = '2026-11-24') {
  const said = judge({ ...facts, [kind]: file }, day, around)
  const told = said.filter(({ level }) => level !== 'sample')
  const isOfCourse = (of: string) => /courses|training|apprentice/.test(of)
  return {
    errors: told.flatMap(({ level, text }) => (level === 'error' ? plain(text) : [])),
    warnings: told.flatMap(({ kind: of, level, text }) =>
      level !== 'error' && isOfCourse(of) && !lacking.includes(text) ? plain(text) : [],
    ),
  }
}

/** With spaces and apostrophes as they are typed. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('’', "'")

/** The same with changes in the first record of the file, or in its only one. */
const verdictWith = (kind: string, changes: string) =>
  verdictOn(kind, changed(facts[kind], changes, Array.isArray(facts[kind]) ? '0.' : ''))

const noDate = (text: string) =>
  `« ${text} » n'est pas une date qui existe (année-mois-jour).`
const noAddress =
  'une adresse entière est attendue, https://www.exemple.fr par exemple, sans barre à la fin.'
const noAnchor = "des lettres sans accent, des chiffres et des traits d'union seulement."
const noHour = "« 25:00 » n'est pas une heure qui existe (09:00 par exemple)."
const amount = 'Tarif › Montant par groupe, en €'
const method = '{"indicator": "a", "period": "b", "method": "c", "sample": "d"}'

/** Of each file, what is typed, the field that is named and what is said of it. */
const refused = {
  courses: `
    audience | Public | à remplir.
    price.eurosPerGroup = 0 | ${amount} | le montant doit dépasser 0 €.
    price.eurosPerGroup = "900" | ${amount} | un nombre, en chiffres, est attendu.
    price.eurosPerGroup = 1000001 | ${amount} | 1 000 000 au plus.
    price = {"kind": "free"} | Tarif › Sorte | la sorte n'est pas l'un des choix.
    price.vat = "TVA" | Tarif › TVA | « TVA » n'est pas l'un des choix (HT, TTC, exonéré).
    category = "bureautique" | Catégorie | aucune catégorie ne s'appelle « bureautique ».
    image = "absent" | Dessin ou photographie | aucun dessin ne s'appelle « absent ».
    condition = "absent" | Condition à côté du tarif | aucune condition ne s'appelle « absent ».
    objectives = ["a", "b"] | Objectifs | il en faut 3 au moins.
    objectives = ["a", "b", "c", "d", "e", "f", "g"] | Objectifs | il en faut 6 au plus.
    objectives = ["a", "", "c"] | Objectifs › 2 | à remplir.
    updated = "2026-02-29" | Mis à jour le | ${noDate('2026-02-29')}
    sessions.0.ends = "2027-01-31" | Sessions › 1 › Fin | la fin ne peut pas précéder le début.
    sessions.0.times.from = "25:00" | Sessions › 1 › Horaires › De | ${noHour}
    sessions.0.times.to = "08:00" | Sessions › 1 › Horaires › À
      | cette heure doit suivre la première.
    sessions.0.seats = 0 | Sessions › 1 › Places libres | sans place libre, choisissez « Complète » comme état.
    anchor = "intégration" | Adresse dans la page | ${noAnchor}
    certification.code = "9999" | Certification › Code | RNCP ou RS, puis des chiffres.
    certification.registered = "2028-01-01" | Certification › Jusqu'au
      | la fin ne peut pas précéder l'enregistrement.
    group.min = 13 | Participants › Au plus | le plus petit groupe est plus grand que celui-ci.
    outcome = "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa" | À l'issue | 34 caractères au plus.
    days = 0.75 | Durée, en jours | un multiple de 0,5 est attendu.`,
  'mandatory-trainings': `
    legalBasis = "" | Base légale | à remplir.
    category = "continue" | Catégorie | aucune catégorie ne s'appelle « continue ».`,
  'individual-trainings': `
    hours = null | Durée, en heures | un nombre, en chiffres, est attendu.
    category = "continue" | Catégorie | aucune catégorie ne s'appelle « continue ».
    price.vat = "HT" | Tarif › TVA | le prix pour un particulier est TTC ou exonéré.
    trainingAccount = true | Marque du compte personnel de formation à côté
      | il faut d'abord le code de la certification préparée.`,
  apprenticeship: `
    months = 60 | Durée, en mois | 48 au plus.
    level | Niveau | à remplir.
    image = "toque" | Dessin ou photographie | aucun dessin ne s'appelle « toque ».`,
  identity: `
    url = "www.a.example" | Adresse du site | ${noAddress}
    email = "bonjour" | E-mail | « bonjour » n'est pas une adresse e-mail.
    openingHours.week.closes = "08:00" | Horaires › En semaine › À
      | cette heure doit suivre la première.
    openingHours.week.to = "Lundi" | Horaires › En semaine › Au | ce jour doit suivre le premier.
    sample = "oui" | Ces valeurs sont encore inventées | true ou false est attendu.`,
  certificate: `
    categories = [] | Catégories d'actions certifiées | il en faut 1 au moins.
    until = "2026-01-01" | Valable jusqu'au | la fin ne peut pas précéder le début.
    file = "https://a.example/c.pdf" | Le certificat lui-même
      | / puis un nom de fichier, sans accent ni espace.`,
  services: `
    messaging.href = "" | Messagerie › Adresse | ${noAddress}`,
  claims: `
    verified = "hier" | Vérifié le | ${noDate('hier')}
    expires = "2020-01-01" | Valable jusqu'au | cette date ne peut pas précéder la vérification.
    reviewMonths = 25 | À revoir tous les … mois | 24 au plus.
    reviewMonths = 0 | À revoir tous les … mois | 1 au moins.
    onExpiry = "hide" | Une fois cette date passée
      | « hide » n'est pas l'un des choix (warn, stop).
    source.reference = "" | Source › Référence | à remplir.
    anchor = "mon ancre" | Adresse dans la page | ${noAnchor}`,
  figures: `
    method = ${method} | Mode de calcul › Source | à remplir.
    condition = "absent" | Condition | aucune condition ne s'appelle « absent ».`,
  'company-questions': `
    answer = "Sous {Délai}." | Réponse | aucun fait ne s'appelle « {Délai} ».
    condition = "absent" | Condition citée | aucune condition ne s'appelle « absent ».`,
  categories: `
    courses.1.id = "integration" | Formations des entreprises
      | deux catégories ont le même identifiant.
    courses.0.name = "" | Formations des entreprises › 1 › Nom | à remplir.`,
}

test.each(
  Object.entries(refused).flatMap(([kind, table]) =>
    rowsOf(table).map((row) => [kind, ...row] as const),
  ),
)(
  'in %s, %s is refused in one sentence of its field: %s: %s',
  (kind, changes, field, said) => {
    const { errors } = verdictWith(kind, changes)
    expect(errors).toEqual([`${Object(names)[kind]}, champ « ${field} » : ${said}`])
  },
)

const taken = (text: string, owner: string) =>
  `« ${text} » est déjà celui de la fiche « ${owner} ».`
const ofCourse = "Parcours d'intégration des nouvelles recrues"
const digital = 'Fiche « Réussir la transformation digitale », champ « Sessions › 1'
const aid = "Condition « Aide à l'employeur »"
const ofAid = (text: string) => taken(text, "Financement public d'une formation")
const level = 'Question « Faut-il un niveau de départ ? »'
const inPage = 'champ « Adresse dans la page »'
const elsewhere = `
  courses | 0.title | Fiche 1 de courses.json, champ « Intitulé » : à remplir.
  courses | 0.title = "  " | Fiche 1 de courses.json, champ « Intitulé » : à remplir.
  courses | 0.title = 12 | Fiche 1 de courses.json, champ « Intitulé » : un texte est attendu.
  claims | 0.title = "" | Condition 1 de claims.json, champ « Nom » : à remplir.
  courses | 0.audiense = "x" | ${names.courses} : le champ « audiense » n'existe pas.
  identity | sirene = "1" | Identité : le champ « sirene » n'existe pas.
  courses | 0.sessions.1 = ${JSON.stringify(session)}
    | ${names.courses}, champ « Sessions › 2 › Identifiant » : ${taken('seance', ofCourse)}
  courses | 0.sessions.0.id = "digital-2027-03"
    | ${digital} › Identifiant » : ${taken('digital-2027-03', ofCourse)}
  courses | 0.anchor = "word" | Fiche « Word », ${inPage} : ${taken('word', ofCourse)}
  claims | 1.id = "publicFunding"
    | ${aid}, champ « Identifiant » : ${ofAid('publicFunding')}
  claims | 1.anchor = "condition-financement"
    | ${aid}, ${inPage} : ${ofAid('condition-financement')}
  individual-questions | 1.id = "public"
    | ${level}, ${inPage} : ${taken('public', 'Qui peut suivre une formation ?')}`

test.each(rowsOf(elsewhere))(
  'in %s, %s is refused where it stands: %s',
  (kind, changes, said) => {
    expect(verdictOn(kind, changed(facts[kind], changes)).errors).toEqual([said])
  },
)

test.each([
  [
    'individual-questions',
    {},
    'Fichier individual-questions.json : une liste est attendue.',
  ],
  ['individual-trainings', undefined, 'Fichier individual-trainings.json : à remplir.'],
  ['identity', [], 'Identité : un groupe de champs est attendu.'],
])('in place of %s, %j is refused', (kind, file, said) => {
  expect(verdictOn(kind, file).errors).toEqual([said])
})

test('the delivered facts are right and of their day', () => {
  const verdict = verdictOn('courses', deliveredFacts.courses, buildDay)
  expect(verdict).toEqual({ errors: [], warnings: [] })
})

test.each([
  'price.eurosPerGroup = 1000000',
  'sessions.0.starts = "2028-02-29"; sessions.0.ends = "2028-02-29"',
  'sessions.0.starts = "2027-12-30"; sessions.0.ends = "2028-01-04"',
  'title = "Achats & ventes : \\"négocier\\""',
  'certification.until = "2027-01-24"',
  'prerequisites = []',
  'seatPrice = null; sessions = []',
  `sessions = ${JSON.stringify(sessions.slice(1))}`,
  'outcome = null',
  'sessions.0.place = "Lyon"; sessions.0.address = "3, rue de la Paix, 69003 Lyon"',
  'sessions.0.place = "Classe virtuelle"; sessions.0.delivery = "remote"',
])('of a course, %s is taken without a word', (changes) => {
  expect(verdictWith('courses', changes)).toEqual({ errors: [], warnings: [] })
})

test.each([
  '{Délai de réponse}, {Horaires du samedi}, {Aide à l’employeur}.',
  "{Référent handicap}, {Aide à l'employeur}.",
])('an answer may quote %s', (answer) => {
  const changes = `answer = ${JSON.stringify(answer)}`
  expect(verdictWith('individual-questions', changes).errors).toEqual([])
})

test('what stands alone may lack: an organisation that trains no apprentices', () => {
  expect(verdictOn('apprenticeship', null).errors).toEqual([])
})

const workingDay = 'moins de 3,5 heures ou plus de 8 heures par jour.'
const withProposal = 'non fourni : la page dit « Communiqué avec la proposition ».'
const told = `
  updated = "2025-11-23" | Mis à jour le
    | rien n'a changé depuis le 23 novembre 2025, il y a plus de douze mois.
  updated = "2026-11-25" | Mis à jour le | le 25 novembre 2026 n'est pas encore venu.
  updated = "2025-11-24" | Mis à jour le
    | à relire avant le 24 novembre 2026, douze mois après le 24 novembre 2025.
  certification.until = "2026-11-24" | Certification › Jusqu'au
    | la certification prend fin le 24 novembre 2026.
  certification.until = "2026-11-23" | Certification › Jusqu'au
    | la certification est finie depuis le 23 novembre 2026.
  hours = 25 | Durée, en heures | ${workingDay}
  hours = 10 | Durée, en heures | ${workingDay}
  price = null | Tarif | ${withProposal}
  certification = null; outcome = null | À l'issue | ${withProposal}
  seatPrice = null | Prix en session ouverte | ${withProposal}
  sessions.0.place = "Lyon" | Sessions › 1 › Adresse entière
    | « Lyon » est ailleurs qu'à Exempleville, et la page donne votre adresse.
  prerequisites = null | Prérequis | ${withProposal}
  access.days = null | Modalités et délai d'accès › Délai, en jours | ${withProposal}
  sessions.0.starts = "2026-11-24" | Sessions › 1 › Début | elle a commencé et n'est plus montrée.
  sessions = ${JSON.stringify(sessions)} | Sessions
    | 5 sessions à venir, les quatre premières d'emblée, les autres à déplier.`

test.each(rowsOf(told))(
  'of a course, %s is told, and stops nothing: %s: %s',
  (changes, field, said) => {
    const warnings = [`${names.courses}, champ « ${field} » : ${said}`]
    expect(verdictWith('courses', changes)).toEqual({ errors: [], warnings })
  },
)
