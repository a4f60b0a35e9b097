import type * as texts from '#src/page-content/certifications.ts'
import { PageHeader, type PageView } from '#src/layouts/page-view.tsx'
import { ClaimFootnote } from '#src/content-views/claim-footnote.tsx'
import { Picture } from '#src/features/picture.tsx'
import { ArrowLink, ButtonLink } from '#src/ui/button.tsx'
import {
  Actions,
  BadgeColumn,
  Lead,
  PeggedHeading,
  Reassurance,
  Section,
  SmallPrint,
} from '#src/ui/section.tsx'

export const certificationsView: PageView<typeof texts> = {
  AboveFold({ content: { certifications }, children }) {
    const { label } = certifications
    return (
      <PageHeader page={certifications}>
        <Section upright columns={Reassurance}>
          <div>
            <PeggedHeading>{label.title}</PeggedHeading>
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
          <BadgeColumn>
            <Picture {...label.badge} width={400} height={208} />
            <SmallPrint>{label.categories}</SmallPrint>
          </BadgeColumn>
        </Section>
        {children}
      </PageHeader>
    )
  },
  BelowFold({ content: { certifications } }) {
    const { attestation } = certifications
    return (
      <Section upright surface="tint" columns={Reassurance}>
        <div>
          <PeggedHeading>{attestation.title}</PeggedHeading>
          <Lead>{attestation.text}</Lead>
          <ClaimFootnote claim={attestation.condition} />
          <Actions>
            <ArrowLink link={attestation.action} />
          </Actions>
        </div>
      </Section>
    )
  },
}
