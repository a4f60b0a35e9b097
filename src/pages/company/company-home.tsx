import type * as texts from '#src/content/pages/company-home.ts'

export function Page({ content }: { content: typeof texts }) {
  return <h1 tabIndex={-1}>{content.companyHome.hero.title}</h1>
}
