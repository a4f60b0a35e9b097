import { useEffect, useRef } from 'react'
import type { FundingFocus } from '#machines/funding.ts'
import type { FundingActor } from './use-funding.ts'

const places: Record<FundingFocus['type'], string> = {
  'question.focus': 'legend > h3',
  'error.focus': 'input',
  'tracks.focus': 'h3[tabindex]',
  'track.focus': '[data-followed] h4',
}

/** Gives the focus to what the machine wants to be heard, once that is drawn; the ref is around all of it. */
export function useFundingFocus(funding: FundingActor) {
  const element = useRef<HTMLElement>(null)
  const asked = useRef<FundingFocus['type'] | null>(null)
  useEffect(() => {
    const { unsubscribe } = funding.on('*', ({ type }) => {
      if (type !== 'answers.change') asked.current = type
    })
    return unsubscribe
  }, [funding])
  // The machine asks before what it names is drawn.
  useEffect(() => {
    if (asked.current === null) return
    element.current?.querySelector<HTMLElement>(places[asked.current])?.focus()
    // What is missing stands above the first answer, which may be all that the focus brings.
    element.current?.querySelector('[role=alert]')?.scrollIntoView({ block: 'nearest' })
    asked.current = null
  })
  return element
}
