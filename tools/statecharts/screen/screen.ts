import type { AnyStateMachine } from 'xstate'
import type { Driver } from '../core/drivers.ts'
import type { Model } from '../core/model.ts'
import { applyRule, nextDue, type SpecState } from '../core/oracle.ts'
import { type Event, isRecord, type NamedPath, type Step } from '../core/step.ts'
import { pathsOf, coveringPaths } from '../core/coverage.ts'
import { type Edge, explore } from '../core/explore.ts'
import { declaredTransitions } from '../core/xstate-adapter.ts'
import { type Place, phrase, type Phrase, sentences } from './sentences.ts'
import type { Target, UserDriver } from './user-driver.ts'

/** Instructions before and after an outcome, or the reason why a tester cannot cause the outcome. */
type Arrangement =
  | { readonly before: readonly Phrase[]; readonly after?: readonly Phrase[] }
  | string

export type Screen = ReturnType<typeof defineScreen>

/** A control: `at` locates it for drivers, `label` names it for testers. */
type Control<State> = {
  readonly at: Target | ((event: Event) => Target)
  readonly label: string | ((event: Event, state: State) => string)
}

/** Instructions for a tester with the resulting `Place`, or the reason why the action is impossible. */
type ManualAction = { readonly phrases: readonly Phrase[]; readonly place?: Place } | string

/** The user action that causes an event. */
type Gesture<State, Name> = {
  /** The control to click, or to write in if `text` is set. */
  readonly on?: Name
  readonly text?: (event: Event, state: State) => string
  /** The control to focus afterwards, where a keyboard user would continue. */
  readonly next?: Name
  /** Milliseconds to wait before the next gesture. */
  readonly wait?: number
  /** Returns other instructions than the default, or the reason why no tester can cause the event. */
  readonly describe?: (
    event: Event,
    state: State,
    place: Place,
  ) => ManualAction | Phrase | readonly Phrase[] | undefined
  /** Returns the reason why nothing on the page can cause the event, if there is one. */
  readonly impossible?: (event: Event, state: State) => string | undefined
}

/** A visible property: its value in a state, how to read it on the page, and how to describe it. */
type Observation<State> = {
  expected(state: State): unknown
  /** Reads the value. Runs in the page and may only use the page's globals. */
  readonly read?: () => unknown
  /** Returns the sentence or sentences that describe the value to testers. Falsy ones are left out. */
  describe?(
    state: State,
    place: Place,
  ): Phrase | false | undefined | Readonly<Record<string, Phrase | false>>
}

/** Functions that share data during one walk. They are created for each path. */
type Visit = {
  /** Brings the opened page to the initial state. */
  arrive?(): Promise<void>
  /** Functions that replace gestures, keyed by event type. Each resolves to false if a user cannot do this. */
  readonly actions?: Readonly<Record<string, (event: Event) => Promise<boolean>>>
  /** Overrides how observations are read, with the same keys as `observations`. */
  readonly reads?: Readonly<Record<string, () => Promise<unknown>>>
  /** Causes an outcome. Resolves to false if the outcome cannot be caused. */
  settle?(outcome: Extract<Step, { kind: 'outcome' }>): Promise<boolean>
}

type ScreenSpec<State extends SpecState, Name extends string> = {
  readonly model: Model<AnyStateMachine, State>
  /** Name of the machine for testers. */
  readonly title: string
  /** Paths of the pages that a walk can visit. A walk begins on the first page. */
  readonly pages: readonly [string, ...string[]]
  /** Width of the viewport in CSS pixels. Defaults to 1440. */
  readonly width?: number
  /** Conditions before the first step, one sentence each. */
  readonly preconditions: readonly string[]
  /** Instructions from the opened page to the initial state. */
  readonly start?: readonly Phrase[]
  readonly place?: Place
  readonly visit?: (user: UserDriver) => Visit
  readonly controls?: Readonly<Record<Name, Control<State>>>
  /** The user actions, keyed by event type. */
  readonly gestures: Readonly<Record<string, Gesture<State, NoInfer<Name>>>>
  readonly observations: Readonly<Record<string, Observation<State>>>
  /** Replaces an event of the model with the equivalent event or events on the pages of the screen. */
  readonly adapt?: (event: Event, state: State) => Event | readonly Event[]
  /** Transitions that no user can cause: transition id → reason. */
  readonly unreachable?: Readonly<Record<string, string>>
  /** Further transitions that a tester without tools cannot cause: transition id → reason. */
  readonly unreachableByHand?: Readonly<Record<string, string>>
  /** How to cause outcomes, keyed by `<actor> <outcome>`, or how to leave an actor pending, by `<actor>`. */
  readonly arrangements?: Readonly<Record<string, Arrangement>>
}

/**
 * Defines how users interact with a machine. Drivers and manual scripts share this definition.
 * @example defineScreen({ model: door, controls: { … }, gestures: { … }, observations: { … } })
 */
