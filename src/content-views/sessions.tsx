import { Fragment, type ReactNode } from 'react'
import { styled } from 'styled-components'
import type { dateWords, programmeWords } from '#src/content/programme-words.ts'
import type { offersOf, Sheet, SheetLine, SheetSession } from '#src/model/programme.ts'
import { container, media, theme } from '#src/theme/theme.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Disclosure } from '#src/ui/disclosure.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { OfferFacts } from '#src/ui/programme-body.tsx'
import { PeopleForm } from './people-form.tsx'
import {
  decoration,
  lineDot,
  touchTarget,
  visuallyHidden,
  withoutDecoration,
  VisuallyHidden,
  wrappingRow,
} from '#src/ui/mixins.ts'
import { useToday } from '#src/dom/use-hydrated.ts'

/** The number of sessions that are visible without expanding the list. */
const shown = 4

/** Returns the sessions that start after today. Until hydration it returns all sessions. */
function useComing<Session extends { starts: string }>(sessions: readonly Session[]) {
  const today = useToday()
  return sessions.filter(({ starts }) => starts > today)
}

type NextStartProps = { starts: readonly { starts: string; text: string }[]; none: string }

/** Renders the earliest start after today. */
export function NextStart({ starts, none }: NextStartProps) {
  return <b>{useComing(starts)[0]?.text ?? none}</b>
}

type Offers = ReturnType<typeof offersOf>

type NextSessionProps = Pick<Offers, 'sessions'> & {
  /** How soon a course without a session can start on request. */
  soon?: string | null
  words: typeof dateWords
}

/** Renders the next session of an offer for one person, which exists only on dates that are open. */
export function NextOpenSession({ sessions, words }: NextSessionProps) {
  if (useComing(sessions ?? []).length === 0) return words.noneOpen
  return (
    <>
      {words.next}
      {'\u00a0: '}
      <NextSession sessions={sessions} words={words} />
    </>
  )
}

/** Renders the next session with free seats, or the month of the last one if all are full. */
function NextSession({ sessions, soon = null, words }: NextSessionProps) {
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
  lines: readonly SheetLine[]
  sessions: readonly SheetSession[]
  /** A link for subscribing to the course's calendar. */
  follow: ReactNode
  /** The number of people selected in the price comparison. */
  people: number
  sheet: Pick<Sheet, 'ask' | 'askForDate'>
  words: typeof programmeWords
}

/** Lists the upcoming sessions, each with a request form. Sessions after the fourth are collapsed. */
export function OpenSessions(props: OpenSessionsProps) {
  const { lines: facts, sessions, follow, people, sheet, words } = props
  const coming = useComing(sessions)
  const draw = ({ agenda, days, id, lines, name, room, seats, when }: SheetSession) => (
    <li key={id} data-full={seats === 0 || undefined}>
      <div>
        <h4>{when}</h4>{' '}
        {lines.map(({ term, text }) => (
          <Fragment key={term}>
            <p>{text}</p>{' '}
          </Fragment>
        ))}
      </div>{' '}
      <p>{room}</p>{' '}
      {seats > 0 && (
        <div data-off-paper>
          <PeopleForm
            action={sheet.askForDate}
            name="session"
            id={id}
            most={seats}
            first={Math.min(people, seats)}
            words={words.people}
            label={
              <VisuallyHidden>
                {words.people.label}, session {days}
              </VisuallyHidden>
            }
          >
            {words.askForSession}
            <VisuallyHidden> {name}</VisuallyHidden>
          </PeopleForm>
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
      <OfferFacts terms={facts} />
      {coming.length > 0 && <Sessions>{coming.slice(0, shown).map(draw)}</Sessions>}
      {others.length > 0 && (
        <Disclosure summary={`${words.otherSessions} (${others.length})`}>
          <Sessions>{others.map(draw)}</Sessions>
        </Disclosure>
      )}
      {coming.length > 0 && follow}
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
    align-items: center;
    gap: ${theme.space[2]} ${theme.space[4]};
    padding: ${theme.space[4]} 0 0 ${theme.space[8]};

    &::before {
      ${lineDot}
      z-index: 1;
      top: calc(${theme.space[4]} + 0.3rem);
      background: ${theme.tone.line};
    }
    &:not(:last-child)::after {
      ${decoration}
      left: 5px;
      top: calc(${theme.space[4]} + 0.8rem);
      bottom: calc(-1 * ${theme.space[4]} - 0.8rem);
      width: ${theme.size.line};
      background: ${theme.tone.line};
    }
    & > div > h4 {
      font-size: inherit;
    }
    & > p {
      font-weight: 600;
    }
    & > div + p + div {
      grid-column: 1 / -1;
      ${wrappingRow}
      align-items: center;
      gap: 0 ${theme.space[4]};
    }
    &[data-full] {
      color: ${theme.color.textMuted};

      & h4 {
        font-weight: 400;
      }
      &::before {
        border: ${theme.size.line} solid ${theme.tone.line};
        background: ${theme.color.white};
      }
    }
    ${container.fromWidestColumn} {
      grid-template-columns: minmax(0, 1fr) 8rem 24.5rem;

      &::before {
        top: calc(50% + ${theme.space[4]} / 2 - ${theme.size.dot} / 2);
      }
      & > div + p + div {
        grid-column: auto;
        justify-content: space-between;
      }
      & > div + p + div,
      & form,
      & form > div {
        flex-wrap: nowrap;
      }
      & form > button {
        padding-inline: ${theme.space[3]};
      }
      & > div > a > span {
        ${visuallyHidden}
      }
    }
    ${container.upToNarrowColumn} {
      grid-template-columns: minmax(0, 1fr);
      row-gap: ${theme.space[1]};
      padding-left: ${theme.space[6]};

      & > div + p + div {
        align-items: end;
        gap: ${theme.space[2]};
      }
      & form {
        flex: 1 1 9rem;
      }
      & form > * {
        flex: 1 1 auto;
      }
      & form > button {
        flex-basis: 5.75rem;
        padding: 0;
      }
      & select {
        flex: 1;
        padding-inline: ${theme.space[2]};
      }
      & > div > a {
        justify-content: center;
        min-width: ${theme.size.touchTarget};
        min-height: ${theme.size.fieldHeight};
      }
      & > div > a > span {
        ${visuallyHidden}
      }
    }
    ${container.narrowestRow} {
      padding-left: 0;
      ${withoutDecoration}
    }
    ${media.print} {
      display: block;
      padding: 0;
      ${withoutDecoration}
      & > div:first-child,
      & :is(h4, p) {
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
`
