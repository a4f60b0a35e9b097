import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useRef,
} from 'react'
import type { AppActor, Inspect } from '#src/services/app-actor.ts'
import { closeByEscape } from '#src/services/escape-key.ts'

const AppContext = createContext<AppActor | null>(null)
/** Whether the page stands in the document: see `useArrived`. */
export const ArrivedContext = createContext<RefObject<boolean>>({ current: false })
const InspectContext = createContext<Inspect | undefined>(undefined)

type AppProviderProps = {
  app: AppActor
  inspect?: Inspect | undefined
  children: ReactNode
}

export function AppProvider({ app, inspect, children }: AppProviderProps) {
  const arrived = useRef(false)
  useEffect(() => {
    arrived.current = true
  }, [])
  useEffect(() => closeByEscape(app), [app])
  return (
    <InspectContext value={inspect}>
      <ArrivedContext value={arrived}>
        <AppContext value={app}>{children}</AppContext>
      </ArrivedContext>
    </InspectContext>
  )
}

/**
 * Whether the page that the visitor came to stands in the document. False while it is hydrated,
 * or drawn anew because something else had changed it.
 */
export function useArrived(): boolean {
  return useContext(ArrivedContext).current
}

/** The root actor's observer, as an option for an actor of the page alone. */
export function useInspection(): { inspect?: Inspect } {
  const inspect = useContext(InspectContext)
  return inspect ? { inspect } : {}
}

export function useApp(): AppActor {
  const app = useContext(AppContext)
  if (app === null) throw new Error('a feature was drawn outside AppProvider')
  return app
}

type Children = ReturnType<AppActor['getSnapshot']>['children']

/** The child of the root actor that bears this name. */
export function useAppChild<Name extends keyof Children>(
  name: Name,
): NonNullable<Children[Name]> {
  const child = useApp().getSnapshot().children[name]
  if (child === undefined) throw new Error(`the root actor has no child ${name}`)
  return child
}
