import { expect, test } from 'vitest'
import { splitStyles } from './split-styles.ts'

const group = (number: number, rules: string) =>
  `${rules}/*!sc*/\ndata-styled.g${number}[id="c${number}"]{content:"k${number},"}/*!sc*/\n`
const styled = (...groups: string[]) =>
  `<style data-styled="true">${groups.join('')}</style>`

const reset = group(1, `@font-face{src:url('/a.woff2');}*{margin:0;}`)
const bar = group(2, '.bar{top:0;}@media (max-width:4.5em){.bar:has(> .open){top:1px;}}')
const card = group(3, '.card{color:red;}.card > p{color:blue;}')
const note = group(4, '.note{color:green;}')
const title = group(5, '.title{line-height:.9;}')

// So long that nothing after it belongs to the opening.
const lead = 'a'.repeat(1300)
const opening = `<header class="bar"></header><main id="m"><!--$--><section><h1 class="title" title="a > b">A<br/>b</h1>${lead}</section>`
const body = (rest: string) =>
  `${opening}${rest}<!--/$--></main><footer class="note"></footer>`

test('what the opening needs stands before the body, the rest right after the opening', () => {
  const rest = '<div class="card"></div>'
  expect(splitStyles(styled(reset, bar, card, note, title), body(rest))).toEqual({
    styles: styled(reset, bar, title),
    body: body(
      `<div hidden id="rest-styles"><svg>${styled(card, note)}</svg></div>${rest}`,
    ),
  })
})

test('a short opening takes a short element with it, and never more than one', () => {
  const around = (elements: string) =>
    `<main><h1 class="title">A</h1>${elements}</main><p class="note"></p>`
  const marked = (lengths: readonly number[]) => {
    const elements = lengths.map((length) => `<p class="card">${'a'.repeat(length)}</p>`)
    const page = around(elements.join(''))
    const split = splitStyles(styled(reset, bar, card, note, title), page)
    return split.body.replace(/<div hidden[^]*?<\/div>/, '|').replaceAll(/a+(?=<)/g, '')
  }
  const element = '<p class="card"></p>'
  expect(marked([1200, 20])).toBe(around(`${element}|${element}`))
  expect(marked([1300, 20])).toBe(around(`|${element}${element}`))
  expect(marked([])).toBe(around('|'))
})

test('the opening of a page of articles ends with the first of them', () => {
  const rest = '<section class="card"></section></article>'
  const text = (hidden: string) =>
    body(`<nav></nav><article class="note"><section></section>${hidden}${rest}`)
  expect(splitStyles(styled(reset, bar, card, note, title), text(''))).toEqual({
    styles: styled(reset, bar, note, title),
    body: text(`<div hidden id="rest-styles"><svg>${styled(card)}</svg></div>`),
  })
})

test('what a button opens, and paper, wait with the rest', () => {
  const paper = group(6, '@page{margin:0;}@media print{h1{color:red;}}')
  const menu = `<button popovertarget="a"></button><ul popover="auto" id="a"><li class="card"><ul></ul></li></ul>`
  const more = (rest: string) => `<header>${menu}</header>${body(rest)}`
  const rest = '<p class="note"></p>'
  expect(splitStyles(styled(reset, bar, card, note, title, paper), more(rest))).toEqual({
    styles: styled(reset, bar, title),
    body: more(
      `<div hidden id="rest-styles"><svg>${styled(card, note, paper)}</svg></div>${rest}`,
    ),
  })
  const shared = menu.replace('"card"', '"card bar"')
  const { styles } = splitStyles(
    styled(reset, card, bar, note, title),
    `${shared}${body('')}`,
  )
  expect(styles).toBe(styled(reset, card, bar, title))
})

test('a rule that a later one overrides stays before it', () => {
  const { styles } = splitStyles(
    styled(reset, bar, card, note, title),
    body('<div class="note extra title"></div><div class="card note"></div>'),
  )
  // `note` must not come after `title`, and so `card` must not come after `note`.
  expect(styles).toBe(styled(reset, bar, card, note, title))
})

test('a page that needs all its styles at once, or has no main part, stays whole', () => {
  expect(splitStyles(styled(bar, title), body('')).styles).toBe(styled(bar, title))
  const elsewhere = '<p class="card">a</p>'
  expect(splitStyles(styled(card, reset), elsewhere)).toEqual({
    styles: styled(card, reset),
    body: elsewhere,
  })
})

test('styles that are not those of styled-components are refused', () => {
  expect(() => splitStyles(`<style>${bar}a{}</style>`, body(''))).toThrow(
    'The styles cannot be split.',
  )
})
