import { BreakableText } from './breakable-text.tsx'

/** A way to reach somebody: one link in a paragraph. */
export function Way({ text, href }: { text: string; href: string }) {
  return (
    <p>
      <a href={href}>
        <BreakableText>{text}</BreakableText>
      </a>
    </p>
  )
}

/** An address, or hours, on two lines. */
export function Lines({ of: [first, second] }: { of: readonly [string, string] }) {
  return (
    <p>
      {first}
      <br />
      {second}
    </p>
  )
}
