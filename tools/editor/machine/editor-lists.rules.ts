/** What is done to records, files and conflicts beside saving. */
import type { Table } from 'statecharts'
import {
  calling,
  changed,
  isChanged,
  loading,
  ordered,
  records,
  saved,
  told,
  type Cause,
  type EditorState,
} from './editor-state.rules.ts'

export const listsTable: Table<EditorState, Cause> = [
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
    gives: ({ asks }) => ({ phase: 'attaching', asks: told(asks, 'attach plan.svg') }),
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
    gives: (state) => ({ ...loading(state, state.place), kept: told(state.kept, null) }),
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
