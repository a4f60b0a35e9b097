import type { AnyStateMachine } from 'xstate'
import { nextDue, type SpecState } from '../core/oracle.ts'
import type { Model } from '../core/spec.ts'
import { type Event, isRecord, type Step } from '../core/step.ts'
import type { Driver } from '../core/drivers.ts'
import { type Place, say, type Saying } from '../scripts/sentence.ts'
import { sentences } from '../scripts/sentences.ts'
import type { MappedStep, Screen } from './screen.ts'
import type { Target, UserDriver } from './user-driver.ts'

/** A control: how a driver finds it, and what a person calls it. */
type Control<State> = {
  readonly at: Target | ((event: Event) => Target)
  readonly called: string | ((event: Event, state: State) => string)
}

/** What a visitor does for an event. */
type Gesture<State, Name> = {
  /** The control that is pressed, or written in where there is a text. */
  readonly on?: Name
  readonly text?: (event: Event, state: State) => string
  /** Back to this control afterwards, for who goes on with the keyboard. */
  readonly next?: Name
  /** Milliseconds after which it can be followed by another. */
  readonly wait?: number
  /** In place of the sentence about the control; why nobody does it by hand. */
  readonly say?: (
    event: Event,
    state: State,
    place: Place,
  ) =>
    | string
    | Saying
    | readonly Saying[]
    | undefined
    | { readonly sayings: readonly Saying[]; readonly place?: Place }
  /** Why nobody can do it there at all. */
  readonly impossible?: (event: Event, state: State) => string | undefined
}

/** What is seen: its value in a state, the same read off the page, and what a person is told. */
type Sight<State> = {
  of(state: State): unknown
  /** Runs in the page, with nothing but its globals. */
  readonly read?: () => unknown
  /** Absent where the sight is not there in this state; several by key. */
  say?(
    state: State,
    place: Place,
  ): Saying | false | undefined | Readonly<Record<string, Saying | false>>
}

/** What follows one visit from step to step: made anew for each path. */
type Visit = {
  /** Leads to the start on a page that was just opened. */
  arrive?(): Promise<void>
  /** By the event's type, what is done in place of a press or a text; false where there is no way. */
  readonly does?: Readonly<Record<string, (event: Event) => Promise<boolean>>>
  /** By the key of a sight, how it is read. */
  readonly looks?: Readonly<Record<string, () => Promise<unknown>>>
  /** Brings an outcome about; false where there is no way. */
  settle?(outcome: Extract<Step, { kind: 'outcome' }>): Promise<boolean>
}

/** How a visitor meets a machine, as it is written. */
type ScreenSpec<State extends SpecState, Name extends string> = Pick<
  Screen,
  'title' | 'preconditions' | 'width' | 'place' | 'arrangements'
> &
  Partial<Pick<Screen, 'unreachable' | 'unreachableByHand' | 'start'>> & {
    readonly model: Model<AnyStateMachine, State>
    /** The first is where it begins; the others are gone to. */
    readonly pages: readonly [string, ...string[]]
    /** Where a person begins; the first of the pages unless given. */
    readonly opens?: string
    readonly visit?: (user: UserDriver) => Visit
    readonly controls?: Readonly<Record<Name, Control<State>>>
    /** By the event's type. */
    readonly gestures: Readonly<Record<string, Gesture<State, NoInfer<Name>>>>
    readonly sights: Readonly<Record<string, Sight<State>>>
    /** An event as it is on this page, or several in a row. */
    readonly adapt?: (event: Event, state: State) => Event | readonly Event[]
  }

/**
 * How a visitor meets a machine, said once: for the drivers that walk it and for the script that a
 * person follows.
 * @example screenOf({ model: door, controls: { … }, gestures: { … }, sights: { … } })
 */
