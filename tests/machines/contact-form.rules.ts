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
  /** The subject that a request chose. */
  readonly chosen: string
  /** The lines of what was asked for and not taken out; null before the first. */
  readonly requests: readonly string[] | null
  /** What was asked for while a message is on its way. */
  readonly asked: readonly Prefill[]
  /** Where the focus was called to each time a request was taken out: `request 0`, `heading`. */
  readonly focused: readonly string[]
  readonly attention: number
  readonly sent: readonly Values[]
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
  readonly requests: readonly string[] | null
  readonly focused: { readonly count: number; readonly last: string | null }
  /** How many times the focus was called: to the error summary, to an outcome. */
  readonly attention: number
  readonly sent: { readonly count: number; readonly last: unknown }
  /** The toasts asked for: `message.sent`, `message.failed <reason>`. */
  readonly announced: { readonly count: number; readonly last: string | null }
  readonly retries: number
}

type Cause =
  | { readonly type: 'field.change'; readonly field: Field; readonly value: string }
  | { readonly type: 'form.submit' }
  | { readonly type: 'request.remove'; readonly line: string }
  | ({ readonly type: 'draft.prefill' } & Prefill)

const writable = ['form', 'failed'] as const

function change(state: ContactFormState, field: Field, value: string) {
  const { values, errors, cut } = state
  const changed = { ...values, [field]: formatted(values, field, value) }
  return {
    values: changed,
    errors: mended(errors, changed),
    cut: cutAfter(cut, values, field, value),
  }
}

/** Below the other requests; above what the visitor has written. */
function lineAdded(message: string, held: readonly string[], line: string): string {
  const lines = message.split('\n')
  if (lines.includes(line)) return message
  const place = Math.max(-1, ...held.map((other) => lines.lastIndexOf(other))) + 1
  if (place === 0) return `${line}\n\n${message.trim() === '' ? '' : message}`
  return [...lines.slice(0, place), line, ...lines.slice(place)].join('\n')
}

/** A line that was changed is the visitor's own; the blank line below goes with what it set apart. */
function lineTaken(message: string, line: string): string {
  const lines = message.split('\n')
  const place = lines.indexOf(line)
  if (place < 0) return message
  const [above, below] = [lines.slice(0, place), lines.slice(place + 1)]
  const isApart = (above.at(-1) ?? '') === '' && below[0] === ''
  const left = [...above, ...below.slice(isApart ? 1 : 0)].join('\n')
  return left.trim() === '' ? '' : left
}

function withoutRequest(state: ContactFormState, line: string): Partial<ContactFormState> {
  const { values, errors, chosen, requests, focused } = state
  const held = requests ?? []
  const left = held.filter((other) => other !== line)
  const isOver = left.length === 0 && values.subject === chosen
  const changed = {
    ...values,
    subject: isOver ? '' : values.subject,
    message: lineTaken(values.message, line),
  }
  const place = held.indexOf(line)
  return {
    values: changed,
    errors: mended(errors, changed),
    chosen: isOver ? '' : chosen,
    requests: left,
    focused: [...focused, place === left.length ? 'heading' : `request ${place}`],
  }
}

function prefill(
  state: ContactFormState,
  { subject, line }: Prefill,
): Partial<ContactFormState> {
  const { values, errors, chosen, requests } = state
  const held = requests ?? []
  const isOwn = values.subject !== '' && values.subject !== chosen
  const isNew = line !== '' && !held.includes(line)
  const changed = {
    ...values,
    subject: isOwn ? values.subject : subject,
    message: isNew ? lineAdded(values.message, held, line) : values.message,
  }
  return {
    values: changed,
    errors: mended(errors, changed),
    chosen: isOwn ? chosen : subject,
    requests: isNew ? [...held, line] : requests,
  }
}

/** What was asked for meanwhile is in the form once the message has ended. */
function withRequests(state: ContactFormState): Partial<ContactFormState> {
  const { asked } = state
  const all = asked.reduce((one, each) => ({ ...one, ...prefill(one, each) }), state)
  const { values, errors, chosen, requests } = all
  return { values, errors, chosen, requests, asked: [] }
}

