import { useEffect, useRef } from 'react'
import type { TellingForm } from '#src/services/field-edit.ts'

/**
 * Gives the focus to the first message of a form once its machine wants it to be heard, unless
 * the visitor has gone elsewhere; the ref is of the form.
 */
export function useFeedbackFocus(form: TellingForm) {
  const element = useRef<HTMLFormElement>(null)
  const isAsked = useRef(false)
  useEffect(() => {
    const { unsubscribe } = form.on('feedback.focus', () => {
      isAsked.current = true
    })
    return unsubscribe
  }, [form])
  // The machine asks before the message is drawn.
  useEffect(() => {
    if (!isAsked.current) return
    isAsked.current = false
    const { activeElement, body } = document
    if (activeElement === body || element.current?.contains(activeElement))
      element.current?.querySelector<HTMLElement>('div[tabindex="-1"]')?.focus()
  })
  return element
}
