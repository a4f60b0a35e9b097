import { vi } from 'vitest'
import { type AnyActorRef, type InspectionEvent, StateMachine } from 'xstate'
import type { AppActor } from '#src/services/app-actor.ts'

/**
 * What may be said twice: a popover tells of its closing what has closed it; what brings the
 * pointer or the focus to a part brings it to what is around that part.
 */
const repeatable = ['menu.close', 'hold.start', 'hold.end', 'pointer.enter']

/**
 * Notes what each machine is told, but what a machine tells itself or its own parts. `take` throws
 * when one was told the same thing twice since it was last asked.
 */
export function repetitionWatch() {
  let heard: string[] = []
  return {
    hear: (event: InspectionEvent) => {
      if (event.type !== '@xstate.event' || event.sourceRef !== undefined) return
      if (!('logic' in event.actorRef) || !(event.actorRef.logic instanceof StateMachine))
        return
      const { type } = event.event
      if (type.startsWith('xstate.') || repeatable.includes(type)) return
      heard.push(`${event.actorRef.logic.id} heard ${JSON.stringify(event.event)}`)
    },
    take: () => {
      const twice = heard.find((each, index) => heard.indexOf(each) !== index)
      heard = []
      if (twice !== undefined) throw new Error(`After one gesture, ${twice} twice`)
    },
  }
}

type Target = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>

/**
 * Notes who listens to the window, to the width of the screen and to the parts of the site.
 * `expectNone` throws when somebody still does though the site is gone.
 */
export function listenerWatch(app: AppActor) {
  const listening = new Map<string, Set<unknown>>()
  const of = (what: string) => {
    const known = listening.get(what) ?? new Set()
    listening.set(what, known)
    return known
  }
  const watch = (name: string, target: Target): void => {
    const { addEventListener: add, removeEventListener: remove } = target
    vi.spyOn(target, 'addEventListener').mockImplementation((...given) => {
      of(`${name} ${given[0]}`).add(given[1])
      add.apply(target, given)
    })
    vi.spyOn(target, 'removeEventListener').mockImplementation((...given) => {
      of(`${name} ${given[0]}`).delete(given[1])
      remove.apply(target, given)
    })
  }
  watch('window', globalThis)
  const match = globalThis.matchMedia
  vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) => {
    const list = match.call(globalThis, query)
    watch('matchMedia', list)
    return list
  })
  const counted = <Subscription extends { unsubscribe(): void }>(
    subscription: Subscription,
    what: string,
  ) => {
    of(what).add(subscription)
    const end = subscription.unsubscribe
    subscription.unsubscribe = () => {
      of(what).delete(subscription)
      end.call(subscription)
    }
    return subscription
  }
  const children: readonly (AnyActorRef | undefined)[] = Object.values(
    app.getSnapshot().children,
  )
  for (const child of children) {
    if (!child) continue
    const { on, subscribe } = child
    vi.spyOn(child, 'on').mockImplementation((...given) =>
      counted(on.apply(child, given), `${child.id} ${given[0]}`),
    )
    vi.spyOn(child, 'subscribe').mockImplementation(
      (...given: Parameters<typeof subscribe>) =>
        counted(subscribe.apply(child, given), `the states of ${child.id}`),
    )
  }
  return {
    expectNone: () => {
      const left = [...listening].flatMap(([what, { size }]) => (size > 0 ? what : []))
      if (left.length > 0)
        throw new Error(`The site is gone, and not each listener of ${left.join(', ')}`)
    },
  }
}
