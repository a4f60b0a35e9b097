import type { SnapshotFrom } from 'xstate'
import { specify, type Timer } from 'statecharts'
import { type CourseRequest, contactFields, type Request } from '#machines/contact-draft.ts'
import { type ContactFormEvent, contactFormMachine } from '#machines/contact-form.ts'
import { SendError, type SendFailure } from '#machines/send-error.ts'
import {
  change,
  formEvents,
  isCorrect,
  leaving,
  mended,
  tidied,
  wrong,
  type Written,
} from './form-draft.rules.ts'
import { answers, type Name, nothing, type Values } from './form-fields.rules.ts'

const reasons: readonly SendFailure[] = [
  'offline',
  'network',
  'timeout',
  'rejected',
  'tooLarge',
  'tooMany',
  'server',
  'unexpected',
  'unconfigured',
]

export type ContactFormState = Written<Values> & {
  readonly screen: 'form' | 'sending' | 'sent' | 'failed'
  /** The reason why the last message was not sent, on the screen `failed`. */
  readonly reason: SendFailure | null
  /** The subject that a request has selected. */
  readonly chosen: string
  /** The requests that were added and not removed; `null` before the first one. */
  readonly requests: readonly Request[] | null
  /** The requests that arrived while a message is being sent. */
  readonly asked: readonly CourseRequest[]
  readonly sent: readonly unknown[]
  /**
   * The emitted events, oldest first: focus requests (`feedback.focus`, `request.focus 0` or
   * its `heading`), `message.sent`, `message.failed <reason>` and `message.retry`.
   */
  readonly told: readonly string[]
  readonly timers: readonly Timer[]
}
type State = ContactFormState

const writable = { screen: ['form', 'failed'] } as const
const open = { screen: ['form', 'sent', 'failed'] } as const
const sending = { screen: 'sending' } as const
const sent = { screen: 'sent' } as const
const locked = 'Le message parti ne se change plus : ses champs sont verrouillés.'
const cleared = {
  values: nothing,
  errors: {},
  cut: [],
  chosen: '',
  requests: null,
} as const

/** Returns the state with this subject and these requests, and with resolved errors removed. */
function asking(
  state: State,
  subject: string,
  { chosen, requests }: Pick<State, 'chosen' | 'requests'>,
) {
  const values = { ...state.values, subject }
  const errors = mended(state.errors, leaving({ values, requests }))
  return { values, errors, chosen, requests }
}

function add(state: State, { subject, id, line }: CourseRequest) {
  const { values, chosen, requests } = state
  const held = requests ?? []
  const isOwn = values.subject !== '' && values.subject !== chosen
  const isNew = id !== '' && held.every((other) => other.id !== id)
  return asking(state, isOwn ? values.subject : subject, {
    chosen: isOwn ? chosen : subject,
    requests: isNew ? [...held, { id, line }] : requests,
  })
}

function remove(state: State, id: string) {
  const { values, chosen, requests, told } = state
  const held = requests ?? []
  const left = held.filter((other) => other.id !== id)
  const isOver = left.length === 0 && values.subject === chosen
  const place = held.findIndex((other) => other.id === id)
  return {
    ...asking(state, isOver ? '' : values.subject, {
      chosen: isOver ? '' : chosen,
      requests: left,
    }),
    told: [...told, `request.focus ${place === left.length ? 'heading' : place}`],
  }
}

const refused = (state: State) => ({
  errors: wrong(leaving(state)),
  told: [...state.told, 'feedback.focus'],
})

/** Returns the state after sending has ended, when the queued requests are added to the form. */
function ended(state: State, code: string): State {
  const all = state.asked.reduce((one, each) => ({ ...one, ...add(one, each) }), state)
  return { ...all, asked: [], told: [...state.told, 'feedback.focus', code], timers: [] }
}

function failed(state: State, reason: SendFailure): State {
  return { ...ended(state, `message.failed ${reason}`), screen: 'failed', reason }
}

const failureOf = (reason: SendFailure) => ({
  from: sending,
  says: `§4 et §8 – Échec (${reason}) : la saisie est gardée, une notification le dit, le message d’échec reste jusqu’au prochain envoi.`,
  gives: (state: State) => failed(state, reason),
})

type Snapshot = SnapshotFrom<typeof contactFormMachine>

function screenOf(snapshot: Snapshot): State['screen'] {
  if (snapshot.hasTag('busy')) return 'sending'
  if (snapshot.hasTag('sent')) return 'sent'
  return snapshot.hasTag('failed') ? 'failed' : 'form'
}

const subject = 'Information sur une formation'
const offered = ['Communication professionnelle', 'Leadership'] as const
const others = ['', 'Anglais', 'Anglais $& (B2)', 'Excel']

