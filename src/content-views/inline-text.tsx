import type { Inline } from '#src/content/inline.ts'
import { BreakableText } from '#src/ui/breakable-text.tsx'
import { AnyLink } from '#src/ui/page-link.tsx'

export function InlineText({ text }: { text: Inline }) {
  if (typeof text === 'string') return text
  return text.map((run, index) =>
    typeof run === 'string' ? (
      run
    ) : (
      <AnyLink key={index} href={run.href}>
        <BreakableText>{run.text}</BreakableText>
      </AnyLink>
    ),
  )
}
