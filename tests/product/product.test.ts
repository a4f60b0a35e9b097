import { expect, test } from 'vitest'
import { describeStep, exploreProduct, type Move } from 'statecharts'
import { assign, sendTo } from 'xstate'
import type { Asked } from '#machines/contact-draft.ts'
import { testProduct } from 'statecharts/testing'
import { rewritten, siteModel, type SiteView } from './site.model.ts'

type Changes = NonNullable<Parameters<typeof exploreProduct>[2]>

const courseLine = String.raw`Formation\u00a0: Excel`
const bounds = { states: 5000, isFirstEnough: true } as const

testProduct(siteModel, { states: 3000 })

const isRewriting = ({ steps }: Move) =>
  steps.every((step) => step.kind === 'event' && step.event.value === rewritten)

/** The site while no answer about funding is given, nor a message written over: what breaks without them breaks sooner. */
const withoutFunding: typeof siteModel = {
  ...siteModel,
  moves: (view) =>
    siteModel
      .moves(view)
      .filter((move) => !move.changes.includes('funding') && !isRewriting(move)),
}

/** The shortest way to break each property, a line a step; all that is typed in the form is one. */
function broken(changes: Changes, model = withoutFunding) {
  return Object.fromEntries(
    exploreProduct(model, bounds, changes).counterexamples.map(({ property, steps }) => [
      property,
      steps
        .map(describeStep)
        .map((line) =>
          line.replace(/^@contactForm field\.change .*/, 'the form is filled in'),
        )
        .filter((line, index, all) => line !== all[index - 1]),
    ]),
  )
}

test('F42 a form that forgets what is asked for while a message is on its way loses a course', () => {
  const forgetful: Changes = {
    contactForm: (machine) => machine.provide({ actions: { remember: () => {} } }),
  }
  expect(broken(forgetful)).toEqual({
    'course-kept': [
      'the form is filled in',
      '@contactForm form.submit',
      '@contactForm request.add {"subject":"Formation sur mesure","id":"sujet=formation-sur-mesure","line":"Formation sur mesure"}',
      '@app page.change',
      'contactForm.sendMessage accepted',
    ],
  })
})

test('F42 a form that remembers only what is asked for last loses the first of two courses', () => {
  const remember = assign((_: unknown, { subject, id, line }: Asked) => ({
    asked: [{ subject, id, line }],
  }))
  const forgetful: Changes = {
    contactForm: (machine) => machine.provide({ actions: { remember } }),
  }
  expect(broken(forgetful)).toEqual({
    'course-kept': [
      'the form is filled in',
      '@contactForm form.submit',
      '@toastQueue toast.show {"toast":{"notice":"courseRequest","subject":"Excel"}}',
      '@contactForm request.add {"subject":"Formation sur mesure","id":"sujet=formation-sur-mesure","line":"Formation sur mesure"}',
      '@app page.change',
      `@contactForm request.add {"subject":"Information sur une formation","id":"formation=excel","line":"${courseLine}"}`,
      '@toastQueue toast.dismiss',
      '@app page.change',
      'contactForm.sendMessage accepted',
    ],
  })
})

const withoutWaiting: Changes = {
  toastQueue: (machine) => machine.provide({ actions: { keepFailure: () => {} } }),
}

test('F43 notices that forget the failure which they replace lose it', () => {
  expect(broken(withoutWaiting)).toEqual({
    'failure-stays': [
      'the form is filled in',
      '@contactForm form.submit',
      'contactForm.sendMessage refused',
      '@individualForm form.submit',
      '@toastQueue toast.dismiss',
    ],
  })
})

