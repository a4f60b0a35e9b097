import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { chat as texts } from '#src/content/chat.ts'
import { organisation } from '#src/content/organisation.ts'
import { ChatPlace, RoundButton } from '#src/ui/chat-launcher.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { PlainMessage } from '#src/ui/plain-message.tsx'
import { useAppChild } from './app-context.tsx'
import { lazyView } from './lazy-view.tsx'
import { useMobileMenuOpen } from './mobile-menu.tsx'

export const chatView = lazyView(
  async () => (await import('./chat-view.tsx')).ChatView,
  () => <PlainMessage role="alert">{texts.unavailable}</PlainMessage>,
)

/** The button of the virtual assistant. */
export function ChatLauncher() {
  const chat = useAppChild('chat')
  const open = useSelector(chat, (snapshot) => snapshot.hasTag('open'))
  const menuOpen = useMobileMenuOpen()
  const button = useRef<HTMLButtonElement>(null)

  return (
    <ChatPlace data-layer="chat" aria-label={texts.title} hidden={menuOpen}>
      {open && <chatView.View opener={button} />}
      <form
        role="none"
        action={`mailto:${organisation.email}`}
        onSubmit={(event) => {
          event.preventDefault()
          chat.send({ type: 'chat.toggle' })
        }}
      >
        <RoundButton
          ref={button}
          type="submit"
          aria-expanded={open}
          aria-label={open ? texts.close : texts.open}
        >
          <Icon name={open ? 'x' : 'message-circle'} />
        </RoundButton>
      </form>
    </ChatPlace>
  )
}
