import { Fragment, type ReactNode } from 'react'
import { styled } from 'styled-components'
import type { programmeWords } from '#src/content/programme-words.ts'
import type { Sheet, SheetLine, SheetSession } from '#src/model/programme.ts'
import { container, media, theme } from '#src/theme/theme.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Disclosure } from '#src/ui/disclosure.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { OfferFacts } from '#src/ui/programme-body.tsx'
import { PeopleForm } from './people-form.tsx'
import { NextSession, useComing } from './sessions.tsx'
import {
  decoration,
  lineDot,
  touchTarget,
  visuallyHidden,
  withoutDecoration,
  VisuallyHidden,
  wrappingRow,
} from '#src/ui/mixins.ts'

type NextOpenSessionProps = Pick<OpenSessionsProps, 'sessions' | 'words'>

export function NextOpenSession({ sessions, words }: NextOpenSessionProps) {
  if (useComing(sessions).length === 0) return words.dates.noneOpen
  return (
    <>
      {`${words.dates.next}\u00a0: `}
      <NextSession sessions={sessions} words={words.dates} />
    </>
  )
}

/** The number of sessions that are visible while the list is collapsed. */
const shown = 4

type OpenSessionsProps = {
  lines: readonly SheetLine[]
  sessions: readonly SheetSession[]
  /** A link for subscribing to the course's calendar. */
  follow: ReactNode
  /** The number of people to preselect in each form, at most the `seats` of its session. */
  people: number
  sheet: Pick<Sheet, 'ask' | 'askForDate'>
  words: typeof programmeWords
}

/** Lists the upcoming sessions of a course. A session that is not full has a request form. */
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
            label={<VisuallyHidden>{`${words.people.label}, ${days}`}</VisuallyHidden>}
          >
            {words.askForSession}
            <VisuallyHidden>{` ${name}`}</VisuallyHidden>
          </PeopleForm>
          <a href={agenda}>
            <Icon name="calendar" />
            <span>
              {words.addToCalendar}
              <VisuallyHidden>{` ${name}`}</VisuallyHidden>
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
    & > p {
      font-weight: 600;
    }
    & > div + p + div {
      grid-column: 1 / -1;
      ${wrappingRow}
      align-items: center;
      gap: ${theme.space[2]} ${theme.space[4]};
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
      & form {
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
      padding-left: ${theme.space[6]};

      & form {
        flex: 1;
      }
      & form > button {
        flex: 1;
        padding: 0;
      }
      & > div > a {
        padding: ${theme.space[4]} ${theme.space[3]};
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