test('F43 it is lost to the assistant too, half a second after a message to it', () => {
  const isSaid = ({ steps }: Move) =>
    steps.some((step) => step.kind === 'event' && step.event.type === 'toast.show')
  const isIndividual = ({ changes }: Move) => changes.includes('individualForm')
  const model = {
    ...withoutFunding,
    moves: (view: SiteView) =>
      withoutFunding.moves(view).filter((move) => !isSaid(move) && !isIndividual(move)),
  }
  expect(broken(withoutWaiting, model)).toEqual({
    'failure-stays': [
      'the form is filled in',
      '@contactForm form.submit',
      '@chat chat.toggle',
      '@chat draft.change {"text":"Bonjour"}',
      '@chat message.submit',
      'contactForm.sendMessage refused',
      'after 500 ms',
      '@toastQueue toast.dismiss',
    ],
  })
})

/** What can be done to the form and the notices alone, without holding them, where a fault is in one of them. */
function near(machine: string): typeof siteModel {
  const own = ['contactForm', 'toastQueue']
  if (!own.includes(machine)) return withoutFunding
  const isNear = ({ changes, steps }: Move) =>
    changes.some((changed) => own.includes(changed)) &&
    steps.every((step) => step.kind !== 'event' || !step.event.type.startsWith('hold.'))
  return { ...withoutFunding, moves: (view) => withoutFunding.moves(view).filter(isNear) }
}

test('F56 a message that leaves without what is asked for: found', () => {
  const bare: Changes = {
    contactForm: (machine) =>
      machine.provide({ actions: { tidy: assign({ requests: null }) } }),
  }
  expect(Object.keys(broken(bare, near('contactForm')))).toContain('requests-sent')
})

test('answers about funding that the form does not take up: found', () => {
  const deaf: Changes = {
    contactForm: (machine) => machine.provide({ actions: { addRequest: () => {} } }),
  }
  const isFunding = ({ changes, steps }: Move) =>
    changes.includes('funding') ||
    steps.some((step) => step.kind === 'event' && step.event.type === 'request.add')
  const model = {
    ...siteModel,
    moves: (view: SiteView) => siteModel.moves(view).filter(isFunding),
  }
  expect(Object.keys(broken(deaf, model))).toContain('funding-asked')
})

test('a change of page that begins the questions about funding again: found', () => {
  const restless: Changes = {
    app: (machine) =>
      machine.provide({
        actions: { closeMobileMenu: sendTo('funding', { type: 'answers.clear' }) },
      }),
  }
  expect(Object.keys(broken(restless, siteModel))).toEqual(
    expect.arrayContaining(['frame', 'funding-apart']),
  )
})

const nothing = () => {}
const faults: readonly (readonly [
  fault: string,
  machine: string,
  action: string,
  property: string,
])[] = [
  [
    'a change of page leaves the Solutions menu open',
    'app',
    'closeDropdown',
    'menus-close',
  ],
  [
    'nobody hears that the assistant will not answer',
    'chat',
    'announceUnavailable',
    'chat-told',
  ],
  ['nobody hears that a message failed', 'contactForm', 'announceFailed', 'failure-told'],
  [
    'nobody hears that a message has arrived',
    'contactForm',
    'announceSent',
    'success-told',
  ],
  [
    'nobody hears that a message leaves again',
    'contactForm',
    'announceRetry',
    'failure-out-of-date',
  ],
  [
    'nobody hears that the form sends nothing',
    'individualForm',
    'announceUnsent',
    'individual-told',
  ],
  ['Escape closes nothing', 'app', 'dismiss', 'front-first'],
  [
    'a failure that waits outlives the next try',
    'toastQueue',
    'stopWaiting',
    'failure-out-of-date',
  ],
  ['the log says nothing of a failure', 'app', 'reportFailure', 'failure-logged'],
  ['what was sent stays in the form', 'contactForm', 'clear', 'only-typed'],
  [
    'the course asked for meanwhile is not taken up',
    'contactForm',
    'takeUpRequests',
    'course-kept',
  ],
]

test.each(faults)('%s: found', (_fault, machine, action, property) => {
  const changes = {
    [machine]: (own) => own.provide({ actions: { [action]: nothing } }),
  } satisfies Changes
  expect(Object.keys(broken(changes, near(machine)))).toContain(property)
})
