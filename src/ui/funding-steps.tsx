import { css, styled } from 'styled-components'
import { media, theme } from '#src/theme/theme.ts'
import { mark } from './shapes.ts'

const small = '42px'

/** Of the string to a step that is not reached yet. */
const dash = '8px'

const steps = css`
  position: relative;
  display: grid;
  counter-reset: step;

  & > li {
    --disc: ${theme.size.disc};
    position: relative;
    min-width: 0;
    counter-increment: step;
  }
  & > li::before,
  & > li > svg {
    position: absolute;
    left: 0;
    top: 0;
    width: var(--disc);
    height: var(--disc);
    border-radius: 50%;
    color: ${theme.color.white};
  }
  & > li::before {
    content: counter(step) / '';
    display: grid;
    place-items: center;
    border: ${theme.size.rule} solid ${theme.color.border};
    font-size: ${theme.text.item};
    font-weight: 700;
    color: ${theme.color.ink};
    background: ${theme.color.white};
  }
  & > :is([aria-current], [data-done])::before {
    border-color: ${theme.tone.button};
    color: ${theme.color.white};
    background: ${theme.tone.button};
  }
  & > [data-done]::before {
    content: '';
  }
  & > li > svg {
    z-index: 1;
    padding: 13px;
  }
  & > li > p {
    line-height: 1.35;
    overflow-wrap: break-word;
  }
  & > li > p > span {
    display: block;
    color: ${theme.color.grey};
  }
  & > li:not([aria-current], [data-done]) b {
    font-weight: 550;
    color: ${theme.color.grey};
  }
  ${media.oneFieldColumn} {
    & > li {
      --disc: ${small};
    }
  }
  ${media.withoutScriptOrPrint} {
    display: none;
  }
  ${media.forcedColors} {
    & > li::before {
      border-color: CanvasText;
    }
    & > li > svg {
      color: CanvasText;
    }
  }
`

const string = css`
  ${mark}
  top: calc(var(--disc, ${theme.size.disc}) / 2 - ${theme.size.nudge});
  height: ${theme.size.string};
  background: ${theme.tone.accent};
`

/**
 * Three numbered steps on a string, full up to the one that is asked now (`aria-current`), from
 * which a form hangs; one that is `data-done` bears an icon.
 */
export const FundingSteps = styled.ol.attrs({ role: 'list' })`
  ${steps}
  grid-template: auto auto / repeat(3, minmax(0, 1fr));

  &::before {
    ${string}
    left: -50vw;
    width: 50vw;
  }
  & > li {
    display: grid;
    grid-row: span 2;
    grid-template: subgrid / minmax(0, 1fr);
  }
  /* the cells of later steps lie over the panel */
  & > [aria-current] {
    z-index: 1;
  }
  & > li:not(:last-child)::after {
    ${string}
    left: var(--disc);
    right: 0;
  }
  & > li:not([data-done], :last-child)::after {
    forced-color-adjust: none;
    background: repeating-linear-gradient(
      90deg,
      ${theme.color.border} 0 ${dash},
      transparent ${dash} 16px
    );
  }
  & > li > p {
    position: relative;
    padding: 30px ${theme.space.s5} ${theme.space.s4} 62px;
    min-height: 6.5rem;
  }
  & > [aria-current] > p::after {
    ${mark}
    left: 23.5px;
    top: ${theme.size.disc};
    bottom: 0;
    width: ${theme.size.string};
    background: ${theme.tone.accent};
  }
  & > li > form {
    width: 300%;
  }
  & > :nth-child(2) > form {
    margin-left: -100%;
  }
  & > :nth-child(3) > form {
    margin-left: -200%;
  }
  ${media.moving} {
    & > [data-done]::after {
      animation: taut ${theme.motion.snap} ${theme.motion.curve};
      transform-origin: left;
    }
    @keyframes taut {
      from {
        transform: scaleX(0);
      }
    }
  }
  ${media.oneFieldColumn} {
    &::before {
      top: 20px;
    }
    & > li > p {
      min-height: 0;
      padding: 50px ${theme.space.s2} ${theme.space.s4} 0;
      font-size: ${theme.text.small};
    }
    & > [aria-current] > p::after {
      display: none;
    }
  }
`

/**
 * The same down the page's own string. Every panel hangs below the last step: one that an address
 * brings moves nothing.
 */
export const UprightFundingSteps = styled.ol.attrs({ role: 'list' })`
  ${steps}
  grid-template-columns: minmax(0, 1fr);
  row-gap: ${theme.space.s5};

  & > li {
    display: grid;
    grid-area: 1 / 1 / span 4;
    grid-template: subgrid / minmax(0, 1fr);
    padding-left: calc(50px - ${theme.space.plumb} + ${theme.space.s5});
  }
  & > :nth-child(2) {
    grid-row: 2 / span 3;
  }
  & > :nth-child(3) {
    grid-row: 3 / span 2;
  }
  & > [aria-current] {
    z-index: 1;
  }
  & > li::before,
  & > li > svg {
    left: calc(6.5px - ${theme.space.plumb} - var(--disc) / 2);
  }
  & > li > p {
    display: grid;
    align-content: center;
    min-height: var(--disc);
  }
  & > li > form {
    grid-row: -2;
  }
  ${media.oneFieldColumn} {
    & > li {
      padding-left: calc(36px - ${theme.space.plumb} + ${theme.space.s2});
    }
    & > li > form {
      margin-left: calc(${theme.space.plumb} - 36px - ${theme.space.s2});
    }
  }
`
