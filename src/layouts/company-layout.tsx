import type { ReactNode } from 'react'
import { navigation } from '#src/content/navigation.ts'
import { SolutionsMenu } from '#src/features/solutions-menu.tsx'
import type { Space } from '#src/theme/theme.ts'
import { MenuGroup, MenuLink } from '#src/ui/menu-panel.tsx'
import { HeaderLink } from '#src/ui/site-header.tsx'
import { SiteLayout } from './site-layout.tsx'

type LayoutProps = {
  space: Space
  /** Path of the page that it frames. */
  path: string
  children: ReactNode
}

/** The frame of the company's pages; in its neutral tone, of those that belong to both spaces. */
export function CompanyLayout({ space, path, children }: LayoutProps) {
  return (
    <SiteLayout
      space={space}
      header="fixed"
      wideItems={navigation.company.map((item) =>
        'items' in item ? (
          <SolutionsMenu key={item.label} path={path} />
        ) : (
          <li key={item.href}>
            <HeaderLink to={item.href} current={item.href === path}>
              {item.label}
            </HeaderLink>
          </li>
        ),
      )}
      narrowItems={navigation.company.map((item) =>
        'items' in item ? (
          <MenuGroup key={item.label} title={item.label}>
            {item.items.map(({ label, href }) => (
              <li key={href}>
                <MenuLink to={href} current={href === path}>
                  {label}
                </MenuLink>
              </li>
            ))}
          </MenuGroup>
        ) : (
          <li key={item.href}>
            <MenuLink to={item.href} current={item.href === path}>
              {item.label}
            </MenuLink>
          </li>
        ),
      )}
    >
      {children}
    </SiteLayout>
  )
}
