import { Fragment } from 'react'
import { styled } from 'styled-components'
import { navigation } from '#src/content/navigation.ts'
import { ariaCurrentFor } from '#src/content/page-list.ts'
import * as organisation from '#src/content/organisation.ts'
import * as logo from '#src/content/wordmark.ts'
import { container, media, type Space, theme } from '#src/theme/theme.ts'
import { MobileMenu } from '#src/features/mobile-menu.tsx'
import { SolutionsMenu } from '#src/features/solutions-menu.tsx'
import { Container } from '#src/ui/section.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { HeaderItem } from '#src/ui/header-item.tsx'
import { Logo } from '#src/ui/logo.tsx'
import { PageLink } from '#src/ui/page-link.tsx'
import { onHover, spaceSurface, wrappingRow } from '#src/ui/mixins.ts'

const phone = organisation.phone

type MenuItem =
  | { label: string; href: string }
  | { label: string; items: readonly MenuItem[] }

const neutralMenu: readonly MenuItem[] = [
  { label: navigation.spaces.company.where, items: navigation.company },
  { ...navigation.spaces.individual, label: navigation.spaces.individual.where },
]

/** On neutral pages, the navigation on wide screens is that of the company space. */
export function Header({ space, path }: { space: Space; path: string }) {
  const isIndividual = space === 'individual'
  const items = navigation[isIndividual ? 'individual' : 'company']
  return (
    <>
      <Bar $isFixed={!isIndividual} data-ruled={space === 'neutral' || undefined}>
        <HeaderRow>
          <HomeLink to="/" aria-label={navigation.logo}>
            <Logo {...logo} />
          </HomeLink>
          <WideOnly>
            {space === 'neutral' && <SpaceTag>{navigation.spaces.company.where}</SpaceTag>}
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
                        aria-current={ariaCurrentFor(item.href, path)}
                      >
                        {item.label}
                      </HeaderItem>
                    </li>
                  ),
                )}
              </ul>
            </MainNavigation>
            {space !== 'neutral' && (
              <PhoneLink as="a" href={phone.href}>
                {phone.text}
              </PhoneLink>
            )}
            <SpaceSwitch space={space} />
          </WideOnly>
          <NarrowOnly>
            {space !== 'neutral' && <SpaceTag>{navigation.spaces[space].where}</SpaceTag>}
            <MobileMenu>
              <MenuList>
                <MenuItems items={space === 'neutral' ? neutralMenu : items} path={path} />
              </MenuList>
              <SwitchTitle aria-hidden>{navigation.switch}</SwitchTitle>
              <SpaceSwitch space={space} wide />
              <PhoneLink as="a" href={phone.href}>
                <Icon name="phone" />
                {phone.text}
              </PhoneLink>
            </MobileMenu>
          </NarrowOnly>
        </HeaderRow>
      </Bar>
      {!isIndividual && <HeaderSpacer data-off-paper />}
    </>
  )
}

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
        <MenuEntry
          as={PageLink}
          to={item.href}
          aria-current={ariaCurrentFor(item.href, path)}
        >
          {item.label}
        </MenuEntry>
      </li>
    ),
  )
}

function SpaceSwitch({ space, wide = false }: { space: Space; wide?: boolean }) {
  return (
    <SwitchGroup role="group" aria-label={navigation.switch} data-wide={wide || undefined}>
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
    </SwitchGroup>
  )
}

const WideOnly = styled.div`
  display: contents;

  ${media.belowDesktop} {
    display: none;
  }
`

const NarrowOnly = styled.div`
  display: contents;

  ${media.fromDesktop} {
    display: none;
  }
`

const SpaceTag = styled.p`
  width: min-content;
  margin-left: auto;
  padding-left: 0.6rem;
  border-left: ${theme.size.line} solid ${theme.tone.indicator};
  font-size: ${theme.text.extraSmall};
  font-weight: 600;
  line-height: 1.2;

  ${media.upToSmallPhone} {
    padding-left: 0.45rem;
  }
  ${container.crowdedMenu} {
    order: 1;
    width: 100%;
  }
  ${WideOnly} > & {
    ${container.crowdedNavigation} {
      width: auto;
    }
  }
`

