import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isDarkEnough, recolor, tonesOf } from '#facts/format/tones.ts'
import { theme } from '#src/theme/theme.ts'
import { channelsOf, contrastRatio } from '#tests/contrast.ts'

test('the brand colour of the sample yields the tones that its drawings contain', () => {
  expect(tonesOf('#1f45b5')).toEqual({
    brand: '#1f45b5',
    dark: '#17348c',
    medium: '#8fa9f2',
    light: '#c9d7ff',
    lightest: '#e9efff',
  })
})

const { color } = theme
const pairs = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)
  .filter(isDarkEnough)
  .map((accepted) => {
    const { brand, dark, light, lightest } = tonesOf(accepted)
    return [
      { use: 'white text on the brand colour', text: color.white, ground: brand },
      { use: 'white text on a hovered button', text: color.white, ground: dark },
      { use: 'a link on a muted section', text: brand, ground: color.surfaceMuted },
      { use: 'a link on a tinted section', text: brand, ground: lightest },
      {
        use: 'a hovered link on the strong surface',
        text: dark,
        ground: color.surfaceMutedStrong,
      },
      { use: 'muted text on a tinted section', text: color.textMuted, ground: lightest },
      { use: 'text on a tint', text: color.ink, ground: light },
      { use: 'tinted text in the footer', text: light, ground: color.ink },
      { use: 'an error on a tinted section', text: color.error, ground: lightest },
      { use: 'yellow on the brand colour', text: color.yellow, ground: brand, least: 3 },
    ]
  })

test('every accepted brand colour gives texts and marks a sufficient contrast', () => {
  fc.assert(
    fc.property(pairs, (uses) => {
      const unreadable = uses.filter(
        ({ text, ground, least = 4.5 }) =>
          contrastRatio(channelsOf(text), channelsOf(ground)) < least,
      )
      expect(unreadable).toEqual([])
    }),
    { numRuns: 2000 },
  )
})

test('recolouring a drawing replaces its brand tones and keeps its other colours', () => {
  const green = tonesOf('#0b6b3a')
  const svg = '<path fill="#1F45B5" stroke="#17348c"/><path fill="#ffd04a"/>'
  expect(recolor(svg, tonesOf('#1f45b5'), green)).toBe(
    `<path fill="#0b6b3a" stroke="${green.dark}"/><path fill="#ffd04a"/>`,
  )
})
