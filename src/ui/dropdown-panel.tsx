import { styled } from 'styled-components'
import { media, theme } from '#src/theme/theme.ts'
import { PageLink } from './page-link.tsx'
import { outlined } from './shapes.ts'

/** The list item that holds a `HeaderItem` and, right after it, its `DropdownPanel`. */
export const DropdownItem = styled.li`
  anchor-name: --dropdown;
`

/**
 * A list of links under a button of the header: a popover, to be opened by `popovertarget`.
 * Where the browser has no anchor positioning it stands at a fixed distance from the right.
 */
export const DropdownPanel = styled.ul.attrs({ role: 'list', popover: 'auto' })`
  position: fixed;
  inset: auto;
  top: calc(${theme.size.header} - 5px);
  right: calc(max(${theme.space.gutter}, 50vw - ${theme.size.page} / 2) + 11.25rem);
  width: 25rem;
  border-top: ${theme.size.string} solid ${theme.color.yellow};
  overflow: visible;
  color: ${theme.color.ink};
  background: ${theme.color.white};
  box-shadow: ${theme.shadow.float};
  ${theme.vars.tone.focus}: ${theme.color.ink};

  @supports (anchor-name: --dropdown) {
    position-anchor: --dropdown;
    top: calc(anchor(bottom) + 0.6rem);
    right: auto;
    left: calc(anchor(left) - 0.5rem);
  }
  /* keeps the pointer inside between the button and the panel */
  &::before {
    content: '';
    position: absolute;
    inset: auto 0 100%;
    height: 0.75rem;
  }
  & > li + li {
    border-top: ${theme.size.hairline} solid ${theme.color.hairline};
  }
  ${outlined}
`

/** A square drawing, 56 px wide, then a name and a note in one box. */
export const DropdownLink = styled(PageLink)`
  display: grid;
  grid-template-columns: 3.5rem 1fr;
  align-items: center;
  gap: ${theme.space.s4};
  padding: ${theme.space.s4} ${theme.space.s5};
  text-decoration: none;

  ${media.hovering} {
    &:hover {
      background: ${theme.tone.tintSoft};
    }
  }
  &:focus-visible {
    outline-offset: -${theme.size.focusRing};
  }
  & > span > :first-child {
    display: block;
    font-weight: 600;
    line-height: 1.3;
  }
  & > span > :last-child {
    font-size: ${theme.text.small};
    line-height: 1.4;
    color: ${theme.color.grey};
  }
`
