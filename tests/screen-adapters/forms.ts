import type { FieldTexts } from '#src/features/form-texts.ts'

type Codes = Readonly<Record<string, string>>
type Sentences = Readonly<Record<string, FieldTexts>>

/** The sentence of each error, by field. */
export function errorTexts(sentences: Sentences, errors: Codes): Record<string, string> {
  const texts = (field: string): Codes => ({ ...sentences[field]?.errors })
  return Object.fromEntries(
    Object.entries(errors).map(([field, code]) => [
      field,
      texts(field)[code] ?? `no sentence for ${code}`,
    ]),
  )
}

/** Counts how many times the focus was called to a message of the form. */
export function attentionWatch() {
  let count = 0
  let isHeld = false
  return {
    /** The visitor takes the focus away. */
    release(): void {
      isHeld = false
    },
    /** `isAttended`: the focus is on a message now. */
    count(isAttended: boolean): number {
      if (isAttended && !isHeld) count += 1
      isHeld = isAttended
      return count
    },
  }
}
