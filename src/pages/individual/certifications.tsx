import type * as texts from '#src/content/pages/certifications.ts'
import type { OpeningProps, PageView, RestProps } from '#src/features/page-view.tsx'
import { ClaimFootnote } from '#src/features/claim-footnote.tsx'
import { Picture } from '#src/features/picture.tsx'
import { ButtonAnchor, ButtonLink } from '#src/ui/button.tsx'
import { PageTitle } from '#src/ui/page-title.tsx'
import { Reassurance } from '#src/ui/reassurance.tsx'
import { Actions, Lead, Section, SmallPrint } from '#src/ui/section.tsx'
import { PeggedHeading, StringFrame } from '#src/ui/guide-line.tsx'

function CertificationsOpening({
  content: { certifications },
  children,
}: OpeningProps<typeof texts>) {
  const { title, lead, image, label } = certifications
  return (
    <>
      <PageTitle
        title={title}
        lead={lead}
        picture={<Picture name={image} width={360} height={240} />}
      />
      <Section>
        <StringFrame>
          <Reassurance
            badges={
              <>
                <Picture
                  name="badge-quality"
                  width={400}
                  height={208}
                  alt={label.badge.alt}
                />
                <SmallPrint>{label.categories}</SmallPrint>
              </>
            }
          >
            <PeggedHeading>{label.title}</PeggedHeading>
            <Lead>{label.text}</Lead>
            {label.certificate && (
              <Actions>
                <ButtonAnchor
                  variant="outline"
                  icon="external-link"
                  href={label.certificate.href}
                >
                  {label.certificate.label} ({label.certificate.format})
                </ButtonAnchor>
              </Actions>
            )}
          </Reassurance>
        </StringFrame>
      </Section>
      {children}
    </>
  )
}

function CertificationsRest({ content: { certifications } }: RestProps<typeof texts>) {
  const { attestation } = certifications
  return (
    <Section surface="tint">
      <StringFrame>
        <Reassurance>
          <PeggedHeading>{attestation.title}</PeggedHeading>
          <Lead>{attestation.text}</Lead>
          <ClaimFootnote claim={attestation.condition} />
          <Actions>
            <ButtonLink icon="arrow-right" to={attestation.action.href}>
              {attestation.action.label}
            </ButtonLink>
          </Actions>
        </Reassurance>
      </StringFrame>
    </Section>
  )
}

export const certificationsView: PageView<typeof texts> = {
  Opening: CertificationsOpening,
  Rest: CertificationsRest,
}
