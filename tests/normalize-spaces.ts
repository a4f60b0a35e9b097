import { stripWordJoiners } from '#src/services/plain-text.ts'

/** Replaces no-break spaces with plain ones and removes word joiners. */
export const normalizeSpaces = (text: string) =>
  stripWordJoiners(text).replaceAll(/[\u00a0\u202f]/g, ' ')
