/** What the mutants of views ask when they are reached: which one is on. */
import { useRef } from 'react'
import { type AnyActorRef, type AnyEventObject, StateMachine } from 'xstate'
import { hears, parentOf } from '../core/xstate-adapter.ts'
import { globalName } from './operators.ts'

const focusable =
  'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])'

/** One mutant at most is on at a time, from before its view is drawn until it is gone. */
export class ViewMutantSwitch {
  #active: string | undefined
  #reached = new Set<string>()

  /** Makes it the one that the mutated modules of this process ask. */
  install(): void {
    Object.assign(globalThis, { [globalName]: this })
  }

  turn(id: string | undefined): void {
    this.#active = id
  }

  /** The mutants that were reached since this was last asked. */
  takeReached(): ReadonlySet<string> {
    const reached = this.#reached
    this.#reached = new Set()
    return reached
  }

  isOn(id: string): boolean {
    this.#reached.add(id)
    return this.#active === id
  }

  /** Stands before what would else begin a line with a parenthesis. */
  given<Value>(value: Value): Value {
    return value
  }

  /** What a hook read, or what it read first. */
  first<Value>(id: string, value: Value): Value {
    // Nothing turns the switch while a view is drawn: the hooks keep their order.
    return this.isOn(id) ? useRef(value).current : value
  }

  /** What an effect returned, or nothing; one that cleans nothing up is not reached. */
  cleanUp(id: string, value: unknown): unknown {
    return typeof value === 'function' && this.isOn(id) ? undefined : value
  }

  /** Tells a sibling that knows such an event, or nobody. */
  misdirect(actor: AnyActorRef | undefined, event: AnyEventObject): void {
    const parent = actor && parentOf(actor)
    const children: unknown = parent?.getSnapshot().children
    const siblings: readonly AnyActorRef[] = Object.values(children ?? {})
    siblings
      .find(
        ({ id, logic }: AnyActorRef & { logic?: unknown }) =>
          id !== actor?.id && logic instanceof StateMachine && hears(logic, event.type),
      )
      ?.send(event)
  }

  /** Gives the focus to what comes after this element. */
  focusNext(element: HTMLElement | null | undefined): void {
    if (!element) return
    const all = [...document.querySelectorAll<HTMLElement>(focusable)]
    const isAfter = (other: HTMLElement) =>
      (element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
    const next = all.find(isAfter) ?? all.find((other) => other !== element)
    next?.focus()
  }
}
