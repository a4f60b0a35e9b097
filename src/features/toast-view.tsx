import * as Radix from '@radix-ui/react-toast'
import { useSelector } from '@xstate/react'
import { type FocusEvent, useEffect, useLayoutEffect, useRef } from 'react'
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
import { useChatMailLink, useIndividualMailLink, useMailLink } from './use-mail-link.ts'

type Notice = {
  tone: 'default' | 'destructive'
  title: string
  description: string
  action?: 'form' | 'email' | 'write' | undefined
  /** The e-mail that the action begins; the subject of the notice completes it. */
  mail?: { subject: string; text?: string }
  /** The subject of the form that the action opens. */
  prefill?: string
}
const sentences: Record<NoticeCode, Notice> = notices

/** Draws the one notice there is. The machine owns the time: Radix draws, announces and swipes. */
export function ToastView() {
  const queue = useAppChild('toastQueue')
  const toast = useSelector(queue, ({ context }) => context.toast)
  const count = useSelector(queue, ({ context }) => context.count)
  const paused = useSelector(queue, (snapshot) => snapshot.matches({ shown: 'paused' }))
  const chatOpen = useSelector(useAppChild('chat'), (snapshot) => snapshot.hasTag('open'))
  const menuOpen = useRef(false)
  const place = useFocusReturn(toast === null)
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
          open
          // One Escape closes one layer, and a menu stands in front of the notice.
          onEscapeKeyDown={() => {
            menuOpen.current = document.querySelector('[popover][data-open]') !== null
          }}
          onOpenChange={() => {
            if (!menuOpen.current) queue.send({ type: 'toast.dismiss' })
            menuOpen.current = false
          }}
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
 * Gives the focus back to what had it before the notices, once they are gone; the ref is of the
 * list that Radix leads to and leaves the focus on.
 */
function useFocusReturn(isEmpty: boolean) {
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
  useLayoutEffect(() => {
    const isFocusInside = list.current?.parentElement?.contains(document.activeElement)
    if (isEmpty && isFocusInside && origin.current instanceof HTMLElement)
      origin.current.focus()
  }, [isEmpty])
  return list
}

function NoticeAction({ toast, action }: { toast: Toast; action: Notice['action'] }) {
  if (action === undefined) return null
  if (action === 'form') return <FormAction toast={toast} />
  return <EmailAction toast={toast} label={noticeLabels[action]} />
}

function FormAction({ toast }: { toast: Toast }) {
  const form = useAppChild('contactForm')
  const { description, prefill = '' } = sentences[toast.notice]
  const line = `${description}${toast.subject ?? ''}`
  return (
    <Radix.Action asChild altText={noticeLabels.form}>
      <Action
        as={PageLink}
        to="/contact"
        onClick={() => form.send({ type: 'draft.prefill', subject: prefill, line })}
      >
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
