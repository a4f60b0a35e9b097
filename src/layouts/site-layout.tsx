import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { navigation } from '#src/content/navigation.ts'
import { type Space, theme, tones } from '#src/theme/theme.ts'
import { BelowTheFold } from '#src/features/below-the-fold.tsx'
import { useMobileMenuOpen, usePageCovered } from '#src/features/mobile-menu.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

type SiteLayoutProps = {
  space: Space
  path: string
  isOfCourse: boolean
  children: ReactNode
}

export function SiteLayout({ space, path, isOfCourse, children }: SiteLayoutProps) {
  return (
    <SpaceTone $space={space}>
      <Skip />
      <Header space={space} path={path} />
      <InertBehindMenu as="main" id="contenu" tabIndex={-1}>
        {children}
      </InertBehindMenu>
      <BelowTheFold inFlow>
        <InertBehindMenu as="div">
          <Footer isOfCourse={isOfCourse} />
        </InertBehindMenu>
      </BelowTheFold>
    </SpaceTone>
  )
}

/** The skip link, visible when focused. It is inert while an open menu makes its target inert. */
function Skip() {
  return (
    <SkipLink href="#contenu" data-off-paper inert={useMobileMenuOpen()}>
      {navigation.skip}
    </SkipLink>
  )
}

/** Makes its content inert while the mobile menu is open, without rendering the content again. */
function InertBehindMenu({
  as: Part,
  ...props
}: ComponentProps<'div'> & { as: 'main' | 'div' }) {
  return <Part inert={usePageCovered()} {...props} />
}

const SpaceTone = styled.div<{ $space: Space }>`
  ${({ $space }) => tones[$space]}
`

const SkipLink = styled.a`
  position: fixed;
  inset: -6rem auto auto ${theme.space[4]};
  z-index: ${theme.layer.skip};
  padding: ${theme.space[3]} ${theme.space[6]};
  font-size: ${theme.text.navigation};
  font-weight: 600;
  color: ${theme.color.ink};
  background: ${theme.color.white};

  &:focus {
    top: ${theme.space[4]};
  }
`
