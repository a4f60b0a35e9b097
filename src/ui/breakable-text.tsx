import { styled } from 'styled-components'

/** A text whose e-mail addresses go to another line after `@`, not within a word. */
export function BreakableText({ children: text }: { children: string }) {
  if (!text.includes('@')) return text
  const runs = text.split(/(\S+@)/)
  // One element: the parts must not become items of a flexible box.
  return (
    <span>
      {runs.map((run, index) => (index % 2 === 0 ? run : <Part key={index}>{run}</Part>))}
    </span>
  )
}

/** Neither read out nor copied, as a `<wbr>` or a character would be. */
const Part = styled.span`
  &::after {
    content: '\\200b' / '';
  }
`
