import { useSelector } from '@xstate/react'
import { useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { isForCourse, type RequestFocus } from '#machines/contact-requests.ts'
import type { Requests } from '#src/content/requests.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { RequestBox, RequestRow } from '#src/ui/request-box.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { useAppChild } from './app-context.tsx'
import { Picture } from './picture.tsx'
import { findRequest, queryOf, readRequests } from './request-address.ts'
import { visitorsDay } from './use-hydrated.ts'
import { useOnceDrawn } from './use-once-drawn.ts'

/**
 * What the message in the contact form asks for, which the address or links before it have named;
 * each can be taken out. The address then asks for what the form holds, so that a reload does.
 */
export function Request({ texts }: { texts: Requests }) {
  const form = useAppChild('contactForm')
  const requests = useSelector(form, ({ context }) => context.requests)
  const busy = useSelector(form, (snapshot) => snapshot.hasTag('busy'))
  const box = useRequestFocus()
  const titleId = useId()
  const { search, key } = useLocation()

  useEffect(() => {
    for (const asked of readRequests(search, texts, visitorsDay()))
      form.send({ type: 'request.add', ...asked })
  }, [form, texts, search, key])
  useEffect(() => {
    // Not what was drawn: the address may have asked for more since.
    if (!busy) showQuery(queryOf(form.getSnapshot().context, texts))
  }, [form, texts, search, key, requests, busy])

  if (requests === null) return null
  const cards = requests.map(
    ({ id, line }) => findRequest(id, texts) ?? { id, line, title: line },
  )
  return (
    <RequestBox ref={box} data-wide>
      {/* Said anew when it changes. */}
      <div role="status">
        <h3 id={titleId} tabIndex={-1}>
          {headingOf(cards, texts)}
        </h3>
      </div>
      {cards.length > 0 && (
        <ul role="list" aria-labelledby={titleId}>
          {cards.map(({ id, title, note, image }) => (
            <RequestRow key={id}>
              {image && <Picture image={image} width={56} height={56} />}
              <p>
                <b>{title}</b> <span>{note}</span>
              </p>{' '}
              {!busy && (
                <Button
                  variant="quiet"
                  iconBefore="x"
                  onClick={() => form.send({ type: 'request.remove', id })}
                >
                  {texts.remove}
                  <VisuallyHidden> {title}</VisuallyHidden>
                </Button>
              )}
            </RequestRow>
          ))}
        </ul>
      )}
      {cards.length > 0 && <p>{texts.joins}</p>}
      <div>
        {texts.add.map(({ label, href }) => (
          <ButtonLink key={href} variant="quiet" iconBefore="plus" href={href}>
            {label}
          </ButtonLink>
        ))}
      </div>
    </RequestBox>
  )
}

/** Says where `Request` stands. */
export function RequestLead({ texts }: { texts: Requests }) {
  const count = useSelector(
    useAppChild('contactForm'),
    ({ context }) => context.requests?.length,
  )
  return count ? ` ${texts.lead}` : null
}

/** Gives the focus to what the machine names; the ref is of the box. */
function useRequestFocus() {
  const box = useRef<HTMLDivElement>(null)
  const form = useAppChild('contactForm')
  useOnceDrawn<'request.focus', RequestFocus>(form, 'request.focus', ({ at }) => {
    const controls = box.current?.querySelectorAll<HTMLElement>('li button')
    const heading = box.current?.querySelector<HTMLElement>('h3')
    ;(at === null ? heading : controls?.[at])?.focus()
  })
  return box
}

/** The address changes and nobody is told: what it asked for has been heard. */
function showQuery(search: string) {
  const { pathname, hash } = location
  if (location.search !== search)
    history.replaceState(history.state, '', pathname + search + hash)
}

function headingOf(cards: readonly { id: string }[], { heading }: Requests): string {
  const { start, none, numbers } = heading
  if (cards.length === 0) return none
  const { one, other } = cards.every(isForCourse) ? heading.courses : heading.points
  if (cards.length === 1) return `${start} ${one}`
  return `${start} ${numbers[cards.length - 2] ?? cards.length} ${other}`
}
