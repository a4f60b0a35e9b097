import { Link } from 'react-router-dom'
import type { Inline } from '#src/content/legal-document.ts'

/** An address of the site that no file has. */
const pageAddress = /^\/[^.]*$/

/** A run of text with its links; those to pages of the site are the router's. */
export function InlineText({ text }: { text: Inline }) {
  if (typeof text === 'string') return text
  return text.map((run, index) => {
    if (typeof run === 'string') return run
    return pageAddress.test(run.href) ? (
      <Link key={index} to={run.href}>
        {run.text}
      </Link>
    ) : (
      <a key={index} href={run.href}>
        {run.text}
      </a>
    )
  })
}
