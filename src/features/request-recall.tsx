import { useSelector } from '@xstate/react'
import { isForCourse } from '#machines/contact-draft.ts'
import { requestRecall } from '#src/content/request-recall.ts'
import { ArrowLink } from '#src/ui/button.tsx'
import { SideNote } from '#src/ui/side-note.tsx'
import { useAppChild } from './app-context.tsx'
import { useRoom } from './use-room.ts'

export function RequestRecall() {
  const count = useSelector(
    useAppChild('contactForm'),
    ({ context: { requests } }) => requests?.filter(isForCourse).length ?? 0,
  )
  const box = useRoom(count === 0)
  if (count === 0) return null
  const { start, one, other } = requestRecall.title
  return (
    <SideNote ref={box}>
      <h3>{`${start} ${count === 1 ? one : `${count}\u00a0${other}`}`}</h3>
      <div>
        <ArrowLink variant="quiet" link={requestRecall.link} />
      </div>
    </SideNote>
  )
}
