import { createContext, type ReactNode, useContext } from 'react'
import type { AppActor } from '#src/services/app-actor.ts'

const AppContext = createContext<AppActor | null>(null)

export function AppProvider({ app, children }: { app: AppActor; children: ReactNode }) {
  return <AppContext value={app}>{children}</AppContext>
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
