import { type ComponentProps, type MouseEvent, useContext } from 'react'
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom'

export type PageLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** Address of a page of this site: a path, with its query or fragment. */
  to: string
}

/**
 * A link inside the site, followed without a new document. It does not depend on where the
 * visitor is, as the router's own does: a change of page draws no link anew.
 */
export function PageLink({ to, onClick, children, ...anchor }: PageLinkProps) {
  const { navigator } = useContext(NavigationContext)
  return (
    <a
      {...anchor}
      href={to}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || isForTheBrowser(event)) return
        event.preventDefault()
        navigator.push(to)
      }}
    >
      {children}
    </a>
  )
}

/** Another button or a key asks for a tab, a window or a download. */
function isForTheBrowser(click: MouseEvent<HTMLAnchorElement>): boolean {
  const { button, metaKey, altKey, ctrlKey, shiftKey } = click
  return button !== 0 || metaKey || altKey || ctrlKey || shiftKey
}
