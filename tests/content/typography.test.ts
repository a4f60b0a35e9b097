import { expect, test } from 'vitest'
import { typographyErrors } from '#src/checks/content-rules.ts'

const source = (data: unknown) => ({ name: 'page.ts', data })

test('a text that nobody typeset is an error, with its place', () => {
  expect(typographyErrors(source({ text: "l'équipe", title: 'Au fil de l’eau' }))).toEqual([
    'page.ts.text: "l\'équipe" is not typeset',
  ])
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
