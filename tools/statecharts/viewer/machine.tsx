import { useState } from 'react'
import type { Model } from '../core/model.ts'
import { Chart } from './chart.tsx'
import { pathOf, pathText } from './path.ts'
import { activePaths, eventName, isState, readEntry, type Reading, say } from './reading.ts'
import type { Standing } from './state.ts'
import { StateTables } from './state-tables.tsx'

type MachineProps = { standing: Standing; model: Model }

/** The machine that is looked at: its state, what it did last, its drawing, and the same as tables. */
export function Machine({ standing, model }: MachineProps) {
  const { name, value, last } = standing
  const reading = last && readEntry(last, model.machine)
  const active = isState(value) ? activePaths(value) : []
  const marks = {
    active: active.length > 0 ? active : ['(root)'],
    taken: reading?.taken ?? [],
    refused: reading?.refused ?? [],
  }
  return (
    <>
      <section aria-labelledby="machine" className="standing">
        <h2 id="machine">
          {name} <span className="state">{isState(value) ? say(value) : 'ended'}</span>
        </h2>
        <CopyPath standing={standing} model={model} />
        {last && reading && <LastEvent type={last.event.type} reading={reading} />}
      </section>
      <div className="scroll">
        <Chart machine={model.machine.id} {...marks} />
        <StateTables machine={model.machine} {...marks} />
      </div>
    </>
  )
}

function LastEvent({ type, reading }: { type: string; reading: Reading }) {
  const { outcome, text, refused, actions } = reading
  return (
    <p className={outcome}>
      <code>{eventName(type)}</code> → {text}
      {outcome === 'taken' && refused.length > 0 && (
        <span className="refused">Refused: {refused.join(', ')}</span>
      )}
      {actions.length > 0 && <span className="actions">Actions: {actions.join(', ')}</span>}
    </p>
  )
}

function CopyPath({ standing, model }: MachineProps) {
  const [copied, setCopied] = useState<{ text: string; said: string }>()
  const copy = () => {
    const path = pathOf(model, standing.history)
    const text = pathText(model, path)
    const outcome = path.problem ?? 'The harness does the same.'
    const tell = (said: string) => setCopied({ text, said: `${said} ${outcome}` })
    const count = `${path.steps.length} steps`
    navigator.clipboard.writeText(text).then(
      () => tell(`${count} copied.`),
      () => tell(`${count}; the clipboard is closed, they stand below.`),
    )
  }
  return (
    <>
      <button type="button" onClick={copy}>
        Copy as path
      </button>
      <p role="status">{copied?.said}</p>
      {copied && (
        <details>
          <summary>The path</summary>
          <pre>{copied.text}</pre>
        </details>
      )}
    </>
  )
}
