import { nothing, type Values } from './form-fields.rules.ts'
import type { Ignored, Oracle, Rule, Table, Timer } from 'statecharts'
import {
  cutAfter,
  type Errors,
  formatted,
  isCorrect,
  mended,
  tidied,
  wrong,
} from './form-draft.rules.ts'

type Field = keyof Values
type Prefill = { readonly subject: string; readonly line: string }

const reasons = [
  'offline',
  'network',
  'timeout',
  'rejected',
  'tooLarge',
  'tooMany',
  'server',
  'unexpected',
  'unconfigured',
] as const
type Reason = (typeof reasons)[number]

export type ContactFormState = {
  readonly screen: 'form' | 'sending' | 'sent' | 'failed'
  readonly reason: Reason | null
  readonly values: Values
  readonly errors: Errors
  /** The fields that had to leave out a part of the number that was given last. */
  readonly cut: readonly string[]
  readonly prefill: (Prefill & { readonly previousSubject: string }) | null
  /** The course asked for while a message is on its way. */
  readonly asked: Prefill | null
  readonly attention: number
  readonly requests: readonly Values[]
  readonly announced: readonly string[]
  /** How many times a failed message left again: what was said of it is out of date. */
  readonly retries: number
  readonly timers: readonly Timer[]
}

export type ContactFormView = {
  readonly screen: ContactFormState['screen']
  /** Why the last message did not leave, on the screen `failed`. */
  readonly reason: string | null
  readonly values: Values
  readonly errors: Errors
  readonly cut: readonly string[]
  readonly isSaidPrefilled: boolean
  /** How many times the focus was called: to the error summary, to an outcome. */
  readonly attention: number
  readonly requests: { readonly count: number; readonly last: unknown }
  /** The toasts asked for: `message.sent`, `message.failed <reason>`. */
  readonly announced: { readonly count: number; readonly last: string | null }
  readonly retries: number
}

type Cause =
  | { readonly type: 'field.change'; readonly field: Field; readonly value: string }
  | { readonly type: 'form.submit' | 'prefill.clear' }
  | ({ readonly type: 'draft.prefill' } & Prefill)

const writable = ['form', 'failed'] as const

function change(state: ContactFormState, field: Field, value: string) {
  const { values, errors, cut } = state
  const changed = { ...values, [field]: formatted(field, value) }
  return {
    values: changed,
    errors: mended(errors, changed),
    cut: cutAfter(cut, values, field, value),
  }
}

function withoutPrefill({ values, errors, prefill: there }: ContactFormState) {
  if (!there) return {}
  const { subject, line, previousSubject } = there
  const [before = '', ...after] = values.message.split(line)
  const message =
    after.length === 0 ? values.message : before + after.join(line).replace(/^\n{1,2}/, '')
  const changed = {
    ...values,
    subject: values.subject === subject ? previousSubject : values.subject,
    message: message.trim() === '' ? '' : message,
  }
  return { values: changed, errors: mended(errors, changed), prefill: null }
}

function prefill(
  state: ContactFormState,
  { subject, line }: Prefill,
): Partial<ContactFormState> {
  const { values, errors } = { ...state, ...withoutPrefill(state) }
  const message = values.message.includes(line)
    ? values.message
    : `${line}\n\n${values.message.trim() === '' ? '' : values.message}`
  const changed = { ...values, subject, message }
  return {
    values: changed,
    errors: mended(errors, changed),
    prefill: { subject, line, previousSubject: values.subject },
  }
}

/** What was asked for meanwhile is in the form once the message has ended. */
function withRequest(state: ContactFormState): Partial<ContactFormState> {
  return state.asked === null ? {} : { ...prefill(state, state.asked), asked: null }
}

function failed(state: ContactFormState, reason: Reason): Partial<ContactFormState> {
  return {
    ...withRequest(state),
    screen: 'failed',
    reason,
    attention: state.attention + 1,
    announced: [...state.announced, `message.failed ${reason}`],
    timers: [],
  }
}

const fillingRules: Table<ContactFormState, Cause> = [
  {
    id: 'contact-form-change',
    from: { screen: writable },
    when: 'field.change',
    gives: (state, { field, value }) => change(state, field, value),
    statement:
      '§5 – Saisie : téléphone et SIRET groupés ; une correction efface l’erreur qu’elle répare et n’en ajoute aucune.',
  },
  {
    id: 'contact-form-change-after-success',
    from: { screen: 'sent' },
    when: 'field.change',
    gives: (state, { field, value }) => ({
      screen: 'form',
      ...change(state, field, value),
    }),
    statement: 'Décision : le message de succès reste jusqu’à la frappe suivante.',
  },
  {
    id: 'contact-form-prefill',
    from: { screen: writable },
    when: 'draft.prefill',
    gives: (state, asked) => prefill(state, asked),
    statement:
      'Décision : « Demander des informations » choisit le sujet et met sa ligne en tête du message, une seule fois ; une seconde demande prend la place de la première.',
  },
  {
    id: 'contact-form-prefill-after-success',
    from: { screen: 'sent' },
    when: 'draft.prefill',
    gives: (state, asked) => ({ screen: 'form', ...prefill(state, asked) }),
    statement:
      'Décision : après un succès, « Demander des informations » commence un nouveau formulaire.',
  },
  {
    id: 'contact-form-prefill-while-sending',
    from: { screen: 'sending' },
    when: 'draft.prefill',
    gives: (_state, { subject, line }) => ({ asked: { subject, line } }),
    statement:
      'Décision : une demande faite pendant un envoi ne touche pas au message parti ; elle est dans le formulaire ensuite, vidé par le succès ou gardé par l’échec.',
  },
  {
    id: 'contact-form-prefill-clear',
    from: { screen: ['form', 'sent', 'failed'] },
    when: 'prefill.clear',
    if: ({ prefill: there }) => there !== null,
    gives: withoutPrefill,
    statement: 'Décision : retirer le préremplissage rend le message et le sujet d’avant.',
  },
]

