import { expect, test } from 'vitest'
import {
  assembleDocument,
  assetAddresses,
  documentFaults,
  inlinedStyles,
  scriptAddresses,
} from './document.ts'

const template =
  '<html><head><!--head--><script type="module" src="/assets/main.js"></script></head>' +
  '<body><!--preload--><div id="root"><!--body--></div><!--tail--></body></html>'
const styles = '<style>a{}/*!sc*/\ndata-styled.g1[id="a"]{content:"a,"}/*!sc*/\n</style>'
const page = {
  head: '<title>Contact</title>',
  preload: '<link rel="preload" href="/assets/a.woff2">',
  styles,
  body: '<main>Bonjour</main>',
  tail: '<script type="application/ld+json">{}</script>',
  modules: [],
  late: [],
}
const sound = assembleDocument(template, page)

test('a page stands in place of the comments, what nobody sees at the end', () => {
  expect(assembleDocument(template, page, ['/assets/a.js', '/assets/a.json'])).toBe(
    `<html><head><title>Contact</title>${styles}</head>` +
      '<body><link rel="preload" href="/assets/a.woff2"><div id="root"><main>Bonjour</main></div>' +
      '<script type="application/ld+json">{}</script>' +
      '<template id="later"><link rel="modulepreload" crossorigin href="/assets/a.js">' +
      '<link rel="preload" as="fetch" crossorigin href="/assets/a.json"></template>' +
      '<script type="module" src="/assets/main.js"></script></body></html>',
  )
})

test('what is fetched ahead is marked, and what only a press that waits may need', () => {
  const options = { ahead: ['/a.js'], late: ['/b.js'] }
  const document = assembleDocument(template, page, ['/assets/a.js', '/a.js'], options)
  expect(document.match(/<link[^>]*data-[^>]*>/g)).toEqual([
    '<link rel="modulepreload" crossorigin data-ahead href="/a.js">',
    '<link rel="modulepreload" crossorigin data-late href="/b.js">',
  ])
})

test.each(['$&', '$1', "$'", '$$', '20 $ <!--body-->'])('%s is kept as written', (text) => {
  expect(assembleDocument(template, { ...page, body: `<p>${text}</p>` })).toContain(
    `<div id="root"><p>${text}</p></div>`,
  )
})

test.each([
  ['nothing else', ''],
  ['JSON-LD', '<script type="application/ld+json">{"a":" style=\\"b\\""}</script>'],
  ['a script with an address', '<script type="module" src="/assets/a.js"></script>'],
  ['a text about style="…"', '<p>un attribut style="…" ou onclick="…"</p>'],
  ['an attribute that speaks of style=', '<img alt="un > style=rouge" src="/a.svg"/>'],
  ['a rule about a style attribute', '<style>a[ style="b"]{}</style>'],
])('%s is allowed', (_, markup) => {
  expect(documentFaults(sound.replace('</main>', `${markup}</main>`))).toEqual([])
})

test.each([
  ['<script>alert(1)</script>', 'An inline script: <script>'],
  ['<script data-src="a">alert(1)</script>', 'An inline script: <script data-src="a">'],
  ['<p style="color:red">a</p>', 'A style attribute: <p style="color:red">'],
  ['<p title="a > b" style="c">a</p>', 'A style attribute: <p title="a > b" style="c">'],
  ['<p\nSTYLE=red>a</p>', 'A style attribute: <p\nSTYLE=red>'],
  ['<a onclick="go()">a</a>', 'An inline event handler: <a onclick="go()">'],
])('%s is a fault', (markup, fault) => {
  expect(documentFaults(sound.replace('</main>', `${markup}</main>`))).toEqual([fault])
})

test.each(['', '<!--$--><!--/$-->', '  \n'])('a root of only %j is empty', (body) => {
  const document = assembleDocument(template, { ...page, body })
  expect(documentFaults(document)).toEqual(['The root is empty.'])
})

test('a forgotten placeholder or title is a fault', () => {
  expect(documentFaults(sound.replace('<title>Contact</title>', '<!--head-->'))).toEqual([
    'A placeholder was not replaced.',
    'The page has no title.',
  ])
})

test('each inlined style is read whole', () => {
  const document = '<style data-a="b">x{}\n</style><p>c</p><style>y>z{}</style>'
  expect(inlinedStyles(document)).toEqual(['x{}\n', 'y>z{}'])
})

test('the hashed files of attributes, sets and style sheets are found once', () => {
  const document =
    '<img src="/assets/a-1.svg" srcset="/assets/a-1.svg 1x, /assets/b_2.png 2x">' +
    '<style>@font-face{src:url(/assets/c~3.woff2)}</style><p>voir /assetset</p>'
  expect(assetAddresses(document)).toEqual([
    '/assets/a-1.svg',
    '/assets/b_2.png',
    '/assets/c~3.woff2',
  ])
})

const script = (fileName: string, imports: string[], ...moduleIds: string[]) => ({
  fileName,
  imports,
  moduleIds,
  isEntry: fileName === 'main.js',
})
const scripts = [
  script('main.js', ['shared.js'], '/src/main.tsx'),
  script('contact.js', ['main.js', 'form.js'], '/src/field.tsx', '/src/contact.tsx'),
  script('form.js', ['shared.js', 'contact.js'], '/src/form.tsx'),
  script('shared.js', [], '/src/shared.tsx'),
]

test('a page preloads its script and what that imports, without the entry', () => {
  expect(scriptAddresses(scripts, ['/src/contact.tsx'])).toEqual([
    '/contact.js',
    '/shared.js',
    '/form.js',
  ])
  expect(() => scriptAddresses(scripts, ['/src/gone.tsx'])).toThrow(
    'No script of the client build holds /src/gone.tsx.',
  )
})
