import { useCallback, useEffect, useReducer, useRef } from 'react'
import { ActorTree } from './actor-tree.tsx'
import { connect, type Tell } from './connect.ts'
import { Machine } from './machine.tsx'
import { modelOf } from './machines.ts'
import { Pending } from './pending.tsx'
import { SendForm } from './send-form.tsx'
import { Sequence } from './sequence.tsx'
import {
  entryOf,
  initialState,
  pageIdOf,
  pageOf,
  reduce,
  standingOf,
  visibleEntries,
} from './state.ts'
import { Toolbar } from './toolbar.tsx'

/** The machines of the pages that are open in this browser, as they move. */
export function Viewer() {
  const [state, dispatch] = useReducer(reduce, initialState)
  const chooseEntry = useCallback(
    (seq: number) => dispatch({ type: 'entry.choose', seq }),
    [],
  )
  const tell = useRef<Tell | null>(null)
  useEffect(() => {
    tell.current ??= connect((message) => dispatch({ type: 'message.hear', message }))
  }, [])
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isWriting =
        event.target instanceof HTMLElement &&
        event.target.matches('input, textarea, select')
      if (isWriting || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === 'p') dispatch({ type: 'pause.toggle' })
      if (event.key === '[') dispatch({ type: 'step', by: -1 })
      if (event.key === ']') dispatch({ type: 'step', by: 1 })
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])

  const id = pageIdOf(state)
  const page = pageOf(state)
  if (id === undefined || page === undefined)
    return (
      <main className="alone">
        <h1>Machines</h1>
        <p role="status">
          No page is open. Open <a href="/">the site</a> in another tab of this browser.
        </p>
      </main>
    )
  const standing = standingOf(state)
  const model = modelOf(standing?.machine)
  const say: Tell = (command) => tell.current?.(command)
  return (
    <>
      <Toolbar
        state={state}
        dispatch={dispatch}
        onMask={(isMasked) => say({ kind: 'mask', page: id, isMasked })}
      />
      <nav aria-label="Actors">
        <ActorTree
          actors={[...page.actors.values()]}
          shown={standing?.id}
          chosen={state.actor}
          onChoose={(actor) => dispatch({ type: 'actor.choose', actor })}
        />
      </nav>
      <main>
        {standing && model && (
          <Machine key={model.name} standing={standing} model={model} />
        )}
      </main>
      <aside aria-label="What can be done">
        <Pending
          promises={[...page.actors.values()].filter(
            ({ machine }) => machine === undefined,
          )}
          timers={page.timers}
          onSettle={(actor, isResolved) =>
            say({ kind: 'settle', page: id, actor, isResolved })
          }
          onFire={(timer) => say({ kind: 'fire', page: id, timer })}
        />
        {standing && model && (
          <SendForm
            key={standing.id}
            model={model}
            actor={standing}
            entries={page.entries}
            onSend={(event) => say({ kind: 'send', page: id, actor: standing.id, event })}
          />
        )}
        {standing && (
          <section aria-labelledby="context">
            <h2 id="context">Context of {standing.name}</h2>
            <pre>{JSON.stringify(standing.context, null, 2) ?? 'none'}</pre>
          </section>
        )}
      </aside>
      <Sequence
        entries={visibleEntries(state)}
        first={page.first}
        current={entryOf(state)?.seq}
        isLive={state.pausedAt === undefined}
        onChoose={chooseEntry}
      />
    </>
  )
}
