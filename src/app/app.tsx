import { type ReactNode, StrictMode, startTransition } from 'react'
import { hydrateRoot } from './react-client.ts'
import { chatView } from '#src/features/chat-launcher.tsx'
import { Navigation } from './navigation.tsx'
import { toastView } from '#src/features/toaster.tsx'
import { Root } from './root.tsx'
import { createPageLoader } from './page-loader.tsx'
import { entryOf } from '#src/content/page-list.ts'
import { createAppActor, type Inspect } from '#src/services/app-actor.ts'
import { captureInteraction } from '#src/dom/restore-focus.ts'
import { forwardInput } from '#src/services/field-edit.ts'
import { persistDrafts } from '#src/services/persist-drafts.ts'
import { openDetailsForPrint } from '#src/dom/open-details-for-print.ts'
import { refuseFilledHoneypot } from '#src/dom/honeypot.ts'
import { sendMessage } from '#src/services/send-message.ts'

/**
 * Brings the prerendered page to life. Resolves once the whole page is hydrated.
 * @param yieldToMain lets the browser draw, and resolves to whether a click is pending
 */
export async function hydrate(
  container: HTMLElement,
  yieldToMain: () => Promise<boolean>,
): Promise<void> {
  // A view that suspends is shown 300 ms late.
  for (const view of [chatView, toastView]) void view.preload()
  const app = createAppActor({
    sendMessage: async (draft) => {
      refuseFilledHoneypot()
      await sendMessage(draft)
    },
    inspect: await createInspector(),
  })
  const pages = createPageLoader(app)
  // The page's own code first: hydration must find what the document shows.
  await pages.load(entryOf(location.pathname).path)
  const hasPendingClick = await yieldToMain()
  // Its styles are taken over by now, and React must find what it drew.
  document.getElementById('rest-styles')?.remove()
  app.start()
  openDetailsForPrint()
  // Back and Forward start at the top like every other change of page.
  history.scrollRestoration = 'manual'
  addEventListener('pagehide', () => (history.scrollRestoration = 'auto'))
  addEventListener('pageshow', () => (history.scrollRestoration = 'manual'))
  const stopForwarding = forwardInput(app)
  persistDrafts(app)
  let restoreInteraction = captureInteraction()
  /** What something else had changed is drawn anew, in the task that draws it. */
  function CaptureBeforeRender({ children }: { children: ReactNode }) {
    restoreInteraction = captureInteraction()
    return children
  }
  await new Promise<void>((resolve) => {
    // A transition lets the browser breathe while the page hydrates; a press has waited enough.
    const begin = hasPendingClick ? (work: () => void) => work() : startTransition
    begin(() => {
      hydrateRoot(
        container,
        <StrictMode>
          <CaptureBeforeRender>
            <Navigation pendingLoad={pages.pendingLoad}>
              <Root app={app} pages={pages} onHydrated={resolve} />
            </Navigation>
          </CaptureBeforeRender>
        </StrictMode>,
      )
    })
  })
  restoreInteraction()
  stopForwarding()
}

/** Nobody listens to the machines of the published site, and nothing to listen with is in it. */
async function createInspector(): Promise<Inspect | undefined> {
  if (import.meta.env.DEV) {
    const { inspectSite } = await import('#src/inspection.ts')
    return inspectSite()
  }
  return import.meta.env.VITE_RECORD_PATHS ? globalThis.inspectMachines : undefined
}
