import { requestTimeout } from '#machines/timeout.ts'
import type { AppActor } from './app-actor.ts'
import { withTimeout } from './with-timeout.ts'
import { collectTypedText } from './collect-typed-text.ts'

/**
 * Reloads the document, which names the files of the newest deployment. Resolves without a reload if
 * a typed text would be lost, the visitor has navigated on, the site does not answer, or the reload
 * was stopped. It cannot loop: only the application calls it, and a document whose own files are
 * missing never starts the application.
 */
export async function reloadIfStale(app: AppActor): Promise<void> {
  const address = location.href
  const isAnswered = await withTimeout(fetch(address, { method: 'HEAD' })).then(
    ({ status }) => status < 500,
    () => false,
  )
  if (!isAnswered || location.href !== address || collectTypedText(app) !== '') return
  location.reload()
  await new Promise((resolve) => setTimeout(resolve, requestTimeout))
}
