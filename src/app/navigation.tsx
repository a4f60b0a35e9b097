import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { createPath, Router } from 'react-router-dom'
import { keyframes, styled } from 'styled-components'
import { navigation } from '#src/content/navigation.ts'
import {
  onLocationChange,
  currentLocation,
  siteHistory,
  type SiteLocation,
} from '#src/services/site-history.ts'
import { theme } from '#src/theme/theme.ts'
import { NavigateContext } from '#src/ui/page-link.tsx'
import { VisuallyHidden } from '#src/ui/mixins.ts'

type NavigationProps = {
  /** Loads a page. Returns `undefined` if the page is already loaded. */
  pendingLoad: (pathname: string) => Promise<unknown> | undefined
  children: ReactNode
}

const WaitingContext = createContext(false)

/**
 * Renders the router with the location of the browser's history. While the next page loads, the current
 * one stays interactive.
 */
export function Navigation({ pendingLoad, children }: NavigationProps) {
  const [location, setLocation] = useState(currentLocation)
  const [isWaiting, setWaiting] = useState(false)
  const latestLocation = useRef(location)
  const renderedLocation = useRef(location)
  useLayoutEffect(() => {
    renderedLocation.current = location
  }, [location])
  useLayoutEffect(() => {
    const handleChange = (next: SiteLocation) => {
      latestLocation.current = next
      const showPage = () => {
        if (latestLocation.current !== next) return
        setWaiting(false)
        if (next.pathname === renderedLocation.current.pathname)
          return startTransition(() => setLocation(next))
        // Removing a focused link, in the page or a menu, makes the browser recalculate the old page's styles.
        document.activeElement?.closest('a')?.blur()
        setLocation(next)
      }
      const arrival = pendingLoad(next.pathname)
      if (!arrival) return showPage()
      setWaiting(true)
      // A transition would render a loaded page in parts, and browsers recalculate all styles after each
      // part that adds rules. A failed page needs a transition: `use` suspends before it throws the error.
      void arrival.then(
        () => flushSync(showPage),
        () => startTransition(showPage),
      )
    }
    // The URL may have changed during hydration.
    if (createPath(currentLocation()) !== createPath(latestLocation.current))
      handleChange(currentLocation())
    return onLocationChange(handleChange)
  }, [pendingLoad])
  return (
    <Router location={location} navigator={siteHistory}>
      <NavigateContext value={siteHistory.push}>
        <WaitingContext value={isWaiting}>{children}</WaitingContext>
      </NavigateContext>
    </Router>
  )
}

export function NavigationStatus() {
  return (
    <div role="status">
      {useContext(WaitingContext) && (
        <NavigationProgress data-off-paper>
          <VisuallyHidden>{navigation.waiting}</VisuallyHidden>
        </NavigationProgress>
      )}
    </div>
  )
}

const appear = keyframes`
  from { visibility: hidden; }
`

const grow = keyframes`
  from { transform: scaleX(0); }
`

const delay = '300ms'

/** The two borders make the line visible on every background and in forced colours. */
const NavigationProgress = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${theme.layer.skip};
  border-top: ${theme.size.line} solid ${theme.color.yellow};
  border-bottom: ${theme.size.thinBorder} solid ${theme.color.ink};
  transform: scaleX(0.9);
  transform-origin: left;
  animation:
    ${appear} 1ms ${delay} backwards,
    ${grow} 8s ${delay} cubic-bezier(0, 0.7, 0.2, 1) backwards;
`
