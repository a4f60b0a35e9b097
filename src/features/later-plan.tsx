import { useSelector } from '@xstate/react'
import { isForCourse } from '#machines/contact-draft.ts'
import type { Requests } from '#src/model/requests.ts'
import { useAppChild } from './app-context.tsx'
import { lazyView } from './lazy-view.tsx'

const plan = lazyView(
  async () => (await import('./plan.tsx')).Plan,
  () => null,
)

/** The plan of the requested courses. Its code is loaded once a course is requested. */
export function LaterPlan({ texts }: { texts: Requests }) {
  const hasCourse = useSelector(useAppChild('contactForm'), ({ context }) =>
    Boolean(context.requests?.some(isForCourse)),
  )
  return hasCourse && <plan.View texts={texts} />
}
