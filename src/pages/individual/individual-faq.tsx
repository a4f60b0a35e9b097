import type * as texts from '#src/content/pages/individual-faq.ts'
import { DeferredSection } from '#src/features/deferred-section.tsx'
import { Accordion } from '#src/features/accordion.tsx'
import { Drawing } from '#src/features/drawing.tsx'
import cat from '#src/images/object-cat.svg'
import { ComplaintsNote } from '#src/features/complaints-note.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Way } from '#src/ui/contact-lines.tsx'
import { PageTitle } from '#src/ui/page-title.tsx'
import { Section } from '#src/ui/section.tsx'
import { SideNote } from '#src/ui/side-note.tsx'
import { AsideSplit, Stack, Sticky } from '#src/ui/split.tsx'
import { StringFrame } from '#src/ui/guide-line.tsx'

export function Page({ content: { individualFaq } }: { content: typeof texts }) {
  const { items, closing, complaints, ...page } = individualFaq
  return (
    <>
      <PageTitle
        title={page.title}
        lead={page.lead}
        picture={<Drawing src={cat} width={360} height={240} />}
      />
      <DeferredSection>
        <Section>
          <StringFrame>
            <AsideSplit>
              <Accordion name="questions" items={items} heading="h2" />
              <Sticky>
                <Stack>
                  <SideNote
                    title={closing.title}
                    heading="h2"
                    action={
                      <ButtonLink icon="arrow-right" to={closing.action.href}>
                        {closing.action.label}
                      </ButtonLink>
                    }
                  >
                    <p>{closing.lead}</p>
                    <Way {...closing.email} />
                  </SideNote>
                  <ComplaintsNote complaints={complaints} heading="h2" />
                </Stack>
              </Sticky>
            </AsideSplit>
          </StringFrame>
        </Section>
      </DeferredSection>
    </>
  )
}
