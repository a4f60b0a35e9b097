import type { Element } from 'happy-dom'
import { everyPath, pageAt, textOf } from './built-site.ts'

/** What is wrong on each page, said with its address. */
export function faults(find: (page: ReturnType<typeof pageAt>) => readonly string[]) {
  return everyPath.flatMap((address) =>
    find(pageAt(address)).map((fault) => `${address} ${fault}`),
  )
}

/** The elements that a selector finds on all pages, each by its beginning. */
export function found(selector: string) {
  return faults(({ document }) => [...document.querySelectorAll(selector)].map(opening))
}

/** The elements that a selector finds on all pages and that fail a condition. */
export function failing(selector: string, isSound: (element: Element) => boolean) {
  return faults(({ document }) =>
    [...document.querySelectorAll(selector)].filter((it) => !isSound(it)).map(opening),
  )
}

/** The fields on all pages that fail a condition, but the traps for robots, which nobody meets. */
export function failingField(isSound: (field: Element) => boolean) {
  return failing(
    'input:not([type=hidden], [type=radio]), select, textarea',
    (field) => field.closest('[hidden]') !== null || isSound(field),
  )
}

function opening({ outerHTML }: { outerHTML: string }) {
  return outerHTML.slice(0, 120)
}

/** The tag that opens an element, with its attributes. */
export function tagOf({ tagName, attributes }: Element) {
  const said = [...attributes].map(({ name, value }) => ` ${name}="${value}"`)
  return `<${tagName.toLowerCase()}${said.join('')}>`
}

const names = new Map<Element, string>()

/** The name that assistive technology is given. */
export function nameOf(element: Element) {
  const known = names.get(element) ?? nameIn(element)
  names.set(element, known)
  return known
}

function nameIn(element: Element) {
  const label = element.getAttribute('aria-label')
  if (label !== null) return label
  const pictures = [...element.querySelectorAll('img')].map(({ alt }) => alt)
  return `${pictures.join(' ')} ${textOf(element)}`.trim()
}

/** The styles of a page, without the marks that styled-components reads its own names from. */
export const stylesOf = ({ html }: { html: string }) =>
  [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)]
    .map(([, css = '']) => css.replaceAll(/data-styled[^{]*\{[^}]*\}/g, ''))
    .join('\n')
