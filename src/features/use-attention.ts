import { useEffect, useRef } from 'react'

/**
 * Gives the focus to what the last submission brought, unless the visitor has gone elsewhere.
 * `outcomes` counts the submissions that brought something.
 */
export function useAttention(outcomes: number) {
  const form = useRef<HTMLFormElement>(null)
  const attention = useRef<HTMLDivElement>(null)
  const seen = useRef(outcomes)
  useEffect(() => {
    if (seen.current === outcomes) return
    seen.current = outcomes
    const { activeElement, body } = document
    if (activeElement === body || form.current?.contains(activeElement))
      attention.current?.focus()
  }, [outcomes])
  return { form, attention }
}
