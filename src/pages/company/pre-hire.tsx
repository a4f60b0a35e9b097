import type * as texts from '#src/content/pages/pre-hire.ts'

export function Page({ content }: { content: typeof texts }) {
  return <h1 tabIndex={-1}>{content.preHire.title}</h1>
}
