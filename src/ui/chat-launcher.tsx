import { type ComponentProps } from 'react'
import { styled } from 'styled-components'
import { media } from '#src/theme/media.ts'
import { theme } from '#src/theme/theme.ts'
import { Icon } from './icon.tsx'
import { waiting } from './waiting.ts'

/** Holds the chat's panel and its round button. It is not there without script, nor on paper. */
export const ChatPlace = styled.aside`
  ${media.withoutScript} {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`

type LauncherProps = Omit<ComponentProps<'button'>, 'type'> & {
  open: boolean
  'aria-label': string
}

/** The round button that opens and closes the chat. */
export function RoundButton({ open, ...button }: LauncherProps) {
  return (
    <Launcher type="button" aria-expanded={open} {...button}>
      <Icon name={open ? 'x' : 'message-circle'} />
    </Launcher>
  )
}

const Launcher = styled.button`
  position: fixed;
  right: clamp(1rem, 2vw, 2rem);
  bottom: calc(clamp(1rem, 2vw, 2rem) + env(safe-area-inset-bottom));
  z-index: ${theme.layer.chat};
  display: grid;
  place-items: center;
  width: 64px;
  height: 64px;
  padding: 0;
  border: 3px solid ${theme.color.ink};
  border-radius: 50%;
  color: ${theme.color.ink};
  background: ${theme.color.yellow};
  box-shadow: ${theme.shadow.float};
  transition: transform ${theme.motion.normal} ${theme.motion.curve};

  ${waiting}
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
  /* on a narrow screen it covers words: it leaves them to who reads on, until they scroll back */
  ${media.oneFieldColumn} {
    ${media.scrolledOn} {
      &:not([aria-expanded='true'], :focus) {
        transform: translateY(calc(100% + 2rem + env(safe-area-inset-bottom)));
      }
    }
  }
  /* the panel lies over it there, and has a button of its own */
  ${media.lowScreen} {
    [role='dialog'] + & {
      visibility: hidden;
    }
  }
  & > svg {
    width: 28px;
    height: 28px;
  }
`
