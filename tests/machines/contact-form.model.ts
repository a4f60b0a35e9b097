import type { SnapshotFrom } from 'xstate'
import { SendError } from '#machines/send-error.ts'
import { contactFields } from '#machines/contact-draft.ts'
import { type ContactFormEvent, contactFormMachine } from '#machines/contact-form.ts'
import type { Event, Model } from 'statecharts'
import { answers, type Name, requiredNames, type Values } from './form-fields.rules.ts'
import {
  contactFormOracle,
  type ContactFormState,
  type ContactFormView,
} from './contact-form.rules.ts'
import { contactFormScenarios, requestOf } from './contact-form.scenarios.ts'
import { formEvents } from './form-values.ts'

type Snapshot = SnapshotFrom<typeof contactFormMachine>

const emails = [answers.email, 'zoe', ''] as const
const texts: Values = {
  ...answers,
  phone: answers.phone.replaceAll(' ', '.'),
  siret: answers.siret.replaceAll(' ', ''),
}
const inOrder = requiredNames.filter((name) => name !== 'name' && name !== 'email')

const subject = 'Information sur une formation'
const offered = ['Communication professionnelle', 'Leadership'].map(requestOf)
const requests = ['Anglais', 'Anglais $& (B2)', 'Excel'].map(requestOf)

function change(field: Name, value: string) {
  return { type: 'field.change', field, value } as const
}

/** Detours are offered only at the beginning and at the end of the way: elsewhere they multiply the states. */
function detours({ context: { draft } }: Snapshot): readonly ContactFormEvent[] {
  const others = emails.filter((email) => email !== draft.email)
  return [
    change('name', draft.name === '' ? texts.name : ''),
    ...others.map((email) => change('email', email)),
  ]
}

/** The way: name, e-mail, then the other fields one after the other. */
function progress({ value, context: { draft } }: Snapshot): readonly ContactFormEvent[] {
  const next = inOrder.find((field) => draft[field] === '')
  if (value === 'success') return [change('company', texts.company)]
  if (draft.name === '') return [change('name', texts.name)]
  if (draft.email !== emails[0]) return [change('email', emails[0])]
  return [next === undefined ? change('message', '') : change(next, texts[next])]
}

/** What a visitor could type next. */
function changes(snapshot: Snapshot): readonly ContactFormEvent[] {
  const { draft, requests } = snapshot.context
  const isFull = inOrder.every((field) => draft[field] !== '')
  const isUnderway = requests !== null || (draft.company !== '' && !isFull)
  if (isUnderway) return progress(snapshot)
  const isReady = draft.name !== '' && draft.email === emails[0]
  return [
    ...detours(snapshot),
    ...(isReady || snapshot.value === 'success' ? progress(snapshot) : []),
  ]
}

function screenOf(snapshot: Snapshot): ContactFormView['screen'] {
  if (snapshot.hasTag('busy')) return 'sending'
  if (snapshot.hasTag('sent')) return 'sent'
  return snapshot.hasTag('failed') ? 'failed' : 'form'
}

function describeEmitted({ type, reason }: Event): string {
  return typeof reason === 'string' ? `${type} ${reason}` : type
}

function placeOf({ at }: Event): string {
  return typeof at === 'number' ? `request ${at}` : 'heading'
}

function count(emitted: readonly Event[], asked: string): number {
  return emitted.filter(({ type }) => type === asked).length
}

export const contactFormModel = {
  ...contactFormOracle,
  name: 'contact-form',
  scenarios: contactFormScenarios,
  machine: contactFormMachine,
  events: (snapshot) => [
    ...changes(snapshot),
    { type: 'form.submit' },
    ...offered.map((request) => ({ type: 'request.add' as const, subject, ...request })),
    ...offered.map(({ id }) => ({ type: 'request.remove' as const, id })),
  ],
  values: (vary) => {
    const { fc, madeOf } = vary
    const message = madeOf(['Formation : Anglais', '\n', '\n\n', ' ', 'Bonjour'], 6)
    return fc.oneof(
      { weight: 9, arbitrary: formEvents(vary, contactFields) },
      { weight: 1, arbitrary: message.map((value) => change('message', value)) },
      {
        weight: 1,
        arbitrary: fc
          .tuple(
            fc.constantFrom(subject, 'Formation sur mesure'),
            fc.constantFrom({ id: '', line: '' }, ...requests),
          )
          .map(([chosen, request]) => ({
            type: 'request.add' as const,
            subject: chosen,
            ...request,
          })),
      },
      {
        weight: 1,
        arbitrary: fc
          .constantFrom(...requests)
          .map(({ id }) => ({ type: 'request.remove' as const, id })),
      },
    )
  },
  bounds: [
    'one text a field, filled in one after the other; three of the e-mail',
    'two courses asked for with one subject; others in scenarios',
  ],
  outcomes: {
    sendMessage: {
      accepted: { output: undefined },
      offline: { error: new SendError('offline') },
      network: { error: new SendError('network') },
      timeout: { error: new SendError('timeout') },
      rejected: { error: new SendError('rejected') },
      tooLarge: { error: new SendError('tooLarge') },
      tooMany: { error: new SendError('tooMany') },
      server: { error: new SendError('server') },
      unexpected: { error: new SendError('unexpected') },
      unconfigured: { error: new SendError('unconfigured') },
      crashed: { error: new TypeError('undefined is not a function') },
    },
  },
  waits: [5000],
  // Why a message did not leave changes no transition.
  abstract: ({ value, context }, due) =>
    JSON.stringify([
      value,
      due,
      { ...context, caret: null, failure: context.failure !== null },
    ]),
  observe: (snapshot, { calls, emitted }) => {
    const { draft, errors, cut, requests, failure } = snapshot.context
    const screen = screenOf(snapshot)
    const focused = emitted.filter(({ type }) => type === 'request.focus')
    const lastFocus = focused.at(-1)
    const announced = emitted.filter(({ type }) => /^message\.(?:sent|failed)$/.test(type))
    const last = announced.at(-1)
    return {
      screen,
      reason: screen === 'failed' ? failure : null,
      values: draft,
      errors,
      cut,
      requests,
      focused: {
        count: focused.length,
        last: lastFocus ? placeOf(lastFocus) : null,
      },
      attention: count(emitted, 'feedback.focus'),
      sent: { count: calls.length, last: calls.at(-1)?.input ?? null },
      announced: { count: announced.length, last: last ? describeEmitted(last) : null },
      retries: count(emitted, 'message.retry'),
    }
  },
} satisfies Model<typeof contactFormMachine, ContactFormState, ContactFormView>
