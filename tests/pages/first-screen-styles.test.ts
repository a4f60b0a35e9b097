import { expect, test } from 'vitest'
import { everyPath, pageAt } from './built-site.ts'

type Group = { readonly order: number; readonly classes: ReadonlySet<string> }

/** The rules of each styled component, which end with the mark that names its place in the order. */
function groupsIn(css: string): readonly Group[] {
  const groups = css.matchAll(/([^]*?)data-styled\.g(\d+)\[[^{]*\{[^}]*\}\/\*!sc\*\/\n?/g)
  return [...groups].map(([, rules = '', order]) => {
    const selectors = rules.replaceAll(/\{[^{}]*\}/g, '{}')
    const names = [...selectors.matchAll(/\.([a-z][\w-]*)/gi)]
    return { order: Number(order), classes: new Set(names.map(([, name = '']) => name)) }
  })
}

const isInTwoParts = (path: string) =>
  pageAt(path).html.includes('id="rest-styles"><svg><style')

test('a page that needs little more than its first screen has one sheet', () => {
  expect(everyPath.filter((path) => !isInTwoParts(path))).toEqual([
    '/',
    '/politique-de-confidentialite',
    '/reglement-interieur',
    '/conditions-generales-utilisation',
    '/particulier/certifications',
    '/404',
  ])
})

test.each(everyPath)('%s hands over each rule once, those of paper at its end', (path) => {
  const { html } = pageAt(path)
  const rules = html.match(/(?<=\n)[^\n]+(?=\/\*!sc\*\/)/g) ?? []
  expect(rules.length).toBeGreaterThan(10)
  expect(rules).toEqual([...new Set(rules)])
  expect(html.match(/@page\b/g)).toHaveLength(1)
  expect(html.indexOf('@page')).toBeGreaterThan(html.indexOf('</main>'))
})

test.each(everyPath.filter(isInTwoParts))(
  '%s is styled in two parts, and no rule comes after one that overrides it',
  (path) => {
    const { document, html } = pageAt(path)
    const sheets = [...html.matchAll(/<style data-styled[^>]*>([^]*?)<\/style>/g)]
    const isInBody = sheets.map(({ index }) => index > html.indexOf('<body'))
    expect(isInBody).toEqual([false, true])
    const [first = [], rest = []] = sheets.map(([, css = '']) => groupsIn(css))
    expect(Math.min(first.length, rest.length)).toBeGreaterThan(3)
    const late = [...document.querySelectorAll('body [class]')].flatMap((element) => {
      const matches = ({ classes }: Group) =>
        [...element.classList].some((name) => classes.has(name))
      const last = Math.max(0, ...first.filter(matches).map(({ order }) => order))
      return rest
        .filter((group) => matches(group) && group.order < last)
        .map(() => element.outerHTML.slice(0, 120))
    })
    expect(late).toEqual([])
  },
)
