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
import { claims } from '#src/content/claims.ts'
import { everyPage } from '#src/content/page-list.ts'

type Head = { title: string; description: string }
const routes = everyPage.map(({ path }) => path)
const modules = import.meta.glob<{ head?: Head }>('/src/content/pages/*.ts')
const headsNow = async () =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(modules).map(async ([file, load]) => {
        const { head } = await load()
        return head === undefined ? [] : [[file, head] as const]
      }),
    ).then((heads) => heads.flat()),
  )

const source = (data: unknown) => ({ name: 'page.ts', data })

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

describe('fields', () => {
  test.each([
    ['an empty text', { title: '' }, 'page.ts.title: empty'],
    ['a blank text', { title: '\u00a0 ' }, 'page.ts.title: empty'],
    ['an undefined value', { title: undefined }, 'page.ts.title: empty'],
    ['an empty list', { page: { items: [] } }, 'page.ts.page.items: empty'],
    [
      'a field that only siblings have',
      { items: [{ id: 'a', title: 'A' }, { id: 'b' }] },
      'page.ts.items.1.title: missing',
    ],
  ])('%s is an error', (_, data, error) => {
    expect(fieldErrors(source(data))).toEqual([error])
  })

  test('null says that a fact is not supplied, and is no error', () => {
    expect(fieldErrors(source({ items: [{ id: 'a', details: null }] }))).toEqual([])
  })
})

describe('ids', () => {
  test('an id used twice in one list is an error', () => {
    expect(identifierErrors(source({ items: [{ id: 'a' }, { id: 'a' }] }))).toEqual([
      'page.ts.items.1.id: "a" is used twice',
    ])
  })

  test('one id in two lists is no error', () => {
    expect(identifierErrors(source({ one: [{ id: 'a' }], two: [{ id: 'a' }] }))).toEqual([])
  })

  test.each(['réponse', 'deux mots', ''])('"%s" cannot be an anchor', (id) => {
    expect(identifierErrors(source([{ id }]))).toEqual([
      `page.ts.0.id: "${id}" is not plain ASCII`,
    ])
  })
})

describe('links', () => {
  test.each([
    ['/tarifs', '"/tarifs" leads to no route'],
    ['/contact/', '"/contact/" leads to no route'],
    ['/tarifs#prix', '"/tarifs#prix" leads to no route'],
    ['contact', '"contact" is no address'],
    ['http:contact', '"http:contact" is no address'],
  ])('%s is an error', (href, error) => {
    expect(linkErrors(source({ action: { href } }), routes)).toEqual([
      `page.ts.action.href: ${error}`,
    ])
  })

  test.each([
    '/',
    '/qui-sommes-nous#qualite',
    '/contact?sujet=devis',
    '#contenu',
    'mailto:a@b.example',
    'tel:+33199001234',
    'https://wa.me/33639980000',
  ])('%s is a way somewhere', (href) => {
    expect(linkErrors(source({ href }), routes)).toEqual([])
  })
})

describe('images', () => {
  test('a picture without a file is an error', () => {
    const data = { a: { image: 'hero' }, b: { image: 'hero.svg' }, c: { image: null } }
    expect(imageErrors(source(data), ['hero'])).toEqual([
      'page.ts.b.image: no image "hero.svg"',
      'page.ts.c.image: no image "null"',
    ])
  })
})

describe('typography', () => {
  test('a text that nobody typeset is an error, with its place', () => {
    expect(
      typographyErrors(source({ text: "l'équipe", title: 'Au fil de l’eau' })),
    ).toEqual(['page.ts.text: "l\'équipe" is not typeset'])
  })

  test('a text that is typeset, as a sentence or as a heading, is none', () => {
    const texts = ['Sous 72\u00a0heures', 'Un fil de\u00a0soie', 'Un fil de soie']
    expect(typographyErrors(source(texts))).toEqual([])
  })

  test('what search results show of a page is as it was typed', () => {
    expect(typographyErrors(source({ head: { title: 'Le 4 mai' } }))).toEqual([])
  })

  test('addresses are not texts', () => {
    const data = { href: '/formations?a=1', mail: 'mailto:a@b.example', tel: 'tel:+331' }
    expect(typographyErrors(source(data))).toEqual([])
  })
})

describe('heads', () => {
  const head = (titleLength: number, descriptionLength: number, letter = 'a') => ({
    title: letter.repeat(titleLength),
    description: letter.repeat(descriptionLength),
  })

  test('45 and 155 characters are allowed, one more is not', () => {
    const heads = { fits: head(45, 155), long: head(46, 156) }
    expect(headErrors(heads)).toEqual([
      'long.head.title: 46 characters, over 45',
      'long.head.description: 156 characters, over 155',
    ])
  })

  test('the name of an organisation is as long as it is', () => {
    const title = 'Contact | Les ateliers de formation de la vallée du Rhône et de la Saône'
    expect(headErrors({ contact: { title, description: 'a' } })).toEqual([])
  })

  test('two pages do not share a title or a description', () => {
    const heads = { one: head(5, 9), two: head(5, 9), three: head(5, 9, 'b') }
    expect(headErrors(heads)).toEqual([
      'two.head.title: used by two pages',
      'two.head.description: used by two pages',
    ])
  })
})

describe('what search engines and phones are told', () => {
  const claimed = /certifi(?!cations et attestation)|qualiopi|compte personnel|éligible/i
  const texts = (table: Readonly<Record<string, Head>>) =>
    Object.values(table).flatMap(({ title, description }) => [title, description])

  test('claims no certification while the organisation is a sample', async () => {
    expect(texts(await headsNow()).filter((text) => claimed.test(text))).toEqual([])
  })

  test('names the certification of a real organisation, within the limits', async () => {
    vi.resetModules()
    vi.doMock(import('#src/content/identity.ts'), async (original) =>
      Object.assign({}, await original(), { sample: false }),
    )
    const heads = await headsNow()
    vi.doUnmock('#src/content/identity.ts')
    expect(texts(heads).filter((text) => /qualiopi/i.test(text))).toHaveLength(3)
    expect(headErrors(heads)).toEqual([])
    expect(fieldErrors(source(heads))).toEqual([])
  })
})

test('a page is held to every rule at once', () => {
  const data = {
    title: '',
    text: "l'équipe",
    image: 'absent',
    href: '/tarifs',
    items: [{ id: 'é' }],
  }
  expect(sourceErrors(source(data), routes, ['hero'])).toHaveLength(5)
})

describe('the claims', () => {
  const dates = Object.values(claims).flatMap(({ verified }) => verified ?? [])

  test('each have the day on which they were verified for themselves', () => {
    expect(new Set(dates).size).toBe(dates.length)
    for (const date of dates) expect(date).toMatch(/^\d{1,2}\u00a0\p{L}+\u00a020\d\d$/u)
  })

  test('say no day where nothing but the organisation’s own habit is told', () => {
    const undated = Object.entries(claims).filter(([, { verified }]) => verified === null)
    expect(undated.map(([name]) => name)).toEqual([
      'startDelay',
      'recognisedCertification',
      'certifiedEmployees',
    ])
  })
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
