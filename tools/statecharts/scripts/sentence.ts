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

/** Does it, or looks; resolves to what is wrong, and to nothing when all is well. */
type Run = (
  world: World,
  values: readonly string[],
  cells: Cells,
) => Promise<string | false | undefined | void>

/** A text of a step, for people, with its definition, for a driver. */
export type Sentence = {
  readonly kind: 'gesture' | 'sighting'
  /** What a script for people says; `{0}`, `{1}` … stand for the values. */
  readonly instruction: string
  readonly run: Run
  /** Told when it begins, not when what it says changes. */
  readonly isMoment?: true
  /** Where the value is data to be entered: its place. */
  readonly data?: number
  /** Says that a sighting is over; it takes the first of its values. */
  readonly over?: Sentence
}

/** A sentence about what a person does. */
export function gesture(instruction: string, run: Run, data?: number): Sentence {
  return { kind: 'gesture', instruction, run, ...(data !== undefined && { data }) }
}

/** A sentence about what a person sees. */
export function sighting(
  instruction: string,
  run: Run,
  more: Pick<Sentence, 'isMoment' | 'over'> = {},
): Sentence {
  return { kind: 'sighting', instruction, run, ...more }
}

/** Two sentences about what a person sees: that it is so, and, once that is over, that it is not. */
export function sightings(
  instruction: string,
  otherwise: string,
  look: (world: World, values: readonly string[]) => Promise<boolean>,
): readonly [Sentence, Sentence] {
  const saying =
    (isSo: boolean): Run =>
    async (world, values) =>
      (await look(world, values)) !== isSo && 'ce n’est pas le cas'
  const over = sighting(otherwise, saying(false))
  return [sighting(instruction, saying(true), { over }), over]
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
    .replace(/contient «\s*»/, 'est vide')
}

/** What a person has done so far that the state of the table does not hold, such as the page. */
export type Place = Readonly<Record<string, string | number | boolean>>
