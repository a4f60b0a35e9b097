/** What is to be known of the editing of facts, and what its rules change alike. */

export type Phase =
  | 'loading'
  | 'unreadable'
  | 'shown'
  | 'clean'
  | 'dirty'
  | 'leaving'
  | 'removing'
  | 'checking'
  | 'saving'
  | 'attaching'
  | 'refused'
  | 'failed'
  | 'conflict'

/** The records of the table have one price, whose mark is `m` and the price. */
type Price = number | null
/** How often something happened, and what it was last. */
type Told<What> = readonly [number, What | null]

type Order = {
  readonly op: 'save' | 'remove' | 'raise' | 'lower' | 'restore'
  readonly base: string | null
  readonly price: Price
}

export type EditorState = {
  readonly phase: Phase
  readonly place: string
  readonly asked: string | null
  readonly price: Price
  readonly original: Price
  readonly base: string | null
  readonly issues: readonly string[]
  readonly problem: string | null
  readonly order: Order | null
  readonly theirs: Price
  readonly theirMark: string | null
  /** Which version of the price is chosen; null where there is nothing to choose. */
  readonly chosen: 'mine' | 'theirs' | null
  readonly said: Order['op'] | null
  /** The price that a reload found for the form, at its place. */
  readonly found: Price
  /** What was asked of the outside. */
  readonly asks: Told<string>
  /** How often the focus was called to what stands there now. */
  readonly attention: number
  /** The places whose screens were shown, and kept. */
  readonly shown: Told<string>
  /** What was kept for a reload; null forgets it. */
  readonly kept: Told<Price>
}

export type EditorView = Omit<EditorState, 'found'> & {
  readonly isBusy: boolean
  /** A question stands there. */
  readonly isAsking: boolean
  readonly hasScreen: boolean
}

export type Cause =
  | { readonly type: 'place.open'; readonly place: string }
  | {
      readonly type: 'field.change'
      readonly path: readonly (string | number)[]
      readonly value: unknown
    }
  | { readonly type: 'file.attach' }
  | { readonly type: 'record.move'; readonly to: string }
  | { readonly type: 'version.restore'; readonly version: string }
  | {
      readonly type: 'choice.make'
      readonly line: string
      readonly side: 'mine' | 'theirs'
    }
  | {
      readonly type:
        | 'load.retry'
        | 'record.save'
        | 'record.revert'
        | 'record.remove'
        | 'question.confirm'
        | 'question.cancel'
        | 'conflict.settle'
        | 'conflict.reload'
        | 'conflict.back'
    }

export const told = <What>([count]: Told<What>, last: What): Told<What> => [count + 1, last]
export const quiet = { issues: [], problem: null, said: null } as const
export const typed = (value: unknown) => (typeof value === 'number' ? value : null)
export const isChanged = ({ price, original }: EditorState) => price !== original
export const records = ['clean', 'dirty', 'refused', 'failed'] as const
export const stopped = ['refused', 'failed'] as const

export function loading(state: EditorState, place: string): Partial<EditorState> {
  return { phase: 'loading', place, asks: told(state.asks, `load ${place}`) }
}

export function opened(state: EditorState, place: string): Partial<EditorState> {
  return { ...quiet, ...loading(state, place) }
}

export function screen(
  state: EditorState,
  phase: Phase,
  price: Price,
): Partial<EditorState> {
  return {
    phase,
    price,
    original: price,
    base: price === null ? null : `m${price}`,
    shown: told(state.shown, state.place),
  }
}

export function calling(state: EditorState, phase: Phase): Partial<EditorState> {
  return { phase, attention: state.attention + 1 }
}

export function changed(state: EditorState, price: Price): Partial<EditorState> {
  const isBack = price === state.original
  return {
    ...quiet,
    // What is said of other fields stays.
    issues: state.issues.filter((path) => path !== 'price' && path !== ''),
    phase: isBack ? 'clean' : 'dirty',
    price,
    kept: told(state.kept, isBack ? null : price),
  }
}

export function ordered(state: EditorState, order: Order): Partial<EditorState> {
  return { ...quiet, phase: 'saving', order, asks: told(state.asks, `apply ${order.op}`) }
}

export const saved = (state: EditorState) =>
  ordered(state, { op: 'save', base: state.base, price: state.price })

export const busy = ['checking', 'saving', 'attaching'] as const
export const asking = ['leaving', 'removing'] as const
