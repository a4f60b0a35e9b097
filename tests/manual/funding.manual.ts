import { type ManualAdapter, say, type Saying, sentences } from 'statecharts'
import { funding } from '#src/content/pages/company-home.ts'
import { fundingKey } from '#src/content/funding-lines.ts'
import { fundingWords as words } from '#src/content/funding-words.ts'
import { fundingOracle, type FundingState } from '#tests/machines/funding.rules.ts'
import { fundingAdapter } from '../screen-adapters/funding.adapter.ts'
import { desk } from './mailbox.ts'

const { view: meaningOf } = fundingOracle(funding.tree)
const answers = funding.questions.flatMap((question) => question.answers)
const nameOf = (track: unknown) => funding.tracks.find(({ id }) => id === track)?.name ?? ''
const firstToPrepare = (track: unknown) =>
  funding.tracks.find(({ id }) => id === track)?.toPrepare[0] ?? ''
const follow = (track: unknown) => `${words.follow} ${nameOf(track)}`

const buttons: Readonly<Record<string, string>> = {
  'question.continue': words.next,
  'question.back': words.back,
  'answers.clear': words.clear,
}

export const fundingTargets = Object.fromEntries(
  answers.map(({ id, text }) => [text, { css: `#${fundingKey}-${id}` }] as const),
)

export const fundingManual = {
  screen: fundingAdapter,
  preconditions: desk,
  start: [say(sentences.open, '/entreprise')],
  perform: ({ type, answer, track }) => {
    if (type === 'answers.restore')
      return 'Une adresse qui donne les réponses : l’ouvrir charge la page à neuf.'
    if (type !== 'answer.choose')
      return { sayings: [say(sentences.press, buttons[type] ?? follow(track))] }
    const text = answers.find(({ id }) => id === answer)?.text
    return text === undefined
      ? 'Aucune question n’a de réponse inconnue.'
      : { sayings: [say(sentences.press, text)] }
  },
  see: (state): Readonly<Record<string, Saying>> => {
    const { question, tracks } = meaningOf(state)
    const asked = funding.questions.find(({ id }) => id === question)
    const title = asked?.text ?? words.found[tracks.length - 1] ?? ''
    return {
      [title]: say(sentences.see, title),
      ...(state.isMissing && { missing: say(sentences.see, words.missing) }),
      ...(state.given.length === 0 && { list: say(sentences.see, words.list.title) }),
      // All tracks have their names in the list, too: what to prepare is told with the one that is shown.
      ...(state.followed !== null && {
        followed: say(sentences.see, firstToPrepare(state.followed)),
      }),
    }
  },
} satisfies ManualAdapter<FundingState>
