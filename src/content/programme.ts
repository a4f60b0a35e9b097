export type SheetSession = {
  id: string
  when: string
  where: string
  /** Address of the file for a calendar; null where the session is full. */
  agenda: string | null
  full: string | null
}
export type SheetLine = {
  term: string
  intro?: string
  text?: string
  strong?: string
  list?: readonly string[]
  sessions?: readonly SheetSession[]
  links?: readonly { href: string; label: string }[]
  date?: string
}
export type ProgrammeSheet = {
  anchor: string
  title: string
  sample: boolean
  ask: string
  legal?: readonly SheetLine[]
  groups: readonly { heading: string; lines: readonly SheetLine[] }[]
}
