import type * as texts from '#src/content/pages/not-found.ts'
import type { PageView } from '#src/features/page-view.tsx'
import { Picture } from '#src/features/picture.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { NotFound } from '#src/ui/not-found.tsx'

export const notFoundView: PageView<typeof texts> = {
  Opening({ content }) {
    const { company, individual, contact } = content.notFound.actions
    return (
      <NotFound
        kicker={content.notFound.kicker}
        title={content.notFound.title}
        lead={content.notFound.text}
        actions={
          <>
            <ButtonLink href={company.href}>{company.label}</ButtonLink>{' '}
            <ButtonLink href={individual.href}>{individual.label}</ButtonLink>{' '}
            <ButtonLink href={contact.href} variant="outline">
              {contact.label}
            </ButtonLink>
          </>
        }
        picture={<Picture image={content.notFound.image} width={640} height={360} />}
      />
    )
  },
}
