import { expect, test } from 'vitest'
import { theme } from '#src/theme/theme.ts'

/** The channels of a colour of the theme, which a theme's variable carries as its fallback. */
function channelsOf(color: string) {
  const [, hex = ''] = color.match(/#([\da-f]{3,6})\b/) ?? []
  const full = hex.length === 3 ? hex.replaceAll(/./g, '$&$&') : hex
  return [0, 2, 4].map((start) => Number.parseInt(full.slice(start, start + 2), 16) / 255)
}

function luminanceOf(channels: readonly number[]) {
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrastOf(one: readonly number[], other: readonly number[]) {
  const [light = 0, dark = 0] = [luminanceOf(one), luminanceOf(other)].toSorted(
    (left, right) => right - left,
  )
  return (light + 0.05) / (dark + 0.05)
}

const { color } = theme

test.each([
  ['the border of a field on white', color.border, color.white],
  ['the border of a refused field on its tint', color.error, color.errorSoft],
  ['a filter, chosen or not, on white', color.ink, color.white],
  ['a chosen filter of companies among the others', color.blue, color.white],
  ['the ring of focus on white', color.ink, color.white],
  ['the ring of focus on plaster', color.ink, color.plasterDeep],
  ['the ring of focus on the surface of companies', color.yellow, color.blue],
  ['the ring of focus on the surface of individuals', color.ink, color.orange],
  ['the ring of focus on ink', color.yellow, color.ink],
  ['the button of a call on the surface of companies', color.yellow, color.blue],
  ['the button of a call on the surface of individuals', color.ink, color.orange],
])('%s has a contrast of 3 to 1 @rgaa-mark-contrast', (_, mark, surface) => {
  expect(contrastOf(channelsOf(mark), channelsOf(surface))).toBeGreaterThanOrEqual(3)
})

test('a border half seen on ink has a contrast of 3 to 1 with it', () => {
  const [, alpha = ''] = color.lineOnDark.match(/255 255 255 \/ ([\d.]+)/) ?? []
  const ink = channelsOf(color.ink)
  const blend = ink.map((value) => value + (1 - value) * Number(alpha))
  expect(contrastOf(blend, ink)).toBeGreaterThanOrEqual(3)
})
