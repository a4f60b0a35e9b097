import type * as texts from '#src/page-content/not-found.ts'
import type { PageProps } from '#src/layouts/page-view.tsx'
import { Illustration } from '#src/features/illustration.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { NotFound } from '#src/ui/not-found.tsx'
import { Actions, Kicker, Lead } from '#src/ui/section.tsx'

export function View({ content }: PageProps<typeof texts>) {
  const { actions, image, kicker, text, title } = content.notFound
  const { company, individual, contact } = actions
  return (
    <NotFound picture={<Illustration image={image} width={640} height={360} />}>
      <Kicker>{kicker}</Kicker>
      <h1 tabIndex={-1}>{title}</h1>
      <Lead>{text}</Lead>
      <Actions>
        <ButtonLink href={company.href}>{company.label}</ButtonLink>{' '}
        <ButtonLink href={individual.href}>{individual.label}</ButtonLink>{' '}
        <ButtonLink href={contact.href} variant="outline">
          {contact.label}
        </ButtonLink>
      </Actions>
    </NotFound>
  )
}
