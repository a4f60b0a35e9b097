import type { Fields, Json } from '../record.ts'
import type { GroupSpec, Spec } from './spec.ts'

/** What a new record holds before anything is typed. */
export function blankRecord(spec: GroupSpec): Fields {
  return Object.fromEntries(spec.fields.map(([name, field]) => [name, blankOf(field)]))
}

/** A field without a value; an optional one is left out. */
function blankOf(spec: Spec): Json {
  return spec.isOptional ? null : filledOf(spec)
}

/** What an optional field holds once it is no longer left out. */
export function filledOf(spec: Spec): Json {
  switch (spec.type) {
    case 'text':
      return ''
    case 'number':
      return null
    case 'flag':
      return false
    case 'choice':
      return ''
    case 'group':
      return blankRecord(spec)
    case 'list':
      return []
    case 'variants':
      return spec.options[0] ? blankRecord(spec.options[0].group) : null
    case 'fixed':
      return spec.value
  }
}
