/**
 * The Solutions dropdown. It opens when the pointer rests on it, and closes when the pointer leaves. A click
 * or a navigation key pins it, so that it stays open when the pointer leaves. Another click closes it.
 * Letters that are typed within a second of each other move the focus to a link whose label begins with them.
 */
import { assign, emit, setup } from 'xstate'

export type DropdownEvent =
  | { type: 'pointer.enter' }
  | { type: 'pointer.leave' }
  | { type: 'button.press' }
  | { type: 'item.first' }
  | { type: 'item.last' }
  | { type: 'item.next' }
  | { type: 'item.previous' }
  | { type: 'letter.type'; letter: string }
  | { type: 'menu.dismiss' }
  | { type: 'menu.close' }

type Context = { labels: readonly string[]; active: number | null; typed: string }

/**
 * Returns the index of the next label that begins with these letters, regardless of case and accents, or
 * `null`. The active label is considered first, but last for a single letter.
 */
export function findLabel({ labels, active }: Context, typed: string): number | null {
  const fold = (text: string) =>
    text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const wanted = fold(typed)
  // A combining accent alone folds to an empty string.
  if (wanted === '') return null
  const start = active === null ? 0 : wanted.length === 1 ? active + 1 : active
  for (let step = 0; step < labels.length; step += 1) {
    const index = (start + step) % labels.length
    if (fold(labels[index] ?? '').startsWith(wanted)) return index
  }
  return null
}

/** Transitions on a click or a navigation key. They open the menu at once and keep it open. */
const openTransitions = {
  'button.press': '#dropdown.open.mode.pinned',
  'item.first': { target: '#dropdown.open.mode.pinned', actions: 'focusFirst' },
  'item.last': { target: '#dropdown.open.mode.pinned', actions: 'focusLast' },
} as const

export const dropdownMachine = setup({
  types: {
    context: {} as Context,
    events: {} as DropdownEvent,
    emitted: {} as { type: 'button.focus' },
    input: {} as { labels: readonly string[] },
    tags: {} as 'open',
  },
  actions: {
    focusFirst: assign({ active: 0 }),
    focusLast: assign({ active: ({ context }) => context.labels.length - 1 }),
    focusNext: assign({
      active: ({ context }) => ((context.active ?? -1) + 1) % context.labels.length,
    }),
    focusPrevious: assign({
      active: ({ context: { active, labels } }) =>
        ((active ?? 0) - 1 + labels.length) % labels.length,
    }),
    type: assign(({ context }, { letter }: { letter: string }) => {
      const typed = context.typed + letter
      return { typed, active: findLabel(context, typed) ?? context.active }
    }),
    forgetTyped: assign({ typed: '' }),
    forgetActive: assign({ active: null }),
    focusButton: emit({ type: 'button.focus' }),
  },
  delays: { hoverDelay: 100, leaveDelay: 300, typeaheadReset: 1000 },
}).createMachine({
  id: 'dropdown',
  context: ({ input }) => ({ labels: input.labels, active: null, typed: '' }),
  initial: 'closed',
  states: {
    closed: { on: { ...openTransitions, 'pointer.enter': 'hovered' } },
    hovered: {
      after: { hoverDelay: 'open' },
      on: { ...openTransitions, 'pointer.leave': 'closed', 'menu.close': 'closed' },
    },
    open: {
      tags: 'open',
      type: 'parallel',
      exit: ['forgetActive', 'forgetTyped'],
      on: {
        'menu.dismiss': { target: 'closed', actions: 'focusButton' },
        'menu.close': 'closed',
      },
      states: {
        mode: {
          initial: 'peeking',
          on: {
            ...openTransitions,
            'item.next': { target: '.pinned', actions: 'focusNext' },
            'item.previous': { target: '.pinned', actions: 'focusPrevious' },
          },
          states: {
            pinned: { on: { 'button.press': '#dropdown.closed' } },
            peeking: { on: { 'pointer.leave': 'leaving' } },
            leaving: {
              after: { leaveDelay: '#dropdown.closed' },
              on: { 'pointer.enter': 'peeking' },
            },
          },
        },
        typing: {
          initial: 'none',
          on: {
            'letter.type': {
              target: '.word',
              actions: { type: 'type', params: ({ event }) => ({ letter: event.letter }) },
            },
          },
          states: {
            none: {},
            word: { after: { typeaheadReset: { target: 'none', actions: 'forgetTyped' } } },
          },
        },
      },
    },
  },
})
