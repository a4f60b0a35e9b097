import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { theme } from '#src/theme/theme.ts'
import { channelsOf, contrastRatio } from '#tests/contrast.ts'

const sourceFiles = globSync('src/**/*.{ts,tsx}')
  .filter((file) => !file.startsWith('src/theme/'))
  .toSorted()
  .map((file) => ({
    file,
    text: readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\//g, ''),
  }))

test('only the theme contains media queries', () => {
  const written = sourceFiles.filter(({ text }) => text.includes('@media'))
  expect(written.map(({ file }) => file)).toEqual([])
})

test('F55 each list has a role, which Safari needs for lists without markers', () => {
  const lists = sourceFiles.flatMap(({ file, text }) =>
    [...text.matchAll(/(?:styled\.|<)[uo]l\b.*/g)].map(([list]) => `${file}: ${list}`),
  )
  expect(lists.length).toBeGreaterThan(20)
  expect(lists.filter((text) => !/role(?:="|: ')list\b/.test(text))).toEqual([])
})

const { color } = theme

test.each([
  ['the border of a field on white', color.border, color.white],
  ['the border of an invalid field on its background', color.error, color.errorBackground],
  ['the focus ring on the muted surface', color.ink, color.surfaceMutedStrong],
  ['the focus ring or a call to action on the individual surface', color.ink, color.orange],
  ['the focus ring on ink', color.yellow, color.ink],
])('%s has a contrast of at least 3:1 @rgaa-mark-contrast', (_, mark, surface) => {
  expect(contrastRatio(channelsOf(mark), channelsOf(surface))).toBeGreaterThanOrEqual(3)
})

test('a translucent border on the ink colour has a contrast of at least 3:1', () => {
  const [, alpha = ''] = color.borderOnDark.match(/255 255 255 \/ ([\d.]+)/) ?? []
  const ink = channelsOf(color.ink)
  const blend = ink.map((value) => value + (1 - value) * Number(alpha))
  expect(contrastRatio(blend, ink)).toBeGreaterThanOrEqual(3)
})
