import { memo, useLayoutEffect, useRef } from 'react'
import type { Entry } from '../inspection/protocol.ts'
import { modelOf } from './machines.ts'
import { eventName, readEntry } from './reading.ts'

/** Rows drawn; the filter finds older ones. */
const longest = 300
const outside = 'extérieur'

type SequenceProps = {
  entries: readonly Entry[]
  /** The oldest event that the page remembers. */
  first: number
  current: number | undefined
  isLive: boolean
  onChoose: (seq: number) => void
}

/** Who told what to whom, and when. */
export function Sequence({ entries, first, current, isLive, onChoose }: SequenceProps) {
  const end = useRef<HTMLTableRowElement>(null)
  const table = useRef<HTMLTableElement>(null)
  const rows = entries.slice(-longest)
  const met = rows.flatMap(({ source, actor }) => [source?.name ?? outside, actor.name])
  const lanes = [...new Set([outside, ...met])]
  useLayoutEffect(() => {
    if (isLive) end.current?.scrollIntoView({ block: 'nearest' })
  }, [isLive, entries])
  useLayoutEffect(() => {
    if (isLive) return
    table.current
      ?.querySelector('[aria-current="true"]')
      ?.scrollIntoView({ block: 'nearest' })
  }, [isLive, current])
  return (
    <section className="sequence" aria-label="Séquence">
      <table ref={table}>
        <caption>
          Suite des événements
          {first > 0 && ` ; les ${first} premiers ne sont plus en mémoire`}
        </caption>
        <thead>
          <tr>
            <th scope="col">Heure</th>
            {lanes.map((name) => (
              <th key={name} scope="col" className="lane" aria-hidden="true">
                <span>{name}</span>
              </th>
            ))}
            <th scope="col" className="wide">
              Événement
            </th>
            <th scope="col" className="wide">
              Effet
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((entry, place) => (
            <Row
              key={entry.seq}
              entry={entry}
              passed={entry.at - (rows[place - 1]?.at ?? entry.at)}
              lanes={lanes.join()}
              isCurrent={entry.seq === current}
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
  entry: Entry
  /** Milliseconds since the row above. */
  passed: number
  /** Their names, joined by commas: a text stays the same from one drawing to the next. */
  lanes: string
  isCurrent: boolean
}

const Row = memo(function Row({ entry, passed, lanes, isCurrent, onChoose }: RowProps) {
  const names = lanes.split(',')
  const { seq, at, source, isEmitted, actor, event } = entry
  const { outcome, text, actions } = readEntry(entry, modelOf(actor.machine)?.machine)
  const { type, ...payload } = event
  const from = names.indexOf(source?.name ?? outside)
  const to = names.indexOf(actor.name)
  const details = JSON.stringify(payload)
  return (
    <tr className={outcome} aria-current={isCurrent}>
      <td>
        <button type="button" onClick={() => onChoose(seq)}>
          {timeOf(at)}
        </button>
        <span className="since">+{milliseconds(passed)}</span>
      </td>
      {names.map((name, lane) => (
        <td key={name} className={`lane ${markOf(lane, from, to)}`} aria-hidden="true" />
      ))}
      <td className="wide">
        <span className="route">
          {source?.name ?? outside} → {actor.name}
          {isEmitted && ' (émis)'}
        </span>
        <code>{eventName(type)}</code>{' '}
        {details !== '{}' && <span className="payload">{details}</span>}
      </td>
      <td className="wide">
        {text}
        {actions.length > 0 && <span className="actions">{actions.join(', ')}</span>}
      </td>
    </tr>
  )
})

function markOf(lane: number, from: number, to: number): string {
  if (lane === to) return from === to ? 'self' : to > from ? 'to-right' : 'to-left'
  if (lane === from) return to > from ? 'from-left' : 'from-right'
  return lane > Math.min(from, to) && lane < Math.max(from, to) ? 'through' : ''
}

const clock = new Intl.DateTimeFormat('fr-FR', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
})

/** The time of day of a moment in milliseconds since 1970, to the millisecond. */
export function timeOf(at: number): string {
  return clock.format(at)
}

function milliseconds(passed: number): string {
  return `${passed.toFixed(1).replace('.', ',')} ms`
}
