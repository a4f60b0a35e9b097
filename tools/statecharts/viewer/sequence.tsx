import { memo, useLayoutEffect, useRef, useState } from 'react'
import { eventLabel } from '../core/xstate-adapter.ts'
import type { Entry } from '../inspection/protocol.ts'
import { effectOf, type Moment, type View } from './state.ts'

type SequenceProps = { view: View; onChoose: (moment: Moment) => void }

/** Who told what to whom, and when; all of it, or the rows that hold a text. */
export function Sequence({ view, onChoose }: SequenceProps) {
  const { id, entries, entry: current, isPast } = view
  const [wanted, setWanted] = useState('')
  const isWanted = (entry: Entry) =>
    wanted === '' || wordsOf(entry).join(' ').includes(wanted)
  const end = useRef<HTMLTableRowElement>(null)
  useLayoutEffect(() => {
    if (!isPast) end.current?.scrollIntoView({ block: 'nearest' })
  }, [isPast, entries])
  return (
    <section aria-label="Séquence">
      <label>
        Ne montrer que{' '}
        <input
          type="search"
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
      </label>
      <table>
        <thead>
          <tr>
            <th scope="col">Heure</th>
            <th scope="col">Acteurs</th>
            <th scope="col">Événement</th>
            <th scope="col">Effet</th>
          </tr>
        </thead>
        <tbody>
          {entries.filter(isWanted).map((entry) => (
            <Row
              key={entry.seq}
              page={id}
              entry={entry}
              isCurrent={entry === current}
              onChoose={onChoose}
            />
          ))}
          <tr ref={end} />
        </tbody>
      </table>
    </section>
  )
}

type RowProps = Pick<SequenceProps, 'onChoose'> & {
  page: string
  entry: Entry
  isCurrent: boolean
}

const Row = memo(function Row({ page, entry, isCurrent, onChoose }: RowProps) {
  const { seq, at } = entry
  const [actors, event, details, effect] = wordsOf(entry)
  return (
    <tr aria-current={isCurrent}>
      <td>
        <button type="button" onClick={() => onChoose({ page, seq })}>
          {timeOf(at)}
        </button>
      </td>
      <td>{actors}</td>
      <td>
        <code>{event}</code> <small>{details}</small>
      </td>
      <td>{effect}</td>
    </tr>
  )
})

/** What a row says: who told whom, what, with which payload, and what came of it. */
function wordsOf(entry: Entry) {
  const { source, isEmitted, actor, event } = entry
  const { type, ...payload } = event
  const details = JSON.stringify(payload)
  return [
    `${source?.name ?? 'extérieur'} → ${actor.name}${isEmitted ? ' (émis)' : ''}`,
    eventLabel(type),
    details === '{}' ? '' : details,
    effectOf(entry),
  ] as const
}

/** The time of day of a moment in milliseconds since 1970. */
export function timeOf(at: number): string {
  return new Date(at).toLocaleTimeString('fr')
}
