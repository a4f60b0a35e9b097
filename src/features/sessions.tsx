import { Fragment, useContext } from 'react'
import type { Sheet, SheetSession } from '#src/content/programme.ts'
import type { programmeWords } from '#src/content/programme-words.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Disclosure } from '#src/ui/disclosure.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { NavigateContext } from '#src/ui/page-link.tsx'
import { Session, SessionForm, Sessions } from '#src/ui/programme-body.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { useToday } from './use-hydrated.ts'

/** More are behind a control. */
const shown = 4
const none: readonly SheetSession[] = []

/** The sessions that have not begun: by the clock of the build, once hydrated by the visitor's. */
export function useComing(sessions: readonly SheetSession[] = none) {
  const today = useToday()
  return sessions.filter(({ starts }) => starts > today)
}

type OpenSessionsProps = {
  sessions: readonly SheetSession[]
  /** Address of the file that keeps a calendar up to date. */
  calendar: string
  sheet: Pick<Sheet, 'ask' | 'askForDate'>
  words: typeof programmeWords
}

/** Dates that one person can join, each to be asked for; those past the fourth once they are wanted. */
export function OpenSessions({ sessions, calendar, sheet, words }: OpenSessionsProps) {
  const coming = useComing(sessions)
  const draw = (session: SheetSession) => (
    <OneSession key={session.id} session={session} ask={sheet.askForDate} words={words} />
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

type OneSessionProps = Pick<OpenSessionsProps, 'words'> & {
  session: SheetSession
  /** Address of the contact form, to which the date is added. */
  ask: string
}

/** The choice of how many people names the session, too: one value asks for both, without script. */
function OneSession({ session, ask, words }: OneSessionProps) {
  const navigate = useContext(NavigateContext)
  const { agenda, id, lines, name, room, seats, when } = session
  return (
    <Session data-full={seats === 0 || undefined}>
      <h4>{when}</h4> <p>{room}</p>{' '}
      {lines.map((line) => (
        <Fragment key={line}>
          <p>{line}</p>{' '}
        </Fragment>
      ))}
      {seats > 0 && (
        <div data-off-paper>
          <SessionForm
            action={ask}
            onSubmit={(event) => {
              event.preventDefault()
              const chosen = event.currentTarget.querySelector('select')?.value
              navigate(ask.replace(/(?=#|$)/, `&session=${chosen}`))
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
          </SessionForm>
          <a href={agenda}>
            <Icon name="calendar" />
            <span>
              {words.addToCalendar}
              <VisuallyHidden> {name}</VisuallyHidden>
            </span>
          </a>
        </div>
      )}
    </Session>
  )
}
