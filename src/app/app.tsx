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
import { ignoreHeldEnter } from '#src/dom/ignore-held-enter.ts'
import { openDetailsForPrint } from '#src/dom/open-details-for-print.ts'
import { refuseFilledHoneypot } from '#src/dom/honeypot.ts'
import { sendMessage } from '#src/services/send-message.ts'

/**
 * Starts the root actor and hydrates the prerendered page. Resolves once React has hydrated all of it.
 * @param yieldToMain lets the browser paint; resolves to whether a click is pending
 */
export async function hydrate(container: HTMLElement, yieldToMain: () => Promise<boolean>) {
  // React may delay a suspended view by 300 ms. Preloaded views do not suspend.
  for (const view of [chatView, toastView]) void view.preload()
  const app = createAppActor({
    sendMessage: async (draft) => {
      refuseFilledHoneypot()
      await sendMessage(draft)
    },
    inspect: await createInspector(),
  })
  const pages = createPageLoader(app)
  // Loads the page before hydration, which must render the same page as the HTML.
  await pages.load(entryOf(location.pathname).path)
  const hasPendingClick = await yieldToMain()
  // Prevents a hydration mismatch: React does not render `rest-styles`. Its styles are already in another sheet.
  document.getElementById('rest-styles')?.remove()
  app.start()
  openDetailsForPrint()
  ignoreHeldEnter()
  // `PageChange` scrolls after every navigation to another page, including Back and Forward.
  history.scrollRestoration = 'manual'
  addEventListener('pagehide', () => (history.scrollRestoration = 'auto'))
  addEventListener('pageshow', () => (history.scrollRestoration = 'manual'))
  const stopForwarding = forwardInput(app)
  const restoreRequests = persistDrafts(app)
  let restoreInteraction = captureInteraction()
  /**
   * Captures the focus and the open elements just before React renders. If an extension has changed the
   * document, React renders the page again on the client, and both have to be restored afterwards.
   */
  function CaptureBeforeRender({ children }: { children: ReactNode }) {
    restoreInteraction = captureInteraction()
    return children
  }
  await new Promise<void>((resolve) => {
    // A transition lets the browser handle input during hydration. With a pending click, hydration must
    // not be interrupted.
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
  restoreRequests()
}

async function createInspector(): Promise<Inspect | undefined> {
  if (import.meta.env.DEV) {
    const { inspectSite } = await import('#src/inspection.ts')
    return inspectSite()
  }
  return import.meta.env.VITE_RECORD_PATHS ? globalThis.inspectMachines : undefined
}
