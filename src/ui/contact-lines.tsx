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

export function TextLines({ lines }: { lines: readonly string[] }) {
  return (
    <p>
      {/* the space separates the lines for programs that read the text without its layout */}
      {lines.map((line) => (
        <span key={line}>{`${line} `}</span>
      ))}
    </p>
  )
}
