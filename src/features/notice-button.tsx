import type { ComponentProps } from 'react'
import type { NoticeCode } from '#machines/toast-queue.ts'
import { Button } from '#src/ui/button.tsx'
import { useAppChild } from './app-context.tsx'

type NoticeButtonProps = Omit<ComponentProps<typeof Button>, 'onClick'> & {
  notice: NoticeCode
  /** Completes the sentence of the notice. */
  subject?: string
}

/** A button whose whole effect is a notice. */
export function NoticeButton({ notice, subject, ...button }: NoticeButtonProps) {
  const queue = useAppChild('toastQueue')
  return (
    <Button
      {...button}
      onClick={() =>
        queue.send({
          type: 'toast.show',
          toast: { notice, ...(subject !== undefined && { subject }) },
        })
      }
    />
  )
}
