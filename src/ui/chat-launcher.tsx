import { styled } from 'styled-components'
import { media, theme } from '#src/theme/theme.ts'

/** How far panel and button stand from the right: on a wide screen within its margin. */
export const side = `clamp(0.5rem, (50vw - ${theme.size.page} / 2 - 64px) / 2, 2rem)`

/** How far a panel that is as low as the button stands from the right. */
export const besideLauncher = `calc(${side} + 72px)`

/** Holds the chat's panel and its round button. It is not there without script, nor on paper. */
export const ChatPlace = styled.aside`
  ${media.withoutScriptOrPrint} {
    display: none;
  }
`

/** The round button that opens and closes the chat. */
export const RoundButton = styled.button`
  position: fixed;
  right: ${side};
  bottom: calc(${theme.space.corner} + env(safe-area-inset-bottom));
  z-index: ${theme.layer.chat};
  display: grid;
  place-items: center;
  width: 64px;
  height: 64px;
  padding: 0;
  border: ${theme.size.string} solid ${theme.color.ink};
  border-radius: 50%;
  background: ${theme.color.yellow};
  box-shadow: ${theme.shadow.float};
  transition: transform ${theme.motion.normal} ${theme.motion.curve};

  &[data-waiting]::before,
  &[data-waiting]::after {
    translate: 0 -24px;
  }
  &[data-waiting] > svg {
    visibility: hidden;
  }
  ${media.hovering} {
    &:hover {
      transform: translateY(-3px);
    }
  }
  & > svg {
    width: 28px;
    height: 28px;
  }
  /* small beside the words: no control of a first screen has words under it */
  ${media.oneFieldColumn} {
    bottom: calc(${theme.space.s2} + env(safe-area-inset-bottom));
    width: ${theme.size.control};
    height: ${theme.size.control};

    /* a finger meets the square around the disc, too, which is larger than its track */
    place-content: center;

    & > svg {
      box-sizing: content-box;
      padding: ${theme.space.s3};
    }
  }
`
