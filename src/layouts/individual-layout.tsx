import type { ReactNode } from 'react'
import { navigation } from '#src/content/navigation.ts'
import { HeaderItem } from '#src/ui/site-header.tsx'
import { currentOf, PageLink } from '#src/ui/page-link.tsx'
import { MenuLinks, SiteLayout } from './site-layout.tsx'

type LayoutProps = {
  /** Path of the page that it frames. */
  path: string
  children: ReactNode
}

/** The frame of the individual space. */
export function IndividualLayout({ path, children }: LayoutProps) {
  return (
    <SiteLayout
      space="individual"
      header="sticky"
      wideItems={navigation.individual.map(({ label, href }) => (
        <li key={href}>
          <HeaderItem as={PageLink} to={href} aria-current={currentOf(href, path)}>
            {label}
          </HeaderItem>
        </li>
      ))}
      narrowItems={<MenuLinks items={navigation.individual} path={path} />}
    >
      {children}
    </SiteLayout>
  )
}
