import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { MobileMenu, useMobileMenuOpen } from '#src/features/mobile-menu.tsx'
import { SolutionsMenu } from '#src/features/solutions-menu.tsx'
import { Toaster } from '#src/features/toaster.tsx'
import { navigation } from '#src/content/navigation.ts'
import { type Space, tones } from '#src/theme/theme.ts'
import { Logo } from '#src/ui/logo.tsx'
import { MenuFoot, MenuGroup, MenuLink, MenuList } from '#src/ui/menu-panel.tsx'
import {
  HeaderLink,
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

type LayoutProps = { space: Space; children: ReactNode }

/** The frame of the company's pages; in its neutral tone, of those that belong to both spaces. */
export function CompanyLayout({ space, children }: LayoutProps) {
  const menuOpen = useMobileMenuOpen()
  return (
    <Tone $space={space}>
      <SkipLink href="#contenu">{navigation.skip}</SkipLink>
      <SiteHeader position="fixed" ruled={space === 'neutral'}>
        <HomeLink to="/" aria-label={navigation.logo}>
          <Logo />
        </HomeLink>
        <WideOnly>
          <MainNavigation label={navigation.main}>
            {navigation.company.map((item) =>
              'items' in item ? (
                <SolutionsMenu key={item.label} />
              ) : (
                <li key={item.href}>
                  <HeaderLink to={item.href}>{item.label}</HeaderLink>
                </li>
              ),
            )}
          </MainNavigation>
          <Switch space={space} />
        </WideOnly>
        <NarrowOnly>
          {space !== 'neutral' && <WhereTag>{navigation.spaces[space].where}</WhereTag>}
          <MobileMenu>
            <MenuList>
              {navigation.company.map((item) =>
                'items' in item ? (
                  <MenuGroup key={item.label} title={item.label}>
                    {item.items.map(({ label, href }) => (
                      <li key={href}>
                        <MenuLink to={href}>{label}</MenuLink>
                      </li>
                    ))}
                  </MenuGroup>
                ) : (
                  <li key={item.href}>
                    <MenuLink to={item.href}>{item.label}</MenuLink>
                  </li>
                ),
              )}
            </MenuList>
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
      <Toaster />
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
