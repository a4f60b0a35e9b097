import type * as texts from '#src/content/pages/terms-of-use.ts'
import { LegalOpening, LegalRest } from '#src/features/legal-page.tsx'
import type { OpeningProps, PageView, RestProps } from '#src/features/page-view.tsx'

function TermsOfUseOpening({ content, children }: OpeningProps<typeof texts>) {
  return <LegalOpening document={content.termsOfUse}>{children}</LegalOpening>
}

function TermsOfUseRest({ content }: RestProps<typeof texts>) {
  return <LegalRest document={content.termsOfUse} />
}

export const termsOfUseView: PageView<typeof texts> = {
  Opening: TermsOfUseOpening,
  Rest: TermsOfUseRest,
}
