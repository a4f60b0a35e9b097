import { expect, test } from 'vitest'
import { exploreProduct, type Move } from 'statecharts'
import { type AnyStateMachine, assign, sendTo } from 'xstate'
import type { Asked } from '#machines/contact-draft.ts'
import { testProduct } from 'statecharts/testing'
import { rewritten, siteModel } from './site.model.ts'

testProduct(siteModel, { states: 1000 })

/** The site as it is when these moves alone are made: what breaks without the others breaks sooner. */
function narrowed(isMade: (move: Move) => boolean): typeof siteModel {
  return { ...siteModel, moves: (view) => siteModel.moves(view).filter(isMade) }
}

const eventsIn = ({ steps }: Move) =>
  steps.flatMap((step) => (step.kind === 'event' ? [step.event] : []))
const changes = ({ changes: named }: Move, ...machines: readonly string[]) =>
  named.some((name) => machines.includes(name))

const isUsual = (move: Move) =>
  !changes(move, 'funding') && eventsIn(move).every(({ value }) => value !== rewritten)
const isOfForm = (move: Move) =>
  isUsual(move) &&
  changes(move, 'contactForm', 'toastQueue') &&
  eventsIn(move).every(({ type }) => !type.startsWith('hold.'))
const isOfAssistant = (move: Move) =>
  isUsual(move) &&
  changes(move, 'chat', 'contactForm', 'toastQueue') &&
  !changes(move, 'individualForm', 'mobileMenu') &&
  eventsIn(move).every(({ type }) => !/^(toast|hold|request)\./.test(type))
const isOfFunding = (move: Move) =>
  changes(move, 'funding') || eventsIn(move).some(({ type }) => type === 'request.add')

const nothing = () => {}
const rememberLast = assign((_: unknown, { subject, id, line }: Asked) => ({
  asked: [{ subject, id, line }],
}))
const startAgain = sendTo('funding', { type: 'answers.clear' })

type Actions = NonNullable<Parameters<AnyStateMachine['provide']>[0]['actions']>

/** The actions of a machine that are others, and the property that breaks when these moves are made. */
const fault = (machine: string, actions: Actions, property: string, isMade = isUsual) => ({
  machine,
  changed: Object.keys(actions).join(),
  property,
  explore: () =>
    exploreProduct(
      narrowed(isMade),
      { states: 5000, isFirstEnough: true },
      { [machine]: (own) => own.provide({ actions }) },
    ),
})

test.each([
  fault('app', { closeDropdown: nothing }, 'menus-close'),
  fault('app', { dismiss: nothing }, 'front-first'),
  fault('app', { reportFailure: nothing }, 'failure-logged'),
  fault('app', { closeMobileMenu: startAgain }, 'frame', () => true),
  fault('app', { closeMobileMenu: startAgain }, 'funding-apart', () => true),
  fault('chat', { announceUnavailable: nothing }, 'chat-told'),
  fault('contactForm', { announceFailed: nothing }, 'failure-told', isOfForm),
  fault('contactForm', { announceSent: nothing }, 'success-told', isOfForm),
  fault('contactForm', { announceRetry: nothing }, 'failure-out-of-date', isOfForm),
  fault('contactForm', { clear: nothing }, 'only-typed', isOfForm),
  fault('contactForm', { takeUpRequests: nothing }, 'course-kept', isOfForm),
  fault('contactForm', { remember: nothing }, 'course-kept', isOfForm),
  fault('contactForm', { remember: rememberLast }, 'course-kept', isOfForm),
  fault('contactForm', { tidy: assign({ requests: null }) }, 'requests-sent', isOfForm),
  fault('contactForm', { addRequest: nothing }, 'funding-asked', isOfFunding),
  fault('individualForm', { announceUnsent: nothing }, 'individual-told'),
  fault('toastQueue', { stopWaiting: nothing }, 'failure-out-of-date', isOfForm),
  fault('toastQueue', { keepFailure: nothing }, 'failure-stays'),
  fault('toastQueue', { keepFailure: nothing }, 'failure-stays', isOfAssistant),
])('$machine with another $changed breaks $property', ({ explore, property }) => {
  expect(explore().counterexamples.map((found) => found.property)).toContain(property)
})
