import { type Event, phrase, defineScreen, sentences, type Target } from 'statecharts'
import { fundingKey } from '#src/model/funding-lines.ts'
import { fundingWords as words } from '#src/content/funding-words.ts'
import { funding } from '#src/page-content/company-home.ts'
import { fundingStepAt, questionsModel } from '#tests/machines/questions.model.ts'
import { desktopSetup } from './mailbox.ts'

const address =
  'Cet événement vient de l’adresse de la page. Le test tests/views/funding.test.tsx le vérifie.'

const answers = funding.questions.flatMap((question) => question.answers)
const textOf = (answer: unknown) => answers.find(({ id }) => id === answer)?.text
const trackOf = (track: unknown) => funding.tracks.find(({ id }) => id === track)
const followOf = ({ result }: Event) => `${words.follow} ${trackOf(result)?.name ?? ''}`
const questionAt = (given: readonly string[]) => fundingStepAt(given)?.question ?? null
const tracksAt = (given: readonly string[]) => fundingStepAt(given)?.results ?? []
const askedIn = (question: string | null) =>
  funding.questions.find(({ id }) => id === question)?.text

/** Runs in the page: returns the machine's event for the focused element, such as `error.focus`, or 'nothing'. */
function attended() {
  const places = {
    'question.focus': 'legend > h3',
    'error.focus': 'input[type=radio]',
    'results.focus': 'h3',
    'result.focus': '[data-followed] h4',
  }
  const found = Object.entries(places).find(([, selector]) =>
    document.activeElement?.matches(selector),
  )
  return found?.[0] ?? 'nothing'
}

function look() {
  const section = document.querySelector('section:has(#financement)')
  const textsAt = (selector: string) =>
    [...(section?.querySelectorAll(selector) ?? [])].map(({ textContent }) => textContent)
  const checked = section?.querySelector('input:checked')?.getAttribute('value')
  return {
    title: textsAt('h3')[0],
    answers: textsAt('ol > li > p > span').map((text) => text?.trim()),
    checked: checked?.split('.').at(-1) ?? null,
    error: textsAt('fieldset > p > span'),
    isListed: section?.querySelector('details')?.matches(':not([data-on-paper])') === true,
    tracks: textsAt('li h4[tabindex]'),
    followed: textsAt('li[data-followed] h4'),
  }
}

const presses = {
  'question.continue': { css: 'main ol form [type=submit]' },
  'question.back': { role: 'button', name: words.back },
  'answers.clear': { role: 'button', name: words.clear },
} as const

export const questionsScreen = defineScreen({
  model: questionsModel,
  title: 'Questions sur le financement',
  pages: ['/entreprise'],
  preconditions: desktopSetup,
  controls: {
    answer: {
      at: ({ option }) => ({ css: `#${fundingKey}-${String(option)}` }),
      label: ({ option }) => textOf(option) ?? '',
    },
    next: { at: presses['question.continue'], label: words.next },
    back: { at: presses['question.back'], label: words.back },
    clear: { at: presses['answers.clear'], label: words.clear },
    track: { at: (event) => ({ role: 'button', name: followOf(event) }), label: followOf },
  },
  gestures: {
    'option.press': {
      on: 'answer',
      describe: ({ option }) =>
        textOf(option) === undefined
          ? 'Aucune question ne propose cette réponse.'
          : undefined,
    },
    'question.continue': { on: 'next' },
    'question.back': { on: 'back' },
    'answers.clear': { on: 'clear' },
    'answers.restore': { impossible: () => address },
    'result.expand': { on: 'track' },
  },
  visit: (user) => {
    const focused: string[] = []
    const press = (target: Target) => async () => {
      const isDone = await user.click(target)
      if (isDone) focused.push(await user.read(attended))
      return isDone
    }
    return {
      actions: {
        ...Object.fromEntries(
          Object.entries<Target>(presses).map(([type, at]) => [type, press(at)]),
        ),
        'result.expand': (event) => press({ role: 'button', name: followOf(event) })(),
      },
      reads: { focused: async () => [...focused] },
    }
  },
  observations: {
    section: {
      expected: (state) => {
        const { answers: given, choice, expandedResult: followed } = state
        const tracks = tracksAt(given)
        const count = words.count[given.length]
        return {
          title:
            count === undefined
              ? words.found[tracks.length - 1]
              : `${count} ${askedIn(questionAt(given))}`,
          answers: given.map(textOf),
          checked: choice[0] ?? null,
          error: state.isMissing ? [words.missing] : [],
          isListed: given.length === 0,
          tracks: tracks.map((track) => trackOf(track)?.name),
          followed: followed === null ? [] : [trackOf(followed)?.name],
        }
      },
      read: look,
      describe: (state) => {
        const { length } = tracksAt(state.answers)
        const title = askedIn(questionAt(state.answers)) ?? words.found[length - 1] ?? ''
        return {
          [title]: phrase(sentences.see, title),
          missing: state.isMissing && phrase(sentences.see, words.missing),
          list: state.answers.length === 0 && phrase(sentences.see, words.list.title),
          // The page names each track that was found, but only the expanded one shows what to prepare.
          followed:
            state.expandedResult !== null &&
            phrase(sentences.see, trackOf(state.expandedResult)?.toPrepare[0] ?? ''),
        }
      },
    },
    focused: {
      expected: ({ emitted: told }) => told.filter((one) => one.endsWith('.focus')),
    },
  },
  unreachable: {
    '(root) --answers.restore--> answered [areComplete]': address,
    '(root) --answers.restore--> asking': address,
  },
})
