import type { Fault } from './fault.ts'

const models = 'tests/machines/machines.test.ts'

/** The model of a machine owes the failure, be the fault in the machine's file or in one beside it. */
function faultOf(
  machine: string,
  [name, find, replace]: readonly [name: string, find: string, replace: string],
  file = machine,
): Fault {
  const title = `the machine ${machine} `
  return { name, file: `machines/${file}.ts`, find, replace, suite: models, title }
}

/** Inside one machine, and in the actors that it invokes. */
export const machineFaults: readonly Fault[] = [
  faultOf('accordion', [
    'any open question is taken for the one that was pressed',
    'context.open === id',
    'context.open !== null',
  ]),
  faultOf('filter', [
    'an unknown category shows nothing',
    'known.includes(value) ? value : everything',
    'value',
  ]),
  faultOf('mobile-menu', [
    'the mobile menu stays open on the next page',
    ", 'page.change': 'closed'",
    '',
  ]),
  faultOf('clipboard', [
    'another text is copied than the one of the press',
    '({ text: event.text })',
    "({ text: event.text + ' ' })",
  ]),
  faultOf(
    'contact-form',
    [
      'the fields leave as they were typed, not as a person reads them',
      'tidied(field, draft[field.name])',
      'draft[field.name]',
    ],
    'form-draft',
  ),
  faultOf('toast-queue', [
    'a notice stays a millisecond too long',
    'defaultDuration = 5000',
    'defaultDuration = 5001',
  ]),
  faultOf('toast-queue', [
    'a held notice forgets the time it has been there',
    'context.remaining - (context.now() - context.since)',
    'context.remaining',
  ]),
  faultOf(
    'contact-form',
    ['a message is given up a millisecond late', '15_000', '15_001'],
    'timeout',
  ),
  faultOf('chat', [
    'the assistant answers too soon',
    'replyNotice: 500',
    'replyNotice: 400',
  ]),
  faultOf('chat', [
    'two quick messages share one notice',
    'id: `reply-${messages.length}`',
    "id: (enqueue.cancel('reply'), 'reply')",
  ]),
  faultOf('layers', [
    'Escape closes the chat before the notice',
    "'toastQueue', 'chat']",
    "'chat', 'toastQueue']",
  ]),
  faultOf('bootstrap', [
    'a press waits for the application a second too long',
    'first: 12_000',
    'first: 13_000',
  ]),
  faultOf('page', [
    'a page that nobody looks at asks for a new document',
    'isDrawn: ({ context }) => context.isDrawn',
    'isDrawn: () => true',
  ]),
  faultOf(
    'funding',
    [
      'an answer of the funding questions survives its question',
      'answer === undefined || questionOf(before) !== questionOf(after)',
      'answer === undefined',
    ],
    'funding-tree',
  ),
  {
    name: 'a letter typed on the open menu finds the link that has the focus',
    file: 'machines/dropdown.ts',
    find: 'wanted.length === 1 ? active + 1 : active',
    replace: 'active',
    suite: 'tests/machines/dropdown.test.ts',
    isFast: true,
  },
  faultOf('toast-queue', [
    'a loop without end in a machine',
    "always: { guard: 'isWaiting', target: 'shown', actions: 'bringBack' }",
    "always: { target: 'empty', reenter: true, actions: 'stopWaiting' }",
  ]),
]
