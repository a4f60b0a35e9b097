import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { theme } from '#src/theme/theme.ts'
import { contrastRatio } from '#tests/contrast.ts'

const sourceFiles = globSync('src/**/*.{ts,tsx}')
  .filter((file) => !file.startsWith('src/theme/'))
  .toSorted()
  .map((file) => ({
    file,
    text: readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\//g, ''),
  }))

test('media queries are said once, in the theme', () => {
  const written = sourceFiles.filter(({ text }) => text.includes('@media'))
  expect(written.map(({ file }) => file)).toEqual([])
})

test('F55 each list says that it is one: Safari takes those without marks for none', () => {
  const lists = sourceFiles.flatMap(({ file, text }) =>
    [...text.matchAll(/(?:styled\.|<)[uo]l\b.*/g)].map(([list]) => `${file}: ${list}`),
  )
  expect(lists.length).toBeGreaterThan(20)
  expect(lists.filter((text) => !/role(?:="|: ')list\b/.test(text))).toEqual([])
})

/** The channels of a colour, from 0 to 1, which a theme's variable carries as its fallback. */
function channelsOf(color: string) {
  const [, hex = ''] = color.match(/#([\da-f]{3,6})\b/) ?? []
  const full = hex.length === 3 ? hex.replaceAll(/./g, '$&$&') : hex
  return [0, 2, 4].map((start) => Number.parseInt(full.slice(start, start + 2), 16) / 255)
}

const { color } = theme

test.each([
  ['the border of a field on white', color.border, color.white],
  ['the border of a refused field on its tint', color.error, color.errorBackground],
  ['a filter, chosen or not, and the ring of focus on white', color.ink, color.white],
  ['a chosen filter of companies among the others', color.blue, color.white],
  ['the ring of focus on plaster', color.ink, color.surfaceMutedStrong],
  ['the ring of focus and a call on the surface of companies', color.yellow, color.blue],
  ['the same on the surface of individuals', color.ink, color.orange],
  ['the ring of focus on ink', color.yellow, color.ink],
])('%s has a contrast of 3 to 1 @rgaa-mark-contrast', (_, mark, surface) => {
  expect(contrastRatio(channelsOf(mark), channelsOf(surface))).toBeGreaterThanOrEqual(3)
})

test('a border half seen on ink has a contrast of 3 to 1 with it', () => {
  const [, alpha = ''] = color.borderOnDark.match(/255 255 255 \/ ([\d.]+)/) ?? []
  const ink = channelsOf(color.ink)
  const blend = ink.map((value) => value + (1 - value) * Number(alpha))
  expect(contrastRatio(blend, ink)).toBeGreaterThanOrEqual(3)
})
