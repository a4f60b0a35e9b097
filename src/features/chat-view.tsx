import { useSelector } from '@xstate/react'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { chat as texts } from '#src/content/chat.ts'
import { notices } from '#src/content/notices.ts'
import assistant from '#src/images/assistant.svg'
import { media, theme } from '#src/theme/theme.ts'
import { Icon } from '#src/ui/icon.tsx'
import { besideLauncher, inkSurface, launcherSide, offPaper } from '#src/ui/shapes.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { useAppChild } from './app-context.tsx'
import { useChatMailLink } from './use-mail-link.ts'

const noteId = 'chat-note'

type ChatProps = { opener: RefObject<HTMLButtonElement | null> }

/** The virtual assistant; while it is closed its parts stand empty and unseen, for their styles. */
export function ChatView({ open, ...props }: ChatProps & { open: boolean }) {
  if (open) return <Chat {...props} />
  return (
    <div hidden>
      <ChatPanel />
      <ChatHeader />
      <ChatLog />
      <ChatMessage />
      <ChatNote />
      <ChatForm />
    </div>
  )
}

/** The panel: a dialog that leaves the page usable. */
function Chat({ opener }: ChatProps) {
  const chat = useAppChild('chat')
  const messages = useSelector(chat, ({ context }) => context.messages)
  const draft = useSelector(chat, ({ context }) => context.draft)
  const mail = useChatMailLink()
  const panel = useRef<HTMLElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const log = useRef<HTMLDivElement>(null)

  // To the input on opening, back to the opener on closing, unless the visitor went elsewhere.
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
  }, [messages])

  return (
    <ChatPanel ref={panel} role="dialog" aria-modal="false" aria-label={texts.title}>
      <ChatHeader>
        <img src={assistant} width={44} height={44} alt="" />
        <div>
          <b>{texts.title}</b>
          <p>{texts.status}</p>
        </div>
        <button
          type="button"
          aria-label={texts.close}
          onClick={() => chat.send({ type: 'chat.close' })}
        >
          <Icon name="x" />
        </button>
      </ChatHeader>
      <ChatLog ref={log} aria-label={texts.log}>
        {messages.map((message) => (
          <ChatMessage key={message.id} data-sender={message.sender}>
            <VisuallyHidden>{texts.senders[message.sender]}</VisuallyHidden>
            <span dir="auto">
              {message.sender === 'bot' ? texts[message.code] : message.text}
            </span>
          </ChatMessage>
        ))}
      </ChatLog>
      <ChatNote id={noteId}>
        {notices.chatbot.description} <a href={mail}>{texts.write}</a> {texts.privacy}
      </ChatNote>
      <ChatForm
        onSubmit={(event) => {
          event.preventDefault()
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
        <button type="submit" aria-label={texts.send}>
          <Icon name="send" />
        </button>
      </ChatForm>
    </ChatPanel>
  )
}

const tallest = '34rem'

const ChatPanel = styled.section`
  position: fixed;
  right: ${launcherSide};
  bottom: ${theme.space.aboveLauncher};
  z-index: ${theme.layer.chat};
  display: flex;
  flex-direction: column;
  width: min(${theme.size.panel}, 100vw - 1rem);
  height: min(${tallest}, 100dvh - 12rem);
  border: ${theme.size.rule} solid ${theme.color.ink};
  background: ${theme.color.white};
  box-shadow: ${theme.shadow.float};

  & :focus-visible {
    outline-offset: -${theme.size.focusRing};
  }
  /* a notice has room above it */
  ${media.oneTileColumn} {
    height: min(${tallest}, 100dvh - 14.5rem);
  }
  /* a low screen keeps room for the log, beside the launcher, and scrolls the whole */
  ${media.lowScreen} {
    inset-block: ${theme.space.s2};
    right: ${besideLauncher};
    max-width: calc(100vw - ${theme.space.s9});
    height: auto;
    overflow: auto;
    overscroll-behavior: contain;

    & > [role='log'] {
      min-height: 6rem;
    }
  }
  ${offPaper}
`

const ChatForm = styled.form`
  display: flex;
  border-top: ${theme.size.rule} solid ${theme.color.ink};

  & > input {
    flex: 1;
    min-width: 0;
    min-height: 58px;
    padding-inline: ${theme.space.s4};
    border: 0;
    background: ${theme.color.white};
  }
  & > input::placeholder {
    color: ${theme.color.grey};
    opacity: 1;
  }
  & > button {
    display: grid;
    place-items: center;
    width: 62px;
    border: 0;
    ${inkSurface}
  }
`

const ChatNote = styled.p`
  padding: ${theme.space.s2} ${theme.space.s4} ${theme.space.s3};
  font-size: ${theme.text.mini};
  line-height: 1.4;
  color: ${theme.color.grey};
  background: ${theme.color.plaster};
`

const ChatHeader = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.s3};
  padding: ${theme.space.s3} ${theme.space.s3} ${theme.space.s3} ${theme.space.s4};
  line-height: 1.25;
  ${inkSurface}

  & > img {
    border-radius: 50%;
    background: ${theme.color.blue};
  }
  & > button {
    flex: none;
    display: grid;
    place-items: center;
    width: ${theme.size.target};
    height: ${theme.size.target};
    margin-left: auto;
    padding: 0;
    border: 0;
    background: none;
  }
  & p {
    display: flex;
    align-items: center;
    gap: 0.45rem;
    font-size: ${theme.text.mini};
    line-height: 1.3;
  }
  & p::before {
    content: '';
    width: 9px;
    height: 9px;
    border-radius: 50%;
    background: ${theme.color.online};
  }
`

/** It scrolls, so it can take the focus. */
const ChatLog = styled.div.attrs({ role: 'log', tabIndex: 0 })`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: ${theme.space.s3};
  padding: ${theme.space.s5} ${theme.space.s4};
  overflow: auto;
  overscroll-behavior: contain;
  background: ${theme.color.plaster};
`

const ChatMessage = styled.p`
  max-width: 85%;
  padding: ${theme.space.box};
  border-left: 4px solid ${theme.color.yellow};
  line-height: 1.5;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  background: ${theme.color.white};

  &[data-sender='user'] {
    align-self: flex-end;
    border: 0;
    color: ${theme.color.white};
    background: ${theme.color.blue};
  }
  ${media.forcedColors} {
    &[data-sender] {
      border: ${theme.size.rule} solid CanvasText;
    }
  }
`
