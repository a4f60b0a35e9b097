import type * as texts from '#src/content/pages/mandatory-trainings.ts'

export function Page({ content }: { content: typeof texts }) {
  return <h1 tabIndex={-1}>{content.mandatoryPage.title}</h1>
}
