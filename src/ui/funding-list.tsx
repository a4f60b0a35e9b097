import { styled } from 'styled-components'
import { media, theme } from '#src/theme/theme.ts'
import { target } from './shapes.ts'
import { stacking } from './split.tsx'

/**
 * Ruled rows behind one line: the situation, the track with its conditions, who decides. With
 * `data-on-paper` they stay on paper alone.
 */
export const FundingList = styled.details`
  margin-top: ${theme.space.s7};
  border-top: ${theme.size.rule} solid ${theme.color.ink};
  border-bottom: ${theme.size.hairline} solid ${theme.color.border};

  &[data-on-paper] {
    display: none;
  }
  & > summary {
    padding-block: ${theme.space.s4};
  }
  & h3 {
    display: inline;
  }
  & > summary > span {
    display: block;
    margin-top: ${theme.space.s1};
    color: ${theme.color.grey};
  }
  & li {
    ${stacking('minmax(0, 4fr) minmax(0, 6fr) minmax(0, 3fr)')}
    gap: ${theme.space.s1} ${theme.space.s6};
    padding-block: ${theme.space.s4};
    border-top: ${theme.size.hairline} solid ${theme.color.border};
    line-height: 1.5;
  }
  & h4 {
    line-height: 1.4;
  }
  & div > b {
    font-weight: 600;
  }
  & div > p {
    font-size: ${theme.text.small};
    color: ${theme.color.grey};
  }
  & li > p > b {
    display: block;
    font-size: ${theme.text.small};
    font-weight: 600;
    color: ${theme.tone.accent};
  }
  & a {
    ${target}
    gap: ${theme.space.icon};
  }
  ${media.withoutScriptOrPrint} {
    margin-top: 0;

    &::details-content {
      content-visibility: visible;
    }
  }
  ${media.print} {
    &[data-on-paper] {
      display: block;
    }
  }
`
