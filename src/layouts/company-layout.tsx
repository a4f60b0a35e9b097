import type { ReactNode } from 'react'
import { navigation } from '#src/content/navigation.ts'
import { SolutionsMenu } from '#src/features/solutions-menu.tsx'
import type { Space } from '#src/theme/theme.ts'
import { MenuGroup } from '#src/ui/menu-panel.tsx'
import { currentOf, PageLink } from '#src/ui/page-link.tsx'
import { HeaderItem } from '#src/ui/site-header.tsx'
import { MenuLinks, SiteLayout } from './site-layout.tsx'

type LayoutProps = {
  space: Space
  /** Path of the page that it frames. */
  path: string
  /** Whether that is the page of one course. */
  isOfCourse: boolean
  children: ReactNode
}

/** The frame of the company's pages; in its neutral tone, of those that belong to both spaces. */
export function CompanyLayout({ space, path, isOfCourse, children }: LayoutProps) {
  const { spaces } = navigation
  const companyItems = navigation.company.map((item) =>
    'items' in item ? (
      <MenuGroup key={item.label} title={item.label}>
        <MenuLinks items={item.items} path={path} />
      </MenuGroup>
    ) : (
      <MenuLinks key={item.href} items={[item]} path={path} />
    ),
  )
  return (
    <SiteLayout
      space={space}
      header="fixed"
      isOfCourse={isOfCourse}
      wideItems={navigation.company.map((item) =>
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
      narrowItems={
        space === 'neutral' ? (
          <>
            <MenuGroup title={spaces.company.where}>{companyItems}</MenuGroup>
            <MenuLinks
              items={[{ ...spaces.individual, label: spaces.individual.where }]}
              path={path}
            />
          </>
        ) : (
          companyItems
        )
      }
    >
      {children}
    </SiteLayout>
  )
}
