import { funding } from '#src/content/pages/company-home.ts'
import { fundingKey } from '#src/content/funding-lines.ts'
import { fundingWords as words } from '#src/content/funding-words.ts'
import { fundingModel } from '#tests/machines/funding.model.ts'
import { fundingOracle, type FundingState } from '#tests/machines/funding.rules.ts'
import type { MappedStep, ScreenAdapter, Step, Target } from 'statecharts'

const address = 'Une adresse : vue dans tests/e2e/funding.'
const byAddress = ['answered', 'third', 'second', 'first'].map(
  (target) => `(root) --answers.restore--> ${target} [areOthers]`,
)

const buttons: Readonly<Record<string, Target>> = {
  'question.continue': { css: 'main ol form [type=submit]' },
  'question.back': { role: 'button', name: words.back },
  'answers.clear': { role: 'button', name: words.clear },
}

const radio = (answer: string): Target => ({ css: `#${fundingKey}-${answer}` })
const track = (id: unknown): Target => ({
  role: 'button',
  name: `${words.follow} ${funding.tracks.find((one) => one.id === id)?.name ?? ''}`,
})

const { view: meaningOf } = fundingOracle(funding.tree)

function textsOf({ given }: Pick<FundingState, 'given'>) {
  return given.map((answer) =>
    funding.questions
      .flatMap((question) => question.answers)
      .find(({ id }) => id === answer),
  )
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

/** What has the focus, in the words of the table. */
function attended() {
  const places = {
    question: 'legend > h3',
    error: 'input[type=radio]',
    tracks: 'h3',
    track: '[data-followed] h4',
  }
  const found = Object.entries(places).find(([, selector]) =>
    document.activeElement?.matches(selector),
  )
  return found?.[0] ?? 'nothing'
}

export const fundingAdapter = {
  model: fundingModel,
  pages: ['/entreprise'],
  stepMapper: () => ({
    map: (step: Step): MappedStep =>
      step.kind === 'event' && step.event.type === 'answers.restore' ? address : [step],
  }),
  view: (state) => {
    const { place, question, tracks, followed, focused } = meaningOf(state)
    const asked = funding.questions.find(({ id }) => id === question)
    const nameOf = (id: string | null) => funding.tracks.find((one) => one.id === id)?.name
    return {
      title:
        place === null
          ? words.found[tracks.length - 1]
          : `${words.count[place]} ${asked?.text}`,
      answers: textsOf(state).map((answer) => answer?.text),
      checked: state.choice,
      error: state.isMissing ? [words.missing] : [],
      isListed: state.given.length === 0,
      tracks: tracks.map(nameOf),
      followed: followed === null ? [] : [nameOf(followed)],
      focused,
    }
  },
  visitor: (user) => {
    const focused: string[] = []
    return {
      perform: async (action) => {
        if (action.kind === 'outcome') return false
        const { type, answer, track: id } = action.event
        if (type === 'answer.choose') return user.press(radio(String(answer)))
        const isDone = await user.press(buttons[type] ?? track(id))
        if (isDone) focused.push(await user.read(attended))
        return isDone
      },
      observe: async () => ({ ...(await user.read(look)), focused: [...focused] }),
    }
  },
  unreachable: Object.fromEntries(byAddress.map((id) => [id, address])),
} satisfies ScreenAdapter<FundingState>
