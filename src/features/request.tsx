import { useSelector } from '@xstate/react'
import { useEffect, useId } from 'react'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { isForCourse, type RequestFocus } from '#machines/contact-draft.ts'
import { formatMoney } from '#src/content/euros.ts'
import { totalLine } from '#src/model/plan-prices.ts'
import type { Requests } from '#src/model/requests.ts'
import { media, theme } from '#src/theme/theme.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { VisuallyHidden, wrappingRow } from '#src/ui/mixins.ts'
import { useAppChild } from './app-context.tsx'
import { Illustration } from './illustration.tsx'
import {
  describeRequests,
  findRequest,
  type FoundRequest,
  planId,
  type PlanLine,
  queryOf,
  readRequests,
  withoutTexts,
} from './request-address.ts'
import { useRoom } from './use-room.ts'
import { localDay } from '#src/dom/use-hydrated.ts'
import { readEntryState, updateEntry } from '#src/services/site-history.ts'
import { useAfterRender } from '#src/dom/use-after-render.ts'

/**
 * Displays the requests of the contact form. The URL is updated after each change, so that a reload shows the
 * same requests.
 */
export function Request({ texts }: { texts: Requests }) {
  const form = useAppChild('contactForm')
  const requests = useSelector(form, ({ context }) => context.requests)
  const busy = useSelector(form, (snapshot) => snapshot.hasTag('busy'))
  const headingId = useId()
  const box = useRoom(requests === null)
  const { pathname, search, hash, key } = useLocation()

  useAfterRender<'request.focus', RequestFocus>(form, 'request.focus', ({ at }) => {
    const controls = box.current?.querySelectorAll<HTMLElement>('li button')
    const heading = box.current?.querySelector<HTMLElement>('h3')
    ;(at === null ? heading : controls?.[at])?.focus()
  })
  useEffect(() => {
    // A request that was changed, removed or sent must not be added again after Back, or when the site is
    // rendered again.
    if (readEntryState().isRead) return
    for (const addition of readRequests(search, texts, localDay()))
      form.send({ type: 'request.add', ...addition })
  }, [form, texts, search, key])
  useEffect(() => {
    // The history entry of another page, which may still be loading, is left unchanged.
    if (location.pathname !== pathname) return
    // Reads the actor instead of the rendered value: the URL may have added requests since the render.
    const query = busy ? location.search : queryOf(form.getSnapshot().context, texts)
    // The router is not notified, because the form already has these requests.
    updateEntry({ isRead: true }, pathname + query + location.hash)
  }, [form, texts, pathname, search, hash, key, requests, busy])

  if (requests === null) return null
  const cards = describeRequests(requests, texts)
  const prices = cards.flatMap(({ plan }) => (plan ? [plan.price] : []))
  const total = totalLine(prices, texts.plan)
  return (
    <RequestBox ref={box} data-wide>
      {/* Screen readers announce the heading whenever it changes. */}
      <div role="status">
        <h3 id={headingId} tabIndex={-1}>
          {headingOf(cards, texts)}
        </h3>
      </div>
      {cards.length > 0 && (
        <ul role="list" aria-labelledby={headingId}>
          {cards.map((request) => (
            <li key={request.offer}>
              {request.image && (
                <Illustration image={request.image} width={56} height={56} />
              )}
              <p>
                <b>{request.title}</b>{' '}
                <span>
                  {/* This is a single text node, because browser translation detaches text nodes that React updates. */}
                  {[request.note, request.plan && priceOf(request.plan)]
                    .filter(Boolean)
                    .join(', ')}
                </span>
              </p>{' '}
              {request.most && <PeopleSelect {...{ request, texts, busy }} />}
              {!busy && (
                <Button
                  variant="quiet"
                  iconBefore="x"
                  onClick={() => form.send({ type: 'request.remove', id: request.id })}
                  // A held Enter key would also remove the next request.
                  onKeyDown={(event) => {
                    if (event.repeat && event.key === 'Enter') event.preventDefault()
                  }}
                >
                  {texts.remove}
                  <VisuallyHidden> {request.title}</VisuallyHidden>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {total && cards.length > 1 && (
        <p key={total.label}>
          {`${total.label}\u00a0: `}
          <b>{total.figure}</b>
        </p>
      )}
      {cards.length > 0 && <p>{texts.joins}</p>}
      <div>
        {cards.some(({ plan }) => plan) && (
          <ButtonLink variant="quiet" iconBefore="printer" href={`#${planId}`}>
            {texts.plan.link}
          </ButtonLink>
        )}
        {texts.add.map(({ label, href }) => (
          <ButtonLink key={href} variant="quiet" iconBefore="plus" href={href}>
            {label}
          </ButtonLink>
        ))}
      </div>
    </RequestBox>
  )
}

/** Returns the price for the number of people or, if it is unknown, the price of the offer. */
const priceOf = ({ price, offer }: PlanLine) => (price ? formatMoney(price) : offer)

type PeopleSelectProps = { request: FoundRequest; texts: Requests; busy: boolean }

/** Renders the select for the number of people of a request. Another number replaces the request with a new one. */
function PeopleSelect({ request, texts, busy }: PeopleSelectProps) {
  const form = useAppChild('contactForm')
  const { id, kind, most = 0, offer, title } = request
  const counts = Array.from({ length: most }, (_, index) => `${offer}.${index + 1}`)
  // Only a course has an option without a number of people. A request for a session always has a number.
  const course = kind === 'session' ? [] : [offer]
  return (
    <select
      aria-label={`${texts.people.term} ${title}`}
      value={id}
      disabled={busy}
      onChange={({ target }) => {
        const { subject } = form.getSnapshot().context.draft
        const chosen = withoutTexts(findRequest(target.value, texts) ?? request)
        form.send({ type: 'request.add', subject, request: chosen })
      }}
    >
      {/* The URL of an old training plan may contain more people than `most`. */}
      {[...new Set([...course, ...counts, id])].map((each) => (
        <option key={each} value={each}>
          {findRequest(each, texts)?.counted ?? texts.people.unknown}
        </option>
      ))}
    </select>
  )
}

function headingOf(cards: readonly FoundRequest[], { heading }: Requests): string {
  const { start, none, numbers } = heading
  if (cards.length === 0) return none
  const { one, other } = cards.every(isForCourse) ? heading.courses : heading.points
  if (cards.length === 1) return `${start} ${one}`
  return `${start} ${numbers[cards.length - 2] ?? cards.length} ${other}`
}

const RequestBox = styled.div`
  padding: ${theme.space[6]};
  border-left: ${theme.size.line} solid ${theme.tone.line};
  background: ${theme.tone.tintLight};

  & h3 {
    font-size: ${theme.text.itemTitle};
  }
  & > ul {
    margin-top: ${theme.space[3]};
  }
  & > p {
    margin-top: ${theme.space[3]};
    font-size: ${theme.text.small};
  }
  & > div:last-child {
    ${wrappingRow}
    gap: 0 ${theme.space[4]};
    margin-top: ${theme.space[2]};
  }
  & li {
    ${wrappingRow}
    align-items: center;
    gap: ${theme.space[2]} ${theme.space[4]};
    padding-block: ${theme.space[3]};
    border-bottom: ${theme.size.thinBorder} solid ${theme.tone.tint};

    & > p {
      flex: 1 1 9rem;
      min-width: 0;
      line-height: 1.35;
    }
    & b {
      display: block;
      font-weight: 600;
    }
    & > p > span {
      font-size: ${theme.text.small};
      white-space: pre-line;
      color: ${theme.color.textMuted};
    }
    & > select {
      max-width: 100%;
      min-height: ${theme.size.touchTarget};
      padding-inline: ${theme.space[2]};
      border: ${theme.size.thinBorder} solid ${theme.color.border};
      border-radius: ${theme.size.fieldRadius};
      font-size: ${theme.text.unbroken};
      background: ${theme.color.white};
    }
    & > button {
      gap: ${theme.space[1.5]};
      min-height: ${theme.size.touchTarget};
      padding: 0 ${theme.space[2]};
      font-size: ${theme.text.small};
      color: ${theme.color.ink};
    }
  }
  ${media.upToPhone} {
    padding: ${theme.space[4]};

    & li > p {
      flex-basis: calc(100% - 56px - ${theme.space[4]});
    }
    & li > button {
      margin-left: calc(-1 * ${theme.space[2]});
    }
    & li > img + p + button {
      margin-left: calc(56px + ${theme.space[2]});
    }
  }
  ${media.forcedColors} {
    border: ${theme.size.border} solid CanvasText;
    border-left-width: ${theme.size.line};
  }
`
