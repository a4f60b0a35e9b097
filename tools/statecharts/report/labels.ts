/** The report's own French words. */
import type { Operator } from '../core/mutation.ts'
import type { MutantResult } from '../core/score.ts'
import type { ViewOperator } from '../view-mutants/operators.ts'
import type { ViewMutantResult } from '../view-mutants/view-score.ts'
import type { DriverName } from './results.ts'

/** Each driver by its letter in the tables, and by its name. */
export const driverWords = {
  headless: { letter: 'M', name: 'machine seule' },
  view: { letter: 'V', name: 'vues' },
  browser: { letter: 'N', name: 'navigateur' },
} as const satisfies Record<DriverName, { letter: string; name: string }>

export const resultWords = {
  killed: 'Tués',
  survived: 'Survivants',
  equivalent: 'Équivalents',
  invalid: 'Mort-nés',
} as const satisfies Record<MutantResult['result'], string>

export const operatorWords = {
  'drop transition': 'transition supprimée',
  retarget: 'autre destination',
  stay: 'transition qui reste sur place',
  'drop guard': 'garde supprimée',
  'negate guard': 'garde inversée',
  'swap branches': 'branches interverties',
  reenter: 'entrée refaite ou omise',
  'double action': 'action doublée',
  'reorder actions': 'actions échangées',
  'tell child': 'événement de trop à un enfant',
  'keep actor': 'acteur jamais arrêté',
  'drop action': 'action supprimée',
  'drop tag': 'étiquette supprimée',
  'drop invoke': 'appel supprimé',
  'swap outcomes': 'succès et échec intervertis',
  'change delay': 'délai changé',
  'change initial': 'autre état initial',
  'add transition': 'transition ajoutée',
} as const satisfies Record<Operator, string>

export const viewResultWords = {
  killed: 'Tués',
  survived: 'Survivants',
  unreached: 'Pas atteints',
} as const satisfies Record<ViewMutantResult['result'], string>

export const viewOperatorWords = {
  'drop send': 'envoi supprimé',
  'double send': 'envoi doublé',
  'wrong actor': 'autre destinataire',
  'stale copy': 'copie périmée',
  'lost clean-up': 'nettoyage oublié',
  'drop focus': 'focus supprimé',
  'wrong focus': 'focus ailleurs',
} as const satisfies Record<ViewOperator, string>

export const signs = { walked: '✓', unwalked: '✗', surviving: '⚠' } as const

/** A rate from 0 to 1 as a percentage; 100 % is said of the whole alone. */
export function percent(rate: number): string {
  const tenths = rate === 1 ? 1000 : Math.min(999, Math.round(rate * 1000))
  return `${(tenths / 10).toLocaleString('fr-FR')}\u202F%`
}

/** Milliseconds, in seconds. */
export function seconds(ms: number): string {
  const rounded = (ms / 1000).toLocaleString('fr-FR', { maximumFractionDigits: 1 })
  return `${rounded}\u00A0s`
}

/** French text whose signs stay with their words. */
export function typeset(text: string): string {
  return text
    .replaceAll('« ', '«\u00A0')
    .replaceAll(/ ([»:])/g, '\u00A0$1')
    .replaceAll(/ ([;!?])/g, '\u202F$1')
    .replaceAll(/§ ?(?=\d)/g, '§\u00A0')
    .replaceAll(/(\d) (?=\d{3}|m?s\b)/g, '$1\u00A0')
}

/** A part of a whole, in words. */
export function fraction(part: number, whole: number): string {
  return `${part.toLocaleString('fr-FR')} sur ${whole.toLocaleString('fr-FR')}`
}

export function dateTime(moment: Date): string {
  return moment.toLocaleString('fr-FR', { dateStyle: 'long', timeStyle: 'short' })
}

export function count(number: number, one: string, many: string): string {
  return `${number.toLocaleString('fr-FR')}\u00A0${number < 2 ? one : many}`
}
