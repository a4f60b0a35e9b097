import { styled } from 'styled-components'
import { media, theme } from '#src/theme/theme.ts'
import { spaceSurface } from './shapes.ts'

/**
 * The menu of small screens: a popover that fills the screen under the header and locks the
 * page behind it, to be opened by `popovertarget`. It holds a `MenuNavigation`.
 */
export const MenuPanel = styled.div.attrs({ popover: 'auto' })`
  position: fixed;
  inset: ${theme.size.header} 0 0;
  z-index: ${theme.layer.menu};
  width: auto;
  height: auto;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: auto;
  overscroll-behavior: contain;
  ${spaceSurface}

  & a {
    color: inherit;
  }
  ${media.fullNavigation} {
    display: none;
  }
`

export const MenuNavigation = styled.nav`
  display: flex;
  flex-direction: column;
  min-height: 100%;
  padding: ${theme.space.s4} ${theme.space.gutter} ${theme.space.s6};
`

/** A title, or `as` a link a page of the menu, inside a list item; the current one bears a peg. */
export const MenuEntry = styled.p`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: ${theme.size.row};
  font-size: 1.375rem;
  font-weight: 600;
  letter-spacing: ${theme.tracking.entry};
  text-decoration: none;

  &[aria-current]::after {
    content: '';
    width: ${theme.size.peg};
    height: ${theme.size.peg};
    border-radius: 50%;
    background: ${theme.tone.currentLine};
  }
  ${media.forcedColors} {
    &[aria-current]::after {
      background: CanvasText;
    }
  }
`

export const MenuList = styled.ul.attrs({ role: 'list' })`
  & > li + li {
    border-top: ${theme.size.hairline} solid
      color-mix(in srgb, currentColor 35%, transparent);
  }
  & ul {
    margin-bottom: ${theme.space.s4};
    padding-left: ${theme.space.s4};
    border-left: ${theme.size.string} solid ${theme.tone.currentLine};
  }
  & ul ${MenuEntry} {
    min-height: ${theme.size.control};
    font-size: ${theme.text.body};
    font-weight: 500;
    letter-spacing: 0;
  }
`

/** Of what stands at the bottom of the menu. */
export const MenuFootTitle = styled.p`
  margin: auto 0 ${theme.space.s3};
  padding-top: ${theme.space.s6};
  font-weight: 600;
`

/** Beside the label, where the bar is tightest. */
const tightest = '0.6rem'

/**
 * Opens and closes the menu of small screens; stands in a `SiteHeader`. Its `data-menu="open"` takes
 * the place of `data-menu="closed"` as long as a `MenuPanel` is open.
 */
export const MenuButton = styled.button`
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