export function defineScreen<State extends SpecState, Name extends string = never>(
  spec: ScreenSpec<State, Name>,
) {
  const { model, pages, visit: createVisit, adapt, gestures, observations } = spec
  const { title, width, preconditions, start = [], place = {} } = spec
  const { unreachable = {}, unreachableByHand, arrangements = {} } = spec
  const controls = new Map(Object.entries<Control<State>>(spec.controls ?? {}))
  const controlOf = (name: Name | undefined, { type }: Event): Control<State> => {
    const control = controls.get(name ?? '')
    if (!control) throw new Error(`${model.name}: the gesture for ${type} names no control`)
    return control
  }
  const targetOf = (name: Name | undefined, event: Event): Target => {
    const { at } = controlOf(name, event)
    return typeof at === 'function' ? at(event) : at
  }
  const gestureOf = ({ type }: Event): Gesture<State, Name> => {
    const gesture = gestures[type]
    if (!gesture) throw new Error(`${model.name}: no gesture is defined for ${type}`)
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
    start: [phrase(sentences.open, pages[0]), ...start],

    /**
     * Translates a step in a state to the steps of a user, or returns the reason why the step is
     * impossible. A delay is adjusted to the next timer of that state.
     */
    map(step: Step, state: State): readonly Step[] | string {
      if (step.kind === 'delay') {
        const ms = nextDue(state)
        return ms === undefined ? 'Aucun délai n’est en cours.' : [{ ...step, ms }]
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

    view(state: State): unknown {
      const entries = Object.entries(observations)
      return Object.fromEntries(entries.map(([key, one]) => [key, one.expected(state)]))
    },

    /** Creates a driver that performs paths with the given user driver. */
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
          visit = createVisit?.(user) ?? {}
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
          const done = visit.actions?.[event.type]
          if (done) return done(event)
          const gesture = gestureOf(event)
          const target = targetOf(gesture.on, event)
          const isDone = gesture.text
            ? await user.write(target, String(event.text))
            : await user.click(target)
          if (gesture.next) await user.focus(targetOf(gesture.next, event))
          return isDone
        },
        observe: async () => {
          const seen: Record<string, unknown> = {}
          for (const [key, { read = () => undefined }] of Object.entries(observations))
            seen[key] = await (visit.reads?.[key]?.() ?? user.read(read))
          return seen
        },
        stop: () => user.close(),
        takeTrace: async () => ({ taken: await transitions() }),
      }
    },

    /** Returns a tester's instructions for an event, or the reason why it is impossible. */
    manualAction(event: Event, state: State, place: Place): ManualAction {
      const gesture = gestureOf(event)
      const custom = gesture.describe?.(event, state, place)
      if (typeof custom === 'string' || (custom && 'phrases' in custom)) return custom
      if (custom) return { phrases: [custom].flat() }
      const { label } = controlOf(gesture.on, event)
      const name = typeof label === 'function' ? label(event, state) : label
      const text = gesture.text && String(event.text)
      if (text === undefined) return { phrases: [phrase(sentences.press, name)] }
      if (text === '') return { phrases: [phrase(sentences.clear, name)] }
      return text.trim() === ''
        ? 'Un texte composé uniquement d’espaces ne peut pas être lu dans un script.'
        : { phrases: [phrase(sentences.write, text, name)] }
    },

    /** Returns the sentences about the visible part of a state. Scripts list those that change. */
    visibleSentences(state: State, place: Place): Readonly<Record<string, Phrase>> {
      const all = Object.entries(observations).flatMap(([key, observation]) => {
        const custom = observation.describe?.(state, place) || {}
        return Object.entries(isPhrase(custom) ? { [key]: custom } : custom)
      })
      return Object.fromEntries(all.flatMap(([key, one]) => (one ? [[key, one]] : [])))
    },
  }
}

function isPhrase(custom: object): custom is Phrase {
  return 'sentence' in custom
}

export function isScreen(value: unknown): value is Screen {
  return isRecord(value) && 'manualAction' in value
}

/** Translates a path to the steps of a user, without the steps that the screen excludes. */
function toUserPath(screen: Screen, path: NamedPath): NamedPath {
  const { table } = screen.model
  const steps: Step[] = []
  let state = screen.model.initial
  for (const step of path.steps) {
    const mapped = screen.map(step, state)
    for (const each of typeof mapped === 'string' ? [] : mapped) {
      steps.push(each)
      state = applyRule(table, state, each).state
    }
  }
  return { name: path.name, steps }
}

/**
 * Returns the paths of a machine as user steps. `adapt` adjusts each path to a test environment. With `isBrief`,
 * pairs of transitions and scenarios are left out.
 */
export function userPaths(
  screen: Screen,
  adapt: (path: NamedPath) => NamedPath = (path) => path,
  isBrief = false,
): readonly NamedPath[] {
  const { model } = screen
  const allows = ({ step, source }: Edge) => Array.isArray(screen.map(step, source.state))
  const paths = isBrief ? coveringPaths(explore(model), allows) : pathsOf(model)
  return paths.map((each) => toUserPath(screen, adapt(each)))
}

/**
 * Returns the transitions that were neither taken nor listed in `unreachable` (`missing`), and the entries of
 * `unreachable` that were taken or do not exist (`reachable`).
 */
export function uncovered({ model, unreachable }: Screen, taken: ReadonlySet<string>) {
  const declared = declaredTransitions(model.machine).map(({ id }) => id)
  return {
    missing: declared.filter((id) => !taken.has(id) && !(id in unreachable)),
    reachable: Object.keys(unreachable).filter(
      (id) => taken.has(id) || !declared.includes(id),
    ),
  }
}
