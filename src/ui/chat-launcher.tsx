import { type ComponentProps, type Ref } from 'react'
import { styled } from 'styled-components'
import { media } from '#src/theme/media.ts'
import { theme } from '#src/theme/theme.ts'
import { Icon } from './icon.tsx'
import { waiting } from './waiting.ts'

/** How far panel and button stand from the right: on a wide screen within its margin. */
export const side = `clamp(0.5rem, (50vw - ${theme.size.page} / 2 - 64px) / 2, 2rem)`

/** Holds the chat's panel and its round button. It is not there without script, nor on paper. */
export const ChatPlace = styled.aside`
  ${media.withoutScriptOrPrint} {
    display: none;
  }
`

type LauncherProps = Omit<ComponentProps<'form'>, 'ref'> & {
  /** Where it leads without the application. */
  action: string
  open: boolean
  'aria-label': string
  /** Its button. */
  ref: Ref<HTMLButtonElement>
}

/** The round button that opens and closes the chat, by the submission of its form. */
export function RoundButton({ open, ref, 'aria-label': name, ...form }: LauncherProps) {
  return (
    <Track {...form}>
      <Launcher ref={ref} type="submit" aria-expanded={open} aria-label={name}>
        <Icon name={open ? 'x' : 'message-circle'} />
      </Launcher>
    </Track>
  )
}

/** On a narrow screen the button would cover words: its way begins below the first screen. */
const Track = styled.form.attrs({ role: 'none' })`
  ${media.oneFieldColumn} {
    position: absolute;
    top: 100svh;
    right: ${side};
    bottom: 0;
    display: flex;
    align-items: end;
    min-height: 5rem;
    pointer-events: none;
  }
`

const Launcher = styled.button`
  position: fixed;
  right: ${side};
  bottom: calc(${theme.space.corner} + env(safe-area-inset-bottom));
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
  /* it leaves the words to who reads on, until they scroll back */
  ${media.oneFieldColumn} {
    pointer-events: auto;

    &:not([aria-expanded='true'], :focus-visible) {
      position: sticky;
    }
    ${media.scrolledOn} {
      &:not([aria-expanded='true'], :focus) {
        transform: translateY(calc(100% + 2rem + env(safe-area-inset-bottom)));
      }
    }
  }
  /* the panel lies over it there, and has a button of its own */
  ${media.lowScreen} {
    [role='dialog'] + form > & {
      visibility: hidden;
    }
  }
  & > svg {
    width: 28px;
    height: 28px;
  }
`
