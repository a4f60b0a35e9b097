import { type Event, say, type Saying, sentences, type UserDriver } from 'statecharts'
import type { FieldTexts } from '#src/features/form.tsx'
import { lookAtForm } from './queries.ts'

type Texts = Readonly<Record<string, string>>
type Fields = Readonly<Record<string, FieldTexts>>

export function writeIn(fields: Fields, field: string, text: string) {
  const label = fields[field]?.label ?? ''
  if (text === '') return say(sentences.clear, label)
  const isList = fields[field]?.options !== undefined
  return say(isList ? sentences.choose : sentences.write, text, label)
}

export function fieldsSeen(
  fields: Fields,
  names: readonly string[],
  { values, errors, cut }: { values: Texts; errors: Texts; cut: readonly string[] },
): Record<string, Saying | false> {
  const texts = errorTexts(fields, errors)
  return Object.fromEntries(
    names.flatMap((name) => {
      const { label = '', prompt = '', doubts } = fields[name] ?? {}
      const error = texts[name]
      return [
        [`value ${name}`, say(sentences.holds, label, values[name] || prompt)],
        [`error ${name}`, error !== undefined && say(sentences.error, label, error)],
        [`cut ${name}`, cut.includes(name) && say(sentences.see, doubts?.cut ?? '')],
      ] as const
    }),
  )
}

export function summaryHeading(headings: readonly string[], errors: Texts): string {
  return headings[Object.keys(errors).length - 1] ?? ''
}

export function filled(fields: Fields, values: Texts): Saying {
  const cells = Object.entries(values).map(
    ([name, text]) => [fields[name]?.label ?? '', text] as const,
  )
  return { sentence: sentences.fill, values: [], cells }
}

function errorTexts(fields: Fields, errors: Texts): Record<string, string> {
  const texts = (field: string): Texts => ({ ...fields[field]?.errors })
  return Object.fromEntries(
    Object.entries(errors).map(([field, code]) => [
      field,
      texts(field)[code] ?? `no sentence for ${code}`,
    ]),
  )
}

/** What the form of a page holds and says of it. */
export function draftSeen(
  fields: Fields,
  { values, errors, cut }: { values: Texts; errors: Texts; cut: readonly string[] },
) {
  const texts = errorTexts(fields, errors)
  return { values, errors: texts, summary: Object.values(texts), cut: cut.toSorted() }
}

export const submitButton = { css: 'main form[method=post] [type=submit]' }

export async function fillIn(user: UserDriver, fields: Fields, values: Texts) {
  for (const [name, text] of Object.entries(values))
    await user.write({ label: fields[name]?.label ?? '' }, text)
}

/** How a form is filled in and sent, and what is seen of it. */
export function formVisit(user: UserDriver, fields: Fields) {
  let attention = 0
  let isHeld = false
  return {
    does: {
      'field.change': ({ field, value }: Event) =>
        user.write({ label: fields[String(field)]?.label ?? '' }, String(value)),
      'form.submit': () => {
        isHeld = false
        return user.press(submitButton)
      },
    },
    looks: {
      form: async () => {
        const { isAttended: _, ...form } = await user.read(lookAtForm)
        return form
      },
      /** How many times the focus was called to a message of the form. */
      attention: async () => {
        const { isAttended } = await user.read(lookAtForm)
        if (isAttended && !isHeld) attention += 1
        isHeld = isAttended
        return attention
      },
    },
  }
}
