import type * as texts from '#src/content/pages/legal-notice.ts'
import { LegalPage } from '#src/features/legal-page.tsx'

export function Page({ content }: { content: typeof texts }) {
  return <LegalPage document={content.legalNotice} />
}
