import type * as texts from '#src/content/pages/training-rules.ts'

export function Page({ content }: { content: typeof texts }) {
  return <h1 tabIndex={-1}>{content.trainingRules.title}</h1>
}
