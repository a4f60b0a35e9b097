import { styled } from 'styled-components'
import { media } from '#src/theme/media.ts'
import { theme } from '#src/theme/theme.ts'

/** A list whose bullets are dashes. */
export const DashList = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: ${theme.space.s1};
  margin-top: ${theme.space.s1};

  & > li {
    position: relative;
    padding-left: 1.35rem;
  }
  & > li::before {
    content: '';
    position: absolute;
    left: 0;
    top: ${theme.size.midline};
    width: 0.7rem;
    border-top: ${theme.size.rule} solid ${theme.tone.accent};
  }
  ${media.print} {
    gap: 0;
    margin: 0;
  }
`
