import type * as texts from '#src/page-content/certifications.ts'
import { PageHeader, type PageView } from '#src/layouts/page-view.tsx'
import { ClaimFootnote } from '#src/content-views/claim-footnote.tsx'
import { Illustration } from '#src/features/illustration.tsx'
import { ArrowLink, ButtonLink } from '#src/ui/button.tsx'
import {
  Actions,
  BadgeStack,
  Lead,
  DotHeading,
  BadgeColumns,
  Section,
  SmallPrint,
} from '#src/ui/section.tsx'

export const certificationsView: PageView<typeof texts> = {
  AboveFold({ content: { certifications }, children }) {
    const { label } = certifications
    return (
      <PageHeader page={certifications}>
        <Section besideLine columns={BadgeColumns}>
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
        {children}
      </PageHeader>
    )
  },
  BelowFold({ content: { certifications } }) {
    const { attestation } = certifications
    return (
      <Section besideLine surface="tint" columns={BadgeColumns}>
        <div>
          <DotHeading>{attestation.title}</DotHeading>
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
