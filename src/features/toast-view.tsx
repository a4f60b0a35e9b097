import * as Radix from '@radix-ui/react-toast'
import { useSelector } from '@xstate/react'
import { type FocusEvent, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import {
  defaultDuration,
  type Hold,
  type NoticeCode,
  type Toast,
} from '#machines/toast-queue.ts'
import { noticeLabels, notices } from '#src/content/notices.ts'
import { Icon } from '#src/ui/icon.tsx'
import { PageLink } from '#src/ui/page-link.tsx'
import { toastParts } from '#src/ui/toast-card.ts'
import { useAppChild } from './app-context.tsx'
import { mailLink } from './message-text.ts'
import { useLayer } from './use-layer.ts'
import { useChatMailLink, useIndividualMailLink, useMailLink } from './use-mail-link.ts'

type Notice = {
  tone: 'default' | 'destructive'
  title: string
  description: string
  action?: 'form' | 'email' | 'write' | undefined
  /** The e-mail that the action begins; the subject of the notice completes it. */
  mail?: { subject: string; text?: string }
}
const sentences: Record<NoticeCode, Notice> = notices

/** Draws the one notice there is. The machine owns the time: Radix draws, announces and swipes. */
export function ToastView() {
  const queue = useAppChild('toastQueue')
  const toast = useSelector(queue, ({ context }) => context.toast)
  const count = useSelector(queue, ({ context }) => context.count)
  const paused = useSelector(queue, (snapshot) => snapshot.hasTag('paused'))
  const chatOpen = useSelector(useAppChild('chat'), (snapshot) => snapshot.hasTag('open'))
  useLayer('toastQueue', toast !== null)
  const place = useFocusReturn()
  const hold = (by: Hold) => () => queue.send({ type: 'hold.start', by })
  const release = (by: Hold) => () => queue.send({ type: 'hold.end', by })
  const releaseFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget))
      queue.send({ type: 'hold.end', by: 'focus' })
  }

  const notice = toast && sentences[toast.notice]
  return (
    <Radix.Provider
      label={noticeLabels.one}
      duration={Infinity}
      swipeDirection="right"
      swipeThreshold={50}
    >
      {toast && notice && (
        <Card
          key={count}
          ref={(card) =>
            card?.style.setProperty(
              '--toast-duration',
              `${toast.duration ?? defaultDuration}ms`,
            )
          }
          type={notice.tone === 'destructive' ? 'foreground' : 'background'}
          data-variant={notice.tone}
          data-paused={paused || undefined}
          // Its words can be selected: only a touch swipes.
          style={{ userSelect: 'auto' }}
          onPointerMove={(event) => event.pointerType === 'mouse' && event.preventDefault()}
          open
          onOpenChange={() => queue.send({ type: 'toast.dismiss' })}
          onPointerEnter={hold('pointer')}
          onPointerLeave={release('pointer')}
          onFocus={hold('focus')}
          onBlur={releaseFocus}
        >
          <Icon name={notice.tone === 'destructive' ? 'circle-alert' : 'info'} />
          <div>
            <Title>{notice.title}</Title>
            <Description>
              {notice.description}
              {notice.mail === undefined && toast.subject}
            </Description>
            <NoticeAction toast={toast} action={notice.action} />
          </div>
          <Close aria-label={noticeLabels.close}>
            <Icon name="x" />
          </Close>
        </Card>
      )}
      <Viewport
        ref={place}
        label={noticeLabels.region}
        data-raised={chatOpen || undefined}
        hotkey={toast === null ? [] : ['F8']}
        onFocus={hold('focus')}
        onBlur={releaseFocus}
      />
    </Radix.Provider>
  )
}

/**
 * Gives the focus back to what had it before the notices, as they go; the ref is of the
 * list that Radix leads to and leaves the focus on.
 */
function useFocusReturn() {
  const queue = useAppChild('toastQueue')
  const list = useRef<HTMLOListElement>(null)
  const origin = useRef<EventTarget | null>(null)
  useEffect(() => {
    const note = ({ target, relatedTarget }: globalThis.FocusEvent) => {
      const region = list.current?.parentElement
      const isInside = (place: unknown) => place instanceof Node && region?.contains(place)
      if (isInside(target) && !isInside(relatedTarget)) origin.current = relatedTarget
    }
    addEventListener('focusin', note)
    return () => removeEventListener('focusin', note)
  }, [])
  useEffect(() => {
    // Before the notice is out of the document, and the focus with it.
    const { unsubscribe } = queue.subscribe(({ context }) => {
      const isFocusInside = list.current?.parentElement?.contains(document.activeElement)
      if (context.toast === null && isFocusInside && origin.current instanceof HTMLElement)
        origin.current.focus()
    })
    return unsubscribe
  }, [queue])
  return list
}

function NoticeAction({ toast, action }: { toast: Toast; action: Notice['action'] }) {
  if (action === undefined) return null
  if (action === 'form') return toast.ask && <FormAction to={toast.ask} />
  return <EmailAction toast={toast} label={noticeLabels[action]} />
}

function FormAction({ to }: { to: string }) {
  return (
    <Radix.Action asChild altText={noticeLabels.form}>
      <Action as={PageLink} to={to}>
        {noticeLabels.form}
      </Action>
    </Radix.Action>
  )
}

function EmailAction({ toast, label }: { toast: Toast; label: string }) {
  const { notice, subject = '' } = toast
  const company = useMailLink()
  const individual = useIndividualMailLink()
  const chat = useChatMailLink()
  const { mail } = notices.trainingDetails
  const links: Partial<Record<NoticeCode, string>> = {
    messageFailed: company,
    individualForm: individual,
    chatbot: chat,
    trainingDetails: mailLink(mail.subject, `${mail.text}${subject}`),
  }
  return (
    <Radix.Action asChild altText={label}>
      <Action href={links[notice]}>{label}</Action>
    </Radix.Action>
  )
}

const Viewport = styled(Radix.Viewport)`
  ${toastParts.viewport}
`

const Card = styled(Radix.Root)`
  ${toastParts.card}
`

const Title = styled(Radix.Title)`
  ${toastParts.title}
`

const Description = styled(Radix.Description)`
  ${toastParts.description}
`

const Action = styled.a`
  ${toastParts.action}
`

const Close = styled(Radix.Close)`
  ${toastParts.close}
`
