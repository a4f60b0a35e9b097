import { styled } from 'styled-components'
import { media } from '#src/theme/media.ts'
import { theme } from '#src/theme/theme.ts'

/** The one line that decides, larger than the others. */
export const Price = styled.b`
  font-size: ${theme.text.item};
  letter-spacing: ${theme.tracking.subheading};
  white-space: nowrap;
`

/** Sessions: what stands after `<b>` is smaller, a link is as high as a finger. */
export const Sessions = styled.ul.attrs({ role: 'list' })`
  & > li {
    padding-block: ${theme.space.s2};
  }
  & > li + li {
    border-top: ${theme.size.hairline} dashed ${theme.tone.tint};
  }
  & b {
    font-weight: 600;
  }
  & p,
  & a {
    font-size: ${theme.text.small};
    line-height: 1.4;
    color: ${theme.color.grey};
  }
  & a {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space.icon};
    min-height: ${theme.size.target};
    font-weight: 600;
    color: ${theme.tone.accent};
  }
  ${media.print} {
    & > li {
      padding: 0;
      border: 0;
    }
    & a {
      display: none;
    }
    & p {
      display: inline;
    }
  }
`

/** Ways to reach somebody, one a line. */
export const ReachList = styled.p`
  & > a {
    display: flex;
    width: fit-content;
    align-items: center;
    min-height: ${theme.size.target};
  }
  ${media.print} {
    & > a {
      display: inline;
      margin-right: 1em;
    }
  }
`