export function screenOf<State extends SpecState, Name extends string = never>(
  spec: ScreenSpec<State, Name>,
): Screen {
  const { visit: visitOf, adapt, opens, gestures, sights, ...rest } = spec
  const { model, pages, unreachable = {}, start = [] } = rest
  const controls = new Map(Object.entries<Control<State>>(spec.controls ?? {}))
  const controlOf = (name: Name | undefined, { type }: Event): Control<State> => {
    const control = controls.get(name ?? '')
    if (!control) throw new Error(`${model.name}: ${type} is on no control`)
    return control
  }
  const targetOf = (name: Name | undefined, event: Event): Target => {
    const { at } = controlOf(name, event)
    return typeof at === 'function' ? at(event) : at
  }
  const gestureOf = ({ type }: Event): Gesture<State, Name> => {
    const gesture = gestures[type]
    if (!gesture) throw new Error(`${model.name}: no gesture says how to do ${type}`)
    return gesture
  }
  function map(step: Step, state: State): MappedStep {
    if (step.kind === 'delay') {
      const ms = nextDue(state)
      return ms === undefined ? 'Rien ne vient de soi-même.' : [{ ...step, ms }]
    }
    if (step.kind !== 'event') return [step]
    const steps: Step[] = []
    for (const event of [adapt?.(step.event, state) ?? step.event].flat()) {
      const { wait, text, impossible } = gestureOf(event)
      const reason = impossible?.(event, state)
      if (reason !== undefined) return reason
      const done = text ? { ...event, text: text(event, state) } : event
      steps.push({ kind: 'event', event: done })
      if (wait !== undefined) steps.push({ kind: 'wait', ms: wait })
    }
    return steps
  }

  function driver(user: UserDriver): Driver {
    const transitions = async () => {
      const own = `${model.machine.id}: `
      const taken = await user.takeTransitions()
      return taken.flatMap((id) => (id.startsWith(own) ? id.slice(own.length) : []))
    }
    let visit: Visit = {}
    return {
      start: async () => {
        await user.open(pages)
        visit = visitOf?.(user) ?? {}
        await visit.arrive?.()
        await user.stopTime()
        await transitions()
      },
      perform: async (action) => {
        if (action.kind === 'outcome') return (await visit.settle?.(action)) ?? false
        if (action.kind === 'wait') {
          await user.wait(action.ms)
          return true
        }
        const { event } = action
        const done = visit.does?.[event.type]
        if (done) return done(event)
        const gesture = gestureOf(event)
        const target = targetOf(gesture.on, event)
        const isDone = gesture.text
          ? await user.write(target, String(event.text))
          : await user.press(target)
        if (gesture.next) await user.focus(targetOf(gesture.next, event))
        return isDone
      },
      observe: async () => {
        const seen: Record<string, unknown> = {}
        for (const [key, { read = () => undefined }] of Object.entries(sights))
          seen[key] = await (visit.looks?.[key]?.() ?? user.read(read))
        return seen
      },
      stop: () => user.close(),
      takeTrace: async () => ({ taken: await transitions() }),
    }
  }

  const screen: Screen<State> = {
    ...rest,
    unreachable,
    unreachableByHand: { ...unreachable, ...rest.unreachableByHand },
    start: [say(sentences.open, opens ?? pages[0]), ...start],
    map,
    view: (state) =>
      Object.fromEntries(Object.entries(sights).map(([key, { of }]) => [key, of(state)])),
    driver,
    doByHand: (event, state, place) => {
      const gesture = gestureOf(event)
      const said = gesture.say?.(event, state, place)
      if (typeof said === 'string' || (said && 'sayings' in said)) return said
      if (said) return { sayings: [said].flat() }
      const { called } = controlOf(gesture.on, event)
      const name = typeof called === 'function' ? called(event, state) : called
      const text = gesture.text && String(event.text)
      if (text === undefined) return { sayings: [say(sentences.press, name)] }
      if (text !== '' && text.trim() === '')
        return 'Un texte de blancs ne se lit pas dans un script.'
      return {
        sayings: [
          text === '' ? say(sentences.clear, name) : say(sentences.write, text, name),
        ],
      }
    },
    see: (state, place) =>
      Object.fromEntries(
        Object.entries(sights).flatMap(([key, sight]) => {
          const said = sight.say?.(state, place)
          if (!said) return []
          const all = isSaying(said) ? { [key]: said } : said
          return Object.entries(all).flatMap(([name, one]) => (one ? [[name, one]] : []))
        }),
      ),
  }
  return screen
}

function isSaying(said: object): said is Saying {
  return 'sentence' in said
}

export function isScreen(value: unknown): value is Screen {
  return isRecord(value) && 'doByHand' in value
}
