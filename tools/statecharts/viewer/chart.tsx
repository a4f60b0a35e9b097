import { useEffect } from 'react'
import type { Model } from '../core/spec.ts'
import { declaredRoot, type DeclaredState } from '../core/xstate-adapter.ts'
import type { Entry } from '../inspection/protocol.ts'

type Marks = {
  active: readonly string[]
  last: Entry | undefined
}

/** A machine's drawing, states within states, with what is going on marked in it. */
export function Chart({ model, ...marks }: Marks & { model: Model }) {
  const place = marks.active.join()
  useEffect(() => {
    document.querySelector('.leaf.is-active')?.scrollIntoView({ block: 'nearest' })
  }, [model, place])
  return (
    <div className="chart" role="region" aria-label="Dessin">
      <State state={declaredRoot(model.machine)} {...marks} />
    </div>
  )
}

function State({ state, active, last }: Marks & { state: DeclaredState }) {
  const { path, label, type, isInitial, notes, transitions, states } = state
  const classes = [
    type,
    ...(states.length === 0 ? ['leaf'] : []),
    ...(active.includes(path || '(root)') ? ['is-active'] : []),
  ]
  const markOf = (id: string) =>
    (last?.taken.includes(id) ? 'is-taken ' : '') +
    (last?.refused.includes(id) ? 'is-refused' : '')
  return (
    <div className={classes.join(' ')} data-state={path || '(root)'}>
      <b>
        {isInitial && '● '}
        {label}
      </b>{' '}
      <small>{notes.join(' · ')}</small>
      <ul>
        {transitions.map(({ id, cause, targets }) => (
          <li key={id} data-transition={id} className={markOf(id)}>
            {cause} {targets.length > 0 && <b>→ {targets.join(' + ')}</b>}
          </li>
        ))}
      </ul>
      <div className="states">
        {states.map((one) => (
          <State key={one.path} state={one} active={active} last={last} />
        ))}
      </div>
    </div>
  )
}
