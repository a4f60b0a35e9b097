import { keyframes, styled } from 'styled-components'
import { media, theme } from '#src/theme/theme.ts'
import { Frame } from './frame.tsx'
import { PageLink } from './page-link.tsx'
import { offPaper, spaceSurface, wrapping } from './shapes.ts'

/** What only the full navigation (from 72em) shows. */
export const WideOnly = styled.div`
  display: contents;

  ${media.collapsedMenu} {
    display: none;
  }
`

/** What only the collapsed menu (under 72em) shows. */
export const NarrowOnly = styled.div`
  display: contents;

  ${media.fullNavigation} {
    display: none;
  }
`

/** Names the space in two words, one a line where the bar has two lines or fewer. */
export const WhereTag = styled.p`
  width: min-content;
  margin-left: auto;
  padding-left: 0.6rem;
  border-left: ${theme.size.string} solid ${theme.tone.currentLine};
  font-size: ${theme.text.mini};
  font-weight: 600;
  line-height: 1.2;

  ${media.headerTightest} {
    padding-left: 0.45rem;
  }
  ${media.headerEnlarged} {
    order: 1;
    width: 100%;
    margin-left: 0;
  }
  ${WideOnly} > & {
    ${media.wideHeaderEnlarged} {
      width: auto;
    }
  }
`

/** The bar at the top, with a rule under it where it is `data-ruled`; it holds a `HeaderRow`. */
export const StickyHeader = styled.header`
  position: sticky;
  inset: 0 0 auto;
  z-index: ${theme.layer.header};
  container-type: inline-size;
  height: ${theme.size.header};
  ${spaceSurface}

  &[data-ruled] {
    border-bottom: ${theme.size.hairline} solid ${theme.color.hairline};
  }
  & :is(a, button) {
    color: inherit;
  }
`

/** It leaves the place of a `HeaderRoom` in the flow. */
export const FixedHeader = styled(StickyHeader)`
  position: fixed;
`

export const HeaderRoom = styled.div`
  height: ${theme.size.header};

  ${offPaper}
`

/** A home link, then what is `WideOnly` and what is `NarrowOnly`. */
export const HeaderRow = styled(Frame)`
  height: 100%;
  ${wrapping}
  align-content: safe center;
  align-items: center;
  gap: 0 ${theme.space.s5};

  ${media.headerTight} {
    flex-wrap: nowrap;
    column-gap: ${theme.space.s3};
  }
  ${media.headerTightest} {
    column-gap: ${theme.space.s2};
  }
  ${media.headerEnlarged} {
    flex-wrap: wrap;
  }
`

const smallestLogo = '112px'

/** Holds a `Logo`; `aria-label` names it and says where it leads. */
export const HomeLink = styled(PageLink)`
  flex: none;
  display: flex;
  align-items: center;
  width: 158px;
  min-height: ${theme.size.control};

  ${media.headerTight} {
    flex: 0 1 auto;
    min-width: 0;
    width: 132px;
  }
  ${media.headerTightest} {
    width: ${smallestLogo};
  }
  ${media.headerEnlarged} {
    flex: none;
    width: ${smallestLogo};
  }
`

export const MainNavigation = styled.nav`
  margin-left: auto;

  ${WhereTag} + & {
    margin-left: 0;

    ${media.tightNavigation} {
      margin-inline: -${theme.space.s4};

      & > ul > li > :is(a, button) {
        padding-inline: ${theme.space.s2};
      }
    }
  }
  & > ul {
    ${wrapping}
  }
`

const snap = keyframes`
  20% { transform: translateY(2.5px); }
  45% { transform: translateY(-1.8px); }
  70% { transform: translateY(1px); }
`

/**
 * A button, or `as` a link a page of the main navigation, underlined where it is current. A chevron
 * and the line follow `aria-expanded` or the open popover.
 */
export const HeaderItem = styled.button`
  position: relative;
  display: flex;
  align-items: center;
  gap: 0.35em;
  min-height: ${theme.size.control};
  padding: 0 ${theme.space.control};
  border: 0;
  font-size: ${theme.text.navigation};
  font-weight: 550;
  white-space: nowrap;
  text-decoration: none;
  background: none;

  &::after {
    content: '';
    position: absolute;
    inset: auto ${theme.space.control} 0.45rem;
    height: ${theme.size.string};
    background: currentColor;
    transform: scaleX(0);
    transform-origin: 0 50%;
    transition: transform ${theme.motion.normal} ${theme.motion.curve};
  }
  &:is([aria-current], [aria-expanded='true'], :has(+ :popover-open))::after {
    transform: none;
  }
  &[aria-current]::after {
    background: ${theme.tone.currentLine};
  }
  ${media.hovering} {
    &:hover::after {
      transform: none;
    }
    ${media.moving} {
      &:hover::after {
        animation: ${snap} ${theme.motion.snap} ${theme.motion.quick};
      }
    }
  }
  & > svg {
    width: 1em;
    transition: transform ${theme.motion.normal};
  }
  &:is([aria-expanded='true'], :has(+ :popover-open)) > svg {
    transform: rotate(180deg);
  }
  ${media.forcedColors} {
    &::after,
    &[aria-current]::after {
      background: CanvasText;
    }
  }
`

/** A number to call, an `a`; beside the navigation where that leaves it room. */
export const PhoneLink = styled(HeaderItem)`
  nav + & {
    display: none;

    ${media.roomyHeader} {
      display: flex;
    }
  }
`

/** The first link of the page, seen when it has the focus; leads to the main content. */
export const SkipLink = styled.a`
  position: fixed;
  top: -6rem;
  left: ${theme.space.s4};
  z-index: ${theme.layer.skip};
  padding: ${theme.space.s3} ${theme.space.s5};
  font-size: ${theme.text.navigation};
  font-weight: 600;
  color: ${theme.color.ink};
  background: ${theme.color.white};

  ${offPaper}
  &:focus {
    top: ${theme.space.s4};
  }
`
