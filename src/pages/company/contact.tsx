import type * as texts from '#src/page-content/contact.ts'
import { LocationCard } from '#src/layouts/location-card.tsx'
import { PageHeader, type PageProps } from '#src/layouts/page-view.tsx'
import { DeferredSection } from '#src/features/below-the-fold.tsx'
import { navigation } from '#src/content/navigation.ts'
import { Accordion } from '#src/features/accordion.tsx'
import { ContactForm, LaterPlan } from '#src/features/contact-form.tsx'
import { DisabilityNote } from '#src/content-views/disability-note.tsx'
import { NoticeButton } from '#src/features/notice-button.tsx'
import { ArrowLink, ButtonLink } from '#src/ui/button.tsx'
import { ClosingSection } from '#src/ui/closing-band.tsx'
import { ContactDetails } from '#src/ui/contact-details.tsx'
import { Section, Stack, StickyColumn } from '#src/ui/section.tsx'
import { SideNote } from '#src/ui/side-note.tsx'

export function View({ content }: PageProps<typeof texts>) {
  const { details, location, call, faq, consultation } = content.contact
  const { address, phone, email, hours } = details
  return (
    <PageHeader page={content.contact} isCompact>
      <ContactDetails details={[phone, email, address, hours]} />
      <DeferredSection>
        <Section columns="form" compactTop>
          <Stack data-off-paper>
            <h2 id="formulaire" tabIndex={-1}>
              {content.contact.form.title}
            </h2>
            <ContactForm texts={content.contactForm} requests={content.requests} />
          </Stack>
          <Stack>
            <LocationCard details={details} location={location} />
            <SideNote>
              <h3>{call.title}</h3>
              <p>{call.text}</p>
              <div>
                <ButtonLink variant="outline" iconBefore="phone" href={phone.href}>
                  {phone.text}
                </ButtonLink>
              </div>
            </SideNote>
            <DisabilityNote heading="h3" />
          </Stack>
        </Section>
        <LaterPlan texts={content.requests} />
        <Section surface="muted" columns="heading">
          <StickyColumn>
            <h2>{faq.title}</h2>
            <ArrowLink variant="quiet" link={faq.other} />
          </StickyColumn>
          <Accordion items={faq.items} heading="h3" />
        </Section>
        <ClosingSection title={consultation.title} lead={consultation.text}>
          <ButtonLink
            iconBefore="calendar"
            href={consultation.link.href}
            {...(consultation.link.isNewTab && { newTabLabel: navigation.newTab })}
          >
            {consultation.link.label}
          </ButtonLink>
          <NoticeButton notice="brochure" variant="outline" iconBefore="download">
            {consultation.brochure}
          </NoticeButton>
        </ClosingSection>
      </DeferredSection>
    </PageHeader>
  )
}
