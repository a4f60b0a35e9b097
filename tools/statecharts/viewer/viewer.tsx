import { type Dispatch, useCallback, useEffect, useReducer, useRef } from 'react'
import { connect, type Tell } from './connect.ts'
import { Context } from './context.tsx'
import { Machine } from './machine.tsx'
import { modelOf } from './machines.ts'
import { MomentBanner } from './moment-banner.tsx'
import { Navigation } from './navigation.tsx'
import { Pending } from './pending.tsx'
import { SendForm } from './send-form.tsx'
import { Sequence } from './sequence.tsx'
import {
  contextBefore,
  entryOf,
  initialState,
  type InspectedPage,
  momentOf,
  pageIdOf,
  pageOf,
  reduce,
  standingOf,
  type ViewerAction,
  type ViewerState,
  visibleEntries,
} from './state.ts'
import { Toolbar } from './toolbar.tsx'
import { chosenAddress, useAddress } from './use-address.ts'
import { useKeys } from './use-keys.ts'

const noPage: InspectedPage = {
  path: '',
  isMasked: true,
  first: 0,
  timers: [],
  entries: [],
  actors: new Map(),
}
const noTime = { at: undefined, actors: [], timers: [] }

/** The machines of the pages that are open in this browser, as they move. */
export function Viewer() {
  const [state, dispatch] = useReducer(reduce, initialState, (initial) => ({
    ...initial,
    chosen: chosenAddress(),
  }))
  const chooseEntry = useCallback(
    (seq: number) => dispatch({ type: 'entry.choose', seq }),
    [],
  )
  const connection = useRef<Tell | null>(null)
  useEffect(() => {
    connection.current ??= connect((message) => dispatch({ type: 'message.hear', message }))
  }, [])
  useKeys(dispatch)
  useAddress(state.chosen, dispatch)

  const id = pageIdOf(state) ?? ''
  const page = pageOf(state) ?? noPage
  const tell: Tell = (command) => connection.current?.(command)
  return (
    <>
      <Toolbar
        state={state}
        dispatch={dispatch}
        onMask={(isMasked) => tell({ kind: 'mask', page: id, isMasked })}
      >
        <MomentBanner state={state} dispatch={dispatch} />
      </Toolbar>
      <Navigation
        actors={momentOf(state)?.actors ?? []}
        shown={standingOf(state)?.id}
        chosen={state.chosen}
        onChoose={(chosen) => dispatch({ type: 'choose', chosen })}
      />
      <Shown state={state} dispatch={dispatch} />
      <Tools state={state} dispatch={dispatch} page={page} tell={tell} />
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

type PartProps = {
  state: ViewerState
  dispatch: Dispatch<ViewerAction>
  page: InspectedPage
}

function Shown({ state, dispatch }: Omit<PartProps, 'page'>) {
  const standing = standingOf(state)
  const { machine = standing?.machine, actor, state: shown } = state.chosen ?? {}
  const model = modelOf(machine)
  if (!model || machine === undefined)
    return (
      <main>
        {machine !== undefined && (
          <p className="scroll">
            Aucun modèle ne décrit {machine} : il n’y a pas de dessin.
          </p>
        )}
      </main>
    )
  const chooseState = (path: string) => {
    const chosen = { machine, actor, state: path === shown ? undefined : path }
    dispatch({ type: 'choose', chosen })
  }
  return (
    <main>
      <Machine
        key={model.name}
        model={model}
        standing={standing}
        chosen={shown}
        onChoose={chooseState}
      />
    </main>
  )
}

function Tools({ state, dispatch, page, tell }: PartProps & { tell: Tell }) {
  const id = pageIdOf(state) ?? ''
  const standing = standingOf(state)
  const isLive = state.pausedAt === undefined && page !== noPage
  return (
    <aside aria-label="Ce que l’on peut faire">
      <Pending
        moment={momentOf(state) ?? noTime}
        isLive={isLive}
        onSettle={(actor, isResolved) =>
          tell({ kind: 'settle', page: id, actor, isResolved })
        }
        onFire={(timer) => tell({ kind: 'fire', page: id, timer })}
      />
      {standing && (
        <>
          <SendForm
            key={standing.id}
            actor={standing}
            entries={page.entries}
            isLive={isLive && standing.isRunning}
            onSend={(event) => tell({ kind: 'send', page: id, actor: standing.id, event })}
          />
          <Context
            standing={standing}
            before={contextBefore(state, standing)}
            base={state.base}
            current={entryOf(state)?.seq}
            onBase={(seq) => dispatch({ type: 'base.choose', seq })}
          />
        </>
      )}
    </aside>
  )
}
