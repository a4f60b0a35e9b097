import { type Event, phrase, type Phrase, sentences, type UserDriver } from 'statecharts'
import { contactForm } from '#src/content/contact-form.ts'
import type { FieldTexts } from '#src/features/form.tsx'
import type { Errors, Values, FormState } from '#tests/machines/form-draft.rules.ts'
import { specifiedFields } from '#tests/machines/form-fields.rules.ts'
import { readForm } from './queries.ts'

type Form = FormState<Values>

export const submitButton = { css: 'main form[method=post] [type=submit]' }

const cells = specifiedFields.map(
  ({ name, answer }) => [contactForm.fields[name].label, answer] as const,
)
/** The instruction for testers to fill in the company form. `fillIn` carries it out. */
export const filled: Phrase = { sentence: sentences.fill, values: [], cells }
export async function fillIn(user: UserDriver): Promise<void> {
  for (const [label, text] of cells) await user.write({ label }, text)
}

/**
 * Returns the parts that the screens of both forms share: instructions, expected values, actions and
 * reads.
 */
export function formOf(
  fields: Readonly<Record<string, FieldTexts>>,
  summary: readonly string[],
) {
  const labelOf = (field: unknown) => fields[String(field)]?.label ?? ''
  const errorTexts = (errors: Errors): Values =>
    Object.fromEntries(
      Object.entries(errors).map(([field, code]) => {
        const texts: Values = { ...fields[field]?.errors }
        return [field, texts[code] ?? `no sentence for ${code}`]
      }),
    )
  return {
    describeEdit({ field, value }: Event): Phrase {
      const isList = fields[String(field)]?.options !== undefined
      return value === ''
        ? phrase(sentences.clear, labelOf(field))
        : phrase(isList ? sentences.choose : sentences.write, String(value), labelOf(field))
    },
    describeForm({
      values,
      errors,
      truncatedFields,
    }: Form): Record<string, Phrase | false> {
      const texts = errorTexts(errors)
      return Object.fromEntries(
        Object.entries(fields).flatMap(([name, { label, prompt = '', doubts }]) => {
          const error = texts[name]
          return [
            [`value ${name}`, phrase(sentences.holds, label, values[name] || prompt)],
            [`error ${name}`, error !== undefined && phrase(sentences.error, label, error)],
            [
              `truncated ${name}`,
              truncatedFields.includes(name) && phrase(sentences.see, doubts?.cut ?? ''),
            ],
          ] as const
        }),
      )
    },
    headingOf: (errors: Errors) => summary[Object.keys(errors).length - 1] ?? '',
    shownForm({ values, errors, truncatedFields }: Form) {
      const texts = errorTexts(errors)
      return {
        values,
        errors: texts,
        summary: Object.values(texts),
        truncatedFields: truncatedFields.toSorted(),
      }
    },
    visit(user: UserDriver) {
      let attention = 0
      let isHeld = false
      return {
        actions: {
          'field.change': ({ field, value }: Event) =>
            user.write({ label: labelOf(field) }, String(value)),
          'form.submit': () => {
            isHeld = false
            return user.click(submitButton)
          },
        },
        reads: {
          form: async () => {
            const { isAttended: _, ...form } = await user.read(readForm)
            return form
          },
          /** Returns the number of times that the form's feedback has received the focus. */
          attention: async () => {
            const { isAttended } = await user.read(readForm)
            if (isAttended && !isHeld) attention += 1
            isHeld = isAttended
            return attention
          },
        },
      }
    },
  }
}
