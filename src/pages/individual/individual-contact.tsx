import type * as texts from '#src/content/pages/individual-contact.ts'
import {
  type OpeningProps,
  type PageView,
  type RestProps,
  PageOpening,
} from '#src/features/page-view.tsx'
import { DisabilityNote } from '#src/features/disability-note.tsx'
import { IndividualForm, NotYet } from '#src/features/individual-form.tsx'
import { Lines, Way } from '#src/ui/contact-lines.tsx'
import { Details } from '#src/ui/hanging-list.tsx'
import { Section } from '#src/ui/section.tsx'
import { Stack, WideSplit } from '#src/ui/split.tsx'
import { PeggedHeading } from '#src/ui/guide-line.tsx'

function IndividualContactOpening({
  content: { individualContact },
  children,
}: OpeningProps<typeof texts>) {
  const { address, phone, email } = individualContact.details
  return (
    <PageOpening page={individualContact}>
      <Details
        upright
        details={[
          { title: address.title, content: <Lines of={address.lines} /> },
          {
            title: phone.title,
            content: (
              <>
                <Way {...phone} />
                <Lines of={phone.hours} />
              </>
            ),
          },
          { title: email.title, content: <Way {...email} /> },
        ]}
      />
      {children}
    </PageOpening>
  )
}

function IndividualContactRest({
  content: { individualContact },
}: RestProps<typeof texts>) {
  const { form } = individualContact
  return (
    <Section upright>
      <WideSplit>
        <Stack id="formulaire" data-off-paper>
          <PeggedHeading>{form.title}</PeggedHeading>
          <NotYet texts={form.notYet} />
          <IndividualForm texts={form} />
        </Stack>
        <div>
          <DisabilityNote heading="h2" />
        </div>
      </WideSplit>
    </Section>
  )
}

export const individualContactView: PageView<typeof texts> = {
  Opening: IndividualContactOpening,
  Rest: IndividualContactRest,
}
