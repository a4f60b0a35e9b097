import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { type FundingFocus, fundingMachine } from '#machines/funding.ts'
import { type Step, knownPart } from '#machines/funding-tree.ts'
import { siteHistory } from '#src/services/site-history.ts'
import { useInspection } from './app-context.tsx'
import { fundingKey } from '#src/model/funding-lines.ts'
import type { FundingContent } from '#src/content/funding.ts'
import { useAfterRender } from '#src/dom/use-after-render.ts'

/** What each part of the questions is drawn from. */
export type FundingProps = {
  space: 'company' | 'individual'
  content: FundingContent
  funding: ActorRefFrom<typeof fundingMachine>
  snapshot: SnapshotFrom<typeof fundingMachine>
}

/** Where the focus goes. */
const places: Record<FundingFocus['type'], string> = {
  'question.focus': 'legend > h3',
  'error.focus': 'input',
  'tracks.focus': 'h3[tabindex]',
  'track.focus': '[data-followed] h4',
}

/**
 * The machine of the questions: each answer is an entry of the history, which gives it back. What
 * must be heard takes the focus; `element` is the ref of what is around all of it.
 */
export function useFunding(tree: Step) {
  const funding = useActorRef(fundingMachine, { input: { tree }, ...useInspection() })
  // All of it: what must be heard again is drawn again.
  const snapshot = useSelector(funding, (now) => now)
  const { pathname, search } = useLocation()

  const isStart = useRef(true)
  const element = useRef<HTMLElement>(null)

  // The document was drawn without a query: hydration must find nothing answered.
  useLayoutEffect(() => {
    // What was chosen before hydration stays chosen: the answers of the address give way to it.
    const chosen = isStart.current && chosenAnswer()
    isStart.current = false
    const answers = chosen ? [] : knownPart(tree, answersIn(search))
    if (chosen) funding.send({ type: 'answer.choose', answer: chosen })
    else funding.send({ type: 'answers.restore', answers })
    // There is one way to spell them.
    if (valuesIn(search).join('&') !== answers.join('.'))
      siteHistory.replace(fundingAddress(pathname, answers))
  }, [funding, tree, pathname, search])
  useEffect(() => {
    const { unsubscribe } = funding.on('answers.change', ({ answers }) =>
      siteHistory.push(fundingAddress(pathname, answers)),
    )
    return unsubscribe
  }, [funding, pathname])

  useAfterRender(funding, '*', ({ type }) => {
    if (type === 'answers.change') return
    element.current?.querySelector<HTMLElement>(places[type])?.focus()
    // What is missing stands above the first answer, which may be all that the focus brings.
    element.current?.querySelector('[role=alert]')?.scrollIntoView({ block: 'nearest' })
  })

  return { funding, snapshot, element }
}

/** The answer to the first question that the document holds. */
function chosenAnswer(): string | undefined {
  const choice = document.querySelector<HTMLInputElement>(
    `input[name=${fundingKey}]:checked`,
  )
  return choice?.value
}

/** Where the page at `path` shows these answers. */
function fundingAddress(path: string, answers: readonly string[]): string {
  const query = answers.length === 0 ? '' : `?${fundingKey}=${answers.join('.')}`
  return `${path}${query}#${fundingKey}`
}

/** The answers that a query gives; none where it gives several. */
export function answersIn(search: string): readonly string[] {
  const [given = '', ...others] = valuesIn(search)
  return given === '' || others.length > 0 ? [] : given.split('.')
}

function valuesIn(search: string): readonly string[] {
  return new URLSearchParams(search).getAll(fundingKey)
}
