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

// The parts that come late are fetched before any clock stands still.
await Promise.all([chatView.preload(), toastView.preload()])

/** Does it, and lets all that follows at once come to rest, without any time passing. */
export async function settled(make = () => {}): Promise<void> {
  await act(async () => make())
  for (let turn = 0; turn < 5; turn += 1) await act(() => Promise.resolve())
}

/** What a visitor who arrives at an address is shown. */
export function siteAt(
  address: string,
  page: ReactNode,
  arrivalOf: PageLoader['pendingLoad'] = () => undefined,
) {
  history.pushState(null, '', address)
  return <Navigation pendingLoad={arrivalOf}>{page}</Navigation>
}

/** The site’s machines, started; no message is meant to leave unless it is said how. */
export function startApp(options: Partial<Parameters<typeof createAppActor>[0]> = {}) {
  const sendMessage = () => Promise.reject(new Error('not asked'))
  const app = createAppActor({ sendMessage, ...options })
  app.start()
  return app
}

/** A page, or parts of one, within the site. */
export const inSite = (app: AppActor, page: ReactNode, address = '/') => (
  <AppProvider app={app}>{siteAt(address, page)}</AppProvider>
)

/** Opens the whole site, with the pages at these addresses here already. */
export async function openSite(
  app: AppActor,
  address: string,
  here: readonly string[] = [address],
) {
  const pages = createPageLoader(app)
  const paths = here.map((each) => entryOf(each.replace(/[?#].*/, '')).path)
  await Promise.all(paths.map(pages.load))
  const site = <Root app={app} pages={pages} />
  await settled(() => void render(siteAt(address, site, pages.pendingLoad)))
}

/** Opens a page and gives the machines of its site. */
export function openPage(page: ReactNode, address = '/') {
  const app = startApp()
  render(inSite(app, page, address))
  return app.getSnapshot().children
}
