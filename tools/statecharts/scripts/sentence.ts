import type { Target, UserDriver } from '../screen/user-driver.ts'

/** What a sentence is carried out on. */
export type World = {
  readonly user: UserDriver
  /** By the words of a sentence, the controls that are not found by their label or name alone. */
  readonly targets: Readonly<Record<string, Target>>
  /** The pages whose code has to be at hand. */
  readonly pages: readonly string[]
  /** What one sentence leaves for those that follow. */
  readonly notes: Map<string, string>
}

/** Rows of two cells, a name and a value. */
export type Cells = readonly (readonly [name: string, value: string])[]

/** A text of a step, for people, with its definition, for a driver. */
export type Sentence = {
  readonly kind: 'gesture' | 'sighting'
  /** What a script for people says; `{0}`, `{1}` … stand for the values. */
  readonly instruction: string
  /** Told when it begins, not when what it says changes. */
  readonly isMoment?: true
  /** Where the value is data to be entered: its place. */
  readonly data?: number
  /** Says that a sighting is over; it takes the first of its values. */
  readonly over?: Sentence
  /** Does it, or looks; resolves to what is wrong, undefined when all is well. */
  run(world: World, values: readonly string[], cells: Cells): Promise<string | undefined>
}

/** A sentence about something. */
export type Saying = {
  readonly sentence: Sentence
  readonly values: readonly string[]
  readonly cells?: Cells
}

export function say(sentence: Sentence, ...values: readonly string[]): Saying {
  return { sentence, values }
}

/** A saying as a person reads it. */
export function instructionOf({ sentence, values }: Saying): string {
  return sentence.instruction
    .replaceAll(/\{(\d)\}/g, (_, place: string) => values[Number(place)] ?? '')
    .replace(/\b1 secondes/, '1 seconde')
}
