import type * as texts from '#src/content/pages/individual-contact.ts'
import type { OpeningProps, PageView, RestProps } from '#src/features/page-view.tsx'
import { DisabilityNote } from '#src/features/disability-note.tsx'
import { Picture } from '#src/features/picture.tsx'
import { IndividualForm, NotYet } from '#src/features/individual-form.tsx'
import { Lines, Way } from '#src/ui/contact-lines.tsx'
import { PageTitle } from '#src/ui/page-title.tsx'
import { Details } from '#src/ui/grouped-list.tsx'
import { Section } from '#src/ui/section.tsx'
import { Stack, WideSplit } from '#src/ui/split.tsx'
import { PeggedHeading, StringFrame } from '#src/ui/guide-line.tsx'

function IndividualContactOpening({
  content: { individualContact },
  children,
}: OpeningProps<typeof texts>) {
  const { details, ...page } = individualContact
  const { address, phone, email } = details
  return (
    <>
      <PageTitle
        title={page.title}
        lead={page.lead}
        picture={<Picture name={page.image} width={360} height={240} />}
      />
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
    </>
  )
}

function IndividualContactRest({
  content: { individualContact },
}: RestProps<typeof texts>) {
  const { form } = individualContact
  return (
    <>
      <Section>
        <StringFrame>
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
        </StringFrame>
      </Section>
    </>
  )
}

export const individualContactView: PageView<typeof texts> = {
  Opening: IndividualContactOpening,
  Rest: IndividualContactRest,
}
