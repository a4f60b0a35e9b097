import { type ComponentProps, useContext, createContext } from 'react'

/** Navigates within the site. `Navigation` provides a stable function that loads no document. */
export const NavigateContext = createContext((to: string) => location.assign(to))

type PageLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** The URL of a page of this site: a path, optionally with query and fragment. */
  to: string
}

/**
 * A link that navigates within the site without loading a document. Unlike the router's link it does
 * not read the location, so a navigation does not re-render every link.
 */
export function PageLink({ to, onClick, children, ...anchor }: PageLinkProps) {
  const navigate = useContext(NavigateContext)
  return (
    <a
      {...anchor}
      href={to}
      onClick={(event) => {
        onClick?.(event)
        const { button, metaKey, altKey, ctrlKey, shiftKey } = event
        // With a modifier key or another mouse button, the browser opens a tab or a window, or downloads.
        if (button !== 0 || metaKey || altKey || ctrlKey || shiftKey) return
        if (event.defaultPrevented) return
        event.preventDefault()
        navigate(to)
      }}
    >
      {children}
    </a>
  )
}

export type AnyLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string }

/** Matches the URL of a page of this site. Page URLs have no file extension. */
const pagePattern = /^\/[^.?#]*(?:[?#]|$)/

/** A link to a page of this site or to anything else: a file, another host, `tel:` or `mailto:`. */
export function AnyLink({ href, children, ...anchor }: AnyLinkProps) {
  return pagePattern.test(href) ? (
    <PageLink to={href} {...anchor}>
      {children}
    </PageLink>
  ) : (
    <a href={href} {...anchor}>
      {children}
    </a>
  )
}
