import * as Radix from '@radix-ui/react-toast'
import { useSelector } from '@xstate/react'
import { type FocusEvent, type PointerEvent, useCallback, useEffect, useRef } from 'react'
import { keyframes, styled } from 'styled-components'
import { defaultDuration, type Hold, type Toast } from '#machines/toast-queue.ts'
import { noticeLabels, notices } from '#src/content/notices.ts'
import { media, theme } from '#src/theme/theme.ts'
import { Icon } from '#src/ui/icon.tsx'
import { PageLink } from '#src/ui/page-link.tsx'
import {
  leftOfLauncher,
  launcherRight,
  inkSurface,
  outlineInForcedColors,
  touchTarget,
} from '#src/ui/mixins.ts'
import { useAppChild } from './app-context.tsx'
import { useIndividualMailLink, useMailLink } from './use-mail-link.ts'

type Notice = {
  tone?: 'destructive'
  title: string
  description: string
  action?: 'form' | 'email' | undefined
}
const sentences: Record<Toast['notice'], Notice> = notices

/** Renders the current notice. The machine limits its time; Radix announces it and handles the swipe. */
export function ToastView() {
  const queue = useAppChild('toastQueue')
  const toast = useSelector(queue, ({ context }) => context.toast)
  const count = useSelector(queue, ({ context }) => context.count)
  const paused = useSelector(queue, (snapshot) => snapshot.hasTag('paused'))
  const isRaised = useSelector(
    useAppChild('chat'),
    (chat) => chat.hasTag('open') || undefined,
  )
  const place = useFocusReturn()
  const hold = (by: Hold) => () => queue.send({ type: 'hold.start', by })
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
          // Keeps the text selectable with a mouse, which therefore cannot swipe the notice.
          style={{ userSelect: 'auto' }}
          onPointerMove={(event) => event.pointerType === 'mouse' && event.preventDefault()}
          onPointerCancel={endSwipe}
          open
          onOpenChange={() => queue.send({ type: 'toast.dismiss' })}
          onPointerEnter={hold('pointer')}
          onPointerLeave={() => queue.send({ type: 'hold.end', by: 'pointer' })}
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
          <Radix.Close aria-label={noticeLabels.close} title={noticeLabels.close}>
            <Icon name="x" />
          </Radix.Close>
        </Radix.Root>
      )}
      <div hidden={count === 0}>
        <Viewport
          ref={place}
          label={noticeLabels.region}
          data-off-paper
          data-raised={toast === null ? undefined : isRaised}
          hotkey={toast === null ? [] : ['F8']}
          onFocus={hold('focus')}
          onBlur={releaseFocus}
        />
      </div>
    </Radix.Provider>
  )
}

/**
 * Ends a swipe that the system has interrupted, because Radix ignores `pointercancel`. The `pointermove`
 * resets the distance of the swipe, so that the `pointerup` does not dismiss the notice. Radix then cancels
 * the next click. No click follows an interrupted swipe, so this function dispatches one too.
 */
function endSwipe({ currentTarget, pointerId, pointerType }: PointerEvent<HTMLElement>) {
  const pointer = { bubbles: true, clientX: 0, pointerId, pointerType }
  for (const type of ['pointermove', 'pointerup'])
    currentTarget.dispatchEvent(new globalThis.PointerEvent(type, pointer))
  currentTarget.dispatchEvent(new MouseEvent('click', { cancelable: true }))
}

/** Moves a new notice to the bottom of the screen if it would cover the focused link or button. */
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
 * Moves the focus back from the list of notices to the element that had it before, once the list is empty.
 * Radix would leave it in the list. The returned ref must be set on the list.
 */
