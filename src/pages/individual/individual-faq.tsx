import type * as texts from '#src/content/pages/individual-faq.ts'

export function Page({ content }: { content: typeof texts }) {
  return <h1 tabIndex={-1}>{content.individualFaq.title}</h1>
}
