import { useEffect, useRef } from 'react'
import type { Emitter } from '#src/services/app-actor.ts'

/**
 * Handles an actor's emitted events, such as a request for focus, after React has rendered the new
 * state. The actor emits them before React renders its snapshot.
 */
export function useAfterRender<Type extends string, Event>(
  actor: Emitter<Type, Event>,
  type: Type,
  handle: (event: Event) => void,
) {
  const pending = useRef<Event[]>([])
  useEffect(() => {
    const { unsubscribe } = actor.on(type, (event) => {
      pending.current.push(event)
    })
    return unsubscribe
  }, [actor, type])
  useEffect(() => {
    pending.current.splice(0).forEach(handle)
  })
}
