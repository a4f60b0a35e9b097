import type { SnapshotFrom } from 'xstate'
import { specify, type Timer } from 'statecharts'
import {
  contactFields,
  type Request,
  type RequestAddition,
} from '#machines/contact-draft.ts'
import { type ContactFormEvent, contactFormMachine } from '#machines/contact-form.ts'
import { SendError, type SendFailure } from '#machines/send-error.ts'
import {
  applyChange,
  formEvents,
  isComplete,
  sentValues,
  normalValues,
  errorsOf,
  type FormState,
} from './form-draft.rules.ts'
import { isInvisible } from './visible-text.rules.ts'
import { answers, type Name, emptyValues, type Values } from './form-fields.rules.ts'

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

export type ContactFormState = FormState<Values> & {
  /**
   * On the screen `interrupted`, the page was left before sending was confirmed. On `warned`, the
   * visitor has tried to send the message again since then.
   */
  readonly screen: 'form' | 'sending' | 'sent' | 'failed' | 'interrupted' | 'warned'
  /** The reason for the failure that the screen `failed` reports; `null` on other screens. */
  readonly reason: SendFailure | null
  /** The subject that a `request.add` event selected last, or ''. */
  readonly autoSelectedSubject: string
  /** The requests in the form; `null` if none has been added to it yet. */
  readonly requests: readonly Request[] | null
  /** The requests that were added while a message was being sent. */
  readonly queuedRequests: readonly RequestAddition[]
  /** The content of the message that the screen `sent` confirms; `null` on other screens. */
  readonly confirmed: Pick<State, 'values' | 'requests' | 'autoSelectedSubject'> | null
  readonly sent: readonly unknown[]
  /**
   * The emitted events, oldest first: `feedback.focus`, `request.focus <index>`, `request.focus heading`,
   * `message.sent`, `message.failed <reason>` and `message.retry`.
   */
  readonly emitted: readonly string[]
  readonly timers: readonly Timer[]
}
type State = ContactFormState

const editableStates = { screen: ['form', 'failed', 'interrupted', 'warned'] } as const
const removableStates = { screen: [...editableStates.screen, 'sent'] } as const
const sendableStates = { screen: ['form', 'failed', 'warned'] } as const
const sending = { screen: 'sending' } as const
const sent = { screen: 'sent' } as const
const restarted = { screen: 'form', confirmed: null } as const
const locked = 'Pendant l’envoi, les champs sont verrouillés.'
const cleared = {
  values: emptyValues,
  errors: {},
  truncatedFields: [],
  autoSelectedSubject: '',
  requests: null,
} as const

/** Returns the part of the state that this subject and these requests change. Errors that they resolve are removed. */
function withRequests(
  state: State,
  subject: string,
  { autoSelectedSubject, requests }: Pick<State, 'autoSelectedSubject' | 'requests'>,
) {
  const values = { ...state.values, subject }
  const isResolved: Readonly<Record<string, boolean>> = {
    subject: !isInvisible(subject),
    message: requests !== null && requests.length > 0,
  }
  const errors = Object.entries(state.errors).filter(([field]) => !isResolved[field])
  return { values, errors: Object.fromEntries(errors), autoSelectedSubject, requests }
}

function addRequest(state: State, { subject, request }: RequestAddition) {
  const { values, autoSelectedSubject, requests } = state
  const current = requests ?? []
  const isOwnSubject = values.subject !== '' && values.subject !== autoSelectedSubject
  const isSameOffer = ({ offer }: Request) => offer === request?.offer
  const next =
    request &&
    (current.some(isSameOffer)
      ? current.map((other) => (isSameOffer(other) ? request : other))
      : [...current, request])
  return withRequests(state, isOwnSubject ? values.subject : subject, {
    autoSelectedSubject: isOwnSubject ? autoSelectedSubject : subject,
    requests: next ?? requests,
  })
}

