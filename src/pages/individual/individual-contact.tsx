import type * as texts from '#src/page-content/individual-contact.ts'
import { PageHeader, type PageView } from '#src/layouts/page-view.tsx'
import { DisabilityNote } from '#src/content-views/disability-note.tsx'
import { IndividualForm, NotYet } from '#src/features/individual-form.tsx'
import { Lines, Way } from '#src/ui/contact-lines.tsx'
import { Details } from '#src/ui/hanging-list.tsx'
import { PeggedHeading, Section, Stack, WideSplit } from '#src/ui/section.tsx'

export const individualContactView: PageView<typeof texts> = {
  AboveFold({ content: { individualContact }, children }) {
    const { address, phone, email, hours } = individualContact.details
    return (
      <PageHeader page={individualContact}>
        <Details
          upright
          details={[
            { title: address.title, content: <Lines of={address.lines} /> },
            {
              title: phone.title,
              content: (
                <>
                  <Way {...phone} />
                  <Lines of={hours.lines} />
                </>
              ),
            },
            { title: email.title, content: <Way {...email} /> },
          ]}
        />
        {children}
      </PageHeader>
    )
  },
  BelowFold({ content: { individualContact } }) {
    const { form } = individualContact
    return (
      <Section upright columns={WideSplit}>
        <Stack id="formulaire" data-off-paper>
          <PeggedHeading>{form.title}</PeggedHeading>
          <NotYet texts={form.notYet} />
          <IndividualForm texts={form} />
        </Stack>
        <div>
          <DisabilityNote heading="h2" />
        </div>
      </Section>
    )
  },
}
