import { expect, test, vi } from 'vitest'
import {
  type ContentError,
  contentErrors,
  type Head,
  headErrors,
} from '#src/checks/content-rules.ts'
import { findDeadAnchors, validateContent } from '#src/checks/validate-content.ts'
import { courseAt } from '#src/content/courses.ts'
import { facts } from '#src/content/facts.ts'
import { everyPage, notFound } from '#src/content/page-list.ts'

const routes = everyPage.map(({ path }) => path)

const lineOf = ({ place, text }: ContentError) => `${place} : ${text}`

const errorsIn = (data: unknown) =>
  contentErrors({ name: 'page.ts', data }, { addresses: routes }).map(lineOf)

test('the site’s content is valid, unless a linked route is missing', () => {
  expect(validateContent(routes)).toEqual([])
  const errors = validateContent(routes.filter((route) => route !== '/contact'))
  expect(errors.map((error) => error.split('.ts')[0])).toEqual(
    expect.arrayContaining(['company-home', 'navigation', 'not-found', 'pre-hire']),
  )
})

test('the site’s content is valid after every claim, certificate and session has ended', async () => {
  vi.stubEnv('BUILD_DAY', '2040-01-01')
  vi.resetModules()
  const checks = await import('#src/checks/validate-content.ts')
  expect(checks.validateContent(routes)).toEqual([])
  vi.unstubAllEnvs()
})

test.each(['Avant-Garde', 'Formez-vous !'])(
  'the site’s content is valid if the names of the organisation are « %s »',
  async (name) => {
    vi.resetModules()
    vi.doMock('#src/content/facts.ts', () => ({
      facts: {
        ...facts,
        identity: { ...facts.identity, name, wordmark: name, registry: `RCS ${name}` },
        certificate: { ...facts.certificate, categories: [name] },
      },
    }))
    const checks = await import('#src/checks/validate-content.ts')
    vi.doUnmock('#src/content/facts.ts')
    expect(checks.validateContent(routes)).toEqual([])
  },
)

test('a link to a missing anchor is reported with its record and field, or else with its page', () => {
  const links = ['#site-web', '/faq#delai', '/faq?a=b#prix', '/absent#a', '#suite-en-ligne']
  const documents = new Map([
    [
      '/index.html',
      `<p id="suite-en-ligne">${links.map((href) => `<a href="${href}">`).join('')}`,
    ],
    ['/faq.html', '<p id="delai">'],
  ])
  expect(
    findDeadAnchors(documents).map((error) => error.replaceAll('\u00a0', ' ')),
  ).toEqual([
    'Page « Formations », champ « Sous le filtre » : le lien « #site-web » ne mène à aucun endroit de la page. Corrigez ce champ.',
    '/index.html : le lien « /faq#prix » ne mène à aucun endroit de la page',
  ])
})

