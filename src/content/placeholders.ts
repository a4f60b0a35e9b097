import claims from '#facts/claims.json' with { type: 'json' }
import figures from '#facts/figures.json' with { type: 'json' }
import identity from '#facts/identity.json' with { type: 'json' }
import { placeholdersOf, fillPlaceholders } from '#facts/format/placeholders.ts'

const placeholders = placeholdersOf({ identity, claims, figures })

/** Replaces the placeholders of a text that the owner has typed. */
export const filled = (text: string) => fillPlaceholders(text, placeholders)
