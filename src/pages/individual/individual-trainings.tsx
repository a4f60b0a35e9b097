import type * as texts from '#src/content/pages/individual-trainings.ts'

export function Page({ content }: { content: typeof texts }) {
  return <h1 tabIndex={-1}>{content.individualTrainingsPage.title}</h1>
}
