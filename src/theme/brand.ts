import { tonesOf } from '#facts/format/tones.ts'
import { facts } from '#src/content/facts.ts'

/** The tones of the organisation's colour. In browser builds, this module is replaced with constants. */
const tones = tonesOf(facts.brand.color)

export const brand = tones.brand
export const brandDark = tones.dark
export const brandLight = tones.light
export const brandLightest = tones.lightest
