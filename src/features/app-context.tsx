import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { type AppActor, type ChildName, childOf } from '#src/services/app-actor.ts'
import { closeLayersOnEscape } from '#src/dom/escape-key.ts'

type Site = {
  app: AppActor
  /** Whether a page has been rendered: false during hydration and while the site is rendered again. */
  arrived: { current: boolean }
}
export const SiteContext = createContext<Site | null>(null)

/** The number of people last chosen to compare prices, or 0 before a choice, and a function that sets it. */
export const PeopleContext = createContext<readonly [number, (people: number) => void]>([
  0,
  () => {},
])

export function AppProvider({ app, children }: { app: AppActor; children: ReactNode }) {
  const arrived = useRef(false)
  const site = useMemo(() => ({ app, arrived }), [app])
  useEffect(() => {
    arrived.current = true
    return closeLayersOnEscape(app)
  }, [app])
  return (
    <SiteContext value={site}>
      <PeopleContext value={useState(0)}>{children}</PeopleContext>
    </SiteContext>
  )
}

export function useApp(): Site {
  const site = useContext(SiteContext)
  if (site === null) throw new Error('AppProvider is missing')
  return site
}

/** Returns the root actor's inspector as an option for an actor that a component creates. */
export function useInspection() {
  const inspect = useContext(SiteContext)?.app.options.inspect
  return inspect && { inspect }
}

export const useAppChild = <Name extends ChildName>(name: Name) =>
  childOf(useApp().app, name)
