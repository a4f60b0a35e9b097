import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { theme } from '#src/theme/theme.ts'
import { EdgedBox } from './edged-box.ts'

type ErrorSummaryProps = {
  title: ReactNode
  errors: readonly { fieldId: string; message: ReactNode }[]
}

/** What is to be corrected, one link a field; stands first in the form, and can take the focus. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const titleId = useId()
  return (
    <EdgedBox role="alert" aria-labelledby={titleId} tabIndex={-1} data-wide>
      <h3 id={titleId}>{title}</h3>
      <Links>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`}>{message}</a>
          </li>
        ))}
      </Links>
    </EdgedBox>
  )
}

const Links = styled.ul.attrs({ role: 'list' })`
  font-weight: 600;

  & a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.size.target};
    padding-block: 0.3rem;
  }
`
