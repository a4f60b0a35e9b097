import { useSelector } from '@xstate/react'
import { type ReactNode, useDeferredValue, useEffect } from 'react'
import { css, styled } from 'styled-components'
import { navigation } from '#src/content/navigation.ts'
import { container, media, theme, fullNavigationCondition } from '#src/theme/theme.ts'
import { Icon } from '#src/ui/icon.tsx'
import { spaceSurface } from '#src/ui/mixins.ts'
import { useAppChild } from './app-context.tsx'
import { BelowTheFold } from './below-the-fold.tsx'
import { usePopover } from '#src/dom/use-popover.ts'

export function MobileMenu({ children }: { children: ReactNode }) {
  const menu = useAppChild('mobileMenu')
  const dropdown = useAppChild('dropdown')
  const { button, panel } = usePopover<HTMLDivElement>({
    id: 'menu',
    open: useMobileMenuOpen(),
    onPress: () => menu.send({ type: 'menu.toggle' }),
    onOpen: () => menu.send({ type: 'menu.open' }),
    onClose: () => menu.send({ type: 'menu.close' }),
  })

  useEffect(() => {
    // Rotating a phone may switch to the other navigation. A hidden menu must not keep the page inert, nor
    // be the layer that Escape closes.
    const wide = matchMedia(fullNavigationCondition)
    const close = () =>
      [menu, dropdown].forEach((each) => each.send({ type: 'menu.close' }))
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [menu, dropdown])

  return (
    <>
      <MenuButton {...button}>
        <span data-menu="closed">
          <Icon name="menu" />
          {navigation.menu.open}
        </span>{' '}
        <span data-menu="open">
          <Icon name="x" />
          {navigation.menu.close}
        </span>
      </MenuButton>
      <BelowTheFold>
        <MenuPanel {...panel} data-modal-menu>
          <nav aria-label={navigation.mobile}>{children}</nav>
        </MenuPanel>
      </BelowTheFold>
    </>
  )
}

export function useMobileMenuOpen(): boolean {
  return useSelector(useAppChild('mobileMenu'), (snapshot) => snapshot.hasTag('open'))
}

/**
 * Returns whether the page behind the menu is inert. The value changes after the menu is painted,
 * because the browser restyles all of a page that becomes inert or active.
 */
export function usePageCovered(): boolean {
  return useDeferredValue(useMobileMenuOpen())
}

/** Narrows the menu button and hides its icon, in a header without room for the icon. */
const compactButton = css`
  padding-inline: 0.6rem;

  & svg {
    display: none;
  }
`

const MenuButton = styled.button`
  min-height: ${theme.size.controlHeight};
  padding: 0 ${theme.space[3.5]};
  border: ${theme.size.border} solid currentColor;
  font-size: ${theme.text.navigation};
  font-weight: 600;

  /* the button is aligned right if the header does not name the space */
  &:first-child {
    margin-left: auto;
  }

  & > span {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
  }
  & > [data-menu='open'],
  &:is([aria-expanded='true'], :has(+ :popover-open)) > [data-menu='closed'] {
    display: none;
  }
  &:is([aria-expanded='true'], :has(+ :popover-open)) > [data-menu='open'] {
    display: flex;
  }
  ${media.upToPhone} {
    padding-inline: 0.7rem;
  }
  ${media.upToSmallPhone} {
    ${compactButton}
  }
  ${container.crowdedMenu} {
    margin-left: auto;
    ${compactButton}
  }
`

const MenuPanel = styled.div.attrs({ popover: 'auto' })`
  position: fixed;
  inset: ${theme.size.headerHeight} 0 0;
  z-index: ${theme.layer.menu};
  width: auto;
  height: auto;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: auto;
  overscroll-behavior: contain;
  ${spaceSurface}

  & > nav {
    display: flex;
    flex-direction: column;
    min-height: 100%;
    padding: ${theme.space[4]} ${theme.layout.gutter} ${theme.space[8]};
  }
  ${media.fromDesktop} {
    display: none;
  }
`
