import type { AnyStateMachine } from 'xstate'
import type { Driver } from '../core/drivers.ts'
import type { Model } from '../core/spec.ts'
import { consult, nextDue, type SpecState } from '../core/oracle.ts'
import { type Event, isRecord, type NamedPath, type Step } from '../core/step.ts'
import { pathsOf, tour } from '../core/coverage.ts'
import { type Edge, explore } from '../core/explore.ts'
import { declaredTransitions } from '../core/xstate-adapter.ts'
import { type Place, say, type Saying, sentences } from '../scripts/sentences.ts'
import type { Target, UserDriver } from './user-driver.ts'

/** How an outcome is brought about before what starts the actor, and put right afterwards. */
type Arrangement =
  | { readonly before: readonly Saying[]; readonly after?: readonly Saying[] }
  | string

/** How a visitor meets a machine: as a driver walks it, and as a person reads it in a script. */
export type Screen = ReturnType<typeof screenOf>

/** A control: how a driver finds it, and what a person calls it. */
type Control<State> = {
  readonly at: Target | ((event: Event) => Target)
  readonly called: string | ((event: Event, state: State) => string)
}

/** What a person does, and where that leads; or why nobody can. */
type ByHand = { readonly sayings: readonly Saying[]; readonly place?: Place } | string

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
  ) => ByHand | Saying | readonly Saying[] | undefined
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
type ScreenSpec<State extends SpecState, Name extends string> = {
  readonly model: Model<AnyStateMachine, State>
  /** What testers call the machine. */
  readonly title: string
  /** The first is where it begins; the others are gone to. */
  readonly pages: readonly [string, ...string[]]
  /** In CSS pixels; the wide navigation unless given. */
  readonly width?: number
  /** What has to be so before the first step, one sentence each. */
  readonly preconditions: readonly string[]
  /** What leads from the opened page to the start of the machine. */
  readonly start?: readonly Saying[]
  readonly place?: Place
  readonly visit?: (user: UserDriver) => Visit
  readonly controls?: Readonly<Record<Name, Control<State>>>
  /** By the event's type. */
  readonly gestures: Readonly<Record<string, Gesture<State, NoInfer<Name>>>>
  readonly sights: Readonly<Record<string, Sight<State>>>
  /** An event as it is on this page, or several in a row. */
  readonly adapt?: (event: Event, state: State) => Event | readonly Event[]
  /** By id, the transitions that no visitor can cause, and why. */
  readonly unreachable?: Readonly<Record<string, string>>
  /** Further ones, for a person without tools. */
  readonly unreachableByHand?: Readonly<Record<string, string>>
  /** By `actor outcome`; by the actor alone, how it is left without an answer. */
  readonly arrangements?: Readonly<Record<string, Arrangement>>
}

/**
 * How a visitor meets a machine, said once: for the drivers that walk it and for the script that a
 * person follows.
 * @example screenOf({ model: door, controls: { … }, gestures: { … }, sights: { … } })
 */
export function screenOf<State extends SpecState, Name extends string = never>(
  spec: ScreenSpec<State, Name>,
) {
  const { model, pages, visit: visitOf, adapt, gestures, sights } = spec
  const { title, width, preconditions, start = [], place = {} } = spec
  const { unreachable = {}, unreachableByHand, arrangements = {} } = spec
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
  return {
    model,
    title,
    ...(width !== undefined && { width }),
    preconditions,
    unreachable,
    unreachableByHand: { ...unreachable, ...unreachableByHand },
    arrangements,
    place,
    /** What leads to the start of the machine, the opening of the page first. */
    start: [say(sentences.open, pages[0]), ...start],

    /**
     * What a visitor does instead of a step, where the table is in `state` before it, or why nobody
     * can; a delay lasts until what is due there.
     */
    map(step: Step, state: State): readonly Step[] | string {
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
    },

    /** What a visitor sees of a state of the table. */
    view(state: State): unknown {
      const seen = Object.entries(sights).map(([key, { of }]) => [key, of(state)])
      return Object.fromEntries(seen)
    },

    /** Walks routes as this user. */
    driver(user: UserDriver): Driver {
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
    },

    /** What a person does for an event; or why nobody can do it here. */
    doByHand(event: Event, state: State, place: Place): ByHand {
      const gesture = gestureOf(event)
      const said = gesture.say?.(event, state, place)
      if (typeof said === 'string' || (said && 'sayings' in said)) return said
      if (said) return { sayings: [said].flat() }
      const { called } = controlOf(gesture.on, event)
      const name = typeof called === 'function' ? called(event, state) : called
      const text = gesture.text && String(event.text)
      if (text === undefined) return { sayings: [say(sentences.press, name)] }
      if (text === '') return { sayings: [say(sentences.clear, name)] }
      return text.trim() === ''
        ? 'Un texte de blancs ne se lit pas dans un script.'
        : { sayings: [say(sentences.write, text, name)] }
    },

    /** What is seen in a state, by any key: what comes and what goes is told after a step. */
    see(state: State, place: Place): Readonly<Record<string, Saying>> {
      const all = Object.entries(sights).flatMap(([key, sight]) => {
        const said = sight.say?.(state, place) || {}
        return Object.entries(isSaying(said) ? { [key]: said } : said)
      })
      return Object.fromEntries(all.flatMap(([key, one]) => (one ? [[key, one]] : [])))
    },
  }
}

function isSaying(said: object): said is Saying {
  return 'sentence' in said
}

export function isScreen(value: unknown): value is Screen {
  return isRecord(value) && 'doByHand' in value
}

/** A path as a visitor can walk it: steps are replaced or left out as the screen maps them. */
function routeOf(screen: Screen, path: NamedPath): NamedPath {
  const { table } = screen.model
  const steps: Step[] = []
  let state = screen.model.initial
  for (const step of path.steps) {
    const mapped = screen.map(step, state)
    for (const each of typeof mapped === 'string' ? [] : mapped) {
      steps.push(each)
      state = consult(table, state, each).state
    }
  }
  return { name: path.name, steps }
}

/**
 * The paths of a machine as a visitor can walk them; `adapt` changes each for its world. In brief they
 * hold what a visitor can do alone, each thing once.
 */
export function routesOf(
  screen: Screen,
  adapt: (path: NamedPath) => NamedPath = (path) => path,
  isBrief = false,
): readonly NamedPath[] {
  const { model } = screen
  const can = ({ step, source }: Edge) => Array.isArray(screen.map(step, source.state))
  const paths = isBrief ? tour(explore(model), can) : pathsOf(model)
  return paths.map((each) => routeOf(screen, adapt(each)))
}

/**
 * What walks leave open, by the ids of transitions: those that nobody took, and those that
 * were taken or do not exist though they are said to be unreachable for a visitor.
 */
export function gaps({ model, unreachable }: Screen, taken: ReadonlySet<string>) {
  const declared = declaredTransitions(model.machine).map(({ id }) => id)
  return {
    missing: declared.filter((id) => !taken.has(id) && !(id in unreachable)),
    reachable: Object.keys(unreachable).filter(
      (id) => taken.has(id) || !declared.includes(id),
    ),
  }
}
