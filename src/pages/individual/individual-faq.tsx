import type * as texts from '#src/page-content/individual-faq.ts'
import { PageHeader, type PageView } from '#src/layouts/page-view.tsx'
import { Accordion } from '#src/features/accordion.tsx'
import { ComplaintsNote } from '#src/content-views/disability-note.tsx'
import { ArrowLink } from '#src/ui/button.tsx'
import { Section, Stack, StickyColumn } from '#src/ui/section.tsx'
import { SideNote } from '#src/ui/side-note.tsx'
import { ContactLink } from '#src/ui/contact-lines.tsx'

export const view: PageView<typeof texts> = {
  AboveFold({ content: { individualFaq }, children }) {
    return <PageHeader page={individualFaq}>{children}</PageHeader>
  },
  BelowFold({ content: { individualFaq } }) {
    const { items, closing, complaints } = individualFaq
    return (
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
    )
  },
}
