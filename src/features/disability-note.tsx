import { disability } from '#src/content/disability.ts'
import { Way } from '#src/ui/contact-lines.tsx'
import { SideNote } from '#src/ui/side-note.tsx'

/** Whom a visitor with a disability can ask; stands on both contact pages. */
export function DisabilityNote({ heading: Heading }: { heading: 'h2' | 'h3' }) {
  const { title, name, text, phone, email } = disability
  return (
    <SideNote>
      <Heading>{title}</Heading>
      <p>
        <b>{name}</b>
      </p>
      <p>{text}</p>
      <Way {...phone} />
      <Way {...email} />
    </SideNote>
  )
}

type Complaints = {
  title: string
  text: string
  email: { text: string; href: string }
  link: { label: string; href: string }
}

/** Where a complaint goes, and the rules that it follows. */
export function ComplaintsNote({
  complaints: { title, text, email, link },
  heading: Heading,
}: {
  complaints: Complaints
  heading: 'h2' | 'h3'
}) {
  return (
    <SideNote>
      <Heading>{title}</Heading>
      <p>{text}</p>
      <Way {...email} />
      <Way href={link.href} text={link.label} />
    </SideNote>
  )
}
