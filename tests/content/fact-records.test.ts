import { expect, test } from 'vitest'
import { judge } from '#facts/judge.ts'
import { buildDay } from '#src/content/build-day.ts'
import { deliveredFacts, plain, surroundings } from './course-verdicts.ts'

/** What is refused of the delivered facts once a file of them is changed. */
function errorsOf(kind: string, change: (file: unknown) => unknown) {
  const changed = change(structuredClone(deliveredFacts[kind]))
  const said = judge({ ...deliveredFacts, [kind]: changed }, buildDay, surroundings)
  return plain(said.flatMap(({ level, text }) => (level === 'error' ? text : [])))
}

/** A file that is one record, with fields of it changed. */
const record = (changes: object) => (file: unknown) => Object.assign(Object(file), changes)
/** A list with fields of its first record changed. */
const first = (changes: object) => (file: unknown) =>
  Array.isArray(file) ? [{ ...file[0], ...changes }, ...file.slice(1)] : file
/** A list whose first record stands twice. */
const twice = (changes: object) => (file: unknown) =>
  Array.isArray(file) ? [file[0], { ...file[0], ...changes }, ...file.slice(1)] : file

const backwards = { from: 'Mardi', to: null, opens: '09:00', closes: '08:00', note: null }
const funding = "Condition « Financement public d'une formation »"
const companies = 'Chiffre « entreprises formées »'
const financing = 'Question « Comment financer la formation de nos équipes ? »'
const source = { title: 'Code du travail', reference: 'L6222-1', url: 'https://a.example' }

