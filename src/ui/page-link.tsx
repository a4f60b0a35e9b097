import { type ComponentProps, type MouseEvent, useContext } from 'react'
import { NavigateContext } from './navigate-context.ts'

export type PageLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
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
        if (event.defaultPrevented || isForTheBrowser(event)) return
        event.preventDefault()
        navigate(to)
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
