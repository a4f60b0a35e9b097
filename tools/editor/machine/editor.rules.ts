/** What the editing of facts shall do: nothing of the machine is imported. */
import type { Ignored, Oracle, Table } from 'statecharts'

type Phase =
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

type Cause =
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

const then = <What>([count]: Told<What>, last: What): Told<What> => [count + 1, last]
const quiet = { issues: [], problem: null, said: null } as const
const typed = (value: unknown) => (typeof value === 'number' ? value : null)
const isChanged = ({ price, original }: EditorState) => price !== original
const records = ['clean', 'dirty', 'refused', 'failed'] as const
const stopped = ['refused', 'failed'] as const

function loading(state: EditorState, place: string): Partial<EditorState> {
  return { phase: 'loading', place, asks: then(state.asks, `load ${place}`) }
}

function opened(state: EditorState, place: string): Partial<EditorState> {
  return { ...quiet, ...loading(state, place) }
}

function screen(state: EditorState, phase: Phase, price: Price): Partial<EditorState> {
  return {
    phase,
    price,
    original: price,
    base: price === null ? null : `m${price}`,
    shown: then(state.shown, state.place),
  }
}

function calling(state: EditorState, phase: Phase): Partial<EditorState> {
  return { phase, attention: state.attention + 1 }
}

function changed(state: EditorState, price: Price): Partial<EditorState> {
  const isBack = price === state.original
  return {
    ...quiet,
    // What is said of other fields stays.
    issues: state.issues.filter((path) => path !== 'price' && path !== ''),
    phase: isBack ? 'clean' : 'dirty',
    price,
    kept: then(state.kept, isBack ? null : price),
  }
}

function ordered(state: EditorState, order: Order): Partial<EditorState> {
  return { ...quiet, phase: 'saving', order, asks: then(state.asks, `apply ${order.op}`) }
}

const saved = (state: EditorState) =>
  ordered(state, { op: 'save', base: state.base, price: state.price })

