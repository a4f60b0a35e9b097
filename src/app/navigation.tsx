import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useLayoutEffect,
  useReducer,
  useRef,
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
import { hideInPrint, VisuallyHidden } from '#src/ui/mixins.ts'

type NavigationProps = {
  /** Settles once the page at a path can be drawn; undefined where it can be at once. */
  pendingLoad: (pathname: string) => Promise<unknown> | undefined
  children: ReactNode
}

const WaitingContext = createContext(false)

/**
 * The router, fed by the browser's history. While a page is on its way the one before it stays and
 * answers; then it is drawn in one go, which is soonest on screen: between the parts of a transition
 * browsers would style the whole page anew, for each adds its rules.
 */
export function Navigation({ pendingLoad: arrivalOf, children }: NavigationProps) {
  const [location, setLocation] = useReducer(
    (_: SiteLocation, next: SiteLocation) => next,
    null,
    currentLocation,
  )
  const [isWaiting, setWaiting] = useReducer((_: boolean, next: boolean) => next, false)
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
        // Or the browser would style the page that goes anew, to take the pressed link out of it.
        document.activeElement?.closest<HTMLElement>('main a')?.blur()
        setLocation(next)
      }
      const arrival = arrivalOf(next.pathname)
      if (!arrival) return showPage()
      setWaiting(true)
      // React waits for a refusal before it can tell of it.
      void arrival.then(
        () => flushSync(showPage),
        () => startTransition(showPage),
      )
    }
    // The address may have changed while the page was hydrated.
    if (createPath(currentLocation()) !== createPath(latestLocation.current))
      handleChange(currentLocation())
    return onLocationChange(handleChange)
  }, [arrivalOf])
  return (
    <Router location={location} navigator={siteHistory}>
      <NavigateContext value={siteHistory.push}>
        <WaitingContext value={isWaiting}>{children}</WaitingContext>
      </NavigateContext>
    </Router>
  )
}

/** Says that a page is on its way, whose link has been followed on a slow network. */
export function NavigationStatus() {
  return (
    <div role="status">
      {useContext(WaitingContext) && (
        <NavigationProgress>
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

/** Nothing is drawn for what takes less. */
const delay = '300ms'

/** A string that is drawn along the upper edge, seen on every surface, in forced colours too. */
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

  ${hideInPrint}
`
