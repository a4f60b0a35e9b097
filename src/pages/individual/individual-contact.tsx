import type * as texts from '#src/page-content/individual-contact.ts'
import { LocationCard } from '#src/layouts/location-card.tsx'
import { PageHeader, type PageProps } from '#src/layouts/page-view.tsx'
import { DeferredSection } from '#src/features/below-the-fold.tsx'
import { DisabilityNote } from '#src/content-views/disability-note.tsx'
import { IndividualForm, NotYet } from '#src/features/individual-form.tsx'
import { ContactDetails } from '#src/ui/contact-details.tsx'
import { DotHeading, Section, Stack } from '#src/ui/section.tsx'

export function View({ content: { individualContact } }: PageProps<typeof texts>) {
  const { details, location, form } = individualContact
  const { address, phone, email, hours } = details
  return (
    <PageHeader page={individualContact} isCompact>
      <ContactDetails
        verticalLines
        details={[{ ...phone, lines: hours.lines }, email, address]}
      />
      <DeferredSection>
        <Section besideLine columns="form">
          <Stack id="formulaire" data-off-paper>
            <DotHeading>{form.title}</DotHeading>
            <NotYet texts={form.notYet} />
            <IndividualForm texts={form} />
          </Stack>
          <Stack>
            <LocationCard details={details} location={location} />
            <DisabilityNote heading="h3" />
          </Stack>
        </Section>
      </DeferredSection>
    </PageHeader>
  )
}
