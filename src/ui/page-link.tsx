import { type ComponentProps, useContext, createContext } from 'react'

/** Opens an address of this site without a new document. Always the same function. */
export const NavigateContext = createContext((to: string) => location.assign(to))

type PageLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** Address of a page of this site: a path, with its query or fragment. */
  to: string
}

/**
 * A link inside the site, followed without a new document. Unlike the router's own it does not
 * read the location: a change of page renders no link again.
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
        // Another button or a key asks for a tab, a window or a download.
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

/** An address of a page of this site: no file has it. */
const pagePattern = /^\/[^.?#]*(?:[?#]|$)/

/** A link to a page of this site, or to anything else: a file, another host, `tel:`, `mailto:`. */
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

/** What a link to `href` says of itself on the page at `path`: that it is it, or the list it is of. */
export function ariaCurrentFor(href: string, path: string): 'page' | true | undefined {
  return href === path ? 'page' : path.startsWith(`${href}/`) || undefined
}
