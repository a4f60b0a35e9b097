import { describe, expect, test, vi } from 'vitest'
import {
  fieldErrors,
  headErrors,
  identifierErrors,
  imageErrors,
  linkErrors,
  typographyErrors,
} from '#src/checks/content-rules.ts'
import { sourceErrors, validateContent } from '#src/checks/validate-content.ts'
import { everyPage } from '#src/content/page-list.ts'

type Head = { title: string; description: string }
const routes = everyPage.map(({ path }) => path)

type Source = Parameters<typeof fieldErrors>[0]
const source = (data: unknown): Source => ({ name: 'page.ts', data })

describe('the content of the site', () => {
  test('breaks no rule', () => {
    expect(validateContent(routes)).toEqual([])
  })

  test('is all read: a route taken away leaves its links without a target', () => {
    const errors = validateContent(routes.filter((route) => route !== '/contact'))
    const names = new Set(errors.map((error) => error.split('.ts')[0]))
    expect([...names]).toEqual(
      expect.arrayContaining(['company-home', 'navigation', 'not-found', 'pre-hire']),
    )
  })
})

const head = (title: number, description: number, letter = 'a') => ({
  title: letter.repeat(title),
  description: letter.repeat(description),
})
const links = (data: Source) => linkErrors(data, routes)
const images = (data: Source) => imageErrors(data, ['hero'])
const leading = (href: string) => ({ action: { href } })
const long = 'Contact | Les ateliers de formation de la vallée du Rhône et de la Saône'

test.each<[rule: (data: Source) => readonly string[], data: unknown, ...errors: string[]]>([
  [fieldErrors, { title: '' }, 'title: empty'],
  [fieldErrors, { title: '\u00a0 ' }, 'title: empty'],
  [fieldErrors, { title: undefined }, 'title: empty'],
  [fieldErrors, { page: { items: [] } }, 'page.items: empty'],
  // What only siblings have; null says that a fact is not supplied.
  [fieldErrors, { items: [{ id: 'a', b: 'A' }, { id: 'b' }] }, 'items.1.b: missing'],
  [fieldErrors, { items: [{ id: 'a', details: null }] }],
  [identifierErrors, { a: [{ id: 'a' }, { id: 'a' }] }, 'a.1.id: "a" is used twice'],
  [identifierErrors, { one: [{ id: 'a' }], two: [{ id: 'a' }] }],
  [identifierErrors, [{ id: 'réponse' }], '0.id: "réponse" is not plain ASCII'],
  [identifierErrors, [{ id: 'deux mots' }], '0.id: "deux mots" is not plain ASCII'],
  [identifierErrors, [{ id: '' }], '0.id: "" is not plain ASCII'],
  [links, leading('/tarifs'), 'action.href: "/tarifs" leads to no route'],
  [links, leading('/contact/'), 'action.href: "/contact/" leads to no route'],
  [links, leading('/tarifs#prix'), 'action.href: "/tarifs#prix" leads to no route'],
  [links, leading('contact'), 'action.href: "contact" is no address'],
  [links, leading('http:contact'), 'action.href: "http:contact" is no address'],
  [links, leading('/')],
  [links, leading('/qui-sommes-nous#qualite')],
  [links, leading('/contact?sujet=devis')],
  [links, leading('#contenu')],
  [links, leading('mailto:a@b.example')],
  [links, leading('tel:+33199001234')],
  [links, leading('https://wa.me/33639980000')],
  [images, { image: 'hero' }],
  [images, { image: 'hero.svg' }, 'image: no image "hero.svg"'],
  [images, { image: null }, 'image: no image "null"'],
  [typographyErrors, { text: "l'équipe" }, 'text: "l\'équipe" is not typeset'],
  // As a sentence, or as a heading; what search results show is as it was typed.
  [typographyErrors, ['Sous 72\u00a0heures', 'Un fil de\u00a0soie', 'Un fil de soie']],
  [typographyErrors, { title: 'Au fil de l’eau', head: { title: 'Le 4 mai' } }],
  [typographyErrors, { href: '/formations?a=1', mail: 'mailto:a@b.fr', tel: 'tel:+331' }],
])('%o finds in %o what is wrong', (rule, data, ...errors) => {
  expect(rule(source(data))).toEqual(errors.map((error) => `page.ts.${error}`))
})

test.each<[heads: Readonly<Record<string, Head>>, ...errors: string[]]>([
  [{ fits: head(45, 155) }],
  [{ a: head(46, 9) }, 'a.head.title: 46 characters, over 45'],
  [{ a: head(9, 156) }, 'a.head.description: 156 characters, over 155'],
  // The name of an organisation is as long as it is.
  [{ contact: { title: long, description: 'a' } }],
  [
    { one: head(5, 9), two: head(5, 9), three: head(5, 9, 'b') },
    'two.head.title: used by two pages',
    'two.head.description: used by two pages',
  ],
])('of the heads %o is said what is wrong', (heads, ...errors) => {
  expect(headErrors(heads)).toEqual(errors)
})

test('a page is held to every rule at once', () => {
  const words = { title: '', text: "l'équipe", items: [{ id: 'é' }] }
  const data = source({ ...words, image: 'absent', href: '/tarifs' })
  expect(sourceErrors(data, routes, ['hero'])).toHaveLength(5)
})

test('the footer says the state that the accessibility statement says', async () => {
  vi.resetModules()
  vi.doMock(import('#src/content/rgaa.ts'), async (original) => {
    const table = await original()
    return { ...table, results: { ...table.results, adjective: 'non conforme' } }
  })
  const fresh = await import('#src/checks/validate-content.ts')
  vi.doUnmock('#src/content/rgaa.ts')
  expect(fresh.validateContent(routes)).toContain(
    'navigation.ts.footer.accessibility.label: does not say "non conforme"',
  )
})
