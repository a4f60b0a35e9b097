import { createContext, type ReactNode, useContext } from 'react'
import type { AppActor, Inspect } from '#src/services/app-actor.ts'

type Inspection = { inspect?: Inspect }

const AppContext = createContext<AppActor | null>(null)
const InspectionContext = createContext<Inspection>({})

type AppProviderProps = { app: AppActor; inspection?: Inspection; children: ReactNode }

export function AppProvider({ app, inspection = {}, children }: AppProviderProps) {
  return (
    <InspectionContext value={inspection}>
      <AppContext value={app}>{children}</AppContext>
    </InspectionContext>
  )
}

/** The root actor's observer, as an option for an actor of the page alone. */
export function useInspection(): Inspection {
  return useContext(InspectionContext)
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
