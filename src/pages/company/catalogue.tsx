import type * as texts from '#src/content/pages/catalogue.ts'

export function Page({ content }: { content: typeof texts }) {
  return <h1 tabIndex={-1}>{content.catalogue.title}</h1>
}
