import { isForCourse } from '#machines/contact-draft.ts'
import type { Requests } from '#src/model/requests.ts'
import { lazyView } from './lazy-view.tsx'
import { useRequestedContent } from './use-requested-content.ts'

const plan = lazyView(
  async () => (await import('./plan.tsx')).Plan,
  () => null,
)

/** The plan of the requested courses, also after sending. Its code is loaded once a course is requested. */
export function LaterPlan({ texts }: { texts: Requests }) {
  const content = useRequestedContent()
  return content?.requests?.some(isForCourse) && <plan.View {...{ texts, content }} />
}