function write(field: Name, value: string) {
  return { type: 'field.change', field, value } as const
}

/**
 * Fills in the fields in one order only. Requests and detours occur at both ends, because
 * elsewhere they would multiply the states.
 */
function events({ context: { draft } }: Snapshot): readonly ContactFormEvent[] {
  const next = contactFields.find(({ name }) => draft[name] === '')?.name
  const isBlank = next === 'name' && draft.company === ''
  const submit = { type: 'form.submit' } as const
  if (next && !isBlank) return [write(next, answers[next]), submit]
  return [
    ...(next ? [write(next, answers[next])] : [write('name', ''), write('email', 'zoe')]),
    submit,
    ask(offered[isBlank ? 0 : 1]),
    ...offered.map(drop),
  ]
}

/** Requests a course by the first word of its title; '' requests only the subject. */
const ask = (course: string, chosen = subject) => {
  const line = course && `Formation : ${course}`
  return { type: 'request.add', subject: chosen, id: course, line } as const
}
const drop = (course: string) => ({ type: 'request.remove', id: course }) as const
const filled = contactFields.map(({ name }) => write(name, answers[name]))
const submitted = [...filled, 'form.submit'] as const

const initial: State = {
  ...cleared,
  screen: 'form',
  reason: null,
  asked: [],
  sent: [],
  told: [],
  timers: [],
}

