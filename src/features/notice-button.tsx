import type { ComponentProps } from 'react'
import { notices } from '#src/content/notices.ts'
import { Button } from '#src/ui/button.tsx'
import { RequestForm } from '#src/ui/request-form.tsx'
import { useAppChild } from './app-context.tsx'

type NoticeButtonProps = Omit<ComponentProps<typeof Button>, 'type'> & {
  notice: 'courseRequest' | 'tailorMadeRequest' | 'brochure' | 'trainingDetails'
  /** Completes the sentence of the notice, or of the e-mail that it offers. */
  subject?: string
}

/** A button whose whole effect is a notice. */
export function NoticeButton({ notice, subject, ...button }: NoticeButtonProps) {
  const queue = useAppChild('toastQueue')
  return (
    <RequestForm
      action={notices[notice].instead}
      onSubmit={(event) => {
        event.preventDefault()
        queue.send({
          type: 'toast.show',
          toast: { notice, ...(subject !== undefined && { subject }) },
        })
      }}
    >
      <Button {...button} type="submit" />
    </RequestForm>
  )
}
