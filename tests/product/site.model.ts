import { matchesState, type SnapshotFrom } from 'xstate'
import { appMachine, type Layer, openLayers } from '#machines/app.ts'
import { contactFields } from '#machines/contact-draft.ts'
import { individualFields } from '#machines/individual-form.ts'
import { SendError } from '#machines/send-error.ts'
import { createAppActor } from '#src/services/app-actor.ts'
import type { Move, ProductModel, Step } from 'statecharts'
import { answers } from '#tests/machines/form-fields.rules.ts'
import { type Past, past, properties, remember } from './site.properties.ts'

export type SiteView = ReturnType<typeof view>

/** The values that the visitor types. Their subject differs from the subjects of the requests. */
const typed = { ...answers, subject: 'Partenariat' }

/** Another message that the visitor may type. */
const rewritten = 'Rappelez-moi'

/** The state of the toast queue while the time of a notice is paused. */
const paused = { notice: { shown: { timer: 'paused' } } }

const course = { notice: 'courseRequest', subject: 'Excel' } as const
const forCourse = {
  subject: 'Information sur une formation',
  request: {
    id: 'formation=excel',
    kind: 'course',
    offer: 'formation=excel',
    line: `Formation\u00A0: ${course.subject}`,
  },
} as const
/** The request that the link in the funding results adds. */
const funding = {
  subject: 'Demande de devis',
  request: {
    id: 'financement=former.11-49.cette-annee',
    kind: 'funding',
    offer: 'financement',
    line: 'Projet\u00A0: former mes salariés',
  },
} as const

export const siteModel = {
  name: 'product',
  machine: appMachine,
  create: ({ clock, inspect, recordEffect }) =>
    createAppActor({
      clock,
      now: clock.now,
      inspect,
      warn: (line) => recordEffect({ type: 'log.warn', line }),
      sendMessage: (draft) => {
        recordEffect({ type: 'message.post', draft })
        return new Promise(() => {})
      },
    }),
  view,
  // While the mobile menu is open, the only other part that visitors can reach is the notice.
  moves: (view) => [
    ...(view.menu
      ? []
      : [contact, individual, chat, dropdown].flatMap((of) => of(view)).concat(requests)),
    ...notice(view),
    ...menu(view),
    move(['mobileMenu', 'dropdown'], event('app', { type: 'page.change' })),
    ...escape(view),
  ],
  bounds: ['one text in each field, two in the message, one course, one funding request'],
  endings: {
    'contactForm.sendMessage': {
      accepted: { end: { output: undefined }, changes: ['contactForm', 'toastQueue'] },
      refused: {
        end: { error: new SendError('network') },
        changes: ['contactForm', 'toastQueue'],
      },
    },
  },
  timers: {
    contactForm: ['contactForm', 'toastQueue'],
    chat: ['chat', 'toastQueue'],
    toastQueue: ['toastQueue'],
    dropdown: ['dropdown'],
  },
  // The key of a state omits the number of toasts. It also omits the remaining time of a running
  // toast, which its timer already identifies.
  identity: {
    toastQueue: ({ value, context: { toast, remaining } }) => [
      value,
      toast,
      matchesState(paused, value) ? remaining : null,
    ],
  },
  history: past,
  remember,
  properties,
} satisfies ProductModel<typeof appMachine, SiteView, Past>

/** Returns the parts of the site's state on which the moves and the properties depend. */
function view({ children }: SnapshotFrom<typeof appMachine>) {
  const contactForm = now(children.contactForm)
  const toastQueue = now(children.toastQueue)
  const chat = now(children.chat)
  return {
    contact: {
      phase: phaseOf(contactForm),
      draft: contactForm.context.draft,
      /** The requests shown in the form. */
      requests: contactForm.context.requests ?? [],
      /** The field and the position of the caret, as JSON. */
      caret: JSON.stringify(contactForm.context.caret),
    },
    individual: { draft: now(children.individualForm).context.draft },
    notice: toastQueue.context.toast?.notice ?? null,
    holds: [
      ...(toastQueue.matches({ notice: { shown: { pointer: 'held' } } })
        ? (['pointer'] as const)
        : []),
      ...(toastQueue.matches({ window: 'held' }) ? (['window'] as const) : []),
    ],
    chat: {
      isOpen: chat.hasTag('open'),
      draft: chat.context.draft,
      messages: chat.context.messages.filter(({ sender }) => sender === 'user').length,
    },
    menu: now(children.mobileMenu).matches('open'),
    dropdown: JSON.stringify(now(children.dropdown).value),
    /** The open layers, topmost first. */
    layers: openLayers({ children }),
  }
}

function now<Snapshot>(part: { getSnapshot(): Snapshot } | undefined): Snapshot {
  if (!part) throw new Error('A part of the site is missing')
  return part.getSnapshot()
}

