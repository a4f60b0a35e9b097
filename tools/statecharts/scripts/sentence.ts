import type { UserDriver } from '../screen/user-driver.ts'

/** Rows of two cells, a name and a value. */
export type Cells = readonly (readonly [name: string, value: string])[]

/** What a script for people says of a step; `{0}`, `{1}` … stand for the values. */
export type Sentence = {
  readonly kind: 'gesture' | 'sighting'
  readonly instruction: string
  /** Where the value is data to be entered: its place. */
  readonly data?: number
  /** Told when it begins, not when what it says changes. */
  readonly isMoment?: true
  /** Says that a sighting is over, of the same values. */
  readonly over?: Sentence
  /**
   * Looks, before a gesture for what it names, after it for a sighting; resolves to what is wrong, and
   * to nothing when all is well. Absent for what no page shows.
   */
  readonly look?: Look
}

export type Onlooker = Pick<UserDriver, 'read'>

export type Look = (
  user: Onlooker,
  values: readonly string[],
) => Promise<string | false | undefined>

export function gesture(
  instruction: string,
  more: Pick<Sentence, 'data' | 'look'> = {},
): Sentence {
  return { kind: 'gesture', instruction, ...more }
}

export function sighting(
  instruction: string,
  look?: Look,
  more: Pick<Sentence, 'isMoment' | 'over'> = {},
): Sentence {
  return { kind: 'sighting', instruction, ...(look && { look }), ...more }
}

/** A sentence about what a person sees as long as it is so, and the one that tells its end. */
export function lasting(
  instruction: string,
  otherwise: string,
  isThere: (user: Onlooker, values: readonly string[]) => Promise<boolean>,
): Sentence & { readonly over: Sentence } {
  const looking =
    (isSo: boolean): Look =>
    async (user, values) =>
      (await isThere(user, values)) !== isSo && 'ce n’est pas le cas'
  const over = sighting(otherwise, looking(false))
  return { ...sighting(instruction, looking(true)), over }
}

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
