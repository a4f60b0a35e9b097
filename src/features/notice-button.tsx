import type { ComponentProps } from 'react'
import { notices } from '#src/content/notices.ts'
import { Button } from '#src/ui/button.tsx'
import { RequestForm } from '#src/ui/request-form.tsx'
import { useAppChild } from './app-context.tsx'

type NoticeButtonProps = Omit<ComponentProps<typeof Button>, 'type'> & {
  notice: 'courseRequest' | 'tailorMadeRequest' | 'brochure' | 'trainingDetails'
  /** The title of the course, which ends the text of a notice about a request. */
  subject?: string
  /** The URL that the notice links to, and the button's target without JavaScript. */
  ask?: string
}

export function NoticeButton({
  notice,
  subject,
  ask = notices[notice].instead,
  ...button
}: NoticeButtonProps) {
  const queue = useAppChild('toastQueue')
  return (
    <RequestForm
      action={ask}
      onSubmit={(event) => {
        event.preventDefault()
        queue.send({
          type: 'toast.show',
          toast: { notice, ask, ...(subject !== undefined && { subject }) },
        })
      }}
    >
      <Button {...button} type="submit" />
    </RequestForm>
  )
}
