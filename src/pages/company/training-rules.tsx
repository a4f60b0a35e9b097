import type * as texts from '#src/content/pages/training-rules.ts'
import { legalView } from '#src/features/legal-page.tsx'

export const trainingRulesView = legalView<typeof texts>((content) => content.trainingRules)
