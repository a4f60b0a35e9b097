import { expect, test } from 'vitest'
import { imprintHtml } from '#src/paper.ts'

test.each([
  ['2026-11-30T22:30:00Z', '30 novembre 2026'],
  ['2026-11-30T23:30:00Z', '1er décembre 2026'],
  ['2026-12-11T12:00:00Z', '11 décembre 2026'],
])('what is published at %s is dated %s, as in France', (moment, date) => {
  const html = imprintHtml('https://www.example.fr/?a&b', new Date(moment))
  expect(html).toContain(`Contenu du ${date}<`)
  expect(html).toContain('>https://www.example.fr/?a&amp;b<')
})
