import { disability } from '#src/content/disability.ts'
import { Way } from '#src/ui/contact-lines.tsx'
import { SideNote } from '#src/ui/side-note.tsx'

/** Whom a visitor with a disability can ask; stands on both contact pages. */
export function DisabilityNote({ heading }: { heading: 'h2' | 'h3' }) {
  const { title, name, text, phone, email } = disability
  return (
    <SideNote title={title} heading={heading}>
      <p>
        <b>{name}</b>
      </p>
      <p>{text}</p>
      <Way {...phone} />
      <Way {...email} />
    </SideNote>
  )
}
