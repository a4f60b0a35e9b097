import { timeout } from '#machines/timeout.ts'
import type { AppActor } from './app-actor.ts'
import { withTimeout } from './with-timeout.ts'
import { collectTypedText } from './collect-typed-text.ts'

/**
 * Fetches the whole document of the present address, in which the files of a newer deployment
 * are named. Resolves when none comes: a typed text would be lost, the visitor went elsewhere,
 * the site does not answer, or the document was stopped. There is no loop: a document whose own
 * files are missing never starts the application, and only the application calls this.
 */
export async function reloadIfStale(app: AppActor): Promise<void> {
  const address = location.href
  const isAnswered = await withTimeout(fetch(address, { method: 'HEAD' })).then(
    ({ status }) => status < 500,
    () => false,
  )
  if (!isAnswered || location.href !== address || collectTypedText(app) !== '') return
  location.reload()
  await new Promise((resolve) => setTimeout(resolve, timeout))
}
