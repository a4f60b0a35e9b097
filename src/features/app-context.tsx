import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
} from 'react'
import type { AppActor } from '#src/services/app-actor.ts'
import { closeLayersOnEscape } from '#src/dom/escape-key.ts'

type Site = {
  app: AppActor
  /**
   * Whether the page that the visitor came to stands in the document. False while it is hydrated,
   * or drawn anew because something else had changed it.
   */
  arrived: { current: boolean }
}
export const SiteContext = createContext<Site | null>(null)

type AppProviderProps = { app: AppActor; children: ReactNode }

export function AppProvider({ app, children }: AppProviderProps) {
  const arrived = useRef(false)
  const site = useMemo(() => ({ app, arrived }), [app])
  useEffect(() => {
    arrived.current = true
    return closeLayersOnEscape(app)
  }, [app])
  return <SiteContext value={site}>{children}</SiteContext>
}

export function useApp(): Site {
  const site = useContext(SiteContext)
  if (site === null) throw new Error('a feature was drawn outside AppProvider')
  return site
}

/** The root actor's observer, as an option for an actor of the page alone. */
export function useInspection() {
  const inspect = useContext(SiteContext)?.app.options.inspect
  return inspect && { inspect }
}

type Children = ReturnType<AppActor['getSnapshot']>['children']

/** The child of the root actor that bears this name. */
export function useAppChild<Name extends keyof Children>(
  name: Name,
): NonNullable<Children[Name]> {
  const child = useApp().app.getSnapshot().children[name]
  if (child === undefined) throw new Error(`the root actor has no child ${name}`)
  return child
}
