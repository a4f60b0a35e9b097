/** HTML that is safe to send: only `html` makes it. */
export type Markup = { readonly markup: string }

type Value = string | number | Markup | readonly Markup[]

const entities = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
])

function render(value: Value): string {
  if (typeof value === 'string')
    return value.replace(/[&<>"']/g, (character) => entities.get(character) ?? '')
  if (typeof value === 'number') return String(value)
  return 'markup' in value ? value.markup : value.map(render).join('')
}

/** Template tag: every string put in is escaped, for text and for quoted attributes. */
export const html = (
  strings: TemplateStringsArray,
  ...values: readonly Value[]
): Markup => ({
  markup: String.raw({ raw: strings }, ...values.map(render)),
})
