import { Fragment } from 'react'
import { styled } from 'styled-components'
import type { dateWords, programmeWords } from '#src/content/programme-words.ts'
import type { offersOf, Sheet, SheetSession } from '#src/model/programme.ts'
import { siteHistory } from '#src/services/site-history.ts'
import { container, media, theme } from '#src/theme/theme.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Disclosure } from '#src/ui/disclosure.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { QueryForm } from '#src/ui/request-form.tsx'
import {
  decoration,
  lineDot,
  touchTarget,
  withoutDecoration,
  VisuallyHidden,
  wrappingRow,
} from '#src/ui/mixins.ts'
import { useToday } from '#src/dom/use-hydrated.ts'

/** The number of sessions that are visible without expanding the list. */
const shown = 4

/** Returns the sessions that have not begun, by the date of the build, then of the visitor's clock. */
function useComing<Session extends { starts: string }>(sessions: readonly Session[]) {
  const today = useToday()
  return sessions.filter(({ starts }) => starts > today)
}

type NextStartProps = { starts: readonly { starts: string; text: string }[]; none: string }

/** The first of several starts that is still to come. */
export function NextStart({ starts, none }: NextStartProps) {
  return <b>{useComing(starts)[0]?.text ?? none}</b>
}

type Offers = ReturnType<typeof offersOf>

type NextSessionProps = Pick<Offers, 'sessions'> & {
  /** The delay of a start on request, for a course without a session. */
  soon?: string | null
  words: typeof dateWords
}

/** The next session that can be joined, or the date of the last one. */
export function NextSession({ sessions, soon = null, words }: NextSessionProps) {
  const coming = useComing(sessions ?? [])
  const next = coming.find(({ seats }) => seats > 0)
  const last = coming.at(-1)
  if (next !== undefined)
    return (
      <>
        <b>{next.days}</b>, {next.place}
      </>
    )
  if (last !== undefined)
    return (
      <>
        <b>{last.room}</b> {words.fullUntil} {last.month}
      </>
    )
  return (
    <>
      <b>{words.none}</b>
      {soon !== null && `, ${soon}`}
    </>
  )
}

/** Returns the prices and the next session of a course as terms of a list. */
export function offerTerms({ prices, ...dates }: Offers, words: typeof dateWords) {
  return [
    ...prices.map(({ title, figure, unit }) => ({
      term: title,
      text: (
        <>
          <b>{figure}</b> {unit}
        </>
      ),
    })),
    { term: words.next, text: <NextSession {...dates} words={words} /> },
  ]
}

type OpenSessionsProps = {
  sessions: readonly SheetSession[]
  /** The URL of the course's calendar, to subscribe to. */
  calendar: string
  sheet: Pick<Sheet, 'ask' | 'askForDate'>
  words: typeof programmeWords
}

