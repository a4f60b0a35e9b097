import { type ComponentProps, Fragment, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { navigation } from '#src/content/navigation.ts'
import { organisation } from '#src/content/organisation.ts'
import { written } from '#src/content/wordmark.ts'
import { Later } from '#src/features/first-screen.tsx'
import {
  MobileMenu,
  useMobileMenuOpen,
  usePageCovered,
} from '#src/features/mobile-menu.tsx'
import { type Space, tones } from '#src/theme/theme.ts'
import { Logo } from '#src/ui/logo.tsx'
import { currentOf, PageLink } from '#src/ui/page-link.tsx'
import { MenuEntry, MenuFootTitle, MenuList } from '#src/ui/menu-panel.tsx'
import {
  FixedHeader,
  HeaderRoom,
  HeaderRow,
  HomeLink,
  MainNavigation,
  NarrowOnly,
  PhoneLink,
  SkipLink,
  StickyHeader,
  WhereTag,
  WideOnly,
} from '#src/ui/site-header.tsx'
import { SpaceSwitch } from '#src/ui/space-switch.tsx'
import { Footer } from './footer.tsx'

const phone = { href: organisation.phone.href, children: organisation.phone.display }

type SiteLayoutProps = {
  space: Space
  header: 'fixed' | 'sticky'
  /** Whether the page is of one course. */
  isOfCourse?: boolean
  /** List items of the full navigation. */
  wideItems: ReactNode
  /** List items of the menu of small screens. */
  narrowItems: ReactNode
  children: ReactNode
}

type MenuLinksProps = {
  items: readonly { label: string; href: string }[]
  /** Path of the page that is open. */
  path: string
}

/** Pages as items of the menu of small screens. */
export function MenuLinks({ items, path }: MenuLinksProps) {
  return items.map(({ label, href }) => (
    <li key={href}>
      <MenuEntry as={PageLink} to={href} aria-current={currentOf(href, path)}>
        {label}
      </MenuEntry>
    </li>
  ))
}

/** What the layouts share: the bar with its navigation, the page and the footer. */
export function SiteLayout({
  space,
  header,
  isOfCourse = false,
  wideItems,
  narrowItems,
  children,
}: SiteLayoutProps) {
  const Header = header === 'fixed' ? FixedHeader : StickyHeader
  return (
    <Tone $space={space}>
      <Skip />
      <Header data-ruled={space === 'neutral' || undefined}>
        <HeaderRow>
          <HomeLink to="/" aria-label={navigation.logo}>
            <Logo written={written} />
          </HomeLink>
          <WideOnly>
            {space === 'neutral' && <WhereTag>{navigation.spaces.company.where}</WhereTag>}
            <MainNavigation aria-label={navigation.main}>
              <ul role="list">{wideItems}</ul>
            </MainNavigation>
            {space !== 'neutral' && <PhoneLink as="a" {...phone} />}
            <Switch space={space} />
          </WideOnly>
          <NarrowOnly>
            {space !== 'neutral' && <WhereTag>{navigation.spaces[space].where}</WhereTag>}
            <MobileMenu>
              <MenuList>{narrowItems}</MenuList>
              <MenuFootTitle aria-hidden>{navigation.switch}</MenuFootTitle>
              <Switch space={space} wide />
              <PhoneLink as="a" {...phone} />
            </MobileMenu>
          </NarrowOnly>
        </HeaderRow>
      </Header>
      {header === 'fixed' && <HeaderRoom />}
      <Behind as="main" id="contenu" tabIndex={-1}>
        {children}
      </Behind>
      <Later inFlow>
        <Behind as="div">
          <Footer isOfCourse={isOfCourse} />
        </Behind>
      </Later>
    </Tone>
  )
}

/** The link to what the open menu covers. */
function Skip() {
  return (
    <SkipLink href="#contenu" inert={useMobileMenuOpen()}>
      {navigation.skip}
    </SkipLink>
  )
}

type BehindProps = ComponentProps<'div'> & { as: 'main' | 'div' }

/** What the open menu covers. It alone is drawn anew when the menu opens, without its content. */
function Behind({ as: Part, ...props }: BehindProps) {
  return <Part inert={usePageCovered()} {...props} />
}

function Switch({ space, wide = false }: { space: Space; wide?: boolean }) {
  return (
    <SpaceSwitch role="group" aria-label={navigation.switch} data-wide={wide || undefined}>
      {(['company', 'individual'] as const).map((each) => (
        <Fragment key={each}>
          <PageLink
            to={navigation.spaces[each].href}
            aria-current={each === space || undefined}
          >
            {navigation.spaces[each].label}
          </PageLink>{' '}
        </Fragment>
      ))}
    </SpaceSwitch>
  )
}

const Tone = styled.div<{ $space: Space }>`
  ${({ $space }) => tones[$space]}
`
