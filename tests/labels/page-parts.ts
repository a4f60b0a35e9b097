import type { AccordionView } from '#tests/machines/accordion.rules.ts'
import type { BootstrapView } from '#tests/machines/bootstrap.rules.ts'
import type { ChatView } from '#tests/machines/chat.rules.ts'
import type { ClipboardView } from '#tests/machines/clipboard.rules.ts'
import type { FilterView } from '#tests/machines/filter.rules.ts'
import type { FundingView } from '#tests/machines/funding.rules.ts'
import type { PageView } from '#tests/machines/page.rules.ts'
import type { ToastQueueView } from '#tests/machines/toast-queue.rules.ts'
import { courses } from '#src/content/pages/catalogue.ts'
import { funding as fundingContent } from '#src/content/pages/company-home.ts'
import { duration, quoted, wordFor, type Labels, type Words, written } from 'statecharts'

const programmes: Words = Object.fromEntries(
  courses.map(({ anchor, title }) => [anchor, quoted(title)]),
)
const categories: Words = {
  all: 'toutes',
  integration: 'intégration',
  continue: 'formation continue',
  inconnue: 'une catégorie inconnue',
}
const notices: Words = {
  messageSent: 'Message envoyé',
  messageFailed: 'Échec de l’envoi',
  courseRequest: 'Demande d’information sur une formation',
  tailorMadeRequest: 'Demande de formation sur mesure',
  brochure: 'Brochure',
  trainingDetails: 'Détails d’une formation',
  individualForm: 'Formulaire non fonctionnel',
  chatbot: 'Assistant en cours de développement',
}
const holds: Words = {
  pointer: 'le pointeur sur la notification',
  focus: 'le focus dans la notification',
  window: 'une autre fenêtre au premier plan',
}

export const accordion: Labels<AccordionView> = {
  title: 'Programmes des formations',
  start: 'Ouvrir la page /formations, tous les programmes fermés.',
  page: '/formations',
  payload: ({ id }) => ({ Formation: wordFor(programmes, id) }),
  see: ({ open, focused }) => ({
    'Programme ouvert': open === null ? 'aucun' : wordFor(programmes, open),
    'Focus rendu à la commande': String(focused.length),
  }),
}

export const chat: Labels<ChatView> = {
  title: 'Assistant virtuel',
  start: 'Ouvrir la page /entreprise, assistant fermé.',
  page: '/entreprise',
  payload: ({ text }): Words => (text === undefined ? {} : { Texte: quoted(text) }),
  see: ({ dialog, notices: shown }) => ({
    Assistant: dialog === null ? 'fermé' : 'ouvert',
    ...(dialog !== null && {
      Conversation: dialog.log.map(lineSeen).join(' ; ') || '(vide)',
      Saisie: quoted(dialog.draft),
    }),
    'Notifications « l’assistant ne répond pas encore »': String(shown),
  }),
}

export const clipboard: Labels<ClipboardView> = {
  title: 'Bouton « Copier »',
  start:
    'Faire échouer un envoi sur la page /contact : le bouton « Copier le message » est là.',
  page: '/contact',
  outcomes: {
    'copyText copied': 'Le navigateur copie le texte',
    'copyText refused': 'Le navigateur refuse la copie',
  },
  payload: ({ text }) => ({ Texte: quoted(text) }),
  see: ({ said, requests }) => ({
    'Ce que dit le bouton': {
      copied: 'message copié',
      blocked: 'copie bloquée',
      none: 'rien',
    }[said ?? 'none'],
    'Copies demandées': String(requests.length),
  }),
}

export const filter: Labels<FilterView> = {
  title: 'Filtre des formations',
  start: 'Ouvrir la page /formations, toutes les formations affichées.',
  page: '/formations',
  payload: ({ value }) => ({ Catégorie: wordFor(categories, value) }),
  see: ({ value, isAnnounced }) => ({
    'Catégorie affichée': wordFor(categories, value),
    'Nombre de formations annoncé': isAnnounced ? 'oui' : 'non',
  }),
}

const fundingAnswers: Words = {
  ...Object.fromEntries(
    fundingContent.questions.flatMap(({ answers }) =>
      answers.map(({ id, text }) => [id, quoted(text)]),
    ),
  ),
  inconnue: 'une réponse inconnue',
}
const fundingQuestions: Words = Object.fromEntries(
  fundingContent.questions.map(({ id, text }) => [id, quoted(text)]),
)
const fundingTracks: Words = Object.fromEntries(
  fundingContent.tracks.map(({ id, name }) => [id, quoted(name)]),
)
const heard: Words = {
  question: 'le titre de la question',
  error: 'la première réponse, avec l’erreur',
  tracks: 'le titre des pistes',
  track: 'le titre de la piste suivie',
}

