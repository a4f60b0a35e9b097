import type * as texts from '#src/content/pages/legal-notice.ts'

export function Page({ content }: { content: typeof texts }) {
  return <h1 tabIndex={-1}>{content.legalNotice.title}</h1>
}
