import type * as texts from '#src/content/pages/apprenticeship.ts'

export function Page({ content }: { content: typeof texts }) {
  return <h1 tabIndex={-1}>{content.apprenticeship.title}</h1>
}