const submittingRules: Table<ContactFormState, Cause> = [
  {
    id: 'contact-form-refused',
    from: { screen: writable },
    when: 'form.submit',
    if: ({ values }) => !isCorrect(values),
    gives: ({ values, attention }) => ({
      errors: wrong(values),
      attention: attention + 1,
    }),
    statement:
      '§5 – Les sept champs sont obligatoires et l’e-mail valide : sinon les erreurs se montrent et rien ne part.',
  },
  {
    id: 'contact-form-refused-after-success',
    from: { screen: 'sent' },
    when: 'form.submit',
    gives: ({ values, attention }) => ({
      screen: 'form',
      errors: wrong(values),
      attention: attention + 1,
    }),
    statement: '§5 – Le formulaire vidé par un succès ne repart pas vide.',
  },
  {
    id: 'contact-form-send',
    from: { screen: writable },
    when: 'form.submit',
    if: ({ values }) => isCorrect(values),
    gives: ({ screen, values, requests, retries }) => ({
      screen: 'sending',
      reason: null,
      values: tidied(values),
      errors: {},
      requests: [...requests, tidied(values)],
      retries: screen === 'failed' ? retries + 1 : retries,
      timers: [{ name: 'send', ms: 15_000 }],
    }),
    statement:
      '§4 et §7 – Un envoi correct part une seule fois, avec ses sept champs, l’adresse e-mail sous sa forme normale ; l’échec du précédent n’a plus cours.',
  },
]

const cleared = { values: nothing, errors: {}, cut: [], prefill: null } as const

const outcomeRules: Table<ContactFormState, Cause> = [
  {
    id: 'contact-form-sent',
    from: { screen: 'sending' },
    when: 'sendMessage accepted',
    gives: (state) => ({
      ...cleared,
      ...withRequest({ ...state, ...cleared }),
      screen: 'sent',
      attention: state.attention + 1,
      announced: [...state.announced, 'message.sent'],
      timers: [],
    }),
    statement: '§4 et §8 – Succès : le formulaire est vidé, une notification le dit.',
  },
  ...reasons.map((reason): Rule<ContactFormState, Cause> => ({
    id: `contact-form-failed-${reason}`,
    from: { screen: 'sending' },
    when: `sendMessage ${reason}`,
    gives: (state: ContactFormState) => failed(state, reason),
    statement: `§4 et §8 – Échec (${reason}) : la saisie est gardée, une notification le dit, le message d’échec reste jusqu’au prochain envoi.`,
  })),
  {
    id: 'contact-form-failed-crashed',
    from: { screen: 'sending' },
    when: 'sendMessage crashed',
    gives: (state) => failed(state, 'unexpected'),
    statement: 'Décision : une erreur inconnue est un échec « unexpected ».',
  },
  {
    id: 'contact-form-time-limit',
    from: { screen: 'sending' },
    when: 'after send',
    gives: (state) => failed(state, 'timeout'),
    statement:
      'Décision : sans réponse après 15 s, l’envoi échoue (« timeout ») ; une réponse plus tardive n’est plus lue : « peut-être arrivé » reste vrai.',
  },
]

const ignored: readonly Ignored<ContactFormState, Cause>[] = [
  {
    from: { screen: 'sending' },
    when: ['field.change', 'prefill.clear'],
    because: 'Le message parti ne se change plus : ses champs sont verrouillés.',
  },
  {
    from: { screen: 'sending' },
    when: ['form.submit'],
    because: '§4 et §7 – Un message à la fois, quel que soit le nombre de pressions.',
  },
  {
    from: { screen: ['form', 'sent', 'failed'] },
    when: 'prefill.clear',
    if: ({ prefill: there }) => there === null,
    because: 'Rien n’a été prérempli : le bouton n’est pas là.',
  },
]

export const contactFormOracle: Oracle<ContactFormState, ContactFormView> = {
  initial: {
    screen: 'form',
    reason: null,
    values: nothing,
    errors: {},
    cut: [],
    prefill: null,
    asked: null,
    attention: 0,
    requests: [],
    announced: [],
    retries: 0,
    timers: [],
  },
  table: [...fillingRules, ...submittingRules, ...outcomeRules],
  ignored,
  view: ({ screen, reason, values, errors, cut, prefill: there, ...state }) => ({
    screen,
    reason,
    values,
    errors,
    cut,
    isSaidPrefilled: there !== null,
    attention: state.attention,
    requests: { count: state.requests.length, last: state.requests.at(-1) ?? null },
    announced: { count: state.announced.length, last: state.announced.at(-1) ?? null },
    retries: state.retries,
  }),
}
