import { expect, test } from 'vitest'
import { chat } from '#src/content/chat.ts'
import { contactForm } from '#src/content/contact-form.ts'
import { failure } from '#src/content/failure.ts'
import { notices } from '#src/content/notices.ts'
import { courses } from '#src/model/course-list.ts'
import {
  queryAll,
  readAssets,
  allPaths,
  hrefOf,
  pageAt,
  plainTextOf,
  textOf,
} from './built-site.ts'
import { companyPaths } from '#tests/specified-routes.ts'

const code = readAssets('.js')
const data = readAssets('.json')
const documents = allPaths.map((address) => pageAt(address).html)

test.each([...companyPaths, '/404'])(
  'the page %s has the specified navigation',
  (address) => {
    const labels = 'nav[aria-label="Navigation principale"] > ul > li > :is(a, button)'
    expect(queryAll(address, labels).map(textOf)).toEqual([
      'Accueil',
      'Qui sommes nous ?',
      'Solutions',
      'Nos formations',
      'Contact',
    ])
    // The menu of a neutral page has a group for each space. The first one is the company space.
    const group = /^\/(?:404)?$/.test(address) ? ' > li:first-child > ul' : ''
    const inMenu = `nav[aria-label="Menu principal"] > ul${group} > li > :is(a, p)`
    expect(queryAll(address, inMenu).map(textOf)).toEqual(
      queryAll(address, labels).map(textOf),
    )
  },
)

test('each course of the catalogue has its specified button', () => {
  const titles = queryAll('/formations', 'main li[data-category] h3').map(textOf)
  expect(titles).toHaveLength(courses.length)
  expect(queryAll('/formations', 'main li[data-category] button').map(textOf)).toEqual(
    titles.map((course) => `Demander des informations ${course}`),
  )
})

test('the company form has the specified subjects', () => {
  const options = queryAll('/contact', 'select[name="subject"] option')
  const [first, ...subjects] = options.map(textOf)
  expect(first).toBe('Sélectionnez un sujet')
  expect(subjects.join(', ')).toBe(
    'Demande de devis, Information sur une formation, Formation sur mesure, Partenariat, Support technique, Autre',
  )
  const values = options.map((option) => option.getAttribute('value'))
  expect(values).toEqual(['', ...subjects])
})

const notImplemented = "Cette fonctionnalité n'est pas encore implémentée."
const request = "Demande d'information pour: "

const deferredTexts = {
  messageSent: { title: 'Message envoyé avec succès !' },
  messageFailed: {
    title: 'Une erreur est survenue.',
    description:
      "Impossible d'envoyer votre message pour le moment. Veuillez réessayer plus tard.",
  },
  courseRequest: { title: notImplemented, description: request },
  tailorMadeRequest: { title: notImplemented, description: request },
  brochure: { title: notImplemented },
  trainingDetails: {
    title: 'Bientôt disponible !',
    description: 'Les détails de cette formation seront bientôt en ligne.',
  },
  individualForm: { title: 'Formulaire non fonctionnel', description: notImplemented },
  chatbot: {
    title: 'Fonctionnalité en cours de développement',
    description:
      'L’assistant virtuel est en cours de développement et n’est pas encore fonctionnel.',
  },
  form: { sending: 'Envoi en cours...' },
  assistant: { status: 'En ligne' },
}

test('the scripts and the page data contain the texts that appear after a user action', () => {
  expect({ ...notices, form: contactForm, assistant: chat }).toMatchObject(deferredTexts)
  const literals = Object.values(deferredTexts).flatMap((texts) => Object.values(texts))
  const missing = literals.filter(
    (text) => ![...code, ...data].join().includes(text.trim()),
  )
  expect(missing).toEqual([])
})

test('the notice of a failed message is the only destructive notice', () => {
  const failures = Object.values(notices).filter((notice) => 'tone' in notice)
  expect(failures).toEqual([notices.messageFailed])
})

