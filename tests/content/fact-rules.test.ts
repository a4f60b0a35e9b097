import { expect, test } from 'vitest'
import { judge } from '#facts/judge.ts'
import { buildDay } from '#src/content/build-day.ts'
import { certification, deliveredFacts, surroundings } from './delivered-facts.ts'

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
  processors: 'Service « EmailJS »',
  claims: "Condition « Financement public d'une formation »",
  figures: 'Chiffre « entreprises formées »',
  'company-questions': 'Question « Comment financer la formation de nos équipes ? »',
  'individual-questions': 'Question « Qui peut suivre une formation ? »',
}
type Kind = keyof typeof names
type Change = (file: unknown) => unknown

/** With `fields` in its first record, or its only one; undefined takes a field away. */
const having = (fields: object): Change => {
  return (file) => {
    const [first, ...others] = [file].flat()
    const changed: unknown = JSON.parse(JSON.stringify({ ...Object(first), ...fields }))
    return Array.isArray(file) ? [changed, ...others] : changed
  }
}
/** With a second record that has these fields, and all others of the first. */
const twice = (fields: object): Change => {
  return (file) => {
    const [first, ...others] = [file].flat()
    return [first, { ...Object(first), ...fields }, ...others]
  }
}

/** What is said of the delivered facts with one file changed, plainly, but for their being examples. */
function verdictOn(kind: Kind, change: Change, day = '2026-11-24') {
  const files = { ...deliveredFacts, [kind]: change(deliveredFacts[kind]) }
  const said = judge(files, day, surroundings).filter(({ level }) => level !== 'sample')
  const isOfCourse = (of: string) => /courses|training|apprentice/.test(of)
  return {
    errors: said.flatMap(({ level, text }) => (level === 'error' ? plain(text) : [])),
    warnings: said.flatMap(({ kind: of, level, text }) =>
      level !== 'error' && isOfCourse(of) ? plain(text) : [],
    ),
  }
}

