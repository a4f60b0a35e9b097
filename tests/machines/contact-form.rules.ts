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
type Request = { readonly id: string; readonly line: string }
type Asked = Request & { readonly subject: string }

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
  /** What was asked for and not taken out; null before the first. */
  readonly requests: readonly Request[] | null
  /** What was asked for while a message is on its way. */
  readonly asked: readonly Asked[]
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
  readonly requests: readonly Request[] | null
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
  | { readonly type: 'request.remove'; readonly id: string }
  | ({ readonly type: 'request.add' } & Asked)

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

/** What the mail holds: a line for each request, then what was written. */
export function leaving({
  values,
  requests,
}: Pick<ContactFormState, 'values' | 'requests'>): Values {
  const asked = (requests ?? []).map(({ line }) => line).join('\n')
  if (asked === '') return values
  const isBlank = values.message.trim() === ''
  return { ...values, message: isBlank ? asked : `${asked}\n\n${values.message}` }
}

function withoutRequest(state: ContactFormState, id: string): Partial<ContactFormState> {
  const { values, errors, chosen, requests, focused } = state
  const held = requests ?? []
  const left = held.filter((other) => other.id !== id)
  const isOver = left.length === 0 && values.subject === chosen
  const changed = { ...values, subject: isOver ? '' : values.subject }
  const place = held.findIndex((other) => other.id === id)
  return {
    values: changed,
    errors: mended(errors, leaving({ values: changed, requests: left })),
    chosen: isOver ? '' : chosen,
    requests: left,
    focused: [...focused, place === left.length ? 'heading' : `request ${place}`],
  }
}

function add(
  state: ContactFormState,
  { subject, id, line }: Asked,
): Partial<ContactFormState> {
  const { values, errors, chosen, requests } = state
  const held = requests ?? []
  const isOwn = values.subject !== '' && values.subject !== chosen
  const isNew = id !== '' && held.every((other) => other.id !== id)
  const changed = { ...values, subject: isOwn ? values.subject : subject }
  const all = isNew ? [...held, { id, line }] : requests
  return {
    values: changed,
    errors: mended(errors, leaving({ values: changed, requests: all })),
    chosen: isOwn ? chosen : subject,
    requests: all,
  }
}

/** What was asked for meanwhile is in the form once the message has ended. */
function withRequests(state: ContactFormState): Partial<ContactFormState> {
  const { asked } = state
  const all = asked.reduce((one, each) => ({ ...one, ...add(one, each) }), state)
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
    id: 'contact-form-request-add',
    from: { screen: writable },
    when: 'request.add',
    gives: (state, asked) => add(state, asked),
    statement:
      'Décision : une demande choisit le sujet, si le visiteur n’en a pas choisi, et met sa ligne en tête du message, une seule fois, sous celles des demandes d’avant.',
  },
  {
    id: 'contact-form-request-add-after-success',
    from: { screen: 'sent' },
    when: 'request.add',
    gives: (state, asked) => ({ screen: 'form', ...add(state, asked) }),
    statement: 'Décision : après un succès, une demande commence un nouveau formulaire.',
  },
  {
    id: 'contact-form-request-add-while-sending',
    from: { screen: 'sending' },
    when: 'request.add',
    gives: ({ asked }, { subject, id, line }) => {
      const others = asked.filter((each) => each.subject !== subject || each.id !== id)
      return { asked: [...others, { subject, id, line }] }
    },
    statement:
      'Décision : ce qui est demandé pendant un envoi ne touche pas au message parti ; tout est dans le formulaire ensuite, vidé par le succès ou gardé par l’échec.',
  },
  {
    id: 'contact-form-request-remove',
    from: { screen: ['form', 'sent', 'failed'] },
    when: 'request.remove',
    if: ({ requests }, { id }) => requests?.some((one) => one.id === id) === true,
    gives: (state, { id }) => withoutRequest(state, id),
    statement:
      'Décision : une demande retirée emporte sa ligne si elle est intacte, la dernière le sujet qu’elle avait choisi ; le focus va à la demande suivante, sinon au titre.',
  },
]

const submittingRules: Table<ContactFormState, Cause> = [
  {
    id: 'contact-form-refused',
    from: { screen: writable },
    when: 'form.submit',
    if: (state) => !isCorrect(leaving(state)),
    gives: (state) => ({
      errors: wrong(leaving(state)),
      attention: state.attention + 1,
    }),
    statement:
      '§5 – Les sept champs sont obligatoires et l’e-mail valide : sinon les erreurs se montrent et rien ne part.',
  },
  {
    id: 'contact-form-refused-after-success',
    from: { screen: 'sent' },
    when: 'form.submit',
    gives: (state) => ({
      screen: 'form',
      errors: wrong(leaving(state)),
      attention: state.attention + 1,
    }),
    statement: '§5 – Le formulaire vidé par un succès ne repart pas vide.',
  },
  {
    id: 'contact-form-send',
    from: { screen: writable },
    when: 'form.submit',
    if: (state) => isCorrect(leaving(state)),
    gives: ({ screen, values, requests, sent, retries }) => ({
      screen: 'sending',
      reason: null,
      values: tidied(values),
      errors: {},
      sent: [...sent, leaving({ values: tidied(values), requests })],
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
    if: ({ requests }, { id }) => requests?.some((one) => one.id === id) !== true,
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
