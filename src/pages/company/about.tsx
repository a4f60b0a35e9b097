import type * as texts from '#src/content/pages/about.ts'

export function Page({ content }: { content: typeof texts }) {
  return <h1 tabIndex={-1}>{content.about.title}</h1>
}
