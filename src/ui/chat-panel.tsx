import { styled } from 'styled-components'
import { media, theme } from '#src/theme/theme.ts'
import { besideLauncher, side } from './chat-launcher.tsx'
import { inkSurface, offPaper } from './shapes.ts'

const tallest = '34rem'

/** The panel above the launcher: its header, its log and its form, in this order. */
export const ChatPanel = styled.section`
  position: fixed;
  right: ${side};
  bottom: ${theme.space.aboveLauncher};
  z-index: ${theme.layer.chat};
  display: flex;
  flex-direction: column;
  width: min(${theme.size.panel}, 100vw - 1rem);
  height: min(${tallest}, 100dvh - 12rem);
  border: ${theme.size.rule} solid ${theme.color.ink};
  background: ${theme.color.white};
  box-shadow: ${theme.shadow.float};

  & :focus-visible {
    outline-offset: -${theme.size.focusRing};
  }
  /* a notice has room above it */
  ${media.oneTileColumn} {
    height: min(${tallest}, 100dvh - 14.5rem);
  }
  /* a low screen keeps room for the log, beside the launcher, and scrolls the whole */
  ${media.lowScreen} {
    inset-block: ${theme.space.s2};
    right: ${besideLauncher};
    max-width: calc(100vw - ${theme.space.s9});
    height: auto;
    overflow: auto;
    overscroll-behavior: contain;

    & > [role='log'] {
      min-height: 6rem;
    }
  }
  ${offPaper}
`

/** Holds an input and its send button. */
export const ChatForm = styled.form`
  display: flex;
  border-top: ${theme.size.rule} solid ${theme.color.ink};

  & > input {
    flex: 1;
    min-width: 0;
    min-height: 58px;
    padding-inline: ${theme.space.s4};
    border: 0;
    background: ${theme.color.white};
  }
  & > input::placeholder {
    color: ${theme.color.grey};
    opacity: 1;
  }
  & > button {
    display: grid;
    place-items: center;
    width: 62px;
    border: 0;
    ${inkSurface}
  }
`

/** A sentence about the conversation, between the log and the form. */
export const ChatNote = styled.p`
  padding: ${theme.space.s2} ${theme.space.s4} ${theme.space.s3};
  font-size: ${theme.text.mini};
  line-height: 1.4;
  color: ${theme.color.grey};
  background: ${theme.color.plaster};
`

/** A square drawing, 44 px wide, the name over the status, the button that closes. */
export const ChatHeader = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.s3};
  padding: ${theme.space.s3} ${theme.space.s3} ${theme.space.s3} ${theme.space.s4};
  line-height: 1.25;
  ${inkSurface}

  & > img {
    border-radius: 50%;
    background: ${theme.color.blue};
  }
  & > button {
    flex: none;
    display: grid;
    place-items: center;
    width: ${theme.size.target};
    height: ${theme.size.target};
    margin-left: auto;
    padding: 0;
    border: 0;
    background: none;
  }
  & p {
    display: flex;
    align-items: center;
    gap: 0.45rem;
    font-size: ${theme.text.mini};
    line-height: 1.3;
  }
  & p::before {
    content: '';
    width: 9px;
    height: 9px;
    border-radius: 50%;
    background: ${theme.color.online};
  }
`

/** The messages, newest last; it scrolls, so it can take the focus. */
export const ChatLog = styled.div.attrs({ role: 'log', tabIndex: 0 })`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: ${theme.space.s3};
  padding: ${theme.space.s5} ${theme.space.s4};
  overflow: auto;
  overscroll-behavior: contain;
  background: ${theme.color.plaster};
`

/** `data-sender` is `bot` or `user`. */
export const ChatMessage = styled.p`
  max-width: 85%;
  padding: ${theme.space.box};
  border-left: 4px solid ${theme.color.yellow};
  line-height: 1.5;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  background: ${theme.color.white};

  &[data-sender='user'] {
    align-self: flex-end;
    border: 0;
    color: ${theme.color.white};
    background: ${theme.color.blue};
  }
  ${media.forcedColors} {
    &[data-sender] {
      border: ${theme.size.rule} solid CanvasText;
    }
  }
`
