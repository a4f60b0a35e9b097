import type * as texts from '#src/content/pages/legal-notice.ts'
import { LegalOpening, LegalRest } from '#src/features/legal-page.tsx'
import type { OpeningProps, PageView, RestProps } from '#src/features/page-view.tsx'

function LegalNoticeOpening({ content, children }: OpeningProps<typeof texts>) {
  return <LegalOpening document={content.legalNotice}>{children}</LegalOpening>
}

function LegalNoticeRest({ content }: RestProps<typeof texts>) {
  return <LegalRest document={content.legalNotice} />
}

export const legalNoticeView: PageView<typeof texts> = {
  Opening: LegalNoticeOpening,
  Rest: LegalNoticeRest,
}
