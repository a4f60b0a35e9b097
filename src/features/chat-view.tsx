import { useSelector } from '@xstate/react'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { chat as texts } from '#src/content/chat.ts'
import { notices } from '#src/content/notices.ts'
import assistant from '#src/images/assistant.svg'
import { media, theme } from '#src/theme/theme.ts'
import { Icon } from '#src/ui/icon.tsx'
import {
  circle,
  leftOfLauncher,
  inkSurface,
  launcherRight,
  VisuallyHidden,
} from '#src/ui/mixins.ts'
import { useAppChild } from './app-context.tsx'
import { useChatMailLink } from './use-mail-link.ts'

const noteId = 'chat-note'

/** A scrollable region must be focusable for keyboard users. */
const scrolled = { role: 'log', tabIndex: 0 } as const

type ChatProps = { opener: RefObject<HTMLButtonElement | null> }

/** Renders the assistant. While it is closed, an empty hidden panel keeps its styles inserted. */
export function ChatView({ open, ...props }: ChatProps & { open: boolean }) {
  return open ? <Chat {...props} /> : <ChatPanel hidden />
}

function Chat({ opener }: ChatProps) {
  const chat = useAppChild('chat')
  const messages = useSelector(chat, ({ context }) => context.messages)
  const draft = useSelector(chat, ({ context }) => context.draft)
  const mail = useChatMailLink()
  const panel = useRef<HTMLElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const log = useRef<HTMLDivElement>(null)

  // Focuses the input on opening and the opener on closing, unless the visitor has moved the focus.
  useLayoutEffect(() => {
    const shown = panel.current
    const button = opener.current
    const { activeElement, body } = document
    if (activeElement === body || activeElement === opener.current) input.current?.focus()
    return () => {
      const held = document.activeElement
      if (held === document.body || shown?.contains(held)) button?.focus()
    }
  }, [opener])
  useLayoutEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight
    // Empties Chromium's undo history, in which redo would insert the text of a sent message twice. An input with
    // text is left alone, because the change would end the composition of a character.
    const field = input.current
    if (field?.value === '') for (const type of ['search', 'text']) field.type = type
  }, [messages])

  return (
    <ChatPanel ref={panel} role="dialog" aria-modal="false" aria-label={texts.title}>
      <div>
        <img src={assistant} width={44} height={44} alt="" />
        <div>
          <b>{texts.title}</b>
          <p>{texts.status}</p>
        </div>
        <button
          type="button"
          aria-label={texts.close}
          title={texts.close}
          onClick={() => chat.send({ type: 'chat.close' })}
        >
          <Icon name="x" />
        </button>
      </div>
      <div ref={log} {...scrolled} aria-label={texts.log}>
        {messages.map((message) => (
          <p key={message.id} data-sender={message.sender}>
            <VisuallyHidden>{texts.senders[message.sender]}</VisuallyHidden>
            <span dir="auto">
              {message.sender === 'bot' ? texts[message.code] : message.text}
            </span>
          </p>
        ))}
      </div>
      <p id={noteId}>
        {notices.chatbot.description} <a href={mail}>{texts.write}</a> {texts.privacy}
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          // A browser extension may have set the text without an event that React handles.
          chat.send({ type: 'draft.change', text: input.current?.value ?? draft })
          chat.send({ type: 'message.submit' })
        }}
      >
        <input
          ref={input}
          autoComplete="off"
          aria-label={texts.field}
          title={texts.field}
          aria-describedby={noteId}
          placeholder={texts.field}
          value={draft}
          onChange={({ target }) => chat.send({ type: 'draft.change', text: target.value })}
        />
        <button type="submit" aria-label={texts.send} title={texts.send}>
          <Icon name="send" />
        </button>
      </form>
    </ChatPanel>
  )
}

const maxHeight = '34rem'

const ChatPanel = styled.section`
  position: fixed;
  right: ${launcherRight};
  bottom: ${theme.layout.aboveLauncher};
  z-index: ${theme.layer.chat};
  display: flex;
  flex-direction: column;
  width: min(${theme.size.panelWidth}, 100vw - 1rem);
  height: min(${maxHeight}, 100dvh - 12rem);
  border: ${theme.size.border} solid ${theme.color.ink};
  background: ${theme.color.white};
  box-shadow: ${theme.shadow.float};

  & :focus-visible {
    outline-offset: -${theme.size.focusRing};
  }
  & button {
    display: grid;
    place-items: center;
  }
  & > div:first-child {
    display: flex;
    align-items: center;
    gap: ${theme.space[3]};
    padding: ${theme.space[3]} ${theme.space[3]} ${theme.space[3]} ${theme.space[4]};
    line-height: 1.25;
    ${inkSurface}

    & > img {
      border-radius: 50%;
      background: ${theme.color.brand};
    }
    & > button {
      flex: none;
      width: ${theme.size.touchTarget};
      height: ${theme.size.touchTarget};
      margin-left: auto;
    }
    & p {
      display: flex;
      align-items: center;
      gap: 0.45rem;
      font-size: ${theme.text.extraSmall};
      line-height: 1.3;
    }
    & p::before {
      content: '';
      ${circle('9px')}
      background: ${theme.color.online};
    }
  }
  & > [role='log'] {
    flex: 1;
    display: flex;
    flex-direction: column;
    gap: ${theme.space[3]};
    padding: ${theme.space[6]} ${theme.space[4]};
    overflow: auto;
    overscroll-behavior: contain;
    background: ${theme.color.surfaceMuted};

    & > p {
      max-width: 85%;
      padding: ${theme.space[3]} ${theme.space[4]};
      border-left: 4px solid ${theme.color.yellow};
      line-height: 1.5;
      overflow-wrap: anywhere;
      white-space: pre-wrap;
      background: ${theme.color.white};
    }
    & > [data-sender='user'] {
      align-self: flex-end;
      border: 0;
      color: ${theme.color.white};
      background: ${theme.color.brand};
    }
    ${media.forcedColors} {
      & > [data-sender] {
        border: ${theme.size.border} solid CanvasText;
      }
    }
  }
  & > p {
    padding: ${theme.space[2]} ${theme.space[4]} ${theme.space[3]};
    font-size: ${theme.text.extraSmall};
    line-height: 1.4;
    color: ${theme.color.textMuted};
    background: ${theme.color.surfaceMuted};
  }
  & > form {
    display: flex;
    border-top: ${theme.size.border} solid ${theme.color.ink};

    & > input {
      flex: 1;
      min-width: 0;
      min-height: 58px;
      padding-inline: ${theme.space[4]};
      border: 0;
      background: ${theme.color.white};
    }
    & > input::placeholder {
      color: ${theme.color.textMuted};
      opacity: 1;
    }
    & > button {
      width: 62px;
      ${inkSurface}
    }
  }
  /* leaves room for a notice above the panel */
  ${media.upToPhone} {
    height: min(${maxHeight}, 100dvh - 14.5rem);
  }
  /* on a short screen the panel is beside the launcher and scrolls as a whole */
  ${media.shortScreen} {
    inset-block: ${theme.space[2]};
    right: ${leftOfLauncher};
    max-width: calc(100vw - ${theme.space[24]});
    height: auto;
    overflow: auto;
    overscroll-behavior: contain;

    & > [role='log'] {
      min-height: 6rem;
    }
    & > :is(div:first-child, form) {
      position: sticky;
      inset-block: 0;
      z-index: 1;
    }
  }
`
