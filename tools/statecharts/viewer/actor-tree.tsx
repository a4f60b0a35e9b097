import { Fragment } from 'react'
import type { ActorReport } from '../inspection/protocol.ts'
import { isState, say } from './reading.ts'

type ActorTreeProps = {
  actors: readonly ActorReport[]
  /** The id of the actor that is shown. */
  shown: string | undefined
  /** Whether somebody chose it. */
  isChosen: boolean
  onChoose: (actor: ActorReport | undefined) => void
}

export function ActorTree({ actors, shown, isChosen, onChoose }: ActorTreeProps) {
  const ids = new Set(actors.map(({ id }) => id))
  const branch = (children: readonly ActorReport[]) => {
    if (children.length === 0) return null
    return (
      <ul>
        {children.map((actor) => (
          <li key={actor.id}>
            {actor.machine === undefined ? (
              <span className="promise">{actor.name} (promesse)</span>
            ) : (
              <button
                type="button"
                aria-current={actor.id === shown}
                onClick={() => onChoose(actor)}
              >
                <b>{actor.name}</b>
                <span>{isState(actor.value) && <Breakable text={say(actor.value)} />}</span>
              </button>
            )}
            {branch(actors.filter(({ parent }) => parent === actor.id))}
          </li>
        ))}
      </ul>
    )
  }
  return (
    <>
      <button type="button" aria-pressed={!isChosen} onClick={() => onChoose(undefined)}>
        Suivre ce qui bouge
      </button>
      {branch(actors.filter(({ parent }) => parent === undefined || !ids.has(parent)))}
    </>
  )
}

/** A path that may go on in the next line after each dot. */
function Breakable({ text }: { text: string }) {
  return text.split('.').map((key, depth) => (
    <Fragment key={depth}>
      {depth > 0 && '.'}
      <wbr />
      {key}
    </Fragment>
  ))
}
