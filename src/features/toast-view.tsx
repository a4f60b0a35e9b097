import * as Radix from '@radix-ui/react-toast'
import { useSelector } from '@xstate/react'
import { type FocusEvent, useCallback, useEffect, useRef } from 'react'
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
import { noticeList } from '#src/ui/toast-card.ts'
import { useAppChild } from './app-context.tsx'
import { useIndividualMailLink, useMailLink } from './use-mail-link.ts'

type Notice = {
  tone: 'default' | 'destructive'
  title: string
  description: string
  action?: 'form' | 'email' | undefined
}
const sentences: Record<NoticeCode, Notice> = notices

/** Draws the one notice there is. The machine owns the time: Radix draws, announces and swipes. */
export function ToastView() {
  const queue = useAppChild('toastQueue')
  const toast = useSelector(queue, ({ context }) => context.toast)
  const count = useSelector(queue, ({ context }) => context.count)
  const paused = useSelector(queue, (snapshot) => snapshot.hasTag('paused'))
  const isRaised = useSelector(
    useAppChild('chat'),
    (snapshot) => snapshot.hasTag('open') || undefined,
  )
  const place = useFocusReturn()
  const hold = (by: Hold) => () => queue.send({ type: 'hold.start', by })
  const release = (by: Hold) => () => queue.send({ type: 'hold.end', by })
  const releaseFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget))
      queue.send({ type: 'hold.end', by: 'focus' })
  }

  const duration = toast?.duration ?? defaultDuration
  const settle = useCallback(
    (card: HTMLElement | null) => {
      card?.style.setProperty('--toast-duration', `${duration}ms`)
      if (card) keepOffFocus(card)
    },
    [duration],
  )
  const notice = toast && sentences[toast.notice]
  return (
    <Radix.Provider
      label={noticeLabels.one}
      duration={Infinity}
      swipeDirection="right"
      swipeThreshold={50}
    >
      {toast && notice && (
        <Radix.Root
          key={count}
          ref={settle}
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
            <Radix.Title>{notice.title}</Radix.Title>
            <Radix.Description>
              {notice.description}
              {notice.action === 'form' && toast.subject}
            </Radix.Description>
            <NoticeAction toast={toast} action={notice.action} />
          </div>
          <Radix.Close aria-label={noticeLabels.close}>
            <Icon name="x" />
          </Radix.Close>
        </Radix.Root>
      )}
      <div hidden={count === 0}>
        <Viewport
          ref={place}
          label={noticeLabels.region}
          data-raised={toast === null ? undefined : isRaised}
          hotkey={toast === null ? [] : ['F8']}
          onFocus={hold('focus')}
          onBlur={releaseFocus}
        />
      </div>
    </Radix.Provider>
  )
}

/** Puts a new notice at the other end of the screen where it would lie over the control pressed. */
function keepOffFocus(card: HTMLElement) {
  const viewport = card.parentElement
  viewport?.removeAttribute('data-low')
  const notice = card.getBoundingClientRect()
  const { left, right, top, bottom } =
    document.activeElement?.closest('a, button')?.getBoundingClientRect() ?? new DOMRect()
  const isCovered =
    left < notice.right && right > notice.left && top < notice.bottom && bottom > notice.top
  viewport?.toggleAttribute('data-low', isCovered)
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
  const company = useMailLink()
  const individual = useIndividualMailLink()
  if (action === 'email')
    return (
      <Radix.Action asChild altText={noticeLabels.email}>
        <a href={toast.notice === 'messageFailed' ? company : individual}>
          {noticeLabels.email}
        </a>
      </Radix.Action>
    )
  if (action === undefined || toast.ask === undefined) return null
  return (
    <Radix.Action asChild altText={noticeLabels.form}>
      <PageLink to={toast.ask}>{noticeLabels.form}</PageLink>
    </Radix.Action>
  )
}

const Viewport = styled(Radix.Viewport)`
  ${noticeList}
`
