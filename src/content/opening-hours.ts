import { openingInWords } from '#facts/opening-hours.ts'
import { typeset } from '#facts/typeset.ts'
import { organisation } from './organisation.ts'

/** « du lundi au vendredi de 9 h à 18 h ». */
export const weekHours = typeset(openingInWords(organisation.openingHours.week))