const table: Table<EditorState, Cause> = [
  {
    id: 'editor-draft',
    from: { phase: 'loading' },
    when: 'load record',
    if: ({ found, place }) => found !== null && place === '#/courses/a',
    gives: (state) => ({
      ...screen(state, 'dirty', 1),
      price: state.found,
      found: null,
    }),
    statement: 'Lecture : ce qui n’était pas enregistré revient après un rechargement.',
  },
  {
    id: 'editor-record',
    from: { phase: 'loading' },
    when: 'load record',
    if: ({ found, place }) => found === null || place !== '#/courses/a',
    gives: (state) => screen(state, 'clean', 1),
    statement: 'Lecture : une fiche s’ouvre telle que son fichier la tient.',
  },
  {
    id: 'editor-draft-new',
    from: { phase: 'loading' },
    when: 'load fresh',
    if: ({ found, place }) => found !== null && place === '#/courses/a',
    gives: (state) => ({ ...screen(state, 'dirty', 1), price: state.found, found: null }),
    statement: 'Lecture : ce qui n’était pas enregistré revient après un rechargement.',
  },
  {
    id: 'editor-new',
    from: { phase: 'loading' },
    when: 'load fresh',
    if: ({ found, place }) => found === null || place !== '#/courses/a',
    gives: (state) => ({ ...screen(state, 'clean', 0), base: null }),
    statement: 'Lecture : une fiche nouvelle s’ouvre vide.',
  },
  {
    id: 'editor-screen',
    from: { phase: 'loading' },
    when: 'load screen',
    gives: (state) => screen(state, 'shown', null),
    statement: 'Lecture : un écran sans formulaire se montre.',
  },
  {
    id: 'editor-unreadable',
    from: { phase: 'loading' },
    when: 'load cut',
    gives: (state) => ({ ...calling(state, 'unreadable'), problem: 'coupé' }),
    statement: 'Lecture : ce qui ne peut pas se lire est dit.',
  },
  {
    id: 'editor-read-again',
    from: { phase: ['unreadable', 'shown'] },
    when: 'load.retry',
    gives: (state) => loading(state, state.place),
    statement: 'Lecture : elle peut être redemandée.',
  },
  {
    id: 'editor-open',
    from: { phase: ['loading', 'unreadable', 'shown', 'clean'] },
    when: 'place.open',
    gives: (state, { place }) => opened(state, place),
    statement: 'Lecture : ce qui n’a pas changé se quitte sans question.',
  },
  {
    id: 'editor-open-unchanged',
    from: { phase: ['refused', 'failed', 'conflict'] },
    when: 'place.open',
    if: (state) => !isChanged(state),
    gives: (state, { place }) => opened(state, place),
    statement: 'Lecture : ce qui n’a pas changé se quitte sans question.',
  },
  {
    id: 'editor-leave',
    from: { phase: 'dirty' },
    when: 'place.open',
    gives: (state, { place }) => ({ ...calling(state, 'leaving'), asked: place }),
    statement: 'Lecture : des changements ne se quittent pas sans question.',
  },
  {
    id: 'editor-leave-stopped',
    from: { phase: ['refused', 'failed', 'conflict'] },
    when: 'place.open',
    if: isChanged,
    gives: (state, { place }) => ({ ...calling(state, 'leaving'), asked: place }),
    statement: 'Lecture : des changements ne se quittent pas sans question.',
  },
  {
    id: 'editor-left',
    from: { phase: 'leaving' },
    when: 'question.confirm',
    gives: (state) => ({
      ...opened(state, state.asked ?? ''),
      asked: null,
      kept: then(state.kept, null),
    }),
    statement: 'Lecture : quitter oublie les changements.',
  },
  {
    id: 'editor-stayed',
    from: { phase: 'leaving' },
    when: 'question.cancel',
    gives: ({ shown, place }) => ({ phase: 'dirty', shown: then(shown, `kept ${place}`) }),
    statement: 'Lecture : rester garde les changements, et l’adresse.',
  },
  {
    id: 'editor-change-clean',
    from: { phase: 'clean' },
    when: 'field.change',
    if: ({ price }, { value }) => value !== price,
    gives: (state, { value }) => changed(state, typed(value)),
    statement: 'Saisie : elle est gardée pour un rechargement.',
  },
  {
    id: 'editor-change',
    from: { phase: ['dirty', 'refused', 'failed'] },
    when: 'field.change',
    gives: (state, { value }) => changed(state, typed(value)),
    statement:
      'Saisie : une correction efface ce qui est dit du champ ; remise, elle n’est plus un changement.',
  },
  {
    id: 'editor-revert',
    from: { phase: ['dirty', 'refused', 'failed'] },
    when: 'record.revert',
    gives: ({ original, kept }) => ({
      ...quiet,
      phase: 'clean',
      price: original,
      kept: then(kept, null),
    }),
    statement: 'Saisie : les changements s’annulent ensemble.',
  },
  {
    id: 'editor-check',
    from: { phase: 'dirty' },
    when: 'record.save',
    gives: ({ asks, price }) => ({ phase: 'checking', asks: then(asks, `check ${price}`) }),
    statement: 'Enregistrer : la saisie est d’abord vérifiée.',
  },
  {
    id: 'editor-check-again',
    from: { phase: stopped },
    when: 'record.save',
    if: isChanged,
    gives: ({ asks, price }) => ({ phase: 'checking', asks: then(asks, `check ${price}`) }),
    statement: 'Enregistrer : après un refus ou un échec, il se redemande.',
  },
  {
    id: 'editor-right',
    from: { phase: 'checking' },
    when: 'check right',
    gives: (state) => ({ ...saved({ ...state, price: 2 }), price: 2 }),
    statement: 'Enregistrer : une saisie juste est envoyée telle qu’elle a été nettoyée.',
  },
  {
    id: 'editor-wrong',
    from: { phase: 'checking' },
    when: 'check wrong',
    gives: (state) => ({
      ...calling(state, 'refused'),
      price: 2,
      issues: ['price', 'days'],
    }),
    statement: 'Enregistrer : une saisie fausse n’est pas envoyée, et tout est dit.',
  },
  {
    id: 'editor-check-cut',
    from: { phase: 'checking' },
    when: 'check cut',
    gives: (state) => ({ ...calling(state, 'failed'), problem: 'coupé' }),
    statement: 'Enregistrer : un échec est dit, la saisie reste.',
  },
  {
    id: 'editor-done',
    from: { phase: 'saving' },
    when: 'apply done',
    gives: (state) => ({
      ...loading(state, '#/pret'),
      said: state.order?.op ?? null,
      kept: then(state.kept, null),
    }),
    statement: 'Enregistrer : ce qui est fait est dit, et relu dans le fichier.',
  },
  {
    id: 'editor-conflict',
    from: { phase: 'saving' },
    when: 'apply conflict',
    if: ({ order }) => order?.op !== 'restore',
    gives: (state) => ({
      ...calling(state, 'conflict'),
      theirs: 3,
      theirMark: 'm3',
      chosen: state.price === 3 ? null : state.price === state.original ? 'theirs' : 'mine',
    }),
    statement:
      'Conflit : rien n’est écrit par-dessus ; le choix proposé est ce qui a changé.',
  },
  {
    id: 'editor-gone',
    from: { phase: 'saving' },
    when: 'apply gone',
    if: ({ order }) => order?.op !== 'restore',
    gives: (state) => ({
      ...calling(state, 'conflict'),
      theirs: null,
      theirMark: null,
      chosen: null,
    }),
    statement: 'Conflit : une fiche retirée entre-temps est un conflit.',
  },
  {
    id: 'editor-refused',
    from: { phase: 'saving' },
    when: 'apply refused',
    if: ({ order }) => order?.op !== 'restore',
    gives: (state) => ({ ...calling(state, 'refused'), issues: [''] }),
    statement: 'Enregistrer : ce que le site refuse est dit, rien n’est écrit.',
  },
  {
    id: 'editor-refused-version',
    from: { phase: 'saving' },
    when: 'apply refused',
    if: ({ order }) => order?.op === 'restore',
    gives: (state) => ({ ...calling(state, 'shown'), issues: [''] }),
    statement: 'États précédents : un état que le site refuse n’est pas repris.',
  },
  ...(['apply conflict', 'apply gone'] as const).map((when) => ({
    id: `editor-version-${when}`,
    from: { phase: 'saving' as const },
    when,
    if: ({ order }: EditorState) => order?.op === 'restore',
    gives: (state: EditorState) => calling(state, 'shown'),
    statement: 'États précédents : ce qui n’est pas repris ne change rien.',
  })),
  {
    id: 'editor-failed',
    from: { phase: 'saving' },
    when: 'apply cut',
    if: ({ order }) => order?.op !== 'restore',
    gives: (state) => ({ ...calling(state, 'failed'), problem: 'coupé' }),
    statement: 'Enregistrer : un échec est dit, la saisie reste.',
  },
  {
    id: 'editor-failed-version',
    from: { phase: 'saving' },
    when: 'apply cut',
    if: ({ order }) => order?.op === 'restore',
    gives: (state) => ({ ...calling(state, 'shown'), problem: 'coupé' }),
    statement: 'États précédents : un échec est dit.',
  },
  {
    id: 'editor-restore',
    from: { phase: 'shown' },
    when: 'version.restore',
    gives: (state) => ordered(state, { op: 'restore', base: null, price: null }),
    statement: 'États précédents : reprendre un état est un enregistrement.',
  },
  {
    id: 'editor-move',
    from: { phase: 'clean' },
    when: 'record.move',
    if: ({ base }) => base !== null,
    gives: (state) => ordered(state, { op: 'raise', base: state.base, price: null }),
    statement: 'Liste : une fiche enregistrée se déplace.',
  },
  {
    id: 'editor-remove',
    from: { phase: [...records] },
    when: 'record.remove',
    if: ({ base }) => base !== null,
    gives: (state) => calling(state, 'removing'),
    statement: 'Liste : retirer une fiche se confirme.',
  },
  {
    id: 'editor-removed',
    from: { phase: 'removing' },
    when: 'question.confirm',
    gives: (state) => ordered(state, { op: 'remove', base: state.base, price: null }),
    statement: 'Liste : une fiche confirmée est retirée.',
  },
  {
    id: 'editor-not-removed',
    from: { phase: 'removing' },
    when: 'question.cancel',
    gives: (state) => ({ phase: isChanged(state) ? 'dirty' : 'clean' }),
    statement: 'Liste : une fiche gardée est comme avant.',
  },
  {
    id: 'editor-attach',
    from: { phase: [...records] },
    when: 'file.attach',
    gives: ({ asks }) => ({ phase: 'attaching', asks: then(asks, 'attach plan.svg') }),
    statement: 'Fichier : il est déposé dès qu’il est choisi.',
  },
  {
    id: 'editor-attached',
    from: { phase: 'attaching' },
    when: 'attach put',
    gives: (state) => ({ ...changed(state, 2), phase: 'dirty' }),
    statement: 'Fichier : déposé, le champ le nomme.',
  },
  {
    id: 'editor-file-refused',
    from: { phase: 'attaching' },
    when: 'attach refused',
    gives: (state) => ({
      ...calling(state, 'refused'),
      issues: [...state.issues.filter((path) => path !== 'price' && path !== ''), 'price'],
    }),
    statement: 'Fichier : refusé, le champ le dit.',
  },
  {
    id: 'editor-attach-cut',
    from: { phase: 'attaching' },
    when: 'attach cut',
    gives: (state) => ({ ...calling(state, 'failed'), problem: 'coupé' }),
    statement: 'Fichier : un échec est dit, la saisie reste.',
  },
  {
    id: 'editor-choose',
    from: { phase: 'conflict' },
    when: 'choice.make',
    gives: (_state, { side }) => ({ chosen: side }),
    statement: 'Conflit : chaque ligne se choisit.',
  },
  {
    id: 'editor-settle',
    from: { phase: 'conflict' },
    when: 'conflict.settle',
    gives: (state) => {
      const isMine = state.theirs === null || state.chosen === 'mine'
      return {
        ...saved({
          ...state,
          base: state.theirMark,
          price: isMine ? state.price : state.theirs,
        }),
        base: state.theirMark,
        original: state.theirs,
        price: isMine ? state.price : state.theirs,
      }
    },
    statement: 'Conflit : les choix s’enregistrent sur la version du fichier.',
  },
  {
    id: 'editor-reload',
    from: { phase: 'conflict' },
    when: 'conflict.reload',
    gives: (state) => ({ ...loading(state, state.place), kept: then(state.kept, null) }),
    statement: 'Conflit : tout peut être repris du fichier.',
  },
  {
    id: 'editor-back',
    from: { phase: 'conflict' },
    when: 'conflict.back',
    gives: (state) => ({ phase: isChanged(state) ? 'dirty' : 'clean' }),
    statement: 'Conflit : la saisie peut être reprise.',
  },
]

