import { styled } from 'styled-components'
import { media, theme } from '#src/theme/theme.ts'
import { mark, offPaper, peg, wrapping } from './shapes.ts'
import { stacking } from './split.tsx'

/** Of the tracks that were found; it can take the focus. */
export const TracksTitle = styled.h3`
  margin-block: ${theme.space.s7} ${theme.space.s5};
  font-size: ${theme.text.heading};
  line-height: 1.06;
  letter-spacing: ${theme.tracking.heading};

  &:focus {
    outline: none;
  }
`

/** In place of what is not shown of a track. */
export const TrackSummary = styled.div`
  ${wrapping}
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s1} ${theme.space.s6};
  color: ${theme.color.grey};

  ${offPaper}
`

/** What a track says, shown of the one that is followed; on paper of all. */
export const WholeTrack = styled.div`
  & > dl {
    ${stacking('repeat(2, minmax(0, 1fr))')}
    gap: 0 ${theme.space.s7};
    margin-top: ${theme.space.s4};
  }
  & > dl > div {
    ${stacking('6.5rem minmax(0, 1fr)', media.oneFieldColumn)}
    align-content: start;
    gap: 0 ${theme.space.s4};
    padding-block: 0.7rem;
    border-top: ${theme.size.hairline} solid ${theme.color.hairline};
    line-height: 1.5;
  }
  & dt {
    font-size: ${theme.text.small};
    font-weight: 600;
    line-height: 1.6;
    color: ${theme.color.grey};
  }
  & dd {
    margin: 0;
  }
  & ul {
    margin: 0;
  }
  & > p {
    ${wrapping}
    gap: 0 ${theme.space.s6};
    border-top: ${theme.size.hairline} solid ${theme.color.hairline};
  }
  & > p > a {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space.icon};
    min-height: ${theme.size.control};
    font-weight: 600;
  }
`

/**
 * The tracks that were found, the likeliest first, of which one is `data-followed`. With
 * `data-upright` they hang from the page's own string.
 */
export const Tracks = styled.ol.attrs({ role: 'list' })`
  --peg: ${theme.tone.accent};

  &[data-upright] {
    --peg: ${theme.color.ink};
  }
  & > li {
    position: relative;
    padding-block: ${theme.space.s5};
    border-top: ${theme.size.hairline} solid var(--peg);
  }
  & > [data-followed] {
    border-top-width: ${theme.size.string};
  }
  & > li::before {
    ${peg}
    top: -7px;
    background: var(--peg);
  }
  & > [data-followed]::before {
    top: -10px;
    width: ${theme.size.pegLarge};
    height: ${theme.size.pegLarge};
  }
  &[data-upright] > li::before {
    left: calc(-1 * ${theme.space.plumb});
  }
  &[data-upright] > [data-followed]::before {
    left: calc(-1 * ${theme.space.plumb} - ${theme.size.pegRim});
  }
  /* from the page's string to the track */
  &[data-upright] > li::after {
    ${mark}
    right: 100%;
    bottom: 100%;
    width: ${theme.space.plumb};
    height: ${theme.size.hairline};
    background: var(--peg);
  }
  & > li > div > p:first-child {
    font-size: ${theme.text.small};
    font-weight: 600;
    color: ${theme.tone.accent};
  }
  & h4 {
    margin-top: 0.15rem;
    font-size: ${theme.text.body};
    line-height: 1.3;
  }
  & > [data-followed] h4 {
    font-size: ${theme.text.subheading};
    line-height: 1.2;
    letter-spacing: ${theme.tracking.subheading};
  }
  & h4:focus {
    outline: none;
  }
  & > li:not([data-followed]) {
    padding-block: ${theme.space.s4} ${theme.space.s2};
  }
  & > li:not([data-followed]) > ${WholeTrack} {
    display: none;
  }
  ${media.print} {
    & > li:not([data-followed]) > ${WholeTrack} {
      display: block;
    }
  }
`

/** What is said under the questions, whatever the answers: paragraphs. */
export const FundingNotes = styled.div`
  ${stacking('repeat(2, minmax(0, 1fr))')}
  gap: ${theme.space.s3} ${theme.space.s7};
  margin-top: ${theme.space.s6};
  font-size: ${theme.text.small};
  line-height: 1.5;

  & a {
    white-space: nowrap;
  }
`

/** The next step: a heading, a sentence, the very lines that the request will hold, buttons. */
export const FundingRequest = styled.div`
  margin-top: ${theme.space.s5};
  padding: ${theme.space.inset};
  border-left: ${theme.size.string} solid ${theme.tone.accent};
  background: ${theme.tone.tintSoft};

  & h4 {
    font-size: ${theme.text.subheading};
    line-height: 1.2;
    letter-spacing: ${theme.tracking.subheading};
  }
  & p {
    max-width: 42em;
    margin-top: ${theme.space.s2};
  }
  & ul {
    ${wrapping}
    gap: ${theme.space.s2} ${theme.space.s3};
    margin-top: ${theme.space.s4};
  }
  & li {
    padding: 0.4rem ${theme.space.control};
    line-height: 1.4;
    background: ${theme.color.white};
  }
  & li > span {
    color: ${theme.color.grey};
  }
  & > div {
    ${wrapping}
    align-items: center;
    gap: ${theme.space.s3} ${theme.space.s5};
    margin-top: ${theme.space.s5};
  }
  ${media.oneFieldColumn} {
    & > div > :first-child {
      flex: 1 1 100%;
      padding-inline: ${theme.space.s2};
    }
  }
  ${media.forcedColors} {
    border-left-color: CanvasText;
  }
`
