import type * as texts from '#src/content/pages/terms-of-use.ts'

export function Page({ content }: { content: typeof texts }) {
  return <h1 tabIndex={-1}>{content.termsOfUse.title}</h1>
}
