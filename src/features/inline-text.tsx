import type { Inline } from '#src/content/legal-document.ts'
import { BreakableText } from '#src/ui/breakable-text.tsx'
import { PageLink } from '#src/ui/page-link.tsx'

/** An address of the site that no file has. */
const pageAddress = /^\/[^.]*$/

/** A run of text with its links; those to pages of the site are `PageLink`s. */
export function InlineText({ text }: { text: Inline }) {
  if (typeof text === 'string') return text
  return text.map((run, index) => {
    if (typeof run === 'string') return run
    return pageAddress.test(run.href) ? (
      <PageLink key={index} to={run.href}>
        {run.text}
      </PageLink>
    ) : (
      <a key={index} href={run.href}>
        <BreakableText>{run.text}</BreakableText>
      </a>
    )
  })
}
