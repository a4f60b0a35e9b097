import facts from '#facts/brand.json' with { type: 'json' }
import { tonesOf } from '#facts/format/tones.ts'

/** The tones of the organisation's colour. In browser builds, constants replace this module. */
const tones = tonesOf(facts.color)

export const brand = tones.brand
export const brandDark = tones.dark
export const brandLight = tones.light
export const brandLightest = tones.lightest
