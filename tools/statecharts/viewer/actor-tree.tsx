import { Fragment } from 'react'
import type { ActorReport } from '../inspection/protocol.ts'
import { isState, say } from './reading.ts'

type ActorTreeProps = {
  actors: readonly ActorReport[]
  /** The id of the actor that is shown. */
  shown: string | undefined
  /** The same, when somebody chose it. */
  chosen: string | undefined
  onChoose: (actor: string | undefined) => void
}

export function ActorTree({ actors, shown, chosen, onChoose }: ActorTreeProps) {
  const branch = (parent: string | undefined) => {
    const children = actors.filter((actor) => actor.parent === parent)
    if (children.length === 0) return null
    return (
      <ul>
        {children.map(({ id, name, machine, value }) => (
          <li key={id}>
            {machine === undefined ? (
              <span className="promise">{name} (promise)</span>
            ) : (
              <button
                type="button"
                aria-current={id === shown}
                onClick={() => onChoose(id)}
              >
                <b>{name}</b>
                <span>{isState(value) && <Breakable text={say(value)} />}</span>
              </button>
            )}
            {branch(id)}
          </li>
        ))}
      </ul>
    )
  }
  return (
    <>
      <button
        type="button"
        aria-pressed={chosen === undefined}
        onClick={() => onChoose(undefined)}
      >
        Follow what moves
      </button>
      {branch(undefined)}
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