function removeRequest(state: State, id: string) {
  const { values, autoSelectedSubject, requests, emitted } = state
  const current = requests ?? []
  const remaining = current.filter((other) => other.id !== id)
  const clearsSubject = remaining.length === 0 && values.subject === autoSelectedSubject
  const index = current.findIndex((other) => other.id === id)
  return {
    ...withRequests(state, clearsSubject ? '' : values.subject, {
      autoSelectedSubject: clearsSubject ? '' : autoSelectedSubject,
      requests: remaining,
    }),
    emitted: [
      ...emitted,
      `request.focus ${index === remaining.length ? 'heading' : index}`,
    ],
  }
}

const withErrors = (state: State) => ({
  errors: errorsOf(sentValues(state)),
  emitted: [...state.emitted, 'feedback.focus'],
})

/** Moves the queued requests into the form after sending has ended, and removes the timer. */
function withQueuedRequests(state: State): State {
  const all = state.queuedRequests.reduce(
    (one, each) => ({ ...one, ...addRequest(one, each) }),
    state,
  )
  return { ...all, queuedRequests: [], timers: [] }
}

function afterSending(state: State, code: string): State {
  const emitted = [...state.emitted, 'feedback.focus', code]
  return { ...withQueuedRequests(state), emitted }
}

function afterFailure(state: State, reason: SendFailure): State {
  return { ...afterSending(state, `message.failed ${reason}`), screen: 'failed', reason }
}

const failureRule = (reason: SendFailure) => ({
  from: sending,
  says: `§4 et §8 – Échec (${reason}) : la saisie est conservée et une notification signale l’échec. Le message d’échec reste affiché jusqu’au prochain envoi.`,
  to: (state: State) => afterFailure(state, reason),
})

type Snapshot = SnapshotFrom<typeof contactFormMachine>

function screenOf(snapshot: Snapshot): State['screen'] {
  if (snapshot.hasTag('busy')) return 'sending'
  if (snapshot.hasTag('sent')) return 'sent'
  if (snapshot.hasTag('interrupted'))
    return snapshot.hasTag('warned') ? 'warned' : 'interrupted'
  return snapshot.hasTag('failed') ? 'failed' : 'form'
}

const subject = 'Information sur une formation'
const exploredCourses = ['Communication professionnelle', 'Leadership'] as const
const randomRequests = [
  null,
  requestFor('Anglais'),
  requestFor('Anglais', '.2'),
  requestFor('Anglais $& (B2)'),
]

/** Returns the request for a course. `people` is a suffix of its id, such as `.2` for two people. */
function requestFor(course: string, people = ''): Request {
  const id = course + people
  return { id, kind: 'course', offer: course, line: `Formation : ${id}` }
}

function write(field: Name, value: string) {
  return { type: 'field.change', field, value } as const
}

/**
 * Returns the events to explore. The fields are filled in one order only. In a partly filled form, only the
 * next field and a submission are tried, because other events would multiply the states.
 */
function events(snapshot: Snapshot): readonly ContactFormEvent[] {
  const { draft } = snapshot.context
  const next = contactFields.find(({ name }) => draft[name] === '')?.name
  const isBlank = next === 'name' && draft.company === ''
  const submit = { type: 'form.submit' } as const
  const leave = { type: 'page.leave' } as const
  const restore = { type: 'sending.restore' } as const
  if (next && !isBlank) return [write(next, answers[next]), submit]
  return [
    ...(next ? [write(next, answers[next])] : [write('name', ''), write('email', 'zoe')]),
    submit,
    ...(next && !snapshot.hasTag('sent') ? [] : [leave, restore]),
    add(requestFor(exploredCourses[isBlank ? 0 : 1])),
    ...exploredCourses.map(withdraw),
  ]
}

const add = (request: Request | null, requestSubject = subject) =>
  ({ type: 'request.add', subject: requestSubject, request }) as const
const request = (course: string, requestSubject = subject) =>
  add(requestFor(course), requestSubject)
