import { memo, useLayoutEffect, useRef } from 'react'
import { eventLabel } from '../core/xstate-adapter.ts'
import type { Entry } from '../inspection/protocol.ts'
import { type Moment, readEntry, type View } from './state.ts'

/** Rows drawn: as many as the page remembers. */
const longest = 1000

type SequenceProps = { view: View; onChoose: (moment: Moment) => void }

/** Who told what to whom, and when. */
export function Sequence({ view, onChoose }: SequenceProps) {
  const { id, entries, entry: current, isPast } = view
  const end = useRef<HTMLTableRowElement>(null)
  useLayoutEffect(() => {
    if (!isPast) end.current?.scrollIntoView({ block: 'nearest' })
  }, [isPast, entries])
  return (
    <section aria-label="Séquence">
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
          {entries.slice(-longest).map((entry) => (
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
  const { seq, at, source, isEmitted, actor, event } = entry
  const { outcome, text } = readEntry(entry)
  const { type, ...payload } = event
  const details = JSON.stringify(payload)
  return (
    <tr className={outcome} aria-current={isCurrent}>
      <td>
        <button type="button" onClick={() => onChoose({ page, seq })}>
          {timeOf(at)}
        </button>
      </td>
      <td>
        {source?.name ?? 'extérieur'} → {actor.name}
        {isEmitted && ' (émis)'}
      </td>
      <td>
        <code>{eventLabel(type)}</code> {details !== '{}' && <small>{details}</small>}
      </td>
      <td>{text}</td>
    </tr>
  )
})

/** The time of day of a moment in milliseconds since 1970. */
export function timeOf(at: number): string {
  return new Date(at).toLocaleTimeString('fr')
}
