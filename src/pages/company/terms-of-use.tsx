import type * as texts from '#src/content/pages/terms-of-use.ts'
import { legalView } from '#src/features/legal-page.tsx'

export const termsOfUseView = legalView<typeof texts>((content) => content.termsOfUse)
