import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { styled } from 'styled-components'
import { chat as texts } from '#src/content/chat.ts'
import * as organisation from '#src/content/organisation.ts'
import { media, theme } from '#src/theme/theme.ts'
import { Icon } from '#src/ui/icon.tsx'
import { launcherRight, onHover } from '#src/ui/mixins.ts'
import { PlainMessage } from '#src/ui/plain-message.tsx'
import { useAppChild } from './app-context.tsx'
import { lazyView } from './lazy-view.tsx'
import { useMobileMenuOpen } from './mobile-menu.tsx'

export const chatView = lazyView(
  async () => (await import('./chat-view.tsx')).ChatView,
  () => <PlainMessage role="alert">{texts.unavailable}</PlainMessage>,
)

export function ChatLauncher() {
  const chat = useAppChild('chat')
  const open = useSelector(chat, (snapshot) => snapshot.hasTag('open'))
  const label = open ? texts.close : texts.open
  const menuOpen = useMobileMenuOpen()
  const button = useRef<HTMLButtonElement>(null)
  const isReady = chatView.useReady()

  return (
    <aside
      data-layer="chat"
      data-needs-script
      data-off-paper
      aria-label={texts.title}
      hidden={menuOpen}
    >
      {/* Each click changes the key, so that a view that failed is mounted again. */}
      {(open || isReady) && (
        <chatView.View key={Number(open)} open={open} opener={button} />
      )}
      <form
        role="none"
        action={`mailto:${organisation.email}`}
        onSubmit={(event) => {
          event.preventDefault()
          chat.send({ type: 'chat.toggle' })
        }}
      >
        <LauncherButton
          ref={button}
          type="submit"
          aria-expanded={open}
          aria-label={label}
          title={label}
        >
          <Icon name={open ? 'x' : 'message-circle'} />
        </LauncherButton>
      </form>
    </aside>
  )
}

const LauncherButton = styled.button`
  position: fixed;
  right: ${launcherRight};
  bottom: calc(${theme.layout.floatingInset} + env(safe-area-inset-bottom));
  z-index: ${theme.layer.chat};
  display: grid;
  place-items: center;
  width: 64px;
  height: 64px;
  border: ${theme.size.line} solid ${theme.color.ink};
  border-radius: 50%;
  background: ${theme.color.yellow};
  box-shadow: ${theme.shadow.float};
  transition: transform ${theme.motion.normal} ${theme.motion.easing};

  &[data-waiting]::before,
  &[data-waiting]::after {
    translate: 0 -24px;
  }
  &[data-waiting] > svg {
    visibility: hidden;
  }
  ${onHover('transform: translateY(-3px);')}
  & > svg {
    width: 28px;
    height: 28px;
  }
  /* the launcher is smaller on phones, so that it covers less of the page */
  ${media.upToPhone} {
    bottom: calc(${theme.space[2]} + env(safe-area-inset-bottom));
    width: ${theme.size.controlHeight};
    height: ${theme.size.controlHeight};

    /* the icon's padding makes a square touch target, centred on the disc */
    place-content: center;

    & > svg {
      box-sizing: content-box;
      padding: ${theme.space[3]};
    }
  }
`
