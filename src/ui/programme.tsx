import { type ReactNode } from 'react'
import { styled } from 'styled-components'
import { media } from '#src/theme/media.ts'
import { theme } from '#src/theme/theme.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

type ProgrammeProps = {
  /** Shared by the programmes of a page, so that the browser keeps one open without script. */
  name: string
  /** Anchor of the sheet; a link to it brings the focus along. */
  id: string
  isOpen: boolean
  onPress: () => void
  /** The browser opened or closed it by itself: its search, a fragment. */
  onToggle: (isOpen: boolean) => void
  control: string
  title: string
  children: ReactNode
}

/**
 * A control and the sheet that it opens, hung below its row: the sheet spans `--columns` cells of
 * the row, of which the control's is number `--column`, from 0.
 */
export function Programme({
  name,
  id,
  isOpen,
  onPress,
  onToggle,
  control,
  title,
  children,
}: ProgrammeProps) {
  return (
    // The visitor may have opened it before hydration.
    <Details
      name={name}
      open={isOpen}
      suppressHydrationWarning
      onToggle={({ currentTarget: { open } }) => {
        if (open !== isOpen) onToggle(open)
      }}
    >
      <summary
        onClick={(event) => {
          event.preventDefault()
          onPress()
        }}
      >
        <span>
          {control}
          <VisuallyHidden> {title}</VisuallyHidden>
        </span>
        <span aria-hidden="true" />
      </summary>
      <div id={id} tabIndex={-1}>
        {children}
      </div>
    </Details>
  )
}

const drop = `calc(${theme.space.s6} + ${theme.size.hairline})`

const Details = styled.details`
  position: relative;
  min-width: 0;

  & > summary {
    position: relative;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space.s4};
    min-height: ${theme.size.row};
    padding: ${theme.space.s2} ${theme.space.inset};
    background: ${theme.tone.accent};
    font-weight: 600;
    line-height: 1.3;
    overflow-wrap: break-word;
    color: ${theme.color.white};
    list-style: none;

    &::-webkit-details-marker {
      display: none;
    }
    ${media.hovering} {
      &:hover {
        text-decoration: underline ${theme.underline.thin};
        text-underline-offset: ${theme.underline.near};
      }
    }
    &:focus-visible {
      z-index: 2;
      outline-color: ${theme.color.yellow};
      outline-offset: -6px;
    }
  }
  & > summary > span {
    min-width: 0;
  }
  & > summary > span + span {
    position: relative;
    flex: none;
    width: ${theme.size.sign};
    height: ${theme.size.string};

    &::before,
    &::after {
      content: '';
      position: absolute;
      inset: 0;
      background: currentColor;
      transition: transform ${theme.motion.normal} ${theme.motion.curve};
    }
    &::after {
      transform: rotate(90deg);
    }
  }
  &[open] > summary {
    /* the line on which the sheet hangs */
    &::after {
      content: '';
      position: absolute;
      z-index: 1;
      left: calc(${theme.space.s5} + 5px);
      top: 100%;
      width: ${theme.size.string};
      height: ${drop};
      background: ${theme.tone.string};
    }
    & > span + span::after {
      transform: none;
    }
  }
  & > div {
    position: relative;
    width: calc(var(--columns) * 100% + ${theme.size.hairline});
    margin: ${drop} 0 ${theme.space.s6} calc(var(--column) * -100%);
    padding: clamp(1.5rem, 1rem + 1.8vw, 2.75rem) ${theme.space.s5};
    background: ${theme.tone.tintSoft};
    scroll-margin-top: calc(${theme.size.header} + 6rem);

    &::before {
      content: '';
      position: absolute;
      inset: -${theme.size.nudge} 0 auto -50vw;
      height: ${theme.size.string};
      background: ${theme.tone.string};
    }
    &::after {
      content: '';
      position: absolute;
      left: calc(var(--column) * 100% / var(--columns) + ${theme.space.s5});
      top: calc(${theme.size.peg} / -2 + 0.5px);
      width: ${theme.size.peg};
      height: ${theme.size.peg};
      border-radius: 50%;
      background: ${theme.tone.string};
    }
  }
  ${media.oneSheet} {
    & > div {
      width: calc(100% + 2 * ${theme.space.gutter});
      margin-left: calc(-1 * ${theme.space.gutter});
      padding-inline: ${theme.space.gutter};

      &::after {
        left: calc(${theme.space.gutter} + ${theme.space.s5});
      }
    }
  }
  ${media.forcedColors} {
    &[open] > summary::after,
    & > div::before,
    & > div::after,
    & > summary > span + span::before,
    & > summary > span + span::after {
      background: CanvasText;
    }
  }
  ${media.print} {
    &:not([open]),
    & > summary {
      display: none;
    }
    & > div {
      padding: 0;
      line-height: 1.35;
    }
    & > div::before,
    & > div::after {
      display: none;
    }
    & > [data-alone] {
      margin: 0;
    }
  }
`
