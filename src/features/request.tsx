import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { Item, Requests } from '#src/content/requests.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { RequestBox, RequestRow } from '#src/ui/request-box.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { useAppChild } from './app-context.tsx'
import { Picture } from './picture.tsx'
import { readRequests, withoutRequest } from './request-address.ts'

/**
 * What the message in the contact form asks for, which the address or links before it have named;
 * each can be taken out. A request that has left or was taken out leaves the address too, or a
 * reload would ask anew.
 */
export function Request({ texts }: { texts: Requests }) {
  const form = useAppChild('contactForm')
  const lines = useSelector(form, ({ context }) => context.requests)
  const busy = useSelector(form, (snapshot) => snapshot.hasTag('busy'))
  const box = useRequestFocus()
  const { search, key } = useLocation()

  useEffect(() => {
    for (const prefill of readRequests(search, texts))
      form.send({ type: 'draft.prefill', ...prefill })
  }, [form, texts, search, key])
  useEffect(() => {
    const { unsubscribe } = form.on('message.sent', () => showQuery(''))
    return unsubscribe
  }, [form])

  if (lines === null) return null
  const rows = lines.map((line) => itemOf(line, texts))
  return (
    <RequestBox ref={box} title={headingOf(rows, texts)} more={<More {...texts.add} />}>
      {rows.map(({ line, title, note, image }) => (
        <RequestRow
          key={line}
          picture={image && <Picture name={image} width={56} height={56} />}
          title={title}
          note={note}
          action={
            !busy && (
              <Button
                variant="quiet"
                iconBefore="x"
                onClick={() => {
                  showQuery(withoutRequest(location.search, line, texts))
                  form.send({ type: 'request.remove', line })
                }}
              >
                {texts.remove}
                <VisuallyHidden> {title}</VisuallyHidden>
              </Button>
            )
          }
        />
      ))}
    </RequestBox>
  )
}

function More({ label, href }: Requests['add']) {
  return (
    <ButtonLink variant="quiet" iconBefore="plus" to={href}>
      {label}
    </ButtonLink>
  )
}

/** Gives the focus to what the machine names once it is drawn; the ref is of the box. */
function useRequestFocus() {
  const form = useAppChild('contactForm')
  const box = useRef<HTMLDivElement>(null)
  const asked = useRef<{ at: number | null } | null>(null)
  useEffect(() => {
    const { unsubscribe } = form.on('request.focus', (event) => {
      asked.current = event
    })
    return unsubscribe
  }, [form])
  // The machine asks before the row is gone.
  useEffect(() => {
    if (asked.current === null) return
    const { at } = asked.current
    asked.current = null
    const controls = box.current?.querySelectorAll<HTMLElement>('li button')
    const heading = box.current?.querySelector<HTMLElement>('h3')
    ;(at === null ? heading : controls?.[at])?.focus()
  })
  return box
}

/** The address changes and nobody is told: what it asked for has been heard. */
function showQuery(search: string) {
  const { pathname, hash } = location
  history.replaceState(history.state, '', pathname + search + hash)
}

function itemOf(line: string, { courses, topics }: Requests): Item & { isCourse: boolean } {
  const course = courses.find((one) => one.line === line)
  if (course !== undefined) return { ...course, isCourse: true }
  const point = topics.find(({ item }) => item?.line === line)?.item
  return { ...(point ?? { line, title: line }), isCourse: false }
}

function headingOf(rows: readonly { isCourse: boolean }[], { heading }: Requests): string {
  const { start, none, numbers } = heading
  if (rows.length === 0) return none
  const { one, other } = rows.every(({ isCourse }) => isCourse)
    ? heading.courses
    : heading.points
  if (rows.length === 1) return `${start} ${one}`
  return `${start} ${numbers[rows.length - 2] ?? rows.length} ${other}`
}