function useFocusReturn() {
  const queue = useAppChild('toastQueue')
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    let origin: EventTarget | null = null
    const isInside = (place: unknown) =>
      place instanceof Node && list.current?.parentElement?.contains(place)
    const note = ({ target, relatedTarget }: globalThis.FocusEvent) => {
      if (isInside(target) && !isInside(relatedTarget)) origin = relatedTarget
    }
    addEventListener('focusin', note)
    const { unsubscribe } = queue.subscribe(({ context }) => {
      // This runs before React removes the notice, and the focus with it.
      const isLost = context.toast === null && isInside(document.activeElement)
      if (isLost && origin instanceof HTMLElement) origin.focus()
    })
    return () => {
      removeEventListener('focusin', note)
      unsubscribe()
    }
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

const enter = keyframes`
  from { opacity: 0; transform: translateY(-${theme.motion.distance}); }
`

const countDown = keyframes`
  to { transform: scaleX(0); }
`

/**
 * The list of notices. It also styles its descendants, so that showing a notice inserts no CSS rules.
 * `data-low` keeps it off the focused element, and `data-raised` off the chat panel. Radix sets
 * `data-swipe` and the swipe distance.
 */
const Viewport = styled(Radix.Viewport)`
  position: fixed;
  top: calc(${theme.size.headerHeight} + ${theme.space[4]});
  inset-inline: ${theme.layout.gutter};
  z-index: ${theme.layer.toast};
  max-width: 26rem;
  margin-left: auto;

  ${media.upToPhone} {
    top: calc(${theme.size.headerHeight} + ${theme.space[2]});
  }
  &[data-low] {
    top: auto;
    bottom: calc(${theme.layout.aboveLauncher} + env(safe-area-inset-bottom));
  }
  &[data-raised] {
    inset-inline: ${theme.space[8]}
      calc(${launcherRight} + ${theme.size.panelWidth} + ${theme.space[4]});
  }
  ${media.shortScreen} {
    top: ${theme.space[2]};

    &[data-low] {
      inset-inline: ${theme.space[2]} ${leftOfLauncher};
      bottom: ${theme.space[2]};
    }
    &[data-raised] {
      inset-inline: ${theme.space[4]}
        calc(${leftOfLauncher} + ${theme.size.panelWidth} + ${theme.space[2]});
    }
  }
  ${media.upToPhone} {
    &[data-raised] {
      top: ${theme.space[2]};
      inset-inline: ${launcherRight};
    }
  }
  ${media.shortestScreen} {
    && {
      inset: ${theme.space[2]} ${launcherRight} auto;
      max-height: calc(100dvh - 2 * ${theme.space[2]});
      overflow: hidden auto;
    }
  }
  > li {
    position: relative;
    display: grid;
    grid-template-columns: auto 1fr auto;
    gap: ${theme.space[1]} ${theme.space[4]};
    padding: ${theme.space[6]} ${theme.space[4]} calc(${theme.space[6]} + 4px)
      ${theme.space[6]};
    ${inkSurface}
    box-shadow: ${theme.shadow.float};
    animation: ${enter} ${theme.motion.normal} ${theme.motion.easing};

    & > svg {
      width: ${theme.space[6]};
      height: ${theme.space[6]};
      margin-top: 0.1rem;
      color: ${theme.color.yellow};
    }
    ${media.upToPhone} {
      column-gap: ${theme.space[3]};
      padding: ${theme.space[4]} ${theme.space[3]} ${theme.space[4]} ${theme.space[4]};
    }
    ${media.shortestScreen} {
      padding-block: ${theme.space[3]} ${theme.space[1]};
    }
    ${media.upToSmallPhone} {
      grid-template-columns: 1fr auto;

      & > svg {
        display: none;
      }
    }
    &::after {
      content: '';
      position: absolute;
      inset: auto 0 0;
      height: 4px;
      background: ${theme.color.yellow};
      transform-origin: 0 50%;
      animation: ${countDown} var(--toast-duration) linear forwards;
    }
    &[data-paused]::after {
      animation-play-state: paused;
    }
    &[data-variant='destructive'] {
      background: ${theme.color.error};
      ${theme.vars.tone.focus}: ${theme.color.white};

      & > svg {
        color: inherit;
      }
      &::after {
        background: ${theme.color.white};
      }
    }
    &[data-swipe='move'] {
      transform: translateX(var(--radix-toast-swipe-move-x));
    }
    &[data-swipe='cancel'] {
      transition: transform ${theme.motion.normal} ${theme.motion.easing};
    }
    ${media.reducedMotion} {
      &::after {
        display: none;
      }
    }
    ${outlineInForcedColors}
  }
  > li > div > :first-child {
    font-weight: 700;
    line-height: 1.35;
    text-wrap: balance;
  }
  > li > div > :nth-child(2) {
    margin-top: 0.2rem;
    font-size: ${theme.text.small};
    line-height: 1.45;
  }
  > li > div > a {
    ${touchTarget}
    font-weight: 600;
    text-decoration: underline ${theme.underline.thin};
    text-underline-offset: ${theme.underline.wideOffset};
  }
  > li > button {
    display: grid;
    place-items: center;
    width: ${theme.size.touchTarget};
    height: ${theme.size.touchTarget};
    margin: -${theme.space[3]} -${theme.space[1]} 0 0;

    &:focus-visible {
      outline-offset: -${theme.size.focusRing};
    }
  }
`
