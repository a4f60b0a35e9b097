import type * as texts from '#src/content/pages/individual-home.ts'

export function Page({ content }: { content: typeof texts }) {
  return <h1 tabIndex={-1}>{content.individualHome.hero.title}</h1>
}
