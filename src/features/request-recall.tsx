import { useSelector } from '@xstate/react'
import { isForCourse } from '#machines/contact-draft.ts'
import { requestRecall } from '#src/content/request-recall.ts'
import { ArrowLink } from '#src/ui/button.tsx'
import { SideNote } from '#src/ui/side-note.tsx'
import { useAppChild } from './app-context.tsx'
import { useRoom } from './use-room.ts'

/** The number of courses that are named. */
const named = 2

export function RequestRecall() {
  const requests = useSelector(
    useAppChild('contactForm'),
    ({ context }) => context.requests,
  )
  const titles = (requests ?? [])
    .filter(isForCourse)
    .map(({ line }) => line.split('\n', 1).join('').slice(requestRecall.course.length))
  const count = titles.length
  const box = useRoom(count === 0)
  if (count === 0) return null
  const { link, title } = requestRecall
  return (
    <SideNote ref={box}>
      <h3>{`${title.start} ${count === 1 ? title.one : `${count}\u00a0${title.other}`}`}</h3>
      <p>{titles.slice(0, named).join(', ') + (count > named ? '…' : '.')}</p>
      <div>
        <ArrowLink variant="quiet" link={link} />
      </div>
    </SideNote>
  )
}
