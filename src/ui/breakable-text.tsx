import { styled } from 'styled-components'
import { theme } from '#src/theme/theme.ts'

/** Renders a text whose e-mail addresses may wrap after `@`. */
export function BreakableText({ children: text }: { children: string }) {
  if (!text.includes('@')) return text
  const runs = text.split(/(\S+@)/)
  // The wrapper prevents the parts from becoming flex items.
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

export const VerbatimText = styled.pre`
  width: 100%;
  margin: 0;
  padding: ${theme.space[4]};
  font: inherit;
  white-space: pre-wrap;
  user-select: all;
  background: ${theme.color.white};
`
