/**
 * The editing of facts: one place at a time, and at most one record with changes that are not
 * saved. It never writes over a record that changed underneath, and loses none without asking.
 */
import { editorParts } from './parts.ts'
import {
  ask,
  attach,
  attachedOf,
  becomeClean,
  becomeDirty,
  changeOf,
  contextOf,
  errorOf,
  fail,
  open,
  outputOf,
  remove,
  revert,
  stopped,
} from './transitions.ts'

export const editorMachine = editorParts.createMachine({
  id: 'editor',
  meta: {
    events: {
      'place.open': 'Ouvrir une fiche ou un écran',
      'load.retry': 'Lire à nouveau',
      'field.change': 'Changer un champ',
      'file.attach': 'Joindre un fichier',
      'record.save': 'Enregistrer',
      'record.revert': 'Annuler les changements',
      'record.remove': 'Retirer la fiche',
      'record.move': 'Déplacer la fiche',
      'version.restore': 'Revenir à un état précédent',
      'question.confirm': 'Répondre oui',
      'question.cancel': 'Répondre non',
      'choice.make': 'Choisir la version d’une ligne',
      'conflict.settle': 'Enregistrer ces choix',
      'conflict.reload': 'Tout reprendre du fichier',
      'conflict.back': 'Revenir à la saisie',
    },
  },
  context: ({ input }) => contextOf(input),
  initial: 'loading',
  states: {
    loading: {
      description: 'Lecture des fichiers',
      tags: 'busy',
      on: { 'place.open': { ...open, reenter: true } },
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context: { place } }) => place,
        onDone: [
          {
            guard: { type: 'hasDraft', params: outputOf },
            target: 'dirty',
            actions: [{ type: 'takeScreen', params: outputOf }, 'takeDraft', 'showScreen'],
          },
          {
            guard: { type: 'hasRecord', params: outputOf },
            target: 'clean',
            actions: [{ type: 'takeScreen', params: outputOf }, 'showScreen'],
          },
          {
            target: 'shown',
            actions: [{ type: 'takeScreen', params: outputOf }, 'showScreen'],
          },
        ],
        onError: {
          target: 'unreadable',
          actions: { type: 'keepProblem', params: errorOf },
        },
      },
    },
    unreadable: {
      description: 'Rien n’a pu être lu',
      entry: 'callAttention',
      on: { 'load.retry': 'loading', 'place.open': open },
    },
    shown: {
      description: 'Écran sans formulaire',
      on: {
        'load.retry': 'loading',
        'place.open': open,
        'version.restore': {
          target: 'saving',
          actions: {
            type: 'give',
            params: ({ context: { place }, event: { kind, version } }) => ({
              op: 'restore',
              place,
              kind,
              version,
            }),
          },
        },
      },
    },
    clean: {
      description: 'Fiche sans changement',
      on: {
        'place.open': open,
        'field.change': { guard: { type: 'changes', params: changeOf }, ...becomeDirty },
        'record.move': {
          guard: 'isKept',
          target: 'saving',
          actions: {
            type: 'give',
            params: ({ context: { place, base }, event: { to } }) => ({
              op: to,
              place,
              base,
            }),
          },
        },
        'record.remove': remove,
        'file.attach': attach,
      },
    },
    dirty: {
      description: 'Fiche changée, pas enregistrée',
      on: {
        'place.open': ask,
        'field.change': [becomeClean, { actions: becomeDirty.actions }],
        'record.save': 'checking',
        'record.revert': revert,
        'record.remove': remove,
        'file.attach': attach,
      },
    },
    leaving: {
      description: 'Quitter sans enregistrer ?',
      tags: 'asking',
      entry: 'callAttention',
      on: {
        'question.confirm': { target: 'loading', actions: ['openAsked', 'dropDraft'] },
        'question.cancel': { target: 'dirty', actions: 'keepPlace' },
      },
    },
    removing: {
      description: 'Retirer la fiche ?',
      tags: 'asking',
      entry: 'callAttention',
      on: {
        'question.confirm': {
          target: 'saving',
          actions: {
            type: 'give',
            params: ({ context: { place, base } }) => ({ op: 'remove', place, base }),
          },
        },
        'question.cancel': [{ guard: 'isChanged', target: 'dirty' }, { target: 'clean' }],
      },
    },
    checking: {
      description: 'Vérification de la saisie',
      tags: 'busy',
      invoke: {
        id: 'check',
        src: 'check',
        input: ({ context: { place, value } }) => ({ place, value }),
        onDone: [
          {
            guard: { type: 'isRight', params: outputOf },
            target: 'saving',
            actions: [{ type: 'takeChecked', params: outputOf }, 'giveSave'],
          },
          { target: 'refused', actions: { type: 'takeChecked', params: outputOf } },
        ],
        onError: fail,
      },
    },
    saving: {
      description: 'Enregistrement',
      tags: 'busy',
      invoke: {
        id: 'apply',
        src: 'apply',
        input: ({ context: { order } }) => order,
        onDone: [
          {
            guard: { type: 'isDone', params: outputOf },
            target: 'loading',
            actions: [{ type: 'takeResult', params: outputOf }, 'dropDraft'],
          },
          {
            guard: 'isRestoring',
            target: 'shown',
            actions: [{ type: 'takeRefusal', params: outputOf }, 'callAttention'],
          },
          {
            guard: { type: 'isConflict', params: outputOf },
            target: 'conflict',
            actions: { type: 'takeConflict', params: outputOf },
          },
          { target: 'refused', actions: { type: 'takeRefusal', params: outputOf } },
        ],
        onError: [
          {
            guard: 'isRestoring',
            target: 'shown',
            actions: [{ type: 'keepProblem', params: errorOf }, 'callAttention'],
          },
          fail,
        ],
      },
    },
    attaching: {
      description: 'Dépôt d’un fichier',
      tags: 'busy',
      invoke: {
        id: 'attach',
        src: 'attach',
        input: ({ context: { attachment } }) => attachment,
        onDone: [
          {
            guard: { type: 'isRefusedFile', params: outputOf },
            target: 'refused',
            actions: { type: 'refuseFile', params: outputOf },
          },
          {
            target: 'dirty',
            actions: [{ type: 'change', params: attachedOf }, 'keepDraft'],
          },
        ],
        onError: fail,
      },
    },
    refused: { description: 'Saisie refusée', ...stopped },
    failed: { description: 'Rien n’a pu être écrit', ...stopped },
    conflict: {
      description: 'Le fichier a changé entre-temps',
      entry: 'callAttention',
      on: {
        'place.open': [{ guard: 'isChanged', ...ask }, open],
        'choice.make': {
          actions: {
            type: 'choose',
            params: ({ event: { line, side } }) => ({ line, side }),
          },
        },
        'conflict.settle': { target: 'saving', actions: ['merge', 'giveSave'] },
        'conflict.reload': { target: 'loading', actions: 'dropDraft' },
        'conflict.back': [{ guard: 'isChanged', target: 'dirty' }, { target: 'clean' }],
      },
    },
  },
})
