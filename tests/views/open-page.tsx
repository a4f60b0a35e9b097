import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { AppProvider } from '#src/features/app-context.tsx'
import { chatView } from '#src/features/chat-launcher.tsx'
import { toastView } from '#src/features/toaster.tsx'
import { Navigation } from '#src/app/navigation.tsx'
import { Root } from '#src/app/root.tsx'
import { createPageLoader, type PageLoader } from '#src/app/page-loader.tsx'
import { entryOf } from '#src/content/page-list.ts'
import { type AppActor, createAppActor } from '#src/services/app-actor.ts'

// Lazy views are preloaded, because `settle` does not wait for their code.
await Promise.all([chatView, toastView].map(({ preload }) => preload()))

/** Runs an action and lets pending promises settle, without advancing the clock. */
export async function settle(make = () => {}): Promise<void> {
  await act(async () => make())
  for (let turn = 0; turn < 5; turn += 1) await act(() => Promise.resolve())
}

/** Sets the URL and wraps a page in the site's router. */
export function withNavigation(
  address: string,
  page: ReactNode,
  arrivalOf: PageLoader['pendingLoad'] = () => undefined,
) {
  history.pushState(null, '', address)
  return <Navigation pendingLoad={arrivalOf}>{page}</Navigation>
}

/** Starts the site's machines. Sending a message rejects unless a test provides `sendMessage`. */
export function startApp(options: Partial<Parameters<typeof createAppActor>[0]> = {}) {
  const sendMessage = () => Promise.reject(new Error('this test sends no message'))
  const app = createAppActor({ sendMessage, ...options })
  app.start()
  return app
}

export const withApp = (app: AppActor, page: ReactNode, address = '/') => (
  <AppProvider app={app}>{withNavigation(address, page)}</AppProvider>
)

/** Replaces the content of the body with a container that has the id of prerendered pages. */
export function addRoot() {
  const container = document.createElement('div')
  container.id = 'root'
  document.body.replaceChildren(container)
  return container
}

/** Opens the whole site at a URL. First loads the pages whose URLs `here` contains. */
export async function openSite(
  app: AppActor,
  address: string,
  here: readonly string[] = [address],
  container?: HTMLElement,
) {
  const pages = createPageLoader(app)
  const paths = here.map((each) => entryOf(each.replace(/[?#].*/, '')).path)
  await Promise.all(paths.map(pages.load))
  const site = <Root app={app} pages={pages} />
  const page = withNavigation(address, site, pages.pendingLoad)
  await settle(() => void render(page, container && { container }))
}

/** Opens a page and returns the child actors of the site's root actor. */
export function openPage(page: ReactNode, address = '/') {
  const app = startApp()
  render(withApp(app, page, address))
  return app.getSnapshot().children
}

/**
 * Replaces text nodes, as the translation of a browser does. React then updates detached text nodes,
 * unless a text is the only child of its element.
 */
export function translate() {
  for (const element of document.querySelectorAll('body :not(option)'))
    for (const child of element.childNodes)
      if (child instanceof Text) {
        const translation = document.createElement('font')
        translation.textContent = child.data
        child.replaceWith(translation)
      }
}