function phaseOf(form: { hasTag(tag: 'busy' | 'sent' | 'failed'): boolean }) {
  return (['busy', 'sent', 'failed'] as const).find((tag) => form.hasTag(tag)) ?? 'open'
}

function event(to: string, one: { type: string; [key: string]: unknown }): Step {
  return { kind: 'event', to, event: one }
}

function move(changes: readonly string[], ...steps: readonly Step[]): Move {
  return { steps, changes }
}

/** Returns a move that affects only one machine. */
function own(machine: string, one: Parameters<typeof event>[1]): Move {
  return move([machine], event(machine, one))
}

const write = (form: string, field: string, value: string) =>
  event(form, { type: 'field.change', field, value })

function contact({ contact: { phase, draft, requests: held } }: SiteView): readonly Move[] {
  // Sending again withdraws the notice of the previous failure.
  const submit = move(
    phase === 'failed' ? ['contactForm', 'toastQueue'] : ['contactForm'],
    event('contactForm', { type: 'form.submit' }),
  )
  if (phase === 'busy') return [submit]
  const fill = contactFields
    .filter(({ name }) => draft[name] === '')
    .map(({ name }) => write('contactForm', name, typed[name]))
  return [
    ...(fill.length > 0 ? [move(['contactForm'], ...fill)] : []),
    ...(draft.message === rewritten
      ? []
      : [move(['contactForm'], write('contactForm', 'message', rewritten))]),
    ...held.map(({ id }) => own('contactForm', { type: 'request.remove', id })),
    submit,
  ]
}

const fillIndividual = individualFields.map(({ name }) =>
  write('individualForm', name, typed[name]),
)

function individual({ individual: { draft } }: SiteView): readonly Move[] {
  const isBlank = draft.message === ''
  return [
    ...(isBlank ? [move(['individualForm'], ...fillIndividual)] : []),
    move(
      isBlank ? ['individualForm', 'toastQueue'] : ['toastQueue'],
      event('individualForm', { type: 'form.submit' }),
    ),
  ]
}

const requests = [
  own('toastQueue', { type: 'toast.show', toast: course }),
  move(
    ['contactForm', 'mobileMenu', 'dropdown'],
    event('contactForm', { type: 'request.add', ...funding }),
    event('app', { type: 'page.change' }),
  ),
]

function chat({ chat: { isOpen, draft } }: SiteView): readonly Move[] {
  const say =
    draft === '' ? { type: 'draft.change', text: 'Bonjour' } : { type: 'message.submit' }
  return [own('chat', { type: 'chat.toggle' }), ...(isOpen ? [own('chat', say)] : [])]
}

function notice({ notice: shown, holds }: SiteView): readonly Move[] {
  if (shown === null) return []
  const dismiss = event('toastQueue', { type: 'toast.dismiss' })
  return [
    move(['toastQueue'], dismiss),
    // The visitor moves the pointer onto or off the notice, or switches between windows.
    ...(holds.length > 0
      ? holds.map((by) => ({ type: 'hold.end', by }))
      : ['pointer', 'window'].map((by) => ({ type: 'hold.start', by }))
    ).map((hold) => own('toastQueue', hold)),
    // The link of the notice adds a request and opens the form.
    ...(shown === course.notice
      ? [
          move(
            ['contactForm', 'toastQueue', 'mobileMenu', 'dropdown'],
            event('contactForm', { type: 'request.add', ...forCourse }),
            dismiss,
            event('app', { type: 'page.change' }),
          ),
        ]
      : []),
  ]
}

/** Returns the move of the mobile menu's button, unless the Solutions menu of wide screens is in use. */
function menu({ dropdown: value }: SiteView): readonly Move[] {
  return value === '"closed"' ? [own('mobileMenu', { type: 'menu.toggle' })] : []
}

function dropdown({ dropdown: value }: SiteView): readonly Move[] {
  const isOver = /hovered|peeking/.test(value)
  const isOpen = value.startsWith('{')
  return [
    { type: 'button.press' },
    { type: isOver ? 'pointer.leave' : 'pointer.enter' },
    ...(isOpen ? ['f', 'É'].map((letter) => ({ type: 'letter.type', letter })) : []),
  ].map((one) => own('dropdown', one))
}

/** Returns the moves of the Escape key. It closes the focused layer, or else the topmost layer. */
function escape({ layers: open }: SiteView): readonly Move[] {
  const dismiss = (layer: Layer, hadFocus: boolean) =>
    move([layer], event('app', { type: 'layer.dismiss', layer, hadFocus }))
  return [
    ...open.slice(0, 1).map((layer) => dismiss(layer, false)),
    ...open.map((layer) => dismiss(layer, true)),
  ]
}
