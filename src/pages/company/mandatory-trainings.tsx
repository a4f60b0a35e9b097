import type * as texts from '#src/content/pages/mandatory-trainings.ts'
import { DeferredSection } from '#src/features/deferred-section.tsx'
import { ClaimFootnote } from '#src/features/claim-footnote.tsx'
import { Drawing } from '#src/features/drawing.tsx'
import { Filter } from '#src/features/filter.tsx'
import electrical from '#src/images/mandatory-electrical.svg'
import fire from '#src/images/mandatory-fire.svg'
import firstAid from '#src/images/mandatory-first-aid.svg'
import foodHygiene from '#src/images/mandatory-food-hygiene.svg'
import forklift from '#src/images/mandatory-forklift.svg'
import gestures from '#src/images/mandatory-gestures.svg'
import riskPrevention from '#src/images/mandatory-risk-prevention.svg'
import prevention from '#src/images/object-prevention.svg'
import { ButtonLink } from '#src/ui/button.tsx'
import { ClosingBand } from '#src/ui/closing-band.tsx'
import { Frame } from '#src/ui/frame.tsx'
import { PageTitle } from '#src/ui/page-title.tsx'
import { Row, Rows } from '#src/ui/rows.tsx'
import { Section } from '#src/ui/section.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'

const pictures = {
  'mandatory-electrical': electrical,
  'mandatory-fire': fire,
  'mandatory-first-aid': firstAid,
  'mandatory-food-hygiene': foodHygiene,
  'mandatory-forklift': forklift,
  'mandatory-gestures': gestures,
  'mandatory-risk-prevention': riskPrevention,
}

export function Page({ content }: { content: typeof texts }) {
  const { list, closing, ...page } = content.mandatoryPage
  const names = new Map(content.mandatoryCategories.map(({ id, name }) => [id, name]))
  return (
    <>
      <PageTitle
        kicker={page.kicker}
        title={page.title}
        lead={page.lead}
        picture={<Drawing src={prevention} width={360} height={240} />}
      />
      <DeferredSection>
        <Section tight>
          <Frame>
            <VisuallyHidden as="h2">{list.title}</VisuallyHidden>
            <Filter
              name="domaine"
              label={page.filterLabel}
              categories={content.mandatoryCategories}
              items={content.mandatoryTrainings}
            >
              {(trainings) => (
                <Rows>
                  {trainings.map(({ id, title, details, basis, image, category }) => (
                    <Row
                      key={id}
                      picture={
                        <img
                          loading="lazy"
                          src={pictures[image]}
                          width={96}
                          height={96}
                          alt=""
                        />
                      }
                      title={title}
                      text={details}
                      note={basis}
                      category={names.get(category)}
                    />
                  ))}
                </Rows>
              )}
            </Filter>
            <ClaimFootnote claim={list.condition} />
          </Frame>
        </Section>
        <ClosingBand title={closing.title} lead={closing.lead}>
          <ButtonLink variant="ink" icon="arrow-right" to={closing.action.href}>
            {closing.action.label}
          </ButtonLink>
        </ClosingBand>
      </DeferredSection>
    </>
  )
}