test.each<[string, string, (file: unknown) => unknown, string]>([
  ['no name', 'identity', record({ name: '' }), 'Identité, champ « Nom » : à remplir.'],
  [
    'an address of a site without https',
    'identity',
    record({ url: 'www.a.example' }),
    'Identité, champ « Adresse du site » : une adresse entière est attendue, https://www.exemple.fr par exemple, sans barre à la fin.',
  ],
  [
    'an e-mail that is none',
    'identity',
    record({ email: 'bonjour' }),
    "Identité, champ « E-mail » : « bonjour » n'est pas une adresse e-mail.",
  ],
  [
    'opening hours that end before they begin',
    'identity',
    record({
      openingHours: { ...Object(deliveredFacts.identity).openingHours, week: backwards },
    }),
    'Identité, champ « Horaires › En semaine › À » : cette heure doit suivre la première.',
  ],
  [
    'days in no order',
    'identity',
    record({
      openingHours: {
        ...Object(deliveredFacts.identity).openingHours,
        week: { ...backwards, closes: '18:00', to: 'Lundi' },
      },
    }),
    'Identité, champ « Horaires › En semaine › Au » : ce jour doit suivre le premier.',
  ],
  [
    'a date of legal texts in words',
    'identity',
    record({ legalTextsUpdated: 'hier' }),
    "Identité, champ « Textes légaux mis à jour le » : « hier » n'est pas une date qui existe (année-mois-jour).",
  ],
  [
    'an organisation neither sample nor real',
    'identity',
    record({ sample: 'oui' }),
    'Identité, champ « Ces valeurs sont encore inventées » : true ou false est attendu.',
  ],
  [
    'a field that nobody knows',
    'identity',
    record({ sirene: '1' }),
    "Identité : le champ « sirene » n'existe pas.",
  ],
  [
    'a certificate without a category',
    'certificate',
    record({ categories: [] }),
    "Certificat, champ « Catégories d'actions certifiées » : il en faut 1 au moins.",
  ],
  [
    'a certificate that ends before it begins',
    'certificate',
    record({ from: '2027-01-01', until: '2026-01-01' }),
    "Certificat, champ « Valable jusqu'au » : la fin ne peut pas précéder le début.",
  ],
  [
    'a file elsewhere',
    'certificate',
    record({ file: 'https://a.example/c.pdf' }),
    'Certificat, champ « Le certificat lui-même » : / puis un nom de fichier, sans accent ni espace.',
  ],
  [
    'a service without an address',
    'services',
    record({ messaging: { name: 'WhatsApp', href: '' } }),
    "Liens vers d'autres sites, champ « Messagerie › Adresse » : une adresse entière est attendue, https://www.exemple.fr par exemple, sans barre à la fin.",
  ],
  [
    'a processor without a country',
    'processors',
    first({ country: '' }),
    'Service « EmailJS », champ « Pays » : à remplir.',
  ],
  [
    'a processor confirmed on a day that is none',
    'processors',
    first({ confirmed: '2026-13-01' }),
    "Service « EmailJS », champ « Confirmé par vous le » : « 2026-13-01 » n'est pas une date qui existe (année-mois-jour).",
  ],
  [
    'a claim without a sentence',
    'claims',
    first({ sentence: ' ' }),
    `${funding}, champ « Condition » : à remplir.`,
  ],
  [
    'a claim without a name',
    'claims',
    first({ title: '' }),
    'Condition 1 de claims.json, champ « Nom » : à remplir.',
  ],
  [
    'a claim verified yesterday, in words',
    'claims',
    first({ verified: 'hier' }),
    `${funding}, champ « Vérifié le » : « hier » n'est pas une date qui existe (année-mois-jour).`,
  ],
  [
    'a claim that ended before it was verified',
    'claims',
    first({ expires: '2020-01-01' }),
    `${funding}, champ « Valable jusqu'au » : cette date ne peut pas précéder la vérification.`,
  ],
  [
    'a review in 25 months',
    'claims',
    first({ reviewMonths: 25 }),
    `${funding}, champ « À revoir tous les … mois » : 24 au plus.`,
  ],
  [
    'no review at all',
    'claims',
    first({ reviewMonths: 0 }),
    `${funding}, champ « À revoir tous les … mois » : 1 au moins.`,
  ],
  [
    'an end of a kind unknown',
    'claims',
    first({ onExpiry: 'hide' }),
    `${funding}, champ « Une fois cette date passée » : « hide » n'est pas l'un des choix (warn, stop).`,
  ],
  [
    'a source without a reference',
    'claims',
    first({ source: { ...source, reference: '' } }),
    `${funding}, champ « Source › Référence » : à remplir.`,
  ],
  [
    'an anchor with a space',
    'claims',
    first({ anchor: 'mon ancre' }),
    `${funding}, champ « Adresse dans la page » : des lettres sans accent, des chiffres et des traits d'union seulement.`,
  ],
  [
    'two claims of one id',
    'claims',
    twice({ title: 'Autre', anchor: 'autre' }),
    "Condition « Autre », champ « Identifiant » : « publicFunding » est déjà celui de la fiche « Financement public d'une formation ».",
  ],
  [
    'two claims of one anchor',
    'claims',
    twice({ title: 'Autre', id: 'other' }),
    "Condition « Autre », champ « Adresse dans la page » : « condition-financement » est déjà celui de la fiche « Financement public d'une formation ».",
  ],
  [
    'a figure without a value',
    'figures',
    first({ value: '' }),
    `${companies}, champ « Valeur » : à remplir.`,
  ],
  [
    'a figure with half a method',
    'figures',
    first({ method: { indicator: 'a', period: 'b', method: 'c', sample: 'd' } }),
    `${companies}, champ « Mode de calcul › Source » : à remplir.`,
  ],
  [
    'a figure under a condition unknown',
    'figures',
    first({ condition: 'absent' }),
    `${companies}, champ « Condition » : aucune condition ne s'appelle « absent ».`,
  ],
  [
    'a question without an answer',
    'company-questions',
    first({ answer: '' }),
    `${financing}, champ « Réponse » : à remplir.`,
  ],
  [
    'an answer that names what no fact is called',
    'company-questions',
    first({ answer: 'Sous {Délai}.' }),
    `${financing}, champ « Réponse » : aucun fait ne s'appelle « {Délai} ».`,
  ],
  [
    'an answer dated by a condition unknown',
    'company-questions',
    first({ condition: 'absent' }),
    `${financing}, champ « Condition citée » : aucune condition ne s'appelle « absent ».`,
  ],
  [
    'two questions of one anchor',
    'individual-questions',
    twice({ question: 'Autre ?' }),
    'Question « Autre ? », champ « Adresse dans la page » : « public » est déjà celui de la fiche « Qui peut suivre une formation ? ».',
  ],
  [
    'a list that is none',
    'individual-questions',
    () => ({}),
    'Fichier individual-questions.json : une liste est attendue.',
  ],
  [
    'a record that is a list',
    'identity',
    () => [],
    'Identité : un groupe de champs est attendu.',
  ],
])('%s is refused in one sentence', (_, kind, change, sentence) => {
  expect(errorsOf(kind, change)).toEqual([sentence])
})

test('what stands alone may lack: an organisation that trains no apprentices', () => {
  expect(errorsOf('apprenticeship', () => null)).toEqual([])
})

test('an answer may name a figure, a name and hours, with either apostrophe', () => {
  const answer =
    'Sous {Délai de réponse}, {Horaires du samedi}, {Référent handicap}, {Aide à l’employeur}.'
  expect(errorsOf('individual-questions', first({ answer }))).toEqual([])
})
