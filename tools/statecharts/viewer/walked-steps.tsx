import { type Dispatch, useEffect, useId, useRef } from 'react'
import type { ViewerAction, Walked } from './state.ts'

type WalkedStepsProps = {
  walked: Walked
  /** The event that is looked at. */
  current: number | undefined
  dispatch: Dispatch<ViewerAction>
}

/** The steps of a file that was opened: a press leads to what each one left. */
export function WalkedSteps({ walked, current, dispatch }: WalkedStepsProps) {
  const id = useId()
  const shown = useRef<HTMLButtonElement>(null)
  const { title, steps } = walked
  const here = steps.findIndex(({ seq }) => seq >= (current ?? Infinity))
  const place = here === -1 ? steps.length - 1 : here
  useEffect(() => {
    shown.current?.scrollIntoView({ block: 'nearest' })
  }, [place])
  const go = (to: number) => {
    const step = steps[to]
    if (step) dispatch({ type: 'entry.choose', seq: step.seq })
  }
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>Chemin</h2>
      <p>{title}</p>
      <div className="buttons">
        <button type="button" disabled={place === 0} onClick={() => go(place - 1)}>
          Pas précédent
        </button>
        <button
          type="button"
          disabled={place === steps.length - 1}
          onClick={() => go(place + 1)}
        >
          Pas suivant
        </button>
      </div>
      <ol className="walked" start={0}>
        {steps.map(({ text, seq, isDone, problems }, index) => (
          <li key={seq + text}>
            <button
              ref={index === place ? shown : null}
              type="button"
              aria-current={index === place ? 'step' : undefined}
              onClick={() => go(index)}
            >
              {text}
            </button>
            {!isDone && ' sans effet'}
            {problems.map((problem) => (
              <p key={problem} className="problem">
                ✗ {problem}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </section>
  )
}
