import { type ComponentProps, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { media } from '#src/theme/media.ts'
import { theme } from '#src/theme/theme.ts'
import { Icon } from './icon.tsx'

type MenuButtonProps = ComponentProps<'button'> & {
  openLabel: ReactNode
  /** Replaces `openLabel` as long as a `MenuPanel` is open. */
  closeLabel: ReactNode
}

/** Opens and closes the menu of small screens; stands in a `SiteHeader`. */
export function MenuButton({ openLabel, closeLabel, ...button }: MenuButtonProps) {
  return (
    <Toggle type="button" {...button}>
      <span data-menu="closed">
        <Icon name="menu" />
        {openLabel}
      </span>{' '}
      <span data-menu="open">
        <Icon name="x" />
        {closeLabel}
      </span>
    </Toggle>
  )
}

/** Beside the label, where the bar is tightest. */
const tightest = '0.6rem'

const Toggle = styled.button`
  min-height: ${theme.size.control};
  padding: 0 ${theme.space.field};
  border: ${theme.size.rule} solid currentColor;
  font-size: ${theme.text.navigation};
  font-weight: 600;
  background: none;

  /* no tag of the space pushes it to the right */
  &:first-child {
    margin-left: auto;
  }

  & > span {
    display: flex;
    align-items: center;
    gap: ${theme.space.s2};
  }
  & > [data-menu='open'] {
    display: none;
  }
  &:is([aria-expanded='true'], :has(+ :popover-open)) > [data-menu='closed'] {
    display: none;
  }
  &:is([aria-expanded='true'], :has(+ :popover-open)) > [data-menu='open'] {
    display: flex;
  }
  ${media.headerTight} {
    padding-inline: 0.7rem;
  }
  ${media.headerTightest} {
    padding-inline: ${tightest};

    & svg {
      display: none;
    }
  }
  ${media.headerEnlarged} {
    margin-left: auto;
    padding-inline: ${tightest};

    & svg {
      display: none;
    }
  }
`
