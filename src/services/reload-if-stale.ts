import { requestTimeout } from '#machines/timeout.ts'
import type { AppActor } from './app-actor.ts'
import { withTimeout } from './with-timeout.ts'
import { collectTypedText } from './collect-typed-text.ts'

/**
 * Reloads the page, so that its HTML names the files of the newest deployment. Resolves without a reload
 * if typed text could be lost, or if the reload is no longer needed or not possible. Reloads cannot loop:
 * only the application calls this function, and it never starts if the page's own files are missing.
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
