/** A message's template variables, in the order the visitor's browser sent them. */
export type Fields = Readonly<Record<string, string>>

/** What the mailbox knows of the site whose messages it keeps. */
export type MailboxConfig = {
  /** Whom the mails are to. */
  readonly recipient: { readonly name: string; readonly address: string }
  /** What a reader calls a template variable; one without a label is shown by its name. */
  readonly labels: Readonly<Record<string, string>>
}

/** The label of a field, or the field's own name when the site gives it none. */
export const labelOf = ({ labels }: MailboxConfig, field: string): string =>
  (Object.hasOwn(labels, field) ? labels[field] : undefined) ?? field

/** One line of readable text: control characters and line breaks become single spaces. */
export const oneLine = (value: string): string =>
  value.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
