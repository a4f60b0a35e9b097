import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { failure } from '#src/content/failure.ts'
import { notices } from '#src/content/notices.ts'
import { Button } from '#src/ui/button.tsx'
import { PlainMessage } from '#src/ui/plain-message.tsx'
import { useAppChild } from './app-context.tsx'
import { lazyView } from './lazy-view.tsx'

export const toastView = lazyView(
  async () => (await import('./toast-view.tsx')).ToastView,
  () => <PlainNotice />,
)

/** An empty `href` reloads the page with the query of its URL. */
const ownUrl = ''

export function Toaster() {
  const queue = useAppChild('toastQueue')
  const isShown = useSelector(queue, ({ context }) => context.count > 0)
  const isReady = toastView.useReady()
  useEffect(() => {
    // The listeners are not in the notice view: the visitor may leave the window before it is loaded.
    const leave = () => queue.send({ type: 'hold.start', by: 'window' })
    const enter = () => queue.send({ type: 'hold.end', by: 'window' })
    addEventListener('blur', leave)
    addEventListener('focus', enter)
    return () => {
      removeEventListener('blur', leave)
      removeEventListener('focus', enter)
    }
  }, [queue])
  return (
    <>
      {/* `src/app/main.ts` shows one of these if the application responds late to a click, or never. */}
      <div role="status">
        <PlainMessage id="slow" hidden>
          {failure.slow}
        </PlainMessage>
      </div>
      <PlainMessage as="div" id="incomplete" role="alert" hidden>
        <p>
          {failure.incomplete} <a href={ownUrl}>{failure.reload}</a>
        </p>
        <p>
          {failure.write} <a href={failure.email.href}>{failure.email.text}</a>
        </p>
        <Button variant="outline" data-copied={failure.copied}>
          {failure.copy}
        </Button>
      </PlainMessage>
      {(isShown || isReady) && <toastView.View />}
    </>
  )
}

/** Renders the text of the notice if the code of the notice view fails to load. */
function PlainNotice() {
  const toast = useSelector(useAppChild('toastQueue'), ({ context }) => context.toast)
  if (toast === null) return null
  const notice = notices[toast.notice]
  return (
    <PlainMessage role="alert" data-top>
      <b>{notice.title}</b> {notice.description}
      {'action' in notice && notice.action === 'form' && toast.subject}
    </PlainMessage>
  )
}