export const funding: Labels<FundingView> = {
  title: 'Questions sur le financement',
  start: 'Ouvrir la page /entreprise, la première question sans réponse.',
  page: '/entreprise',
  payload: ({ answer, answers, track }): Words => ({
    ...(answer === undefined ? {} : { Réponse: wordFor(fundingAnswers, answer) }),
    ...(Array.isArray(answers) && {
      Réponses:
        answers.map((one: unknown) => wordFor(fundingAnswers, one)).join(', ') || 'aucune',
    }),
    ...(track === undefined ? {} : { Piste: wordFor(fundingTracks, track) }),
  }),
  see: ({ screen, question, given, choice, isMissing, tracks, followed, focused }) => ({
    Question: question === null ? 'aucune' : wordFor(fundingQuestions, question),
    'Réponses sur le fil':
      given.map((answer) => wordFor(fundingAnswers, answer)).join(', ') || 'aucune',
    'Réponse cochée': choice === null ? 'aucune' : wordFor(fundingAnswers, choice),
    'Réponse demandée': isMissing ? 'oui' : 'non',
    'Liste de toutes les pistes': screen === 'rest' ? 'affichée' : 'retirée',
    Pistes: tracks.map((id) => wordFor(fundingTracks, id)).join(', ') || 'aucune',
    'Piste montrée en entier':
      followed === null ? 'aucune' : wordFor(fundingTracks, followed),
    'Dernier focus': wordFor(heard, focused.at(-1) ?? 'rien'),
  }),
}

export const toastQueue: Labels<ToastQueueView> = {
  title: 'Notifications',
  start: 'Ouvrir la page /contact, aucune notification affichée.',
  page: '/contact',
  payload: ({ toast, by, notice }): Words => ({
    ...(notice === undefined ? {} : { Notification: wordFor(notices, notice) }),
    ...(by === undefined ? {} : { Par: wordFor(holds, by) }),
    ...(typeof toast === 'object' && toast !== null && toastWords(toast)),
  }),
  see: ({ notice, subject, shown, isPaused }) => ({
    'Notification affichée': notice === null ? 'aucune' : wordFor(notices, notice),
    'Sujet de la notification': subject === null ? 'aucun' : quoted(subject),
    'Notifications affichées depuis le début': String(shown),
    'Temps de la notification': isPaused ? 'arrêté' : 'non arrêté',
  }),
}

function lineSeen({ sender, text }: { sender: 'bot' | 'user'; text: string }): string {
  return sender === 'bot' ? 'l’assistant salue' : `le visiteur écrit ${quoted(text)}`
}

function toastWords(toast: {
  readonly notice?: unknown
  readonly subject?: unknown
  readonly duration?: unknown
}): Words {
  const { notice, subject, duration: ms } = toast
  return {
    Notification: wordFor(notices, notice),
    ...(subject === undefined ? {} : { Sujet: written(subject) }),
    ...(ms === undefined ? {} : { Durée: duration(Number(ms)) }),
  }
}

const phases: Words = {
  dormant: 'pas demandée',
  coming: 'en route',
  ready: 'là',
  missing: 'absente',
}

const parts: Words = { menu: 'le menu', assistant: 'l’assistant' }

function effect(done: string): string {
  const [name = '', press = '', ms = ''] = done.split(' ')
  const what = wordFor(parts, press)
  const words: Words = {
    fetch: 'l’application est cherchée',
    load: 'l’application est demandée',
    wait: `${what} attend, ${duration(Number(ms))} au plus`,
    endWait: `${what} n’attend plus`,
    saySlow: 'la page dit que l’application est lente',
    sayMissing: 'la page dit que l’application manque',
    sayNothing: 'la page ne dit rien de l’application',
    repeat: `${what} est pressé à nouveau`,
    letGo: `${what} répond par le document`,
  }
  return wordFor(words, name)
}

export const bootstrap: Labels<BootstrapView> = {
  title: 'Démarrage',
  start: 'Ouvrir la page /entreprise sans la toucher.',
  page: '/entreprise',
  payload: ({ press }): Words =>
    press === undefined ? {} : { Pressé: wordFor(parts, press) },
  see: ({ phase, done }) => ({
    Application: wordFor(phases, phase),
    'Dernière chose faite': done.length === 0 ? 'rien' : effect(done.at(-1) ?? ''),
  }),
}

const arrivals: Words = {
  absent: 'pas encore là',
  coming: 'en route',
  renewing: 'introuvable, le document est redemandé',
  here: 'là',
  refused: 'refusée',
}
const asked: Words = {
  none: 'rien',
  fetchPage: 'les fichiers de la page',
  renewDocument: 'le document entier',
}

export const page: Labels<PageView> = {
  title: 'Arrivée d’une page',
  start: 'Ouvrir la page /entreprise, et ne pas encore suivre de lien.',
  page: '/entreprise',
  outcomes: {
    'fetchPage served': 'Les fichiers de la page arrivent',
    'fetchPage failed': 'Le réseau refuse les fichiers de la page',
    'renewDocument vain': 'Le document redemandé ne vient pas non plus',
  },
  see: ({ phase, asked: requests, error }) => ({
    'La page': wordFor(arrivals, phase),
    'Dernière chose demandée': wordFor(asked, requests.at(-1) ?? 'none'),
    Échec: error ?? 'aucun',
  }),
}
