import { css, keyframes } from 'styled-components'
import { media, theme } from '#src/theme/theme.ts'
import { besideLauncher, side } from './chat-launcher.tsx'
import { offPaper, outlined, target } from './shapes.ts'

/** Of a notice. */
const widest = '26rem'

const enter = keyframes`
  from { opacity: 0; transform: translateY(-${theme.motion.shift}); }
`

const leave = keyframes`
  to { opacity: 0; transform: translateX(100%); }
`

const slacken = keyframes`
  to { transform: scaleX(0); }
`

/**
 * Styles for the list of notices and all that is in it, so that a notice brings none of its own.
 * The list stands under the header, with `data-low` at the bottom, with `data-raised` beside
 * the chat's panel, or above it where the screen is narrow.
 * Its item reads `data-variant="destructive"`, `data-paused` (the string stops), `data-state` and
 * `data-swipe`; `--toast-duration` on it is the time it stays.
 * It holds an icon, the words (title, description, action) and the close button.
 */
export const noticeList = css`
  position: fixed;
  top: calc(${theme.size.header} + ${theme.space.s4});
  right: ${theme.space.gutter};
  z-index: ${theme.layer.toast};
  width: min(${widest}, 100vw - 2 * ${theme.space.gutter});

  ${media.oneFieldColumn} {
    top: calc(${theme.size.header} + ${theme.space.s2});
  }
  &[data-low] {
    top: auto;
    bottom: calc(${theme.space.aboveLauncher} + env(safe-area-inset-bottom));
  }
  &[data-raised] {
    right: calc(${side} + ${theme.size.panel} + ${theme.space.s4});
    width: min(${widest}, 100vw - ${side} - ${theme.size.panel} - ${theme.space.s7});
  }
  ${media.lowScreen} {
    top: ${theme.space.s2};

    &[data-low] {
      right: ${besideLauncher};
      bottom: ${theme.space.s2};
      width: min(${widest}, 100vw - ${besideLauncher} - ${theme.space.s2});
    }
    &[data-raised] {
      right: calc(${besideLauncher} + ${theme.size.panel} + ${theme.space.s2});
      width: min(
        ${widest},
        100vw - ${besideLauncher} - ${theme.size.panel} - ${theme.space.s5}
      );
    }
  }
  ${media.oneTileColumn} {
    &[data-raised] {
      top: ${theme.space.s2};
      right: ${side};
      width: min(${widest}, 100vw - 2 * ${side});
    }
  }
  ${media.lowestScreen} {
    && {
      inset: ${theme.space.s2} ${side} auto auto;
      width: min(${widest}, 100vw - 2 * ${side});
      max-height: calc(100dvh - 2 * ${theme.space.s2});
      overflow: hidden auto;
    }
  }
  ${offPaper}
  > li {
    position: relative;
    display: grid;
    grid-template-columns: auto 1fr auto;
    gap: ${theme.space.s1} ${theme.space.s4};
    padding: ${theme.space.s5} ${theme.space.s4} calc(${theme.space.s5} + 4px)
      ${theme.space.s5};
    color: ${theme.color.white};
    background: ${theme.color.ink};
    box-shadow: ${theme.shadow.float};
    ${theme.vars.tone.focus}: ${theme.color.yellow};
    animation: ${enter} ${theme.motion.normal} ${theme.motion.curve};

    & > svg {
      width: ${theme.space.s5};
      height: ${theme.space.s5};
      margin-top: 0.1rem;
      color: ${theme.color.yellow};
    }
    ${media.oneFieldColumn} {
      column-gap: ${theme.space.s3};
      padding: ${theme.space.s4} ${theme.space.s3} ${theme.space.s4} ${theme.space.s4};
    }
    ${media.lowestScreen} {
      padding-block: ${theme.space.s3} ${theme.space.s1};
    }
    ${media.headerTightest} {
      grid-template-columns: 1fr auto;

      & > svg {
        display: none;
      }
    }
    &::after {
      content: '';
      position: absolute;
      inset: auto 0 0;
      height: 4px;
      background: ${theme.color.yellow};
      transform-origin: 0 50%;
      animation: ${slacken} var(--toast-duration) linear forwards;
    }
    &[data-paused]::after {
      animation-play-state: paused;
    }
    &[data-variant='destructive'] {
      background: ${theme.color.error};
      ${theme.vars.tone.focus}: ${theme.color.white};

      & > svg {
        color: inherit;
      }
      &::after {
        background: ${theme.color.white};
      }
    }
    &[data-state='closed'] {
      animation: ${leave} ${theme.motion.normal} ${theme.motion.curve} forwards;
    }
    &[data-swipe='move'] {
      transform: translateX(var(--radix-toast-swipe-move-x));
    }
    &[data-swipe='cancel'] {
      transition: transform ${theme.motion.normal} ${theme.motion.curve};
    }
    ${media.still} {
      &::after {
        display: none;
      }
    }
    ${outlined}
  }
  > li > div > :first-child {
    font-weight: 700;
    line-height: 1.35;
  }
  > li > div > :nth-child(2) {
    margin-top: 0.2rem;
    font-size: ${theme.text.small};
    line-height: 1.45;
  }
  > li > div > a {
    ${target}
    font-weight: 600;
    color: inherit;
    text-decoration: underline ${theme.underline.thin};
    text-underline-offset: ${theme.underline.far};
  }
  > li > button {
    display: grid;
    place-items: center;
    width: ${theme.size.target};
    height: ${theme.size.target};
    margin: -${theme.space.s3} -${theme.space.s1} 0 0;
    padding: 0;
    border: 0;
    background: none;

    &:focus-visible {
      outline-offset: -${theme.size.focusRing};
    }
  }
`
