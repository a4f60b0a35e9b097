import type * as texts from '#src/content/pages/training-rules.ts'
import { LegalOpening, LegalRest } from '#src/features/legal-page.tsx'
import type { OpeningProps, PageView, RestProps } from '#src/features/page-view.tsx'

function TrainingRulesOpening({ content, children }: OpeningProps<typeof texts>) {
  return <LegalOpening document={content.trainingRules}>{children}</LegalOpening>
}

function TrainingRulesRest({ content }: RestProps<typeof texts>) {
  return <LegalRest document={content.trainingRules} />
}

export const trainingRulesView: PageView<typeof texts> = {
  Opening: TrainingRulesOpening,
  Rest: TrainingRulesRest,
}
