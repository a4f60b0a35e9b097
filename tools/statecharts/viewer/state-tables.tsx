import type { AnyStateMachine } from 'xstate'
import {
  declaredRoot,
  declaredStates,
  declaredTransitions,
  eventLabels,
} from '../core/xstate-adapter.ts'
import type { DeclaredState } from '../core/trace.ts'
import type { Marks } from './chart.tsx'

type TablesProps = Marks & {
  machine: AnyStateMachine
  /** What tests and this session say of a state or a transition, by its path or id. */
  proof: (id: string) => string
  onChoose: (state: string) => void
}

/** All that the drawing shows, as tables. */
export function StateTables(props: TablesProps) {
  return (
    <>
      <States {...props} />
      <Transitions {...props} />
    </>
  )
}

function States({ machine, active, chosen, proof, onChoose }: TablesProps) {
  const states = [declaredRoot(machine), ...declaredStates(machine)]
  return (
    <table>
      <caption>États</caption>
      <thead>
        <tr>
          <th scope="col">État</th>
          <th scope="col">Sens</th>
          <th scope="col">Genre, étiquettes, acteurs</th>
          <th scope="col">À l’entrée et à la sortie</th>
          <th scope="col">Maintenant</th>
          <th scope="col">Preuve</th>
        </tr>
      </thead>
      <tbody>
        {states.map((state) => {
          const path = state.path || '(root)'
          const isActive = state.path === '' || active.includes(path)
          return (
            <tr key={path} className={isActive ? 'is-active' : ''}>
              <th scope="row">
                {state.path === '' ? (
                  path
                ) : (
                  <button
                    type="button"
                    aria-pressed={path === chosen}
                    onClick={() => onChoose(path)}
                  >
                    {path}
                  </button>
                )}
              </th>
              <td>{state.description}</td>
              <td>{kindOf(state)}</td>
              <td>
                {[
                  ...state.entry.map((name) => `entrée / ${name}`),
                  ...state.exit.map((name) => `sortie / ${name}`),
                ].join(', ')}
              </td>
              <td>{isActive ? 'actif' : ''}</td>
              <td>{proof(path)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

const typeWords: Readonly<Partial<Record<DeclaredState['type'], string>>> = {
  compound: 'composé',
  parallel: 'parallèle',
  final: 'final',
  history: 'historique',
}

function kindOf({ path, type, isInitial, tags, invokes }: DeclaredState): string {
  return [
    isInitial && path !== '' ? 'initial' : '',
    typeWords[type] ?? '',
    ...tags.map((tag) => `#${tag}`),
    ...invokes.map((actor) => `lance ${actor}`),
  ]
    .filter(Boolean)
    .join(', ')
}

function Transitions({ machine, taken, refused, proof }: TablesProps) {
  const labels = eventLabels(machine)
  const now = (id: string) =>
    taken.includes(id) ? 'taken' : refused.includes(id) ? 'refused' : undefined
  return (
    <table>
      <caption>Transitions</caption>
      <thead>
        <tr>
          <th scope="col">De</th>
          <th scope="col">Événement</th>
          <th scope="col">Garde</th>
          <th scope="col">Vers</th>
          <th scope="col">Actions</th>
          <th scope="col">Dernier événement</th>
          <th scope="col">Preuve</th>
        </tr>
      </thead>
      <tbody>
        {declaredTransitions(machine).map(
          ({ id, source, event, guard, targets, isReentering, actions }) => (
            <tr key={id} className={now(id) && `is-${now(id)}`}>
              <th scope="row">{source}</th>
              <td>
                {event} <span className="label">{labels.get(event)}</span>
              </td>
              <td>{guard}</td>
              <td>
                {targets.join(' + ') || '(sur place)'}
                {isReentering && ' (recommence)'}
              </td>
              <td>{actions.join(', ')}</td>
              <td>{nowWords[now(id) ?? 'none']}</td>
              <td>{proof(id)}</td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  )
}

const nowWords = { taken: 'prise', refused: 'refusée', none: '' } as const
