import { Way } from '#src/ui/contact-lines.tsx'
import { PageLink } from '#src/ui/page-link.tsx'
import { SideNote } from '#src/ui/side-note.tsx'

type Complaints = {
  title: string
  text: string
  email: { text: string; href: string }
  link: { label: string; href: string }
}

/** Where a complaint goes, and the rules that it follows. */
export function ComplaintsNote({
  complaints: { title, text, email, link },
  heading,
}: {
  complaints: Complaints
  heading: 'h2' | 'h3'
}) {
  return (
    <SideNote title={title} heading={heading}>
      <p>{text}</p>
      <Way {...email} />
      <p>
        <PageLink to={link.href}>{link.label}</PageLink>
      </p>
    </SideNote>
  )
}
