import type { AnyStateMachine } from 'xstate'
import {
  declaredRoot,
  declaredStates,
  declaredTransitions,
  eventLabels,
} from '../core/xstate-adapter.ts'
import type { Marks } from './chart.tsx'

/** All that the drawing shows, as tables. */
export function StateTables({
  machine,
  active,
  taken,
  refused,
}: Marks & { machine: AnyStateMachine }) {
  const labels = eventLabels(machine)
  const states = [declaredRoot(machine), ...declaredStates(machine)]
  const now = (id: string) =>
    taken.includes(id) ? 'taken' : refused.includes(id) ? 'refused' : ''
  return (
    <>
      <table>
        <caption>States</caption>
        <thead>
          <tr>
            <th scope="col">State</th>
            <th scope="col">Meaning</th>
            <th scope="col">Kind, tags, actors</th>
            <th scope="col">On entry and exit</th>
            <th scope="col">Now</th>
          </tr>
        </thead>
        <tbody>
          {states.map((state) => {
            const path = state.path || '(root)'
            const isActive = state.path === '' || active.includes(path)
            return (
              <tr key={path} className={isActive ? 'is-active' : ''}>
                <th scope="row">{path}</th>
                <td lang="fr">{state.description}</td>
                <td>
                  {[
                    state.isInitial && state.path !== '' ? 'initial' : '',
                    state.type === 'atomic' ? '' : state.type,
                    ...state.tags.map((tag) => `#${tag}`),
                    ...state.invokes.map((actor) => `runs ${actor}`),
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </td>
                <td>
                  {[
                    ...state.entry.map((name) => `entry ${name}`),
                    ...state.exit.map((name) => `exit ${name}`),
                  ].join(', ')}
                </td>
                <td>{isActive ? 'active' : ''}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <table>
        <caption>Transitions</caption>
        <thead>
          <tr>
            <th scope="col">From</th>
            <th scope="col">Event</th>
            <th scope="col">Guard</th>
            <th scope="col">To</th>
            <th scope="col">Actions</th>
            <th scope="col">Last event</th>
          </tr>
        </thead>
        <tbody>
          {declaredTransitions(machine).map(
            ({ id, source, event, guard, targets, isReentering, actions }) => (
              <tr key={id} className={now(id) && `is-${now(id)}`}>
                <th scope="row">{source}</th>
                <td>
                  {event} <span lang="fr">{labels.get(event)}</span>
                </td>
                <td>{guard}</td>
                <td>
                  {targets.join(' + ') || '(stays)'}
                  {isReentering && ' (re-entered)'}
                </td>
                <td>{actions.join(', ')}</td>
                <td>{now(id)}</td>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </>
  )
}
