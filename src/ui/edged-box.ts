import { styled } from 'styled-components'
import { theme } from '#src/theme/theme.ts'

/** A box with a thick left edge, in the colours of an error. */
export const EdgedBox = styled.div`
  padding: ${theme.space.inset};
  border: ${theme.size.rule} solid ${theme.color.error};
  border-left-width: 10px;
  background: ${theme.color.errorSoft};
  /* as it takes the focus, a notice has room above its buttons */
  scroll-margin-top: min(10.5rem, 25vh);

  & h3,
  & :is(p, li) > a {
    color: ${theme.color.error};
  }
  & :is(p, ul) {
    margin-top: ${theme.space.s3};
  }
`
