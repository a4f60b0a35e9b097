import { stripWordJoiners } from '#src/services/plain-text.ts'

/** The words of a text, whatever spaces and joiners hold them together. */
export const normalizeSpaces = (text: string) =>
  stripWordJoiners(text).replaceAll(/[\u00a0\u202f]/g, ' ')