test('no page contains error texts of the router or the EmailJS client', () => {
  expect(failure.technical.title).toBe('Unexpected Application Error!')
  const technical =
    /Unexpected Application|Unavailable For Headless|Forbidden|Too Many Requests|Network Error/
  expect([...documents, ...data].filter((text) => technical.test(text))).toEqual([])
})

test('the two message fields have 6 and 4 rows', () => {
  const areas = ['/contact', '/particulier/contact'].flatMap((at) =>
    queryAll(at, 'textarea'),
  )
  expect(areas.map((area) => area.getAttribute('rows'))).toEqual(['6', '4'])
})

test('the throttle and blocking options of EmailJS are only in its own script', () => {
  const ownScripts = code.filter((script) => !script.includes('4.4.1'))
  expect(ownScripts).toHaveLength(code.length - 1)
  expect(ownScripts.join()).not.toMatch(/limitRate|blockHeadless|blockList/)
})

test('the first six courses have the specified durations, group sizes and levels', () => {
  const labels = /\s*(?:Durée|Groupe|Niveau|de \d+ à \d+ participants)\s*/g
  const rows = queryAll('/formations', 'main li[data-category] dl:has(+ ul)').map((row) =>
    plainTextOf(row).replaceAll(labels, '|'),
  )
  // Only the first six courses are compared, because the owner may add further courses.
  expect(rows.slice(0, 6)).toEqual([
    '|3 jours|8-12||Débutant',
    '|2 jours|6-10||Intermédiaire',
    '|4 jours|6-8||Avancé',
    '|3 jours|8-15||Intermédiaire',
    '|2 jours|8-12||Tous niveaux',
    '|1 jour|10-20||Débutant',
  ])
})

const chips = 'main [role="group"] a'

const figures = 'main dl:first-of-type > div:has(dt + dd):nth-child(-n + 4)'

test.each([
  {
    page: '/formations',
    selector: `${chips} > :first-child`,
    texts: [
      'Toutes les formations',
      'Intégration des nouvelles recrues',
      'Formation continue',
      'Management et leadership',
      'Transformation digitale',
    ],
  },
  {
    page: '/solutions/formations-obligatoires',
    selector: chips,
    texts: [
      'Toutes 7 formations',
      'Santé et sécurité au travail 4 formations',
      'Restauration 1 formation',
      'Construction et rénovation 1 formation',
      'Manutention 1 formation',
    ],
  },
  {
    page: '/particulier/formations',
    selector: chips,
    texts: [
      'Toutes 6 formations',
      'Bureautique 4 formations',
      'Design 1 formation',
      'Gestion de projet 1 formation',
    ],
  },
  {
    page: '/particulier',
    selector: 'main ul li h3',
    texts: ['Bureautique', 'Design', 'Digital', 'Gestion de projet'],
  },
  {
    page: '/qui-sommes-nous',
    selector: 'main :has(> li:nth-child(4)) > li > h3',
    texts: ['Excellence', 'Bienveillance', 'Innovation', 'Fiabilité'],
  },
  {
    page: '/entreprise',
    selector: figures,
    texts: [
      '50+ entreprises formées',
      '500+ salariés certifiés',
      '95 % de satisfaction',
      '5+ années d’expérience',
    ],
  },
])('page $page lists the specified texts at $selector', ({ page, selector, texts }) => {
  expect(queryAll(page, selector).map(plainTextOf)).toEqual(texts)
})

/** Matches funding tracks that are in a closed `<details>` and link to their official site. */
const trackSelector =
  'main details:not([open]):has(h3 + span) > ul > li:has(a[href^="https:"])'

test.each([
  ['/formations', 'main ol > li', 4],
  ['/solutions/poei', 'main ol > li', 4],
  ['/entreprise', trackSelector, 8],
  ['/particulier', trackSelector, 10],
])('on the page %s the selector %s matches %d elements', (page, selector, count) => {
  expect(queryAll(page, selector)).toHaveLength(count)
})

