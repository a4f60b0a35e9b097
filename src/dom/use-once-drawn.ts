import { useEffect, useRef } from 'react'
import type { Subscription } from 'xstate'

type Asking<Type, Event> = {
  on: (type: Type, listener: (event: Event) => void) => Subscription
}

/** Does what a machine asks for, such as the focus, once that is drawn: the machine asks before. */
export function useOnceDrawn<Type extends string, Event>(
  actor: Asking<Type, Event>,
  type: Type,
  act: (event: Event) => void,
) {
  const asked = useRef<Event[]>([])
  useEffect(() => {
    const { unsubscribe } = actor.on(type, (event) => {
      asked.current.push(event)
    })
    return unsubscribe
  }, [actor, type])
  useEffect(() => {
    asked.current.splice(0).forEach(act)
  })
}
