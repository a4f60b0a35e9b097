import type * as texts from '#src/content/pages/legal-notice.ts'
import { legalView } from '#src/features/legal-page.tsx'

export const legalNoticeView = legalView<typeof texts>((content) => content.legalNotice)