test.each([
  ['/politique-de-confidentialite', 16, 0],
  ['/reglement-interieur', 18, 1],
  ['/conditions-generales-utilisation', 9, 0],
])(
  'the table of contents of %s lists %d articles and %d annexes',
  (address, count, more) => {
    const links = queryAll(address, 'main nav[aria-label="Sommaire"] a')
    const titled = links.map((link, index) => {
      const isArticle = index < count
      const start = isArticle ? `Article ${index + 1} – ` : ''
      const title = start + plainTextOf(link.lastElementChild ?? link)
      return [isArticle ? `#article-${index + 1}` : '#annexe', title]
    })
    expect(links).toHaveLength(count + more)
    expect(links.map(hrefOf)).toEqual(titled.map(([href]) => href))
    const titles = queryAll(address, 'main h2[id][tabindex="-1"]')
    expect(titles.map((title) => [`#${title.id}`, plainTextOf(title)])).toEqual(titled)
    const annexes = titles.slice(count).map(plainTextOf)
    expect(annexes.filter((title) => !title.startsWith('Annexe – '))).toEqual([])
  },
)

const hours = ['Lundi – vendredi : 9h-18h', 'Samedi : 9h-12h sur rendez-vous']

test.each([
  { page: '/contact', facts: ['72 heures ouvrées', '24 heures', ...hours] },
  { page: '/particulier/contact', facts: hours },
  {
    page: '/solutions/apprentissage',
    facts: [
      '12 à 36 mois',
      '16 à 30 ans',
      '6 000 €',
      'travailleurs handicapés, sportifs de haut niveau, créateurs',
      'Jusqu’à 29 ans révolus, sauf dérogations',
      'Conditions vérifiées en novembre 2026.',
    ],
  },
  {
    page: '/solutions/poei',
    facts: [
      '100 %',
      'Sous réserve de l’accord de France Travail',
      'Information vérifiée le 17 novembre 2026.',
    ],
  },
  { page: '/politique-de-confidentialite', facts: ['13 mois', '20 000 €'] },
  { page: '/particulier', facts: ['0 €', '15 jours'] },
  { page: '/particulier/faq', facts: ['reste à charge de 0 €', '15 jours'] },
  {
    page: '/entreprise',
    facts: [
      'Satisfaction : 412 réponses sur 437 stagiaires, de janvier à décembre 2025.',
      'Le détail des autres chiffres est communiqué sur demande.',
      'Support technique 24/7',
    ],
  },
])('the page $page contains the facts of the specification', ({ page, facts }) => {
  const [text] = queryAll(page, 'main').map(plainTextOf)
  expect(facts.filter((fact) => !text?.includes(fact))).toEqual([])
})

// A POEI is a training before recruitment. The employer first commits to hire, and trainees get no wages.
test('the POEI page promises neither a trial without commitment nor wages', () => {
  const [text] = queryAll('/solutions/poei', 'main').map(plainTextOf)
  expect(text).not.toMatch(/avant de vous engager|salaire/i)
})

test('all email addresses and telephone numbers are fictional, except one official number', () => {
  const texts = [...documents, ...data, ...code]
  const findAll = (pattern: RegExp) => texts.flatMap((text) => text.match(pattern) ?? [])
  const addresses = findAll(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g)
  expect(addresses.filter((address) => !address.endsWith('.example'))).toEqual([])
  const numbers = findAll(/(?<!\d)0\d(?:\s\d\d){4}(?!\d)/g)
  expect(new Set(numbers).size).toBeGreaterThan(2)
  const real = numbers.filter((number) => !/^(?:01\s99\s00|06\s39\s98)\s/.test(number))
  expect(new Set(real.map((number) => number.replaceAll(/\s/g, ' ')))).toEqual(
    new Set(['09 69 39 00 00']),
  )
})
