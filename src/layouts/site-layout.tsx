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
import { SolutionsMenu } from '#src/features/solutions-menu.tsx'
import { type Space, tones } from '#src/theme/theme.ts'
import { Logo } from '#src/ui/logo.tsx'
import { currentOf, PageLink } from '#src/ui/page-link.tsx'
import { MenuEntry, MenuFootTitle, MenuList } from '#src/ui/menu-panel.tsx'
import {
  FixedHeader,
  HeaderItem,
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

type MenuItem =
  | { label: string; href: string }
  | { label: string; items: readonly MenuItem[] }

/** The menu of what belongs to both spaces. */
const bothSpaces: readonly MenuItem[] = [
  { label: navigation.spaces.company.where, items: navigation.company },
  { ...navigation.spaces.individual, label: navigation.spaces.individual.where },
]

type SiteLayoutProps = {
  space: Space
  /** Path of the page that it frames. */
  path: string
  /** Whether that is the page of one course. */
  isOfCourse: boolean
  children: ReactNode
}

/**
 * The bar with its navigation, the page and the footer. What belongs to both spaces has the
 * navigation of the company's.
 */
export function SiteLayout({ space, path, isOfCourse, children }: SiteLayoutProps) {
  const isIndividual = space === 'individual'
  const Header = isIndividual ? StickyHeader : FixedHeader
  const items = navigation[isIndividual ? 'individual' : 'company']
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
              <ul role="list">
                {items.map((item) =>
                  'items' in item ? (
                    <SolutionsMenu key={item.label} path={path} />
                  ) : (
                    <li key={item.href}>
                      <HeaderItem
                        as={PageLink}
                        to={item.href}
                        aria-current={currentOf(item.href, path)}
                      >
                        {item.label}
                      </HeaderItem>
                    </li>
                  ),
                )}
              </ul>
            </MainNavigation>
            {space !== 'neutral' && <PhoneLink as="a" {...phone} />}
            <Switch space={space} />
          </WideOnly>
          <NarrowOnly>
            {space !== 'neutral' && <WhereTag>{navigation.spaces[space].where}</WhereTag>}
            <MobileMenu>
              <MenuList>
                <MenuItems items={space === 'neutral' ? bothSpaces : items} path={path} />
              </MenuList>
              <MenuFootTitle aria-hidden>{navigation.switch}</MenuFootTitle>
              <Switch space={space} wide />
              <PhoneLink as="a" {...phone} />
            </MobileMenu>
          </NarrowOnly>
        </HeaderRow>
      </Header>
      {!isIndividual && <HeaderRoom />}
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

/** Pages, and titled lists of them, as items of the menu of small screens. */
function MenuItems({ items, path }: { items: readonly MenuItem[]; path: string }) {
  return items.map((item) =>
    'items' in item ? (
      <li key={item.label}>
        <MenuEntry>{item.label}</MenuEntry>
        <ul role="list">
          <MenuItems items={item.items} path={path} />
        </ul>
      </li>
    ) : (
      <li key={item.href}>
        <MenuEntry as={PageLink} to={item.href} aria-current={currentOf(item.href, path)}>
          {item.label}
        </MenuEntry>
      </li>
    ),
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
