import { styled } from 'styled-components'
import type { Requests } from '#src/model/requests.ts'
import { theme } from '#src/theme/theme.ts'
import { useAppChild } from './app-context.tsx'
import { findRequest, type FoundRequest, withoutTexts } from './request-address.ts'

type PeopleSelectProps = {
  request: FoundRequest
  texts: Requests
  busy: boolean
}

/** Renders the select for the number of people of a request. Another number replaces the request with a new one. */
export function PeopleSelect({ request, texts, busy }: PeopleSelectProps) {
  const form = useAppChild('contactForm')
  const { id, kind, most = 0, offer, title } = request
  const counts = Array.from({ length: most }, (_, index) => `${offer}.${index + 1}`)
  // Only a course has an option without a number of people. A request for a session always has a number.
  const course = kind === 'session' ? [] : [offer]
  return (
    <Select
      aria-label={`${texts.people.term} ${title}`}
      value={id}
      disabled={busy}
      onChange={({ target }) => {
        const { subject } = form.getSnapshot().context.draft
        const chosen = withoutTexts(findRequest(target.value, texts) ?? request)
        form.send({ type: 'request.add', subject, request: chosen })
      }}
    >
      {/* The URL of an old plan may contain a number larger than `most`. */}
      {[...new Set([...course, ...counts, id])].map((each) => (
        <option key={each} value={each}>
          {findRequest(each, texts)?.counted ?? texts.people.unknown}
        </option>
      ))}
    </Select>
  )
}

const Select = styled.select`
  max-width: 100%;
  min-height: ${theme.size.touchTarget};
  padding-inline: ${theme.space[2]};
  border: ${theme.size.thinBorder} solid ${theme.color.border};
  border-radius: ${theme.size.fieldRadius};
  font-size: ${theme.text.unbroken};
  background: ${theme.color.white};
`
