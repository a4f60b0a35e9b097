import { styled } from 'styled-components'
import { theme } from '#src/theme/theme.ts'

/** A box with a thick left edge, in the colours of an error. */
export const EdgedBox = styled.div`
  padding: ${theme.space.s5};
  border: ${theme.size.rule} solid ${theme.color.error};
  border-left-width: 10px;
  background: ${theme.color.errorSoft};

  & h3,
  & :is(p, li) > a {
    color: ${theme.color.error};
  }
  & :is(p, ul) {
    margin-top: ${theme.space.s3};
  }
`
