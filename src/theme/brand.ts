import { tonesOf } from '#facts/format/tones.ts'
import { facts } from '#src/content/facts.ts'

/** The tones of the organisation's colour. The browser receives this module as constants. */
const tones = tonesOf(facts.brand.color)

export const brand = tones.brand
export const brandDark = tones.dark
export const brandLight = tones.light
export const brandLightest = tones.lightest
