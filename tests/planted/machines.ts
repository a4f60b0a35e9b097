import type { Fault } from './fault.ts'

const models = 'tests/machines/models.test.ts'

/** Inside one machine, and in the actors that it invokes. */
export const machineFaults: readonly Fault[] = [
  {
    name: 'any open programme is taken for the one that was pressed',
    file: 'machines/accordion.ts',
    find: 'context.open === id',
    replace: 'context.open !== null',
    suite: models,
  },
  {
    name: 'an unknown category shows nothing',
    file: 'machines/filter.ts',
    find: 'known.includes(value) ? value : everything',
    replace: 'value',
    suite: models,
  },
  {
    name: 'the mobile menu stays open on the next page',
    file: 'machines/mobile-menu.ts',
    find: ", 'page.change': 'closed'",
    replace: '',
    suite: models,
  },
  {
    name: 'another text is copied than the one of the press',
    file: 'machines/clipboard.ts',
    find: '({ text: event.text })',
    replace: "({ text: event.text + ' ' })",
    suite: models,
  },
  {
    name: 'the fields leave as they were typed, not as a person reads them',
    file: 'machines/form-draft.ts',
    find: 'tidied(field, draft[field.name])',
    replace: 'draft[field.name]',
    suite: models,
  },
  {
    name: 'a notice stays a millisecond too long',
    file: 'machines/toast-queue.ts',
    find: 'defaultDuration = 5000',
    replace: 'defaultDuration = 5001',
    suite: models,
  },
  {
    name: 'a held notice forgets the time it has been there',
    file: 'machines/toast-queue.ts',
    find: 'context.remaining - (context.now() - context.since)',
    replace: 'context.remaining',
    suite: models,
  },
  {
    name: 'a message is given up a millisecond late',
    file: 'machines/timeout.ts',
    find: '15_000',
    replace: '15_001',
    suite: models,
  },
  {
    name: 'the assistant answers too soon',
    file: 'machines/chat.ts',
    find: 'replyNotice: 500',
    replace: 'replyNotice: 400',
    suite: models,
  },
  {
    name: 'two quick messages share one notice',
    file: 'machines/chat.ts',
    find: 'id: `reply-${messages.length}`',
    replace: "id: 'reply'",
    suite: models,
  },
  {
    name: 'Escape closes the chat before the notice',
    file: 'machines/layers.ts',
    find: "'toastQueue', 'chat']",
    replace: "'chat', 'toastQueue']",
    suite: models,
  },
  {
    name: 'a press waits for the application a second too long',
    file: 'machines/bootstrap.ts',
    find: 'first: 12_000',
    replace: 'first: 13_000',
    suite: models,
  },
  {
    name: 'a page that nobody looks at asks for a new document',
    file: 'machines/page.ts',
    find: 'isDrawn: ({ context }) => context.isDrawn',
    replace: 'isDrawn: () => true',
    suite: models,
  },
  {
    name: 'an answer of the funding questions survives its question',
    file: 'machines/funding-tree.ts',
    find: 'answer === undefined || questionOf(before) !== questionOf(after)',
    replace: 'answer === undefined',
    suite: models,
  },
  {
    name: 'a letter typed on the open menu finds the link that has the focus',
    file: 'machines/dropdown.ts',
    find: 'wanted.length === 1 ? active + 1 : active',
    replace: 'active',
    suite: models,
  },
  {
    name: 'a loop without end in a machine',
    file: 'machines/toast-queue.ts',
    find: "always: { guard: 'isWaiting', target: 'shown', actions: 'bringBack' }",
    replace: "always: { target: 'empty', reenter: true, actions: 'stopWaiting' }",
    suite: models,
  },
]
