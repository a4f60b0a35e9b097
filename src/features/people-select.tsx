import { styled } from 'styled-components'
import { offerOf } from '#machines/contact-draft.ts'
import type { Requests } from '#src/model/requests.ts'
import { theme } from '#src/theme/theme.ts'
import { useAppChild } from './app-context.tsx'
import { findRequest } from './request-address.ts'

type PeopleSelectProps = {
  /** The id and the course of the request. */
  id: string
  title: string
  /** The largest number of people that can be chosen. */
  most: number
  texts: Requests
  busy: boolean
}

/** Changes the number of people of a request, which replaces it by that for another number. */
export function PeopleSelect({ id, title, most, texts, busy }: PeopleSelectProps) {
  const form = useAppChild('contactForm')
  const offer = offerOf(id)
  const counts = Array.from({ length: most }, (_, index) => `${offer}.${index + 1}`)
  // Without a number, a session is requested for one person.
  const course = offer.startsWith('session=') ? [] : [offer]
  return (
    <Select
      aria-label={`${texts.people.term} ${title}`}
      value={id}
      disabled={busy}
      onChange={({ target }) => {
        const { subject } = form.getSnapshot().context.draft
        const { line = '' } = findRequest(target.value, texts) ?? {}
        form.send({ type: 'request.add', subject, id: target.value, line })
      }}
    >
      {/* The URL of an old plan may contain a larger number. */}
      {[...new Set([...course, ...counts, id])].map((each) => (
        <option key={each} value={each}>
          {findRequest(each, texts)?.counted ?? texts.people.unknown}
        </option>
      ))}
    </Select>
  )
}

const Select = styled.select`
  min-height: ${theme.size.touchTarget};
  padding-inline: ${theme.space[2]};
  border: ${theme.size.thinBorder} solid ${theme.color.border};
  border-radius: ${theme.size.fieldRadius};
  background: ${theme.color.white};
`