/** With spaces and apostrophes as they are typed. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('’', "'")

const empty = 'à remplir.'
const noChoice = (text: string, choices: string) =>
  `« ${text} » n'est pas l'un des choix (${choices}).`
const noDate = (text: string) =>
  `« ${text} » n'est pas une date qui existe (année-mois-jour).`
const noCategory = (text: string) => `aucune catégorie ne s'appelle « ${text} ».`
const noAddress =
  'une adresse entière est attendue, https://www.exemple.fr par exemple, sans barre à la fin.'
const noField = (name: string) => `le champ « ${name} » n'existe pas.`
const noAnchor = "des lettres sans accent, des chiffres et des traits d'union seulement."
const endsBefore = 'la fin ne peut pas précéder le début.'
const later = 'cette heure doit suivre la première.'
const noCondition = "aucune condition ne s'appelle « absent »."
const workingDay = 'moins de 3,5 heures ou plus de 8 heures par jour.'
const withProposal = 'non fourni : la page dit « Communiqué avec la proposition ».'

const quoted = (name: string): readonly string[] => name.match(/«.*»/) ?? []
const taken = (text: string, [owner = ''] = quoted(names.courses)) =>
  `« ${text} » est déjà celui de la fiche ${owner}.`

const session = {
  id: 'seance',
  starts: '2027-01-11',
  ends: '2027-01-12',
  times: { from: '09:00', to: '17:00' },
  place: 'Exempleville',
  address: null,
  delivery: 'onSite',
  seats: 8,
  status: 'open',
}
const one = (changes: object) => ({ sessions: [{ ...session, ...changes }] })
const perGroup = { kind: 'perGroup', eurosPerGroup: 900, vat: 'HT', includes: 'Supports.' }
const priced = (changes: object) => ({ price: { ...perGroup, ...changes } })
const certified = (changes: object) => ({ certification: { ...certification, ...changes } })
const { openingHours } = Object(deliveredFacts.identity)
const open = (changes: object) => ({
  openingHours: { ...openingHours, week: { ...openingHours.week, ...changes } },
})
const category = { id: 'integration', name: 'Intégration', short: null, topic: null }
const source = { title: 'Code du travail', reference: '', url: 'https://a.example' }
const halfMethod = { indicator: 'a', period: 'b', method: 'c', sample: 'd' }
const amount = 'Tarif › Montant par groupe, en €'

const refused: Readonly<Record<Kind, readonly (readonly [object, string, string])[]>> = {
  courses: [
    [{ audience: undefined }, 'Public', empty],
    [priced({ eurosPerGroup: 0 }), amount, 'le montant doit dépasser 0 €.'],
    [priced({ eurosPerGroup: -5 }), amount, 'le montant doit dépasser 0 €.'],
    [priced({ eurosPerGroup: '900' }), amount, 'un nombre, en chiffres, est attendu.'],
    [priced({ eurosPerGroup: 1_000_001 }), amount, '1 000 000 au plus.'],
    [{ price: { kind: 'free' } }, 'Tarif › Sorte', "la sorte n'est pas l'un des choix."],
    [priced({ vat: 'TVA' }), 'Tarif › TVA', noChoice('TVA', 'HT, TTC, exonéré')],
    [{ category: 'bureautique' }, 'Catégorie', noCategory('bureautique')],
    [
      { image: 'absent' },
      'Dessin ou photographie',
      "aucun dessin ne s'appelle « absent ».",
    ],
    [{ condition: 'absent' }, 'Condition à côté du tarif', noCondition],
    [{ objectives: [] }, 'Objectifs', 'il en faut 3 au moins.'],
    [{ objectives: ['a', 'b'] }, 'Objectifs', 'il en faut 3 au moins.'],
    [{ objectives: 'abcdefg'.split('') }, 'Objectifs', 'il en faut 6 au plus.'],
    [{ objectives: ['a', '', 'c'] }, 'Objectifs › 2', empty],
    [{ updated: '2026-02-30' }, 'Mis à jour le', noDate('2026-02-30')],
    [{ updated: '2026-02-29' }, 'Mis à jour le', noDate('2026-02-29')],
    [{ updated: '20/11/2026' }, 'Mis à jour le', noDate('20/11/2026')],
    [one({ ends: '2027-01-10' }), 'Sessions › 1 › Fin', endsBefore],
    [
      one({ times: { from: '25:00', to: '17:00' } }),
      'Sessions › 1 › Horaires › De',
      "« 25:00 » n'est pas une heure qui existe (09:00 par exemple).",
    ],
    [one({ times: { from: '17:00', to: '09:00' } }), 'Sessions › 1 › Horaires › À', later],
    [one({ seats: 0 }), 'Sessions › 1 › Places libres', '1 au moins.'],
    [{ sessions: [session, session] }, 'Sessions › 2 › Identifiant', taken('seance')],
    [{ anchor: 'intégration' }, 'Adresse dans la page', noAnchor],
    [certified({ code: '9999' }), 'Certification › Code', 'RNCP ou RS, puis des chiffres.'],
    [
      certified({ registered: '2028-01-01' }),
      "Certification › Jusqu'au",
      "la fin ne peut pas précéder l'enregistrement.",
    ],
    [
      { group: { min: 12, max: 8 } },
      'Participants › Au plus',
      'le plus petit groupe est plus grand que celui-ci.',
    ],
    [{ outcome: 'a'.repeat(35) }, "À l'issue", '34 caractères au plus.'],
    [
      { seatPrice: { euros: 0, vat: 'HT', includes: 'Repas.' } },
      'Prix en session ouverte › Montant par personne, en €',
      'le montant doit dépasser 0 €.',
    ],
    [{ days: 0.75 }, 'Durée, en jours', 'un multiple de 0,5 est attendu.'],
  ],
  'mandatory-trainings': [
    [{ legalBasis: '' }, 'Base légale', empty],
    [{ category: 'continue' }, 'Catégorie', noCategory('continue')],
  ],
  'individual-trainings': [
    [{ category: 'continue' }, 'Catégorie', noCategory('continue')],
    [
      { price: { kind: 'perPerson', eurosPerPerson: 490, vat: 'HT', includes: 'Repas.' } },
      'Tarif › TVA',
      'le prix pour un particulier est TTC ou exonéré.',
    ],
    [
      { trainingAccount: true },
      'Marque du compte personnel de formation à côté',
      "il faut d'abord le code de la certification préparée.",
    ],
  ],
  apprenticeship: [
    [{ months: 60 }, 'Durée, en mois', '48 au plus.'],
    [{ level: undefined }, 'Niveau', empty],
    [{ image: 'toque' }, 'Dessin ou photographie', "aucun dessin ne s'appelle « toque »."],
  ],
  identity: [
    [{ name: '' }, 'Nom', empty],
    [{ url: 'www.a.example' }, 'Adresse du site', noAddress],
    [{ email: 'bonjour' }, 'E-mail', "« bonjour » n'est pas une adresse e-mail."],
    [open({ closes: '08:00' }), 'Horaires › En semaine › À', later],
    [
      open({ from: 'Mardi', to: 'Lundi' }),
      'Horaires › En semaine › Au',
      'ce jour doit suivre le premier.',
    ],
    [{ legalTextsUpdated: 'hier' }, 'Textes légaux mis à jour le', noDate('hier')],
    [{ sample: 'oui' }, 'Ces valeurs sont encore inventées', 'true ou false est attendu.'],
  ],
  certificate: [
    [{ categories: [] }, "Catégories d'actions certifiées", 'il en faut 1 au moins.'],
    [{ from: '2027-01-01', until: '2026-01-01' }, "Valable jusqu'au", endsBefore],
    [
      { file: 'https://a.example/c.pdf' },
      'Le certificat lui-même',
      '/ puis un nom de fichier, sans accent ni espace.',
    ],
  ],
  services: [
    [{ messaging: { name: 'WhatsApp', href: '' } }, 'Messagerie › Adresse', noAddress],
  ],
  processors: [
    [{ country: '' }, 'Pays', empty],
    [{ confirmed: '2026-13-01' }, 'Confirmé par vous le', noDate('2026-13-01')],
  ],
  claims: [
    [{ sentence: ' ' }, 'Condition', empty],
    [{ verified: 'hier' }, 'Vérifié le', noDate('hier')],
    [
      { expires: '2020-01-01' },
      "Valable jusqu'au",
      'cette date ne peut pas précéder la vérification.',
    ],
    [{ reviewMonths: 25 }, 'À revoir tous les … mois', '24 au plus.'],
    [{ reviewMonths: 0 }, 'À revoir tous les … mois', '1 au moins.'],
    [{ onExpiry: 'hide' }, 'Une fois cette date passée', noChoice('hide', 'warn, stop')],
    [{ source }, 'Source › Référence', empty],
    [{ anchor: 'mon ancre' }, 'Adresse dans la page', noAnchor],
  ],
  figures: [
    [{ value: '' }, 'Valeur', empty],
    [{ method: halfMethod }, 'Mode de calcul › Source', empty],
    [{ condition: 'absent' }, 'Condition', noCondition],
  ],
  'company-questions': [
    [{ answer: '' }, 'Réponse', empty],
    [{ answer: 'Sous {Délai}.' }, 'Réponse', "aucun fait ne s'appelle « {Délai} »."],
    [{ condition: 'absent' }, 'Condition citée', noCondition],
  ],
  'individual-questions': [],
  categories: [
    [
      { courses: [category, category] },
      'Formations des entreprises',
      'deux catégories ont le même identifiant.',
    ],
    [
      { courses: [{ ...category, name: '' }] },
      'Formations des entreprises › 1 › Nom',
      empty,
    ],
  ],
}

const kinds = Object.keys(names).filter((name): name is Kind => name in names)
test.each(kinds.flatMap((kind) => refused[kind].map((row) => [kind, ...row] as const)))(
  'in %s, %j is refused in one sentence of its field: %s',
  (kind, fields, field, said) => {
    const { errors } = verdictOn(kind, having(fields))
    expect(errors).toEqual([`${names[kind]}, champ « ${field} » : ${said}`])
  },
)

const untitled = 'Fiche 1 de courses.json, champ « Intitulé »'
const digital = 'Fiche « Réussir la transformation digitale », champ « Sessions › 1'
const otherClaim = (field: string) => `Condition « Autre », champ « ${field} »`
const ofClaim = quoted(names.claims)
const ofQuestion = quoted(names['individual-questions'])
const inPage = 'Adresse dans la page'

test.each<[Kind, Change, where: string, said: string]>([
  ['courses', having({ title: undefined }), untitled, empty],
  ['courses', having({ title: '  ' }), untitled, empty],
  ['courses', having({ title: 12 }), untitled, 'un texte est attendu.'],
  ['claims', having({ title: '' }), 'Condition 1 de claims.json, champ « Nom »', empty],
  ['courses', having({ audiense: 'x' }), names.courses, noField('audiense')],
  ['identity', having({ sirene: '1' }), names.identity, noField('sirene')],
  [
    'courses',
    having(one({ id: 'digital-2027-03' })),
    `${digital} › Identifiant »`,
    taken('digital-2027-03'),
  ],
  [
    'courses',
    having({ anchor: 'word' }),
    `Fiche « Word », champ « ${inPage} »`,
    taken('word'),
  ],
  [
    'claims',
    twice({ title: 'Autre', anchor: 'autre' }),
    otherClaim('Identifiant'),
    taken('publicFunding', ofClaim),
  ],
  [
    'claims',
    twice({ title: 'Autre', id: 'other' }),
    otherClaim(inPage),
    taken('condition-financement', ofClaim),
  ],
  [
    'individual-questions',
    twice({ question: 'Autre ?' }),
    `Question « Autre ? », champ « ${inPage} »`,
    taken('public', ofQuestion),
  ],
  [
    'individual-questions',
    () => ({}),
    'Fichier individual-questions.json',
    'une liste est attendue.',
  ],
  ['individual-trainings', () => undefined, 'Fichier individual-trainings.json', empty],
  ['identity', () => [], names.identity, 'un groupe de champs est attendu.'],
])(
  'in %s, %s is refused in one sentence that says where: %s : %s',
  (kind, change, ...said) => {
    expect(verdictOn(kind, change).errors).toEqual([said.join(' : ')])
  },
)

test('the delivered facts are right, complete and of their day', () => {
  const verdict = verdictOn('courses', having({}), buildDay)
  expect(verdict).toEqual({ errors: [], warnings: [] })
})

test.each<[Kind, object]>([
  ['courses', priced({ eurosPerGroup: 1_000_000 })],
  ['courses', one({ starts: '2028-02-29', ends: '2028-02-29' })],
  ['courses', one({ starts: '2027-12-30', ends: '2028-01-04' })],
  ['courses', { title: 'Achats & ventes : "négocier"' }],
  ['courses', certified({ until: '2027-01-24' })],
  ['courses', { prerequisites: [] }],
  ['courses', { seatPrice: null, sessions: [] }],
  ['courses', { outcome: null, certification }],
  ['courses', one({ place: 'Lyon', address: '3, rue de la Paix, 69003 Lyon' })],
  ['courses', one({ place: 'Classe virtuelle', delivery: 'remote' })],
  [
    'individual-questions',
    { answer: '{Délai de réponse}, {Horaires du samedi}, {Aide à l’employeur}.' },
  ],
  ['individual-questions', { answer: "{Référent handicap}, {Aide à l'employeur}." }],
])('in %s, %j is taken without a word', (kind, fields) => {
  expect(verdictOn(kind, having(fields))).toEqual({ errors: [], warnings: [] })
})

test('what stands alone may lack: an organisation that trains no apprentices', () => {
  expect(verdictOn('apprenticeship', () => null).errors).toEqual([])
})

const updated = 'Mis à jour le'
const until = "Certification › Jusqu'au"
test.each<[object, string, string]>([
  [
    { updated: '2025-11-23' },
    updated,
    "rien n'a changé depuis le 23 novembre 2025, il y a plus de douze mois.",
  ],
  [{ updated: '2026-11-25' }, updated, "le 25 novembre 2026 n'est pas encore venu."],
  [
    { updated: '2025-11-24' },
    updated,
    'à relire avant le 24 novembre 2026, douze mois après le 24 novembre 2025.',
  ],
  [
    certified({ until: '2026-11-24' }),
    until,
    'la certification prend fin le 24 novembre 2026.',
  ],
  [
    certified({ until: '2026-11-23' }),
    until,
    'la certification est finie depuis le 23 novembre 2026.',
  ],
  [{ hours: 25 }, 'Durée, en heures', workingDay],
  [{ hours: 10 }, 'Durée, en heures', workingDay],
  [{ price: null }, 'Tarif', withProposal],
  [{ outcome: null }, "À l'issue", withProposal],
  [{ seatPrice: null }, 'Prix en session ouverte', withProposal],
  [
    one({ place: 'Lyon' }),
    'Sessions › 1 › Adresse entière',
    "« Lyon » est ailleurs qu'à Exempleville, et la page donne votre adresse.",
  ],
  [{ prerequisites: null }, 'Prérequis', withProposal],
  [
    { access: { how: 'Sur place.', days: null } },
    "Modalités et délai d'accès › Délai, en jours",
    withProposal,
  ],
  [
    one({ starts: '2026-11-24' }),
    'Sessions › 1 › Début',
    "elle a commencé et n'est plus montrée.",
  ],
  [
    { sessions: Array.from({ length: 13 }, (_, at) => ({ ...session, id: `s-${at}` })) },
    'Sessions',
    '13 sessions à venir, les trois premières sont montrées.',
  ],
])('of a course, %j is told, and stops nothing: %s', (fields, field, said) => {
  const warnings = [`${names.courses}, champ « ${field} » : ${said}`]
  expect(verdictOn('courses', having(fields))).toEqual({ errors: [], warnings })
})

test('a build in a year counts the sessions that it drops', () => {
  const { errors, warnings } = verdictOn('courses', having({}), '2027-11-24')
  expect(errors).toEqual([])
  const dropped = warnings.filter((warning) => warning.includes("n'est plus montrée"))
  expect(dropped).toHaveLength(17)
  expect(dropped).toContain(
    `${names.courses}, champ « Sessions › 2 › Début » : elle a commencé et n'est plus montrée.`,
  )
})
