import { styled } from 'styled-components'
import { media, theme } from '#src/theme/theme.ts'
import { Sticky } from './split.tsx'
import { offPaper } from './shapes.ts'

/** A column of articles, each opened by a ruled h2. */
export const LegalText = styled.article`
  max-width: ${theme.size.reading};

  & h2 {
    margin: ${theme.space.s7} 0 ${theme.space.s3};
    padding-top: ${theme.space.s5};
    border-top: ${theme.size.hairline} solid ${theme.color.ink};
    font-size: min(1.5rem, 7.5vw);
    line-height: 1.2;
    letter-spacing: ${theme.tracking.entry};
  }
  & > :first-child > h2 {
    margin-top: 0;
  }
  & h3 {
    margin: ${theme.space.s5} 0 ${theme.space.s2};
    font-size: ${theme.text.minorHeading};
  }
  & :is(p, ul) + :is(p, ul) {
    margin-top: ${theme.space.s3};
  }
  & ul {
    padding-left: ${theme.space.s5};
  }
  & li {
    position: relative;
  }
  & li::before {
    content: '';
    position: absolute;
    left: calc(-1 * ${theme.space.s5});
    top: ${theme.size.midline};
    width: 0.8rem;
    border-top: ${theme.size.rule} solid ${theme.tone.accent};
  }
`

/** A table of contents, which folds on a small screen. */
export const Contents = styled(Sticky)`
  font-size: ${theme.text.small};

  & summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: ${theme.size.row};
    padding-inline: ${theme.space.s4};
    border: ${theme.size.rule} solid ${theme.color.ink};
    font-weight: 600;
    list-style: none;
  }
  & ol {
    border-left: ${theme.size.string} solid ${theme.color.hairline};
    scroll-target-group: auto;
  }
  & summary + ol {
    margin-top: ${theme.space.s3};
  }
  & a {
    display: flex;
    align-items: center;
    gap: ${theme.space.s3};
    min-height: ${theme.size.target};
    margin-left: calc(-1 * ${theme.size.string});
    padding-left: ${theme.space.s4};
    border-left: ${theme.size.string} solid transparent;
    line-height: 1.35;
    color: ${theme.color.grey};
    text-decoration: none;
  }
  ${media.hovering} {
    & a:hover {
      color: ${theme.color.ink};
      text-decoration: underline ${theme.underline.thin};
    }
  }
  /* the article that is being read, where the browser tells; the rule drops elsewhere */
  & a:target-current {
    border-color: ${theme.tone.accent};
    font-weight: 600;
    color: ${theme.color.ink};
  }
  & a > :first-child {
    min-width: 1.6em;
  }
  /* from here on the contents are open, whatever the summary says */
  @supports selector(details::details-content) {
    ${media.twoColumns} {
      max-height: calc(100dvh - ${theme.size.header} - ${theme.space.s8});
      overflow-y: auto;

      & summary {
        display: none;
      }
      & details::details-content {
        content-visibility: visible;
      }
      & summary + ol {
        margin: 0;
      }
      & a {
        min-height: 0;
        padding-block: 0.42rem;
      }
    }
  }
  ${offPaper}
`
