import { type ReactNode, useMemo, useState } from 'react'
import type { Entry } from '../inspection/protocol.ts'
import type { Model } from '../core/model.ts'
import { declaredStates, declaredTransitions } from '../core/xstate-adapter.ts'
import { writeAddress } from './address.ts'
import { Chart } from './chart.tsx'
import { CopyButton } from './copy-button.tsx'
import type { Facts } from './facts.ts'
import { pathOf, pathText } from './path.ts'
import { proofOf, proofText, signs, signsOf } from './proof.ts'
import { activePaths, eventName, isState, readEntry, type Reading, say } from './reading.ts'
import { SourceLink } from './source-link.tsx'
import type { Standing } from './state.ts'
import { StateTables } from './state-tables.tsx'

type MachineProps = {
  model: Model
  /** Undefined where no actor of the machine is known. */
  standing: Standing | undefined
  /** All that is known of the page. */
  entries: readonly Entry[]
  facts: Facts | undefined
  /** The path of the chosen state. */
  chosen: string | undefined
  onChoose: (state: string) => void
  /** Stops the viewer where the chosen state is entered. */
  onStop: (state: string) => void
}

/** The machine that is looked at: its state, what it did last, its drawing, and the same as tables. */
export function Machine(props: MachineProps) {
  const { model, standing, entries, facts, chosen, onChoose } = props
  const { machine } = model
  const [hasSigns, setHasSigns] = useState(false)
  const reading = standing?.last && readEntry(standing.last, machine)
  const proof = useMemo(() => proofOf(machine, entries, facts), [machine, entries, facts])
  const written = useMemo(
    () => (hasSigns ? writtenSigns(model, (id) => signsOf(proof, id)) : noSigns),
    [hasSigns, model, proof],
  )
  const { taken, refused } = reading ?? nothing
  const marks = { active: activeOf(standing), taken, refused, chosen }
  return (
    <>
      <section aria-labelledby="machine" className="standing">
        <Heading {...props}>
          <button
            type="button"
            aria-pressed={hasSigns}
            onClick={() => setHasSigns(!hasSigns)}
          >
            Couverture
          </button>
        </Heading>
        {chosen !== undefined && <ChosenState {...props} chosen={chosen} />}
        {standing?.last && reading && (
          <LastEvent type={standing.last.event.type} reading={reading} />
        )}
        {hasSigns && <Legend isMeasured={proof.walked !== undefined} />}
      </section>
      <div className="scroll">
        <Chart machine={machine.id} signs={written} onChoose={onChoose} {...marks} />
        <StateTables
          machine={machine}
          proof={(id) => proofText(proof, id)}
          onChoose={onChoose}
          {...marks}
        />
      </div>
    </>
  )
}

/** Its name, its state, and what can be done with it. */
function Heading({
  model,
  standing,
  facts,
  chosen = '',
  children,
}: MachineProps & { children: ReactNode }) {
  return (
    <>
      <h2 id="machine">
        {standing?.name ?? model.machine.id}{' '}
        <span className="state">{stateOf(standing)}</span>
      </h2>
      <div className="buttons">
        {standing && (
          <CopyButton name="Copier le chemin" make={() => copiedPath(model, standing)} />
        )}
        <SourceLink key={chosen} facts={facts} state={chosen} />
        <CopyButton
          name="Copier le lien"
          make={() => ({ text: linkTo(model, chosen), said: '' })}
        />
        {children}
      </div>
    </>
  )
}

const nothing = { taken: [], refused: [] }
const noSigns: ReadonlyMap<string, string> = new Map()

function writtenSigns(
  { machine }: Model,
  signOf: (id: string) => string,
): ReadonlyMap<string, string> {
  const ids = [
    ...declaredStates(machine).map(({ path }) => path),
    ...declaredTransitions(machine).map(({ id }) => id),
  ]
  return new Map(
    ids.flatMap((id) => {
      const sign = signOf(id)
      return sign === '' ? [] : [[id, sign]]
    }),
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

function ChosenState({ model, chosen, onStop }: MachineProps & { chosen: string }) {
  const state = declaredStates(model.machine).find(({ path }) => path === chosen)
  return (
    <p>
      État choisi : <b>{chosen}</b>
      {state ? ` ${state.description ?? ''} ` : ' (cette machine n’en a pas de ce nom) '}
      {state && (
        <button type="button" onClick={() => onStop(chosen)}>
          Arrêter à son entrée
        </button>
      )}
    </p>
  )
}

function LastEvent({ type, reading }: { type: string; reading: Reading }) {
  const { outcome, text, refused, actions } = reading
  return (
    <p className={outcome}>
      <code>{eventName(type)}</code> → {text}
      {outcome === 'taken' && refused.length > 0 && (
        <span className="refused">Refusées : {refused.join(', ')}</span>
      )}
      {actions.length > 0 && (
        <span className="actions">Actions : {actions.join(', ')}</span>
      )}
    </p>
  )
}

function Legend({ isMeasured }: { isMeasured: boolean }) {
  return (
    <p>
      {signs.seen} pris pendant cette session
      {isMeasured
        ? `, ${signs.walked} pris par les chemins figés, ${signs.survivor} mutants survivants, ${signs.equivalent} mutants équivalents.`
        : '. Les tests n’ont rien laissé sur cette machine : lancez-les (npm test) pour voir les chemins figés et les mutants.'}
    </p>
  )
}

/** The address at which the viewer shows this machine, and this state of it. */
function linkTo({ name }: Model, state: string): string {
  const hash = writeAddress({ machine: name, state: state || undefined })
  return `${location.origin}${location.pathname}${hash}`
}

function copiedPath(model: Model, standing: Standing) {
  const path = pathOf(model, standing.history)
  const outcome = path.problem ?? 'La machine seule fait de même.'
  const said = `Chemin de ${path.steps.length} pas. ${outcome}`
  return { text: pathText(model, path), said }
}
