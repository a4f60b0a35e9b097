import { useSelector } from '@xstate/react'
import { useAppChild } from './app-context.tsx'
import { mailLinkOf } from './message-text.ts'

/** The way out by e-mail, with all that stands in the company contact form. */
export function useMailLink(): string {
  return useSelector(useAppChild('contactForm'), ({ context }) => mailLinkOf(context.draft))
}
