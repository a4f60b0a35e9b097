import type * as texts from '#src/content/pages/certifications.ts'

export function Page({ content }: { content: typeof texts }) {
  return <h1 tabIndex={-1}>{content.certifications.title}</h1>
}
