import { startTransition, type TransitionStartFunction } from 'react'
import {
  type HistoryRouterProps,
  UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router-dom'

export type SiteHistory = ReturnType<typeof createSiteHistory>

/**
 * A history as the router hears it: the browser's unless another is given. A page that is here is
 * drawn in one go, which is soonest on screen; everything else as a transition: while a page is on
 * its way the one before it stays and answers.
 * @param isHere whether nothing of the page at a path has to be fetched
 */
export function createSiteHistory(
  isHere: (pathname: string) => boolean,
  history: HistoryRouterProps['history'] = createBrowserHistory({ v5Compat: true }),
) {
  let startWaiting: TransitionStartFunction = startTransition
  const listen = history.listen.bind(history)
  const { push, replace } = history
  let heard = history.location.pathname
  history.listen = (listener) =>
    listen((update) => {
      const { pathname } = update.location
      const isOther = pathname !== heard
      heard = pathname
      if (isOther && isHere(pathname)) listener(update)
      else {
        const start = isOther ? startWaiting : startTransition
        start(() => listener(update))
      }
    })
  return Object.assign(history, {
    /** The address that is open already makes no second entry. */
    push(...place: Parameters<typeof push>) {
      const isOpen = history.createHref(place[0]) === history.createHref(history.location)
      const enter = isOpen ? replace : push
      enter(...place)
    },
    /** Pages that have to come are waited for by this transition, which tells of itself. */
    waitBy(start: TransitionStartFunction) {
      startWaiting = start
    },
  })
}
