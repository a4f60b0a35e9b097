import { useSelector } from '@xstate/react'
import { type ReactNode, useDeferredValue, useEffect } from 'react'
import { navigation } from '#src/content/navigation.ts'
import { wideScreen } from '#src/theme/theme.ts'
import { Icon } from '#src/ui/icon.tsx'
import { MenuButton, MenuNavigation, MenuPanel } from '#src/ui/menu-panel.tsx'
import { useAppChild } from './app-context.tsx'
import { Later } from './first-screen.tsx'
import { usePopover } from './use-popover.ts'

/** The button and the panel of small screens; `children` is what the panel lists. */
export function MobileMenu({ children }: { children: ReactNode }) {
  const menu = useAppChild('mobileMenu')
  const { button, panel } = usePopover<HTMLDivElement>({
    id: 'menu',
    open: useMobileMenuOpen(),
    onPress: () => menu.send({ type: 'menu.toggle' }),
    onOpen: () => menu.send({ type: 'menu.open' }),
    onClose: () => menu.send({ type: 'menu.close' }),
  })

  useEffect(() => {
    // A turned phone may show the full navigation: a menu nobody sees must not hold the page.
    const wide = matchMedia(wideScreen)
    const close = ({ matches }: MediaQueryListEvent) => {
      if (matches) menu.send({ type: 'menu.close' })
    }
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [menu])

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
      <Later>
        <MenuPanel {...panel} data-modal-menu>
          <MenuNavigation aria-label={navigation.mobile}>{children}</MenuNavigation>
        </MenuPanel>
      </Later>
    </>
  )
}

/** Whether the menu covers the page: what is behind it must not be reached. */
export function useMobileMenuOpen(): boolean {
  return useSelector(useAppChild('mobileMenu'), (snapshot) => snapshot.hasTag('open'))
}

/**
 * The same for the page behind it, right after the menu is on screen or gone: all of a page that
 * becomes inert, or reachable again, is styled anew.
 */
export function usePageCovered(): boolean {
  return useDeferredValue(useMobileMenuOpen())
}
