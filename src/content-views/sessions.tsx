import type { dateWords } from '#src/content/programme-words.ts'
import { useToday } from '#src/dom/use-hydrated.ts'
import type { offersOf } from '#src/model/programme.ts'

/** Returns the sessions that start after today. Until hydration it returns all sessions. */
export function useComing<Session extends { starts: string }>(
  sessions: readonly Session[],
) {
  const today = useToday()
  return sessions.filter(({ starts }) => starts > today)
}

type NextStartProps = { starts: readonly { starts: string; text: string }[]; none: string }

export function NextStart({ starts, none }: NextStartProps) {
  return <b>{useComing(starts)[0]?.text ?? none}</b>
}

type Offers = ReturnType<typeof offersOf>

type NextSessionProps = {
  sessions: Readonly<Offers['sessions']>
  /** How soon a course that is only taught to groups can start, if known. */
  soon?: string | null
  /** Whether one person can join the course. */
  isOpen?: boolean
  words: typeof dateWords
}

/** Renders the next session that is not full, or a text if there is none. */
export function NextSession({
  sessions,
  soon = null,
  isOpen = false,
  words,
}: NextSessionProps) {
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
      <b>{isOpen ? words.noneOpen : words.none}</b>
      {soon !== null && `, ${soon}`}
    </>
  )
}

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
