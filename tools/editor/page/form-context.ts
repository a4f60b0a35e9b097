import { createContext, useContext } from 'react'
import type { Book, Issue, Json, Path } from '../record.ts'

/** What every field of the open record needs. */
export type FormScope = {
  readonly kind: string
  /** The field that names a record. */
  readonly label: string | null
  readonly book: Pick<Book, 'references' | 'files'>
  readonly issues: readonly Issue[]
  /** The fields of the record that are never edited, by name. */
  readonly fixed: readonly string[]
  readonly isBusy: boolean
  change(path: Path, value: Json): void
  attach(path: Path, file: File): void
}

export const FormContext = createContext<FormScope | null>(null)

export function useForm(): FormScope {
  const scope = useContext(FormContext)
  if (!scope) throw new Error('A field stands in a form.')
  return scope
}

export function idOf(path: Path): string {
  return `field-${path.join('-')}`
}

/** The first fault of a field itself. */
export function issueAt(issues: readonly Issue[], path: Path): string | undefined {
  return issues.find((issue) => issue.path.join('.') === path.join('.'))?.message
}

/** The ids of what is said under a field, for `aria-describedby`. */
export function describedBy(path: Path, hasHelp: boolean, hasIssue: boolean) {
  const ids = [
    ...(hasIssue ? [`${idOf(path)}-error`] : []),
    ...(hasHelp ? [`${idOf(path)}-help`] : []),
  ]
  return ids.length > 0 ? { 'aria-describedby': ids.join(' ') } : {}
}
