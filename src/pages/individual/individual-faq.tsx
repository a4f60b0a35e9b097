import type * as texts from '#src/page-content/individual-faq.ts'
import { PageHeader, type PageProps } from '#src/layouts/page-view.tsx'
import { DeferredSection } from '#src/features/below-the-fold.tsx'
import { Accordion } from '#src/features/accordion.tsx'
import { ComplaintsNote } from '#src/content-views/disability-note.tsx'
import { ArrowLink } from '#src/ui/button.tsx'
import { Section, Stack, StickyColumn } from '#src/ui/section.tsx'
import { SideNote } from '#src/ui/side-note.tsx'
import { ContactLink } from '#src/ui/contact-link.tsx'

export function View({ content: { individualFaq } }: PageProps<typeof texts>) {
  const { items, closing, complaints } = individualFaq
  return (
    <PageHeader page={individualFaq}>
      <DeferredSection>
        <Section besideLine columns="aside">
          <Accordion items={items} heading="h2" />
          <StickyColumn>
            <Stack>
              <SideNote>
                <h2>{closing.title}</h2>
                <p>{closing.lead}</p>
                <ContactLink {...closing.email} />
                <div>
                  <ArrowLink link={closing.action} />
                </div>
              </SideNote>
              <ComplaintsNote complaints={complaints} heading="h2" />
            </Stack>
          </StickyColumn>
        </Section>
      </DeferredSection>
    </PageHeader>
  )
}
