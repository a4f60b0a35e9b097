import { useEffect, useState } from 'react'
import type { Timer } from '../inspection/protocol.ts'
import type { Moment } from './moment.ts'
import { eventName } from './reading.ts'

type PendingProps = {
  moment: Moment
  /** Whether the page can be told something: it is there, and this is now. */
  isLive: boolean
  onSettle: (actor: string, isResolved: boolean) => void
  onFire: (timer: string) => void
}

/** What the machines wait for, and the means to wait no longer. */
export function Pending({ moment, isLive, onSettle, onFire }: PendingProps) {
  const promises = moment.actors.filter(({ machine }) => machine === undefined)
  const { timers } = moment
  return (
    <section aria-labelledby="pending">
      <h2 id="pending">En attente</h2>
      {promises.length + timers.length === 0 && <p>Ni promesse ni délai.</p>}
      <ul>
        {promises.map(({ id, name }) => (
          <li key={id}>
            <span>
              Promesse <b>{name}</b>
            </span>
            <button type="button" disabled={!isLive} onClick={() => onSettle(id, true)}>
              Tenir {name}
            </button>
            <button type="button" disabled={!isLive} onClick={() => onSettle(id, false)}>
              Rompre {name}
            </button>
          </li>
        ))}
        {timers.map((timer) => (
          <li key={timer.id + timer.actor.id}>
            <span>
              Délai <b>{delayName(timer.event)}</b> de {timer.actor.name} :{' '}
              <Countdown timer={timer} at={isLive ? undefined : moment.at} />
            </span>
            <button type="button" disabled={!isLive} onClick={() => onFire(timer.id)}>
              Échoir {delayName(timer.event)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What is left at a moment, else now. */
function Countdown({ timer, at }: { timer: Timer; at: number | undefined }) {
  const { dueAt, delay } = timer
  const [now, setNow] = useState(Date.now)
  const isPast = at !== undefined
  useEffect(() => {
    if (isPast) return
    const interval = setInterval(() => setNow(Date.now()), 100)
    return () => clearInterval(interval)
  }, [isPast])
  const left = Math.max(0, dueAt - (at ?? now))
  return (
    <>
      <span className="countdown">{seconds(left)}</span> sur {seconds(delay)}
      <progress aria-hidden="true" max={delay} value={delay - left} />
    </>
  )
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1).replace('.', ',')} s`
}

/** A named delay, else the event that waits for its time. */
function delayName(event: string): string {
  return eventName(event).replace(/^after /, '')
}
