import { type ReactNode, StrictMode, startTransition } from 'react'
import { hydrateRoot } from './react-client.ts'
import { chatView } from '#src/features/chat-launcher.tsx'
import { Navigation } from './navigation.tsx'
import { toastView } from '#src/features/toaster.tsx'
import { Root } from './root.tsx'
import { createPages } from './routes.tsx'
import { entryOf } from '#src/content/page-list.ts'
import { createApp, type Inspect } from '#src/services/app-actor.ts'
import { rememberPlace } from '#src/dom/restore-focus.ts'
import { followFields } from '#src/services/field-edit.ts'
import { outliveDocument } from '#src/services/page-leave.ts'
import { openOnPaper } from '#src/dom/print.ts'
import { refuseFilledHoneypot } from '#src/dom/honeypot.ts'
import { sendMessage } from '#src/services/send-message.ts'

/**
 * Brings the prerendered page to life. Resolves once the whole page is hydrated.
 * @param breathe lets the browser draw, and resolves to whether a click is pending
 */
export async function hydrate(
  container: HTMLElement,
  breathe: () => Promise<boolean>,
): Promise<void> {
  // A view that suspends is shown 300 ms late.
  for (const view of [chatView, toastView]) void view.preload()
  const app = createApp({
    sendMessage: async (draft) => {
      refuseFilledHoneypot()
      await sendMessage(draft)
    },
    inspect: await observer(),
  })
  const pages = createPages(app)
  // The page's own code first: hydration must find what the document shows.
  await pages.fetch(entryOf(location.pathname).path)
  const isAwaited = await breathe()
  // Its styles are taken over by now, and React must find what it drew.
  document.getElementById('rest-styles')?.remove()
  app.start()
  openOnPaper()
  // Back and Forward start at the top like every other change of page.
  history.scrollRestoration = 'manual'
  addEventListener('pagehide', () => (history.scrollRestoration = 'auto'))
  addEventListener('pageshow', () => (history.scrollRestoration = 'manual'))
  const stopFollowing = followFields(app)
  outliveDocument(app)
  let restorePlace = rememberPlace()
  /** What something else had changed is drawn anew, in the task that draws it. */
  function Place({ children }: { children: ReactNode }) {
    restorePlace = rememberPlace()
    return children
  }
  await new Promise<void>((resolve) => {
    // A transition lets the browser breathe while the page hydrates; a press has waited enough.
    const begin = isAwaited ? (work: () => void) => work() : startTransition
    begin(() => {
      hydrateRoot(
        container,
        <StrictMode>
          <Place>
            <Navigation arrivalOf={pages.arrivalOf}>
              <Root app={app} pages={pages} onHydrated={resolve} />
            </Navigation>
          </Place>
        </StrictMode>,
      )
    })
  })
  restorePlace()
  stopFollowing()
}

/** Nobody listens to the machines of the published site, and nothing to listen with is in it. */
async function observer(): Promise<Inspect | undefined> {
  if (import.meta.env.DEV) {
    const { inspectSite } = await import('#src/inspection.ts')
    return inspectSite()
  }
  return import.meta.env.VITE_RECORD_PATHS ? globalThis.inspectMachines : undefined
}