const withdraw = (course: string) => ({ type: 'request.remove', id: course }) as const
const filled = contactFields.map(({ name }) => write(name, answers[name]))
const submitted = [...filled, 'form.submit'] as const

const draftFollowsErrors =
  'Le brouillon est dans l’état `invalid` aussi longtemps que des erreurs sont affichées.'
const draftRefusesFirst =
  'La région du brouillon traite en premier l’envoi d’un formulaire incomplet, et le refuse.'

const initial: State = {
  ...cleared,
  screen: 'form',
  reason: null,
  queuedRequests: [],
  confirmed: null,
  sent: [],
  emitted: [],
  timers: [],
}

export const contactFormModel = specify({ machine: contactFormMachine, initial })({
  name: 'contact-form',
  rules: {
    'field.change': [
      {
        from: editableStates,
        says: '§5 – Les chiffres du téléphone et du SIRET sont groupés. Une correction efface l’erreur de son champ et n’en ajoute aucune.',
        to: applyChange,
      },
      {
        from: sent,
        says: 'Décision : le message de succès reste affiché jusqu’à la saisie suivante.',
        to: (state, edit) => ({ ...restarted, ...applyChange(state, edit) }),
      },
      { ignoredBecause: locked },
    ],
    'request.add': [
      {
        from: editableStates,
        says: 'Décision : une demande choisit le sujet si le visiteur ne l’a pas fait. Elle s’ajoute en tête du message, après les demandes précédentes, ou remplace la même demande pour un autre nombre de personnes ou avec d’autres réponses sur le financement.',
        to: addRequest,
      },
      {
        from: sent,
        says: 'Décision : après un succès, une demande commence un nouveau formulaire.',
        to: (state, event) => ({ ...restarted, ...addRequest(state, event) }),
      },
      {
        from: sending,
        says: 'Décision : une demande faite pendant un envoi ne change pas le message envoyé. Elle apparaît ensuite dans le formulaire, que l’envoi réussisse ou échoue.',
        to: ({ queuedRequests }, { subject: wanted, request }) => ({
          queuedRequests: [
            ...queuedRequests.filter(
              (each) => each.subject !== wanted || each.request?.id !== request?.id,
            ),
            { subject: wanted, request },
          ],
        }),
      },
    ],
    'request.remove': {
      from: removableStates,
      if: ({ requests }, { id }) => requests?.some((one) => one.id === id) === true,
      says: 'Décision : retirer une demande la supprime du message. Retirer la dernière efface aussi le sujet choisi automatiquement. Le focus va à la demande suivante, sinon au titre.',
      to: (state, { id }) => removeRequest(state, id),
      otherwise: `Cette demande n’est pas dans le formulaire. ${locked}`,
    },
    'form.submit': [
      {
        from: editableStates,
        if: (state) => !isComplete(sentValues(state)),
        says: '§5 – Tous les champs sont obligatoires et l’e-mail doit être valide. Sinon, les erreurs s’affichent et rien n’est envoyé.',
        to: withErrors,
      },
      {
        from: sent,
        says: '§5 – Après un succès, le formulaire vide ne peut pas être envoyé.',
        to: (state) => ({ ...restarted, ...withErrors(state) }),
      },
      {
        from: { screen: 'interrupted' },
        if: (state) => isComplete(sentValues(state)),
        says: 'Décision : si la page a été quittée avant la confirmation de l’envoi, le premier clic avertit le visiteur et n’envoie rien. Le clic suivant envoie le message.',
        to: ({ emitted }) => ({
          screen: 'warned',
          emitted: [...emitted, 'feedback.focus'],
        }),
      },
      {
        from: sendableStates,
        if: (state) => isComplete(sentValues(state)),
        says: '§4 et §7 – Un formulaire correct est envoyé une seule fois, avec tous ses champs. L’adresse e-mail est normalisée avant l’envoi. Les caractères de contrôle et de direction sont retirés des champs d’une seule ligne. Le message d’échec précédent disparaît.',
        to: ({ screen, values, requests, sent: before, emitted }) => ({
          ...sending,
          reason: null,
          values: normalValues(values),
          errors: {},
          sent: [...before, sentValues({ values: normalValues(values), requests })],
          emitted: screen === 'failed' ? [...emitted, 'message.retry'] : emitted,
          timers: [{ name: 'send', ms: 15_000 }],
        }),
      },
      {
        ignoredBecause:
          '§4 et §7 – Un seul message est envoyé à la fois, quel que soit le nombre de clics.',
      },
    ],
    'page.leave': {
      from: sending,
      says: 'Décision : si la page est quittée pendant un envoi, la saisie est conservée. Au retour, la page signale que le message est peut-être déjà arrivé.',
      to: (state) => ({ ...withQueuedRequests(state), screen: 'interrupted' }),
      otherwise: 'Aucun envoi n’est en cours.',
    },
    'sending.restore': {
      from: { screen: 'form' },
      says: 'Décision : si un brouillon restauré a peut-être déjà été envoyé, la page le signale.',
      to: { screen: 'interrupted' },
      otherwise: 'Un envoi est en cours, ou son résultat est déjà affiché.',
    },
    'sendMessage accepted': {
      from: sending,
      says: '§4 et §8 – Succès : le formulaire est vidé et une notification confirme l’envoi. Le message de succès rappelle ce qui a été envoyé.',
      to: (state) => ({
        ...afterSending({ ...state, ...cleared }, 'message.sent'),
        ...sent,
        confirmed: {
          values: state.values,
          requests: state.requests,
          autoSelectedSubject: state.autoSelectedSubject,
        },
      }),
    },
    ...Object.fromEntries(
      reasons.map((reason) => [`sendMessage ${reason}`, failureRule(reason)]),
    ),
    'sendMessage crashed': {
      from: sending,
      says: 'Décision : une erreur inconnue est un échec « unexpected ».',
      to: (state) => afterFailure(state, 'unexpected'),
    },
    'after send': {
      from: sending,
      says: 'Décision : sans réponse après 15 secondes, l’envoi échoue (« timeout »). Une réponse plus tardive est ignorée.',
      to: (state) => afterFailure(state, 'timeout'),
    },
  },
  events,
  values: (vary) => {
    const { fc } = vary
    const added = fc
      .tuple(
        fc.constantFrom(...randomRequests),
        fc.constantFrom(subject, 'Formation sur mesure'),
      )
      .map(([request, requestSubject]) => add(request, requestSubject))
    const removed = fc.constantFrom('Anglais', 'Anglais.2').map(withdraw)
    return fc.oneof(
      { weight: 9, arbitrary: formEvents(vary, contactFields) },
      { weight: 1, arbitrary: added },
      { weight: 1, arbitrary: removed },
    )
  },
  bounds: [
    'one text per field, in the order of the fields; then an empty name and a malformed e-mail',
    'two courses requested with one subject; others in scenarios',
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
  abstracted: ['emitted', 'reason', 'sent'],
  // No explored transition depends on the caret, the edit histories or the reason for a failure.
  identity: ({ value, context }, due) => [
    value,
    due,
    { ...context, caret: null, histories: null, failure: context.failure !== null },
  ],
  view: ({
    autoSelectedSubject: _subject,
    queuedRequests: _queued,
    timers: _timers,
    ...seen
  }) => ({ ...seen, isInvalid: Object.keys(seen.errors).length > 0 }),
  observe: (snapshot, { calls, emitted }) => {
    const { draft, errors, truncatedFields, requests, failure, confirmed } =
      snapshot.context
    const screen = screenOf(snapshot)
    return {
      screen,
      reason: screen === 'failed' ? failure : null,
      values: draft,
      errors,
      isInvalid: snapshot.matches({ editing: { draft: 'invalid' } }),
      truncatedFields,
      requests,
      confirmed: confirmed && {
        values: confirmed.draft,
        requests: confirmed.requests,
        autoSelectedSubject: confirmed.autoSelectedSubject,
      },
      sent: calls.map(({ input }) => input),
      emitted: emitted.map(({ type, at, reason }) =>
        [type, at === null ? 'heading' : (at ?? reason)].join(' ').trim(),
      ),
    }
  },
  equivalentMutants: {
    'retarget: editing.draft field.change[0] to .invalid': draftFollowsErrors,
    'retarget: editing.draft request.add[0] to .invalid': draftFollowsErrors,
    'retarget: editing.draft request.remove[0] to .invalid': draftFollowsErrors,
    'change initial: editing.draft to invalid': draftFollowsErrors,
    'add transition: editing.draft.clean sending.restore to invalid': draftFollowsErrors,
    'add transition: editing.draft.clean page.leave to invalid': draftFollowsErrors,
    'drop guard: editing.result.idle form.submit[0] isComplete': draftRefusesFirst,
    'drop guard: editing.result.interrupted.warned form.submit[0] isComplete':
      draftRefusesFirst,
    'drop guard: editing.result.failure form.submit[0] isComplete': draftRefusesFirst,
  },
  scenarios: {
    'F56 requests are sent with the message, whatever the visitor writes': [
      [request('Communication'), request('Sécurité'), ...filled],
      write('message', 'Pour six personnes.'),
      [write('message', '\n\nFormation : Communication \n'), 'form.submit'],
      ['sendMessage network', withdraw('Communication')],
      [write('message', ' \n'), 'form.submit', 'sendMessage accepted'],
    ],
    'F56 requests alone are a complete message until they are removed': [
      [request('Communication'), ...filled.filter(({ field }) => field !== 'message')],
      ['form.submit', 'sendMessage network'],
      [withdraw('Communication'), 'form.submit', request('Sécurité')],
    ],
    'F42 a course requested during sending is in the form after the success': [
      [...submitted, request('Communication'), 'sendMessage accepted'],
      withdraw('Communication'),
    ],
    'F42 a course requested during sending stays in the form if sending fails': [
      [...submitted, request('Communication')],
      ['sendMessage server', withdraw('Communication'), 'form.submit'],
      [
        'wait 5000 ms',
        request('Communication'),
        'after 10000 ms',
        withdraw('Communication'),
      ],
      ['form.submit', 'sendMessage accepted'],
    ],
    'F42 two courses requested during sending are in the form, with the latest subject': [
      [...submitted, request('Communication'), request('Sécurité', 'Formation sur mesure')],
      [request('Communication'), request('Communication'), 'sendMessage accepted'],
      [withdraw('Sécurité'), write('name', 'Marie')],
    ],
    'F71 a message that may have arrived is sent again only by a second submission': [
      [...submitted, request('Communication'), 'page.leave', 'form.submit'],
      [write('email', 'zoe'), 'form.submit', write('email', 'zoe@exemple.fr')],
      ['form.submit', 'sendMessage accepted'],
    ],
    'F45 a message is sent with the e-mail address found in a pasted text': [
      [...filled, write('email', 'Zoé Morel <mailto:\u200Bzoe\u00AD@exemple.fr>')],
      ['form.submit', 'sendMessage network'],
      write('email', 'ｚｏｅ＠ｅｘｅｍｐｌｅ．ｆｒ'),
      ['form.submit', 'sendMessage accepted'],
    ],
    'F38 a truncated number is reported until its field is edited': [
      [write('phone', '+32 470 12 34 56'), write('phone', '32 47 01 23 45')],
      write('name', 'Marie'),
      [write('phone', '+590 690 12 34 56'), write('phone', '0612345678 9')],
      [write('siret', '732829320000749'), write('siret', '73282932000074')],
      [write('phone', '061234567'), ...filled, write('phone', '+32 470 12 34 56')],
      ['form.submit', 'sendMessage accepted'],
    ],
  },
})
