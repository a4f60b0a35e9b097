import type { ReactNode } from 'react'
import { navigation } from '#src/content/navigation.ts'
import { MenuLink } from '#src/ui/menu-panel.tsx'
import { HeaderLink } from '#src/ui/site-header.tsx'
import { SiteLayout } from './site-layout.tsx'

/** The frame of the individual space. */
export function IndividualLayout({ children }: { children: ReactNode }) {
  return (
    <SiteLayout
      space="individual"
      header="sticky"
      // `end`: the address of the home page opens that of every other page of the space.
      wideItems={navigation.individual.map(({ label, href }) => (
        <li key={href}>
          <HeaderLink to={href} end>
            {label}
          </HeaderLink>
        </li>
      ))}
      narrowItems={navigation.individual.map(({ label, href }) => (
        <li key={href}>
          <MenuLink to={href} end>
            {label}
          </MenuLink>
        </li>
      ))}
    >
      {children}
    </SiteLayout>
  )
}