/** A fixed header needs `HeaderSpacer`, which reserves its space in the flow. */
const Bar = styled.header<{ $isFixed: boolean }>`
  position: ${({ $isFixed }) => ($isFixed ? 'fixed' : 'sticky')};
  inset: 0 0 auto;
  z-index: ${theme.layer.header};
  container-type: inline-size;
  height: ${theme.size.headerHeight};
  ${spaceSurface}

  &[data-ruled] {
    border-bottom: ${theme.size.thinBorder} solid ${theme.color.borderLight};
  }
`

const HeaderSpacer = styled.div`
  height: ${theme.size.headerHeight};
`

const HeaderRow = styled(Container)`
  height: 100%;
  ${wrappingRow}
  align-content: safe center;
  align-items: center;
  gap: 0 ${theme.space[6]};

  ${media.upToPhone} {
    flex-wrap: nowrap;
    column-gap: ${theme.space[3]};
  }
  ${media.upToSmallPhone} {
    column-gap: ${theme.space[2]};
  }
  ${container.crowdedMenu} {
    flex-wrap: wrap;
  }
`

const smallestLogo = '112px'

const HomeLink = styled(PageLink)`
  flex: none;
  display: flex;
  align-items: center;
  width: 158px;
  min-height: ${theme.size.controlHeight};

  ${media.upToPhone} {
    flex: 0 1 auto;
    min-width: 0;
    width: 132px;
  }
  ${media.upToSmallPhone} {
    width: ${smallestLogo};
  }
  ${container.crowdedMenu} {
    flex: none;
    width: ${smallestLogo};
  }
`

const MainNavigation = styled.nav`
  margin-left: auto;

  ${SpaceTag} + & {
    margin-left: 0;

    ${media.belowWideDesktop} {
      margin-inline: -${theme.space[4]};

      & > ul > li > :is(a, button) {
        padding-inline: ${theme.space[2]};
      }
    }
  }
  & > ul {
    ${wrappingRow}
  }
`

const PhoneLink = styled(HeaderItem)`
  nav > & {
    margin-left: -${theme.space[3]};
  }
  nav + & {
    display: none;

    ${media.fromWideDesktop} {
      display: flex;
    }
  }
`

const MenuEntry = styled.p`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: ${theme.size.rowHeight};
  font-size: 1.375rem;
  font-weight: 600;
  letter-spacing: ${theme.letterSpacing.minorHeading};
  text-decoration: none;

  &[aria-current]::after {
    content: '';
    /* a border stays visible in forced colours */
    border: calc(${theme.size.dot} / 2) solid ${theme.tone.indicator};
    border-radius: 50%;
  }
`

const MenuList = styled.ul.attrs({ role: 'list' })`
  & > li + li {
    border-top: ${theme.size.thinBorder} solid
      color-mix(in srgb, currentColor 35%, transparent);
  }
  & ul {
    margin-bottom: ${theme.space[4]};
    padding-left: ${theme.space[4]};
    border-left: ${theme.size.line} solid ${theme.tone.indicator};
  }
  & ul ${MenuEntry} {
    min-height: ${theme.size.controlHeight};
    font-size: ${theme.text.body};
    font-weight: 500;
    letter-spacing: 0;
  }
`

const SwitchTitle = styled.p`
  margin: auto 0 ${theme.space[3]};
  padding-top: ${theme.space[8]};
  font-weight: 600;
`

const SwitchGroup = styled.div`
  display: flex;
  flex: none;
  border: ${theme.size.border} solid currentColor;

  & > a {
    display: grid;
    flex: 1;
    place-items: center;
    min-height: ${theme.size.touchTarget};
    padding-inline: ${theme.space[4]};
    font-size: ${theme.text.small};
    font-weight: 600;
    text-decoration: none;
  }
  & > a + a {
    border-left: ${theme.size.border} solid currentColor;
  }
  ${onHover(`text-decoration: underline ${theme.underline.thin};`, '& > a')}
  & > a[aria-current] {
    color: ${theme.tone.surface};
    background: ${theme.tone.onSurface};
  }
  &[data-wide] > a {
    min-height: 52px;
    font-size: ${theme.text.navigation};
  }
  ${media.forcedColors} {
    & > a[aria-current] {
      forced-color-adjust: none;
      color: HighlightText;
      background: Highlight;
    }
  }
`
