import { BreakableText } from './breakable-text.tsx'
import { AnyLink } from './page-link.tsx'

export function ContactLink({ text, href }: { text: string; href: string }) {
  return (
    <p>
      <AnyLink href={href}>
        <BreakableText>{text}</BreakableText>
      </AnyLink>
    </p>
  )
}
