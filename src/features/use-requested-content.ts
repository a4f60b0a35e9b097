import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { ContactContent } from '#machines/contact-draft.ts'
import { useAppChild } from './app-context.tsx'

/**
 * Returns the contents of the contact form, or those of the message that was just sent: the machine
 * clears the form once it is sent. They are `null` after a later visit of the page.
 */
export function useRequestedContent(): ContactContent | null {
  const form = useAppChild('contactForm')
  const current = useSelector(form, ({ context }) => context)
  const isSent = useSelector(form, (snapshot) => snapshot.hasTag('sent'))
  const [sent, setSent] = useState<ContactContent | null>(null)
  useEffect(() => {
    const subscription = form.subscribe((snapshot) => {
      if (snapshot.hasTag('busy')) setSent(snapshot.context)
    })
    return () => subscription.unsubscribe()
  }, [form])
  return isSent ? sent : current
}
