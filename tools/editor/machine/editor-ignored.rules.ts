/** What rightly has no effect, and why. */
import type { Ignored } from 'statecharts'
import {
  asking,
  busy,
  isChanged,
  records,
  stopped,
  type Cause,
  type EditorState,
} from './editor-state.rules.ts'

export const editorIgnored: readonly Ignored<EditorState, Cause>[] = [
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