const busy = ['checking', 'saving', 'attaching'] as const
const asking = ['leaving', 'removing'] as const
const ignored: readonly Ignored<EditorState, Cause>[] = [
  {
    from: { phase: [...busy, ...asking] },
    when: ['place.open'],
    because: 'Une réponse est attendue, du programme ou d’elle.',
  },
  {
    from: {
      phase: ['loading', 'unreadable', 'shown', ...busy, ...asking, 'conflict'],
    },
    when: [
      'field.change',
      'file.attach',
      'record.save',
      'record.revert',
      'record.remove',
      'record.move',
    ],
    because: 'Il n’y a pas de formulaire, ou il attend.',
  },
  {
    from: { phase: 'clean' },
    when: 'field.change',
    if: ({ price }, { value }) => value === price,
    because: 'Rien n’a changé.',
  },
  {
    from: { phase: 'clean' },
    when: ['record.save', 'record.revert'],
    because: 'Il n’y a rien à enregistrer, ni à annuler.',
  },
  {
    from: { phase: [...stopped] },
    when: 'record.save',
    if: (state) => !isChanged(state),
    because: 'Il n’y a rien à enregistrer.',
  },
  {
    from: { phase: ['dirty', ...stopped] },
    when: ['record.move'],
    because: 'Les changements s’enregistrent d’abord.',
  },
  {
    from: { phase: [...records], base: null },
    when: ['record.remove'],
    because: 'Une fiche nouvelle n’est dans aucun fichier.',
  },
  {
    from: { phase: 'clean', base: null },
    when: ['record.move'],
    because: 'Une fiche nouvelle n’est dans aucun fichier.',
  },
  {
    from: { phase: ['loading', ...records, ...busy, ...asking, 'conflict'] },
    when: ['load.retry', 'version.restore'],
    because: 'Cela se demande d’un écran sans formulaire.',
  },
  {
    from: { phase: 'unreadable' },
    when: ['version.restore'],
    because: 'Rien n’a pu être lu.',
  },
  {
    from: {
      phase: ['loading', 'unreadable', 'shown', ...records, ...busy, 'conflict'],
    },
    when: ['question.confirm', 'question.cancel'],
    because: 'Rien n’est demandé.',
  },
  {
    from: {
      phase: ['loading', 'unreadable', 'shown', ...records, ...busy, ...asking],
    },
    when: ['choice.make', 'conflict.settle', 'conflict.reload', 'conflict.back'],
    because: 'Il n’y a pas de conflit.',
  },
]

export const editorOracle: Oracle<EditorState, EditorView> = {
  initial: {
    phase: 'loading',
    place: '#/',
    asked: null,
    price: null,
    original: null,
    base: null,
    issues: [],
    problem: null,
    order: null,
    theirs: null,
    theirMark: null,
    chosen: null,
    said: null,
    found: 2,
    asks: [1, 'load #/'],
    attention: 0,
    shown: [0, null],
    kept: [0, null],
  },
  table,
  ignored,
  view: ({ found: _found, ...seen }) => ({
    ...seen,
    isBusy: seen.phase === 'loading' || busy.some((phase) => phase === seen.phase),
    isAsking: asking.some((phase) => phase === seen.phase),
    hasScreen: seen.shown[0] > 0,
  }),
}
