import { useSelector } from '@xstate/react'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { chat as texts } from '#src/content/chat.ts'
import { whenIdle } from '#src/services/when-idle.ts'
import { ChatPlace, ChatUnavailable, RoundButton } from '#src/ui/chat-launcher.tsx'
import { useAppChild } from './app-context.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { useMobileMenuOpen } from './mobile-menu.tsx'

const load = () => import('./chat-view.tsx')
const ChatView = lazy(() => load().then((module) => ({ default: module.ChatView })))

/** The button of the virtual assistant; the panel's code comes when the browser is idle. */
export function ChatLauncher() {
  const chat = useAppChild('chat')
  const open = useSelector(chat, (snapshot) => snapshot.hasTag('open'))
  const menuOpen = useMobileMenuOpen()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => whenIdle(() => void load().catch(() => {})), [])

  return (
    <ChatPlace aria-label={texts.title} hidden={menuOpen}>
      {open && (
        <ErrorBoundary
          fallback={() => (
            <ChatUnavailable role="alert">{texts.unavailable}</ChatUnavailable>
          )}
        >
          <Suspense>
            <ChatView opener={button} />
          </Suspense>
        </ErrorBoundary>
      )}
      <RoundButton
        ref={button}
        open={open}
        aria-label={open ? texts.close : texts.open}
        onClick={() => chat.send({ type: 'chat.toggle' })}
      />
    </ChatPlace>
  )
}
