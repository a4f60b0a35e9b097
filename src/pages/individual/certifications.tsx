import { styled } from 'styled-components'
import type * as texts from '#src/page-content/certifications.ts'
import { PageHeader, type PageProps } from '#src/layouts/page-view.tsx'
import { DeferredSection } from '#src/features/below-the-fold.tsx'
import { ClaimFootnote } from '#src/content-views/claim-footnote.tsx'
import { Illustration } from '#src/features/illustration.tsx'
import { ArrowLink, ButtonLink } from '#src/ui/button.tsx'
import { theme } from '#src/theme/theme.ts'
import { CheckList, TermGrid } from '#src/ui/lists.tsx'
import { lineAbove } from '#src/ui/mixins.ts'
import { SideNote } from '#src/ui/side-note.tsx'
import {
  Actions,
  BadgeStack,
  Lead,
  DotHeading,
  Section,
  SmallPrint,
} from '#src/ui/section.tsx'

export function View({ content: { certifications } }: PageProps<typeof texts>) {
  const { label, attestation } = certifications
  return (
    <PageHeader page={certifications}>
      <Section besideLine columns="badges">
        <div>
          <DotHeading>{label.title}</DotHeading>
          <Lead>{label.text}</Lead>
          {label.certificate && (
            <Actions>
              <ButtonLink
                variant="outline"
                icon="external-link"
                href={label.certificate.href}
              >
                {label.certificate.label} ({label.certificate.format})
              </ButtonLink>
            </Actions>
          )}
        </div>
        <BadgeStack>
          <Illustration {...label.badge} width={400} height={208} />
          <SmallPrint>{label.categories}</SmallPrint>
        </BadgeStack>
      </Section>
      <DeferredSection>
        <Section besideLine surface="tint" columns="badges">
          <div>
            <DotHeading>{attestation.title}</DotHeading>
            <Lead>{attestation.text}</Lead>
            <ClaimFootnote claim={attestation.condition} />
            <Actions>
              <ArrowLink link={attestation.action} />
            </Actions>
          </div>
          {attestation.example && <Attestation {...attestation.example} />}
        </Section>
      </DeferredSection>
    </PageHeader>
  )
}

type AttestationProps = NonNullable<typeof texts.certifications.attestation.example>

/** An example of the certificate that a learner receives, styled as a sheet of paper. */
function Attestation({ caption, items, terms, ...words }: AttestationProps) {
  return (
    <figure>
      <Sheet>
        <h3>{words.title}</h3>
        <p>
          {words.learner} <b>{words.course}</b>
        </p>
        <TermGrid terms={terms} />
        <p>{words.acquired}</p>
        <div>
          <CheckList items={items} />
        </div>
      </Sheet>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}

const Sheet = styled(SideNote)`
  margin-bottom: ${theme.space[2]};
  background: ${theme.color.white};
  ${lineAbove}
`
