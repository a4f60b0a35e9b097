import { useActorRef, useSelector } from '@xstate/react'
import { useContext, useEffect, useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { fundingMachine } from '#machines/funding.ts'
import { knownPart, type Step } from '#machines/funding-tree.ts'
import { NavigateContext, ReplaceContext } from '#src/ui/navigate-context.ts'
import { useInspection } from './app-context.tsx'
import { answersIn, fundingAddress, isQueryOf } from './funding-address.ts'

export type FundingActor = ActorRefFrom<typeof fundingMachine>
export type FundingSnapshot = SnapshotFrom<typeof fundingMachine>

/** The machine of the questions: each answer is an entry of the history, which gives it back. */
export function useFunding(tree: Step) {
  const funding = useActorRef(fundingMachine, { input: { tree }, ...useInspection() })
  // All of it: what must be heard again is drawn again.
  const snapshot = useSelector(funding, (now) => now)
  const { pathname, search } = useLocation()
  const navigate = useContext(NavigateContext)
  const replace = useContext(ReplaceContext)

  // The document was drawn without a query: hydration must find nothing answered.
  useLayoutEffect(() => {
    const answers = knownPart(tree, answersIn(search))
    funding.send({ type: 'answers.restore', answers })
    if (!isQueryOf(search, answers)) replace(fundingAddress(pathname, answers))
  }, [funding, tree, pathname, search, replace])
  useEffect(() => {
    const { unsubscribe } = funding.on('answers.change', ({ answers }) =>
      navigate(fundingAddress(pathname, answers)),
    )
    return unsubscribe
  }, [funding, pathname, navigate])

  return { funding, snapshot }
}
