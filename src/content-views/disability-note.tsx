import { disability } from '#src/content/organisation.ts'
import type { quality } from '#src/content/quality.ts'
import { SideNote } from '#src/ui/side-note.tsx'
import { ContactLink } from '#src/ui/contact-link.tsx'

export function DisabilityNote({ heading: Heading }: { heading: 'h2' | 'h3' }) {
  const { title, name, text, phone, email } = disability
  return (
    <SideNote>
      <Heading>{title}</Heading>
      <p>
        <b>{name}</b>
      </p>
      <p>{text}</p>
      <ContactLink {...phone} />
      <ContactLink {...email} />
    </SideNote>
  )
}

type ComplaintsNoteProps = Pick<typeof quality, 'complaints'> & { heading: 'h2' | 'h3' }

export function ComplaintsNote({ complaints, heading: Heading }: ComplaintsNoteProps) {
  const { title, text, email, link } = complaints
  return (
    <SideNote>
      <Heading>{title}</Heading>
      <p>{text}</p>
      <ContactLink {...email} />
      <ContactLink href={link.href} text={link.label} />
    </SideNote>
  )
}
