import { useEffect, useState } from 'react'
import type { ActorReport, Timer } from '../inspection/protocol.ts'
import { eventName } from './reading.ts'

type PendingProps = {
  promises: readonly ActorReport[]
  timers: readonly Timer[]
  onSettle: (actor: string, isResolved: boolean) => void
  onFire: (timer: string) => void
}

/** What the machines wait for, and the means to wait no longer. */
export function Pending({ promises, timers, onSettle, onFire }: PendingProps) {
  return (
    <section aria-labelledby="pending">
      <h2 id="pending">Waiting</h2>
      {promises.length + timers.length === 0 && <p>Neither promises nor delays.</p>}
      <ul>
        {promises.map(({ id, name }) => (
          <li key={id}>
            <span>
              Promise <b>{name}</b>
            </span>
            <button type="button" onClick={() => onSettle(id, true)}>
              Resolve {name}
            </button>
            <button type="button" onClick={() => onSettle(id, false)}>
              Reject {name}
            </button>
          </li>
        ))}
        {timers.map(({ id, actor, event, dueAt, delay }) => (
          <li key={id}>
            <span>
              Delay <b>{delayName(event)}</b> of {actor.name}:{' '}
              <Countdown dueAt={dueAt} delay={delay} />
            </span>
            <button type="button" onClick={() => onFire(id)}>
              Fire {delayName(event)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Countdown({ dueAt, delay }: { dueAt: number; delay: number }) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const interval = setInterval(() => setNow(Date.now()), 100)
    return () => clearInterval(interval)
  }, [])
  const left = Math.max(0, dueAt - now)
  return (
    <>
      <span className="countdown">{(left / 1000).toFixed(1)} s</span> of{' '}
      {(delay / 1000).toFixed(1)} s
      <progress aria-hidden="true" max={delay} value={delay - left} />
    </>
  )
}

/** A named delay, else the event that waits for its time. */
function delayName(event: string): string {
  return eventName(event).replace(/^after /, '')
}
