import { expect, test } from 'vitest'
import { assembleDocument, checkDocument, inlineDrawings } from './document.ts'

const template =
  '<html><head><!--head--><script type="module" src="/assets/main.js"></script></head>' +
  '<body><!--top--><div id="root"><!--body--></div><!--tail--></body></html>'
const page = {
  head: '<title>Contact</title>',
  top: '<p>a</p>',
  styles: '<style>a{}</style>',
  body: '<main>Bonjour</main>',
  tail: '<script type="application/ld+json">{}</script>',
  modules: [],
}
const validDocument = assembleDocument(template, page)

test('keeps `$` patterns and placeholder comments in the body of a page', () => {
  const body = "<p>$& $1 $' $$ 20 $ <!--body--></p>"
  expect(assembleDocument(template, { ...page, body })).toContain(
    `<div id="root">${body}</div>`,
  )
})

test.each([
  '<script type="application/ld+json">{"a":" style=\\"b\\""}</script>',
  '<script type="module" src="/assets/a.js"></script>',
  '<p>un attribut style="…" ou onclick="…"</p>',
  '<img alt="un > style=rouge" src="/a.svg"/>',
  '<style>/* <a style="b"> */</style>',
])('allows %s', (markup) => {
  expect(checkDocument(validDocument.replace('</main>', `${markup}</main>`))).toEqual([])
})

test.each([
  ['<script>alert(1)</script>', 'An inline script: <script>'],
  ['<script data-src="a">alert(1)</script>', 'An inline script: <script data-src="a">'],
  ['<p title="a > b" style="c">a</p>', 'A style attribute: <p title="a > b" style="c">'],
  ['<p\nSTYLE=red>a</p>', 'A style attribute: <p\nSTYLE=red>'],
  ['<a onclick="go()">a</a>', 'An inline event handler: <a onclick="go()">'],
])('rejects %s', (markup, fault) => {
  expect(checkDocument(validDocument.replace('</main>', `${markup}</main>`))).toEqual([
    fault,
  ])
})

test('rejects an empty root, an unreplaced placeholder and a missing title', () => {
  for (const body of ['', '<!--$--><!--/$-->', '  \n'])
    expect(checkDocument(assembleDocument(template, { ...page, body }))).toEqual([
      'The root is empty.',
    ])
  expect(
    checkDocument(validDocument.replace('<title>Contact</title>', '<!--head-->')),
  ).toEqual(['A placeholder was not replaced.', 'The page has no title.'])
})

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4">
  <path fill="#fff" d="M0 0h4"/><text>100 % – “é” &amp; b</text>
</svg>
`
const inlineTestDrawing = (document: string) => inlineDrawings(document, () => svg)

test('removes preloads of drawings but keeps icon links', () => {
  const preload = '<link rel="preload" as="image" href="/assets/a-1.svg"/>'
  const icon = '<link rel="icon" href="/assets/a-1.svg">'
  expect(inlineTestDrawing(`${preload}<p>a</p>${icon}`)).toBe(`<p>a</p>${icon}`)
})

const placeholder =
  '<svg data-drawing="/assets/a-1.svg" viewBox="0 0 4 4" aria-hidden="true"></svg>'

test('inlines the shapes of a drawing into its placeholder', () => {
  expect(inlineTestDrawing(`<p>a</p>${placeholder}`)).toBe(
    '<p>a</p><svg data-drawing="/assets/a-1.svg" viewBox="0 0 4 4" aria-hidden="true"> ' +
      '<path fill="#fff" d="M0 0h4"/><text>100 % – “é” &amp; b</text> </svg>',
  )
})

test.each([
  ['has another size', svg.replace('0 0 4 4', '0 0 8 8')],
  ['contains an id', svg.replace('<path', '<path id="a"')],
  ['contains styles', svg.replace('<path', '<style>path{}</style><path')],
  ['contains an event handler', svg.replace('<path', '<path onclick="a()"')],
  ['contains a photograph', svg.replace('<path', '<image href="data:,"/><path')],
])('refers to the file of a drawing that %s', (_, file) => {
  expect(inlineDrawings(placeholder, () => file)).toContain(
    '><image href="/assets/a-1.svg" width="100%" height="100%"/></svg>',
  )
})