/** The open sessions of a course with a request form for each. Sessions past the fourth are collapsed. */
export function OpenSessions({ sessions, calendar, sheet, words }: OpenSessionsProps) {
  const coming = useComing(sessions)
  // An option's value contains the session and the number of people, so the form works without script.
  const draw = ({ agenda, id, lines, name, room, seats, when }: SheetSession) => (
    <li key={id} data-full={seats === 0 || undefined}>
      <h4>{when}</h4> <p>{room}</p>{' '}
      {lines.map((line) => (
        <Fragment key={line}>
          <p>{line}</p>{' '}
        </Fragment>
      ))}
      {seats > 0 && (
        <div data-off-paper>
          <QueryForm
            action={sheet.askForDate}
            onSubmit={(event) => {
              event.preventDefault()
              const chosen = event.currentTarget.querySelector('select')?.value
              siteHistory.push(sheet.askForDate.replace(/(?=#|$)/, `&session=${chosen}`))
            }}
          >
            <div>
              <label htmlFor={id}>{words.people.label}</label>
              <select id={id} name="session" required>
                {Array.from({ length: seats }, (_, index) => index + 1).map((count) => (
                  <option key={count} value={`${id}.${count}`}>
                    {count} {count === 1 ? words.people.one : words.people.other}
                  </option>
                ))}
              </select>
            </div>
            <Button variant="outline" type="submit">
              {words.askForSession}
              <VisuallyHidden> {name}</VisuallyHidden>
            </Button>
          </QueryForm>
          <a href={agenda}>
            <Icon name="calendar" />
            <span>
              {words.addToCalendar}
              <VisuallyHidden> {name}</VisuallyHidden>
            </span>
          </a>
        </div>
      )}
    </li>
  )
  const others = coming.slice(shown)
  const isOpen = coming.some(({ seats }) => seats > 0)
  return (
    <>
      <p data-off-paper={coming.length > 0 || undefined}>
        {coming.length === 0 ? words.noSessionNote : words.sessionNote}
      </p>
      {coming.length > 0 && <Sessions>{coming.slice(0, shown).map(draw)}</Sessions>}
      {others.length > 0 && (
        <Disclosure summary={`${words.otherSessions} (${others.length})`}>
          <Sessions>{others.map(draw)}</Sessions>
        </Disclosure>
      )}
      {coming.length > 0 && (
        <ButtonLink variant="quiet" iconBefore="calendar" data-off-paper href={calendar}>
          {words.followDates}
        </ButtonLink>
      )}
      {!isOpen && (
        <ButtonLink variant="outline" href={sheet.ask}>
          {coming.length === 0 ? words.askForDate : words.allFull}
        </ButtonLink>
      )}
    </>
  )
}

const Sessions = styled.ul.attrs({ role: 'list' })`
  & > li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 ${theme.space[4]};
    padding: ${theme.space[6]} 0 0 ${theme.space[8]};

    &::before {
      ${lineDot}
      z-index: 1;
      top: calc(${theme.space[6]} + 0.3rem);
      background: ${theme.tone.line};
    }
    &:not(:last-child)::after {
      ${decoration}
      left: 5px;
      top: calc(${theme.space[6]} + 0.8rem);
      bottom: calc(-1 * ${theme.space[6]} - 0.8rem);
      width: ${theme.size.line};
      background: ${theme.tone.line};
    }
    & > h4 {
      font-size: ${theme.text.large};
      line-height: 1.4;
    }
    & > h4 + p {
      font-weight: 600;
    }
    & > p + p {
      grid-column: 1 / -1;

      &::first-letter {
        text-transform: uppercase;
      }
    }
    & > div {
      grid-column: 1 / -1;
      ${wrappingRow}
      align-items: center;
      gap: ${theme.space[2]} ${theme.space[6]};
      margin-top: ${theme.space[3]};
    }
    &[data-full] {
      color: ${theme.color.textMuted};

      & > h4 {
        font-weight: 400;
      }
      &::before {
        border: ${theme.size.line} solid ${theme.tone.line};
        background: ${theme.color.white};
      }
    }
    ${container.upToNarrowColumn} {
      grid-template-columns: minmax(0, 1fr);
    }
    ${container.narrowestRow} {
      padding-left: 0;
      ${withoutDecoration}
    }
    ${media.print} {
      display: block;
      padding: 0;
      ${withoutDecoration}
      & > :is(h4, p) {
        display: inline;
        margin-right: 1em;
        font-size: inherit;
        font-weight: inherit;
      }
    }
  }
  & a {
    ${touchTarget}
    gap: ${theme.space[2.5]};
    font-weight: 600;
  }
  & form {
    ${wrappingRow}
    align-items: end;
    gap: ${theme.space[2]};

    & label {
      display: block;
      font-size: ${theme.text.small};
    }
    & select {
      min-height: ${theme.size.fieldHeight};
      padding-inline: ${theme.space[3]};
      border: ${theme.size.thinBorder} solid ${theme.color.border};
      border-radius: ${theme.size.fieldRadius};
      background: ${theme.color.white};
    }
  }
`
