import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { navigation } from '#src/content/navigation.ts'
import { MobileMenu, useMobileMenuOpen } from '#src/features/mobile-menu.tsx'
import { type Space, tones } from '#src/theme/theme.ts'
import { Logo } from '#src/ui/logo.tsx'
import { MenuFoot, MenuList } from '#src/ui/menu-panel.tsx'
import {
  HomeLink,
  MainNavigation,
  NarrowOnly,
  SiteHeader,
  WhereTag,
  WideOnly,
} from '#src/ui/site-header.tsx'
import { SkipLink } from '#src/ui/skip-link.tsx'
import { SpaceSwitch } from '#src/ui/space-switch.tsx'
import { Footer } from './footer.tsx'

type SiteLayoutProps = {
  space: Space
  header: 'fixed' | 'sticky'
  /** List items of the full navigation. */
  wideItems: ReactNode
  /** List items of the menu of small screens. */
  narrowItems: ReactNode
  children: ReactNode
}

/** What the layouts share: the bar with its navigation, the page and the footer. */
export function SiteLayout({
  space,
  header,
  wideItems,
  narrowItems,
  children,
}: SiteLayoutProps) {
  const menuOpen = useMobileMenuOpen()
  return (
    <Tone $space={space}>
      <SkipLink href="#contenu" inert={menuOpen}>
        {navigation.skip}
      </SkipLink>
      <SiteHeader position={header} ruled={space === 'neutral'}>
        <HomeLink to="/" aria-label={navigation.logo}>
          <Logo />
        </HomeLink>
        <WideOnly>
          <MainNavigation label={navigation.main}>{wideItems}</MainNavigation>
          <Switch space={space} />
        </WideOnly>
        <NarrowOnly>
          {space !== 'neutral' && <WhereTag>{navigation.spaces[space].where}</WhereTag>}
          <MobileMenu>
            <MenuList>{narrowItems}</MenuList>
            <MenuFoot title={navigation.switch}>
              <Switch space={space} wide />
            </MenuFoot>
          </MobileMenu>
        </NarrowOnly>
      </SiteHeader>
      <main id="contenu" tabIndex={-1} inert={menuOpen}>
        {children}
      </main>
      <div inert={menuOpen}>
        <Footer />
      </div>
    </Tone>
  )
}

function Switch({ space, wide = false }: { space: Space; wide?: boolean }) {
  const { company, individual } = navigation.spaces
  return (
    <SpaceSwitch
      label={navigation.switch}
      wide={wide}
      spaces={[
        { to: company.href, name: company.label, current: space === 'company' },
        { to: individual.href, name: individual.label, current: space === 'individual' },
      ]}
    />
  )
}

const Tone = styled.div<{ $space: Space }>`
  ${({ $space }) => tones[$space]}
`
