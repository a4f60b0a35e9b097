import type { Fault } from './fault.ts'

const wiring = 'tests/services/app-actor.test.ts'
const product = 'tests/product/product.test.ts'
const views = 'tests/views/paths.test.tsx'

/** Between machines, and around the root. */
export const wiringFaults: readonly Fault[] = [
  {
    name: 'a message that is sent again leaves its failure on screen',
    file: 'machines/app.ts',
    find: "'message.retry': { actions: 'withdrawFailure' }",
    replace: "'message.retry': {}",
    suite: product,
  },
  {
    name: 'a failure that another notice replaced is never told again',
    file: 'machines/toast-queue.ts',
    find: 'isFailure(context.toast) ? context.toast : context.waiting',
    replace: 'context.waiting',
    suite: product,
  },
  {
    name: 'a course asked for while a message is on its way is lost',
    file: 'machines/contact-requests.ts',
    find: '({ ...content, ...addRequest(content, asked) })',
    replace: '({ ...content, draft: addRequest(content, asked).draft })',
    suite: product,
  },
  {
    name: 'a change of page leaves the menu of solutions open',
    file: 'machines/app.ts',
    find: "actions: ['closeMobileMenu', 'closeDropdown']",
    replace: "actions: ['closeMobileMenu']",
    suite: product,
  },
  {
    name: 'a success is told as a failure',
    file: 'machines/app.ts',
    find: "params: { notice: 'messageSent' }",
    replace: "params: { notice: 'messageFailed' }",
    suite: product,
  },
  {
    name: 'the individual form tells nobody that it is complete',
    file: 'src/services/app-actor.ts',
    find: "individualForm?.on('*', (event) => event",
    replace: "individualForm?.on('*', (event) => false && event",
    suite: views,
    title: 'individual-form on its views',
  },
  {
    name: 'the assistant tells nobody that it will not answer',
    file: 'src/services/app-actor.ts',
    find: "chat?.on('*', (event) => app.send(event))",
    replace: "chat?.on('*', () => {})",
    suite: product,
  },
  {
    name: 'Escape reaches no layer',
    file: 'src/services/app-actor.ts',
    find: "layers?.on('*', (event) => app.send(event))",
    replace: "layers?.on('*', () => {})",
    suite: product,
  },
  {
    name: 'a message that was not confirmed leaves no line in the log',
    file: 'src/services/app-actor.ts',
    find: 'warn(`Message not confirmed: ${reason}`)',
    replace: 'void reason',
    suite: wiring,
    isFast: true,
  },
  {
    name: 'notices count with another clock than the site’s',
    file: 'src/services/app-actor.ts',
    find: '      now,\n',
    replace: '      now: () => 0,\n',
    suite: views,
    title: 'toast-queue on its views',
  },
  {
    name: 'any answer of the provider is taken for its OK',
    file: 'src/services/send-message.ts',
    find: " || answer.text.trim() !== 'OK'",
    replace: '',
    suite: 'tests/services/send-message.test.ts',
    isFast: true,
  },
  {
    name: 'a robot’s message leaves',
    file: 'src/services/honeypot.ts',
    find: "isTold || trap === null || trap.value === ''",
    replace: 'isTold || trap?.value !== null',
    suite: 'tests/e2e/contact-failures.test.ts',
  },
  {
    name: 'who has a password manager is never let through',
    file: 'src/services/honeypot.ts',
    find: 'isTold = true',
    replace: 'isTold = false',
    suite: 'tests/views/faults.test.tsx',
    title: 'F51 ',
  },
  {
    name: 'a file that hangs is waited for without end',
    file: 'src/services/in-time.ts',
    find: '      timeout,\n',
    replace: '      timeout * 10,\n',
    suite: 'tests/services/in-time.test.ts',
    isFast: true,
  },
  {
    name: 'what was typed is given back to nobody',
    file: 'src/services/page-leave.ts',
    find: '|| kept.get(key)',
    replace: '',
    suite: 'tests/e2e/faults-reload.test.ts',
    title: 'F47 what',
  },
  {
    name: 'a message that has arrived in the background is given back',
    file: 'src/services/page-leave.ts',
    find: '(event) => {\n    storage.clear()',
    replace: '(event) => {',
    suite: 'tests/e2e/faults-reload.test.ts',
    title: 'F47 a message',
  },
]
