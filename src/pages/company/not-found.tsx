import type * as texts from '#src/content/pages/not-found.ts'
import { Drawing } from '#src/features/drawing.tsx'
import cat from '#src/images/not-found.svg'
import { ButtonLink } from '#src/ui/button.tsx'
import { NotFound } from '#src/ui/not-found.tsx'

export function Page({ content }: { content: typeof texts }) {
  const { company, individual, contact } = content.notFound.actions
  return (
    <NotFound
      kicker={content.notFound.kicker}
      title={content.notFound.title}
      lead={content.notFound.text}
      actions={
        <>
          <ButtonLink to={company.href}>{company.label}</ButtonLink>{' '}
          <ButtonLink to={individual.href}>{individual.label}</ButtonLink>{' '}
          <ButtonLink to={contact.href} variant="outline">
            {contact.label}
          </ButtonLink>
        </>
      }
      picture={<Drawing src={cat} width={640} height={360} />}
    />
  )
}
