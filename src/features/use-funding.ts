import { useActorRef, useSelector } from '@xstate/react'
import { useContext, useEffect, useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { fundingMachine } from '#machines/funding.ts'
import type { Step } from '#machines/funding-tree.ts'
import { ReplaceContext } from '#src/ui/navigate-context.ts'
import { useInspection } from './app-context.tsx'
import { answersIn, fundingAddress, isQueryOf } from './funding-address.ts'

export type FundingActor = ActorRefFrom<typeof fundingMachine>
export type FundingSnapshot = SnapshotFrom<typeof fundingMachine>

/** The machine of the questions, which the address restores, and then follows. */
export function useFunding(tree: Step) {
  const funding = useActorRef(fundingMachine, { input: { tree }, ...useInspection() })
  // All of it: what must be heard again is drawn again.
  const snapshot = useSelector(funding, (now) => now)
  const { answers } = snapshot.context
  const { pathname, search } = useLocation()
  const replace = useContext(ReplaceContext)

  // The document was drawn without a query: hydration must find nothing answered.
  useLayoutEffect(() => {
    funding.send({ type: 'answers.restore', answers: answersIn(search) })
  }, [funding, search])
  useEffect(() => {
    // Not what was drawn: the address may have restored others since.
    const { answers: now } = funding.getSnapshot().context
    if (!isQueryOf(search, now)) replace(fundingAddress(pathname, now))
  }, [funding, answers, pathname, search, replace])

  return { funding, snapshot }
}
