import type { Model } from '../core/model.ts'
import { Chart } from './chart.tsx'
import { activePaths, eventName, isState, readEntry, type Reading, say } from './reading.ts'
import type { Standing } from './state.ts'

type MachineProps = {
  model: Model
  /** Undefined where no actor of the machine is known. */
  standing: Standing | undefined
  /** The path of the chosen state. */
  chosen: string | undefined
  onChoose: (state: string) => void
}

/** The machine that is looked at: its state, what it did last, its drawing. */
export function Machine({ model, standing, chosen, onChoose }: MachineProps) {
  const { machine } = model
  const reading = standing?.last && readEntry(standing.last, machine)
  const { taken, refused } = reading ?? { taken: [], refused: [] }
  return (
    <>
      <section aria-labelledby="machine" className="standing">
        <h2 id="machine">
          {standing?.name ?? machine.id} <span className="state">{stateOf(standing)}</span>
        </h2>
        {standing?.last && reading && (
          <LastEvent type={standing.last.event.type} reading={reading} />
        )}
      </section>
      <div className="scroll">
        <Chart
          machine={machine.id}
          onChoose={onChoose}
          active={activeOf(standing)}
          taken={taken}
          refused={refused}
          chosen={chosen}
        />
      </div>
    </>
  )
}

function activeOf(standing: Standing | undefined): readonly string[] {
  if (!standing?.isRunning || !isState(standing.value)) return []
  const active = activePaths(standing.value)
  return active.length > 0 ? active : ['(root)']
}

function stateOf(standing: Standing | undefined): string {
  if (!standing) return 'pas lancé'
  if (standing.isRunning) return isState(standing.value) ? say(standing.value) : 'lancé'
  return standing.history.length > 0 ? 'terminé' : 'pas encore lancé'
}

function LastEvent({ type, reading }: { type: string; reading: Reading }) {
  const { outcome, text, refused, actions } = reading
  return (
    <p className={outcome}>
      <code>{eventName(type)}</code> → {text}
      {outcome === 'taken' && refused.length > 0 && (
        <span className="refused">Refusées : {refused.join(', ')}</span>
      )}
      {actions.length > 0 && (
        <span className="actions">Actions : {actions.join(', ')}</span>
      )}
    </p>
  )
}
