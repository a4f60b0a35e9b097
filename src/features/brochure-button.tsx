import type { ReactNode } from 'react'
import { Button } from '#src/ui/button.tsx'
import { useAppChild } from './app-context.tsx'

/** There is no brochure yet: the button says so. */
export function BrochureButton({ children }: { children: ReactNode }) {
  const queue = useAppChild('toastQueue')
  return (
    <Button
      variant="outline"
      iconBefore="download"
      onClick={() => queue.send({ type: 'toast.show', toast: { notice: 'brochure' } })}
    >
      {children}
    </Button>
  )
}
