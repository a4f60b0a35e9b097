import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { type FundingFocus, fundingMachine } from '#machines/funding.ts'
import { type Step, knownPrefix } from '#machines/funding-tree.ts'
import { siteHistory } from '#src/services/site-history.ts'
import { useInspection } from './app-context.tsx'
import { fundingKey } from '#src/model/funding-lines.ts'
import type { FundingContent } from '#src/content/funding.ts'
import { useAfterRender } from '#src/dom/use-after-render.ts'

export type FundingProps = {
  space: 'company' | 'individual'
  content: FundingContent
  funding: ActorRefFrom<typeof fundingMachine>
  snapshot: SnapshotFrom<typeof fundingMachine>
}

const places: Record<FundingFocus['type'], string> = {
  'question.focus': 'legend > h3',
  'error.focus': 'input',
  'tracks.focus': 'h3[tabindex]',
  'track.focus': '[data-followed] h4',
}

/**
 * Runs the machine of the funding questions. Each answer is a history entry, which Back restores. The
 * machine's requests for focus are applied inside `element`, the ref of the container.
 */
export function useFunding(tree: Step) {
  const funding = useActorRef(fundingMachine, { input: { tree }, ...useInspection() })
  // Selects the whole snapshot: an error that must be announced again must also be rendered again.
  const snapshot = useSelector(funding, (now) => now)
  const { pathname, search } = useLocation()

  const isStart = useRef(true)
  const isFocusDue = useRef(false)
  const element = useRef<HTMLElement>(null)

  // Restored answers replace the question or the results, and with them the focused element.
  useLayoutEffect(() => {
    if (isFocusDue.current && document.activeElement === document.body)
      element.current?.querySelector<HTMLElement>('h3[tabindex]')?.focus()
    isFocusDue.current = false
  }, [snapshot])
  // The document was prerendered without a query, so hydration must find no answers.
  useLayoutEffect(() => {
    // An option chosen before hydration takes precedence over the answers in the URL.
    const chosen = isStart.current && chosenAnswer()
    isStart.current = false
    const answers = chosen ? [] : knownPrefix(tree, answersIn(search))
    isFocusDue.current = element.current?.contains(document.activeElement) === true
    if (chosen) funding.send({ type: 'answer.choose', answer: chosen })
    else funding.send({ type: 'answers.restore', answers })
    // The URL is normalised to one spelling.
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
    // The error is above the first option, and focusing that option may scroll only to the option.
    element.current?.querySelector('[role=alert]')?.scrollIntoView({ block: 'nearest' })
  })

  return { funding, snapshot, element }
}

function chosenAnswer(): string | undefined {
  const choice = document.querySelector<HTMLInputElement>(
    `input[name=${fundingKey}]:checked`,
  )
  return choice?.value
}

function fundingAddress(path: string, answers: readonly string[]): string {
  const query = answers.length === 0 ? '' : `?${fundingKey}=${answers.join('.')}`
  return `${path}${query}#${fundingKey}`
}

/** Returns the answers of a query string; an empty list if the parameter occurs several times. */
export function answersIn(search: string): readonly string[] {
  const [given = '', ...others] = valuesIn(search)
  return given === '' || others.length > 0 ? [] : given.split('.')
}

function valuesIn(search: string): readonly string[] {
  return new URLSearchParams(search).getAll(fundingKey)
}
