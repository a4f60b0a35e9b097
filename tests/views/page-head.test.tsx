import { beforeEach, expect, test } from 'vitest'
import { type PageHead, updateHead } from '#src/dom/page-head.ts'

const home: PageHead = {
  title: 'Accueil',
  tags: [
    ['name', 'description', 'Un organisme de formation'],
    ['property', 'og:url', 'https://exemple.fr/'],
    ['rel', 'canonical', 'https://exemple.fr/'],
  ],
  data: '{"@type":"WebSite"}',
}
const missing: PageHead = {
  title: 'Page introuvable',
  tags: [
    ['name', 'robots', 'noindex'],
    ['property', 'og:url', 'https://exemple.fr/404'],
  ],
  data: '{"@type":"WebPage"}',
}

const tags = () =>
  [...document.head.querySelectorAll('meta, link')].map(({ outerHTML }) => outerHTML)
const structuredData = () => [
  ...document.querySelectorAll('script[type="application/ld+json"]'),
]

beforeEach(() => {
  document.head.innerHTML = `
    <title>Accueil</title>
    <meta name="viewport" content="width=device-width">
    <meta name="description" content="Un organisme de formation">
    <meta property="og:url" content="https://exemple.fr/">
    <link rel="canonical" href="https://exemple.fr/">
    <script type="module" crossorigin></script>
    <script type="application/ld+json">{"@type":"WebSite"}</script>`
  document.body.innerHTML = '<span id="printed-from">https://exemple.fr/</span>'
})

test('another page replaces the title, the tags of the first page and the printed URL', () => {
  updateHead(missing, home)
  expect(document.title).toBe('Page introuvable')
  expect(tags()).toEqual([
    '<meta name="viewport" content="width=device-width">',
    '<meta property="og:url" content="https://exemple.fr/404">',
    '<meta name="robots" content="noindex">',
  ])
  expect(document.getElementById('printed-from')?.textContent).toBe(
    'https://exemple.fr/404',
  )
})

test('returning to the first page restores its tags', () => {
  updateHead(missing, home)
  updateHead(home, missing)
  expect(tags().toSorted()).toEqual(
    [
      '<meta name="viewport" content="width=device-width">',
      '<meta property="og:url" content="https://exemple.fr/">',
      '<meta name="description" content="Un organisme de formation">',
      '<link rel="canonical" href="https://exemple.fr/">',
    ].toSorted(),
  )
})

test('another page replaces the structured data, in a script whose only attribute is its type', () => {
  updateHead(missing, home)
  expect(structuredData().map(({ textContent }) => textContent)).toEqual([missing.data])
  expect(structuredData().map((script) => script.getAttributeNames())).toEqual([['type']])
})