export const contactFormSpec = specify({ machine: contactFormMachine, initial })({
  name: 'contact-form',
  rules: {
    'field.change': [
      {
        from: writable,
        says: '§5 – Saisie : téléphone et SIRET groupés ; une correction efface l’erreur qu’elle répare et n’en ajoute aucune.',
        gives: change,
      },
      {
        from: sent,
        says: 'Décision : le message de succès reste jusqu’à la frappe suivante.',
        gives: (state, edit) => ({ screen: 'form', ...change(state, edit) }),
      },
      { ignoredBecause: locked },
    ],
    'request.add': [
      {
        from: writable,
        says: 'Décision : une demande choisit le sujet, si le visiteur n’en a pas choisi, et met sa ligne en tête du message, une seule fois, sous celles des demandes d’avant.',
        gives: add,
      },
      {
        from: sent,
        says: 'Décision : après un succès, une demande commence un nouveau formulaire.',
        gives: (state, asked) => ({ screen: 'form', ...add(state, asked) }),
      },
      {
        from: sending,
        says: 'Décision : ce qui est demandé pendant un envoi ne touche pas au message parti ; tout est dans le formulaire ensuite, vidé par le succès ou gardé par l’échec.',
        gives: ({ asked }, { subject: chosen, id, line }) => ({
          asked: [
            ...asked.filter((each) => each.subject !== chosen || each.id !== id),
            { subject: chosen, id, line },
          ],
        }),
      },
    ],
    'request.remove': {
      from: open,
      if: ({ requests }, { id }) => requests?.some((one) => one.id === id) === true,
      says: 'Décision : une demande retirée emporte sa ligne, la dernière le sujet qu’elle avait choisi ; le focus va à la demande suivante, sinon au titre.',
      gives: (state, { id }) => remove(state, id),
      otherwise: `Le bouton de cette demande n’est pas là. ${locked}`,
    },
    'form.submit': [
      {
        from: writable,
        if: (state) => !isCorrect(leaving(state)),
        says: '§5 – Tous les champs sont obligatoires et l’e-mail valide : sinon les erreurs se montrent et rien ne part.',
        gives: refused,
      },
      {
        from: sent,
        says: '§5 – Le formulaire vidé par un succès ne repart pas vide.',
        gives: (state) => ({ screen: 'form', ...refused(state) }),
      },
      {
        from: writable,
        if: (state) => isCorrect(leaving(state)),
        says: '§4 et §7 – Un envoi correct part une seule fois, avec tous ses champs, l’adresse e-mail sous sa forme normale ; l’échec du précédent n’a plus cours.',
        gives: ({ screen, values, requests, sent: before, told }) => ({
          ...sending,
          reason: null,
          values: tidied(values),
          errors: {},
          sent: [...before, leaving({ values: tidied(values), requests })],
          told: screen === 'failed' ? [...told, 'message.retry'] : told,
          timers: [{ name: 'send', ms: 15_000 }],
        }),
      },
      {
        ignoredBecause:
          '§4 et §7 – Un message à la fois, quel que soit le nombre de pressions.',
      },
    ],
    'sendMessage accepted': {
      from: sending,
      says: '§4 et §8 – Succès : le formulaire est vidé, une notification le dit.',
      gives: (state) => ({ ...ended({ ...state, ...cleared }, 'message.sent'), ...sent }),
    },
    ...Object.fromEntries(
      reasons.map((reason) => [`sendMessage ${reason}`, failureOf(reason)]),
    ),
    'sendMessage crashed': {
      from: sending,
      says: 'Décision : une erreur inconnue est un échec « unexpected ».',
      gives: (state) => failed(state, 'unexpected'),
    },
    'after send': {
      from: sending,
      says: 'Décision : sans réponse après 15 s, l’envoi échoue (« timeout ») ; une réponse plus tardive n’est plus lue : « peut-être arrivé » reste vrai.',
      gives: (state) => failed(state, 'timeout'),
    },
  },
  events,
  values: (vary) => {
    const { fc } = vary
    const asked = fc
      .tuple(fc.constantFrom(...others), fc.constantFrom(subject, 'Formation sur mesure'))
      .map(([course, chosen]) => ask(course, chosen))
    const removed = fc.constantFrom(...others).map(drop)
    return fc.oneof(
      { weight: 9, arbitrary: formEvents(vary, contactFields) },
      { weight: 1, arbitrary: asked },
      { weight: 1, arbitrary: removed },
    )
  },
  bounds: [
    'one text a field, filled in one after the other; two of the e-mail at the end',
    'two courses asked for with one subject; others in scenarios',
  ],
  outcomes: {
    sendMessage: {
      accepted: { output: undefined },
      ...Object.fromEntries(
        reasons.map((reason) => [reason, { error: new SendError(reason) }]),
      ),
      crashed: { error: new TypeError('undefined is not a function') },
    },
  },
  // The reason for a failure does not affect any transition.
  same: ({ value, context }, due) => [
    value,
    due,
    { ...context, caret: null, failure: context.failure !== null },
  ],
  see: ({ chosen: _chosen, asked: _asked, timers: _timers, ...seen }) => seen,
  observe: (snapshot, { calls, emitted }) => {
    const { draft, errors, truncatedFields: cut, requests, failure } = snapshot.context
    const screen = screenOf(snapshot)
    return {
      screen,
      reason: screen === 'failed' ? failure : null,
      values: draft,
      errors,
      cut,
      requests,
      sent: calls.map(({ input }) => input),
      told: emitted.map(({ type, at, reason }) =>
        [type, at === null ? 'heading' : (at ?? reason)].join(' ').trim(),
      ),
    }
  },
  scenarios: {
    'F56 what is asked for leaves with the message, whatever the visitor writes over it': [
      [ask('Communication'), ask('Sécurité'), ...filled],
      write('message', 'Pour six personnes.'),
      [write('message', '\n\nFormation : Communication \n'), 'form.submit'],
      ['sendMessage network', drop('Communication')],
      [write('message', ' \n'), 'form.submit', 'sendMessage accepted'],
    ],
    'F56 a message of requests alone is a message, and none once they are taken out': [
      [ask('Communication'), ...filled.filter(({ field }) => field !== 'message')],
      ['form.submit', 'sendMessage network'],
      [drop('Communication'), 'form.submit', ask('Sécurité')],
    ],
    'F42 a course asked for while a message is on its way is in the cleared form afterwards':
      [...submitted, ask('Communication'), 'sendMessage accepted', drop('Communication')],
    'F42 it joins what is kept when the message fails, is taken out, and is not asked for again':
      [
        [...submitted, ask('Communication')],
        ['sendMessage server', drop('Communication'), 'form.submit'],
        ['wait 5000 ms', ask('Communication'), 'after 10000 ms', drop('Communication')],
        ['form.submit', 'sendMessage accepted'],
      ],
    'F42 two courses asked for meanwhile both stand there, each once, under the last subject':
      [
        [...submitted, ask('Communication'), ask('Sécurité', 'Formation sur mesure')],
        [ask('Communication'), ask('Communication'), 'sendMessage accepted'],
        [drop('Sécurité'), write('name', 'Marie')],
      ],
    'F45 an address is taken as a person would read it, and stands so once it leaves': [
      [...filled, write('email', 'Marie Morel <mailto:\u200Bmarie\u00AD@exemple.fr>')],
      ['form.submit', 'sendMessage network'],
      write('email', 'ｍａｒｉｅ＠ｅｘｅｍｐｌｅ．ｆｒ'),
      ['form.submit', 'sendMessage accepted'],
    ],
    'F38 a number that does not fit is said to be cut until it is given again': [
      [write('phone', '+32 470 12 34 56'), write('phone', '32 47 01 23 45')],
      write('name', 'Marie'),
      [write('phone', '+590 690 12 34 56'), write('phone', '0612345678 9')],
      [write('siret', '732829320000749'), write('siret', '73282932000074')],
      [write('phone', '061234567'), ...filled, write('phone', '+32 470 12 34 56')],
      ['form.submit', 'sendMessage accepted'],
    ],
  },
})
