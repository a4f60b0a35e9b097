import { startTransition, type TransitionStartFunction } from 'react'
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'

export type SiteHistory = ReturnType<typeof createSiteHistory>

/**
 * The browser's history as the router hears it. A page that is here is drawn in one go, which is
 * soonest on screen; everything else as a transition: while a page is on its way the one before
 * it stays and answers.
 * @param isHere whether nothing of the page at a path has to be fetched
 */
export function createSiteHistory(isHere: (pathname: string) => boolean) {
  const history = createBrowserHistory({ v5Compat: true })
  let startWaiting: TransitionStartFunction = startTransition
  const listen = history.listen.bind(history)
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
    /** Pages that have to come are waited for by this transition, which tells of itself. */
    waitBy(start: TransitionStartFunction) {
      startWaiting = start
    },
  })
}
