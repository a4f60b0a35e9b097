import { useSelector } from '@xstate/react'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { chat as texts } from '#src/content/chat.ts'
import { notices } from '#src/content/notices.ts'
import assistant from '#src/images/assistant.svg'
import {
  ChatForm,
  ChatHeader,
  ChatLog,
  ChatMessage,
  ChatNote,
  ChatPanel,
} from '#src/ui/chat-panel.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { useAppChild } from './app-context.tsx'
import { useChatMailLink } from './use-mail-link.ts'

const noteId = 'chat-note'

/** The panel of the virtual assistant: a dialog that leaves the page usable. */
export function ChatView({ opener }: { opener: RefObject<HTMLButtonElement | null> }) {
  const chat = useAppChild('chat')
  const messages = useSelector(chat, ({ context }) => context.messages)
  const draft = useSelector(chat, ({ context }) => context.draft)
  const mail = useChatMailLink()
  const panel = useRef<HTMLElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const log = useRef<HTMLDivElement>(null)
  useFocus(panel, input, opener)

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

/** To the input on opening, back to the opener on closing, unless the visitor went elsewhere. */
function useFocus(
  panel: RefObject<HTMLElement | null>,
  input: RefObject<HTMLInputElement | null>,
  opener: RefObject<HTMLButtonElement | null>,
) {
  useLayoutEffect(() => {
    const shown = panel.current
    const button = opener.current
    const { activeElement, body } = document
    if (activeElement === body || activeElement === opener.current) input.current?.focus()
    return () => {
      const held = document.activeElement
      if (held === document.body || shown?.contains(held)) button?.focus()
    }
  }, [panel, input, opener])
}
