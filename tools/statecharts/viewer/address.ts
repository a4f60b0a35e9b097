/** What the viewer's address names: a machine, one of its actors, one of its states. */
export type Address = {
  /** The stem of the machine's file. */
  readonly machine: string
  /** The page's id of the actor; the first of the machine unless named. */
  readonly actor?: string | undefined
  /** The path of a state. */
  readonly state?: string | undefined
}

/** Reads `#machine=contact-form&state=sending`; undefined when it names no machine. */
export function readAddress(hash: string): Address | undefined {
  const parts = new URLSearchParams(hash.replace(/^#/, ''))
  const machine = parts.get('machine')
  if (!machine) return undefined
  const actor = parts.get('actor')
  const state = parts.get('state')
  return { machine, ...(actor ? { actor } : {}), ...(state ? { state } : {}) }
}

/** The hash that `readAddress` reads; empty when nothing is chosen. */
export function writeAddress(address: Address | undefined): string {
  if (!address) return ''
  const named = Object.entries(address).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, value]],
  )
  return `#${String(new URLSearchParams(named))}`
}
