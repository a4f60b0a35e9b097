import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useLayoutEffect,
  useReducer,
  useRef,
  useTransition,
} from 'react'
import { createPath, Router } from 'react-router-dom'
import { keyframes, styled } from 'styled-components'
import { navigation } from '#src/content/navigation.ts'
import {
  listen,
  openLocation,
  siteHistory,
  type SiteLocation,
} from '#src/services/site-history.ts'
import { theme } from '#src/theme/theme.ts'
import { NavigateContext } from '#src/ui/page-link.tsx'
import { offPaper } from '#src/ui/shapes.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'

type NavigationProps = {
  /** Whether nothing of the page at a path has to be fetched. */
  isHere: (pathname: string) => boolean
  children: ReactNode
}

const WaitingContext = createContext(false)

/**
 * The router, fed by the browser's history. A page that is here is drawn in one go, which is soonest
 * on screen; everything else as a transition: while a page is on its way the one before it stays and
 * answers.
 */
export function Navigation({ isHere, children }: NavigationProps) {
  const [location, show] = useReducer(
    (_: SiteLocation, next: SiteLocation) => next,
    null,
    openLocation,
  )
  const [isWaiting, startWaiting] = useTransition()
  const latest = useRef(location)
  useLayoutEffect(() => {
    const follow = (next: SiteLocation) => {
      const isOther = next.pathname !== latest.current.pathname
      latest.current = next
      const start = isOther ? startWaiting : startTransition
      if (isOther && isHere(next.pathname)) show(next)
      else start(() => show(next))
    }
    // The address may have changed while the page was hydrated.
    if (createPath(openLocation()) !== createPath(latest.current)) follow(openLocation())
    return listen(follow)
  }, [isHere])
  return (
    <Router location={location} navigator={siteHistory}>
      <NavigateContext value={siteHistory.push}>
        <WaitingContext value={isWaiting}>{children}</WaitingContext>
      </NavigateContext>
    </Router>
  )
}

/** Says that a page is on its way, whose link has been followed on a slow network. */
export function PageWait() {
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

const draw = keyframes`
  from { transform: scaleX(0); }
`

/** Nothing is drawn for what takes less. */
const delay = '300ms'

/** A string that is drawn along the upper edge, seen on every surface, in forced colours too. */
const NavigationProgress = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${theme.layer.skip};
  border-top: ${theme.size.string} solid ${theme.color.yellow};
  border-bottom: ${theme.size.hairline} solid ${theme.color.ink};
  transform: scaleX(0.9);
  transform-origin: left;
  animation:
    ${appear} 1ms ${delay} backwards,
    ${draw} 8s ${delay} cubic-bezier(0, 0.7, 0.2, 1) backwards;

  ${offPaper}
`
