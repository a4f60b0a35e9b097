import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { AppProvider } from '#src/features/app-context.tsx'
import { FailureBoundary } from '#src/features/failure-boundary.tsx'
import { type AppActor, createApp } from '#src/services/app-actor.ts'
import { MemorySite } from './memory-site.tsx'

/** Opens a page and gives the notice that stands, if any. */
export function openPage(page: ReactElement, address = '/') {
  const app = createApp({ sendMessage: () => Promise.reject(new Error('not here')) })
  app.start()
  render(
    <AppProvider app={app}>
      <MemorySite at={address}>{page}</MemorySite>
    </AppProvider>,
  )
  return {
    notice: () => app.getSnapshot().children.toastQueue?.getSnapshot().context.toast,
  }
}

/** Opens the page that says what failed: `text`. */
export function openFailure(app: AppActor, text: string) {
  function Broken(): never {
    throw new Error(text)
  }
  return render(
    <AppProvider app={app}>
      <MemorySite>
        <FailureBoundary>
          <Broken />
        </FailureBoundary>
      </MemorySite>
    </AppProvider>,
  )
}
