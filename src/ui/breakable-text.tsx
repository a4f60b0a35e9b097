import { styled } from 'styled-components'
import { theme } from '#src/theme/theme.ts'

/** A text whose e-mail addresses go to another line after `@`, where the global style lets them. */
export function BreakableText({ children: text }: { children: string }) {
  if (!text.includes('@')) return text
  const runs = text.split(/(\S+@)/)
  // One element: the parts must not become items of a flexible box.
  return (
    <span>
      {runs.map((run, index) =>
        index % 2 === 0 ? (
          run
        ) : (
          <span key={index} data-break>
            {run}
          </span>
        ),
      )}
    </span>
  )
}

/** A text shown as it is, spaces and line breaks included; one click selects all of it. */
export const VerbatimText = styled.pre`
  width: 100%;
  margin: 0;
  padding: ${theme.space.s4};
  font: inherit;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  user-select: all;
  background: ${theme.color.white};
`