function failed(state: ContactFormState, reason: Reason): Partial<ContactFormState> {
  return {
    ...withRequests(state),
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
      'Décision : une demande choisit le sujet, si le visiteur n’en a pas choisi, et met sa ligne en tête du message, une seule fois, sous celles des demandes d’avant.',
  },
  {
    id: 'contact-form-prefill-after-success',
    from: { screen: 'sent' },
    when: 'draft.prefill',
    gives: (state, asked) => ({ screen: 'form', ...prefill(state, asked) }),
    statement: 'Décision : après un succès, une demande commence un nouveau formulaire.',
  },
  {
    id: 'contact-form-prefill-while-sending',
    from: { screen: 'sending' },
    when: 'draft.prefill',
    gives: ({ asked }, { subject, line }) => {
      const one = JSON.stringify({ subject, line })
      const others = asked.filter((each) => JSON.stringify(each) !== one)
      return { asked: [...others, { subject, line }] }
    },
    statement:
      'Décision : ce qui est demandé pendant un envoi ne touche pas au message parti ; tout est dans le formulaire ensuite, vidé par le succès ou gardé par l’échec.',
  },
  {
    id: 'contact-form-request-remove',
    from: { screen: ['form', 'sent', 'failed'] },
    when: 'request.remove',
    if: ({ requests }, { line }) => requests?.includes(line) === true,
    gives: (state, { line }) => withoutRequest(state, line),
    statement:
      'Décision : une demande retirée emporte sa ligne si elle est intacte, la dernière le sujet qu’elle avait choisi ; le focus va à la demande suivante, sinon au titre.',
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
    gives: ({ screen, values, sent, retries }) => ({
      screen: 'sending',
      reason: null,
      values: tidied(values),
      errors: {},
      sent: [...sent, tidied(values)],
      retries: screen === 'failed' ? retries + 1 : retries,
      timers: [{ name: 'send', ms: 15_000 }],
    }),
    statement:
      '§4 et §7 – Un envoi correct part une seule fois, avec ses sept champs, l’adresse e-mail sous sa forme normale ; l’échec du précédent n’a plus cours.',
  },
]

const cleared = {
  values: nothing,
  errors: {},
  cut: [],
  chosen: '',
  requests: null,
} as const

const outcomeRules: Table<ContactFormState, Cause> = [
  {
    id: 'contact-form-sent',
    from: { screen: 'sending' },
    when: 'sendMessage accepted',
    gives: (state) => ({
      ...cleared,
      ...withRequests({ ...state, ...cleared }),
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
    when: ['field.change', 'request.remove'],
    because: 'Le message parti ne se change plus : ses champs sont verrouillés.',
  },
  {
    from: { screen: 'sending' },
    when: ['form.submit'],
    because: '§4 et §7 – Un message à la fois, quel que soit le nombre de pressions.',
  },
  {
    from: { screen: ['form', 'sent', 'failed'] },
    when: 'request.remove',
    if: ({ requests }, { line }) => requests?.includes(line) !== true,
    because: 'Cela n’est pas demandé : le bouton n’est pas là.',
  },
]

export const contactFormOracle: Oracle<ContactFormState, ContactFormView> = {
  initial: {
    screen: 'form',
    reason: null,
    values: nothing,
    errors: {},
    cut: [],
    chosen: '',
    requests: null,
    asked: [],
    focused: [],
    attention: 0,
    sent: [],
    announced: [],
    retries: 0,
    timers: [],
  },
  table: [...fillingRules, ...submittingRules, ...outcomeRules],
  ignored,
  view: ({ screen, reason, values, errors, cut, requests, ...state }) => ({
    screen,
    reason,
    values,
    errors,
    cut,
    requests,
    focused: { count: state.focused.length, last: state.focused.at(-1) ?? null },
    attention: state.attention,
    sent: { count: state.sent.length, last: state.sent.at(-1) ?? null },
    announced: { count: state.announced.length, last: state.announced.at(-1) ?? null },
    retries: state.retries,
  }),
}
