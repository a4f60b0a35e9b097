import type * as texts from '#src/content/pages/individual-contact.ts'

export function Page({ content }: { content: typeof texts }) {
  return <h1 tabIndex={-1}>{content.individualContact.title}</h1>
}
