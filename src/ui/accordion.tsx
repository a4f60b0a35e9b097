import { styled } from 'styled-components'
import { media, theme } from '#src/theme/theme.ts'
import { mark } from './shapes.ts'

/** Questions, each the `summary` of a `details` that holds its answer in a box. */
export const Questions = styled.div`
  border-top: ${theme.size.rule} solid ${theme.color.ink};

  & > details {
    border-bottom: ${theme.size.hairline} solid ${theme.color.border};
  }
  & > details > summary {
    position: relative;
    display: flex;
    align-items: center;
    min-height: 68px;
    padding: ${theme.space.s4} calc(${theme.size.sign} + ${theme.space.inset})
      ${theme.space.s4} 0;
    list-style: none;

    &::-webkit-details-marker {
      display: none;
    }
    &::before,
    &::after {
      ${mark}
      top: calc(50% - 1.5px);
      right: 0;
      width: ${theme.size.sign};
      height: ${theme.size.string};
      background: ${theme.tone.accent};
      transition: transform ${theme.motion.normal} ${theme.motion.curve};
    }
    &::after {
      transform: rotate(90deg);
    }
    ${media.hovering} {
      &:hover {
        color: ${theme.tone.accent};
        text-decoration: underline ${theme.underline.thin};
        text-underline-offset: ${theme.underline.near};
      }
    }
    & > * {
      font-size: ${theme.text.minorHeading};
      font-weight: 600;
      line-height: 1.3;
      letter-spacing: -0.01em;
    }
  }
  & > details[open] > summary::after {
    transform: none;
  }
  & > details > div {
    max-width: 44rem;
    padding: 0 min(3rem, 15vw) ${theme.space.s5} 0;
    color: ${theme.color.grey};
    /* the question stays in view when a link leads to its answer */
    scroll-margin-top: 5rem;
  }
  & > details > div > p + p {
    margin-top: ${theme.space.s3};
  }
  ${media.print} {
    & > details > summary {
      min-height: 0;
      padding-block: ${theme.space.s3} ${theme.space.s1};
    }
  }
`