test('a moved page must lead to an existing page, and its former address must be free', () => {
  const [from, to] = ['apprentissage', 'commis-de-cuisine'].map(
    (name) => `/solutions/apprentissage/${name}`,
  )
  const changed = routes.map((route) => (route === to ? `${from}` : route))
  const errors = validateContent(changed).filter((error) => /^Page «\s\//.test(error))
  expect(errors.map((error) => error.replaceAll('\u00a0', ' '))).toEqual([
    `Page « ${from} », champ « Nouvelle adresse » : « ${to} » ne mène à aucune page. Corrigez ce champ.`,
    `Page « ${from} », champ « Ancienne adresse » : une page du site a cette adresse. Corrigez ce champ.`,
  ])
})

const head = (title: number, description: number, letter = 'a') => ({
  title: letter.repeat(title),
  description: letter.repeat(description),
})
const leading = (href: string) => ({ action: { href } })

test.each<[data: unknown, ...errors: string[]]>([
  [{ title: '\u00a0 ' }, 'title : vide'],
  [{ title: undefined }, 'title : vide'],
  [{ page: { items: [] } }, 'page.items : vide'],
  [leading('/contact/'), 'action.href : « /contact/ » ne mène à aucune page'],
  [leading('/tarifs#prix'), 'action.href : « /tarifs#prix » ne mène à aucune page'],
  [leading('contact'), 'action.href : « contact » n’est pas une adresse'],
  [leading('http://contact'), 'action.href : « http://contact » n’est pas une adresse'],
  [{ image: null, title: '' }, 'title : vide'],
  [{ text: "l'équipe" }, `text : « l'équipe » n’a pas la typographie du site`],
  // Texts may be typeset as a sentence or as a heading. Texts for search results stay plain.
  [['Sous 72\u00a0heures', 'Un fil de\u00a0soie', 'Un fil de soie']],
  [{ title: 'Au fil de l’eau', head: { title: 'Le 4 mai' } }],
])('the faults in %o are reported', (data, ...errors) => {
  expect(errorsIn(data)).toEqual(errors.map((error) => `page.ts.${error}`))
})

test.each<[heads: Readonly<Record<string, Head>>, ...errors: string[]]>([
  [{ fits: head(45, 155) }],
  [{ a: head(46, 9) }, 'a.head.title : 46 caractères, 45 au plus'],
  [{ a: head(9, 156) }, 'a.head.description : 156 caractères, 155 au plus'],
  [
    { one: head(5, 9), two: head(5, 9), three: head(5, 9, 'b') },
    'two.head.title : le même texte que sur une autre page',
    'two.head.description : le même texte que sur une autre page',
  ],
])('the faults of the page heads %o are reported', (heads, ...errors) => {
  expect(headErrors(heads).map(lineOf)).toEqual(errors)
})

test('the check reports sample names that a real organisation would publish', async () => {
  vi.resetModules()
  vi.doMock('#src/content/organisation.ts', async (load) => ({
    ...(await load<object>()),
    sample: false,
  }))
  const checks = await import('#src/checks/validate-content.ts')
  const isRefused = (text: string) => `${text} : « Exempleville » est un nom de l’exemple`
  expect(checks.validateContent(routes)).toContain(
    isRefused('contact.ts.contact.details.address.lines.1'),
  )
  const files = new Map([
    ['contact.html', '<p>À Exempleville, par exemple</p>'],
    ['faq.html', 'Par exemple'],
  ])
  expect(checks.findSampleNames(files)).toEqual([isRefused('contact.html')])
})

test('a long organisation name is part of a page title, except on pages of programmes', async () => {
  const name = 'Les ateliers de formation de la vallée du Rhône et de la Saône'
  vi.doMock('#src/content/organisation.ts', async (load) => ({
    ...(await load<object>()),
    name,
  }))
  const { headOf } = await import('#src/document/document-head.ts')
  const titleAt = (address: string) => {
    const entry = everyPage.find(({ path }) => path === address) ?? notFound
    return headOf(entry, { title: 'Un titre', description: 'a' }).title
  }
  expect(titleAt('/contact')).toBe(`Un titre | ${name}`)
  expect(titleAt('/formations/parcours-integration')).toBe('Un titre')
})

test.each([
  ['title', 60],
  ['description', 155],
])(
  'the %s of a programme ends after a whole word if it exceeds %i characters',
  async (name, room) => {
    const { headOf } = await import('#src/document/document-head.ts')
    const shown = (text: string) => {
      const entry = everyPage.find(({ path }) => courseAt(path) !== undefined) ?? notFound
      const { tags } = headOf(entry, { title: 'a', description: 'a', [name]: text })
      return tags.find(([, key]) => key === `og:${name}`)?.[2]
    }
    const start = 'a'.repeat(room - 31)
    const word = 'b'.repeat(30)
    expect(shown(`${start} ${word}`)).toBe(`${start} ${word}`)
    expect(shown(`${start} ${word.slice(1)} c`)).toBe(`${start} ${word.slice(1)}…`)
    expect(shown(`${start}, ${word.slice(1)} c`)).toBe(`${start}…`)
  },
)
