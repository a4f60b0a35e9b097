import { styled } from 'styled-components'
import type * as texts from '#src/page-content/apprenticeship.ts'
import { media, theme } from '#src/theme/theme.ts'
import { PageHeader, type PageProps } from '#src/layouts/page-view.tsx'
import { DeferredSection } from '#src/features/below-the-fold.tsx'
import { figureTerms } from '#src/content-views/claim-footnote.tsx'
import { Illustration } from '#src/features/illustration.tsx'
import { InlineText } from '#src/content-views/inline-text.tsx'
import { ArrowLink } from '#src/ui/button.tsx'
import { CheckList, LargeTerms, TitledList } from '#src/ui/lists.tsx'
import { ClosingSection } from '#src/ui/closing-band.tsx'
import { PageLink } from '#src/ui/page-link.tsx'
import { TrainingRow, TrainingRows } from '#src/features/training-rows.tsx'
import { Lead, Section, SmallPrint } from '#src/ui/section.tsx'

export function View({ content: { apprenticeship, row } }: PageProps<typeof texts>) {
  const { benefits, permanentContract, people, employer, employee, offer, role, closing } =
    apprenticeship
  return (
    <PageHeader page={apprenticeship}>
      <Section columns="heading" title={benefits.title}>
        <TitledList items={benefits.items} />
      </Section>
      <DeferredSection>
        <Section surface="muted" columns="heading" title={permanentContract.title}>
          <div>
            {permanentContract.paragraphs.map((paragraph) => (
              <Lead key={paragraph}>{paragraph}</Lead>
            ))}
            <LargeTerms terms={figureTerms(permanentContract.facts)} />
            <SmallPrint>{permanentContract.verified}</SmallPrint>
            <ArrowLink variant="quiet" link={permanentContract.funding} />
          </div>
        </Section>
        <Section>
          <DrawingColumns>
            <Illustration image={people} width={640} height={480} />
            <div>
              <h2>{employer.title}</h2>
              <CheckList
                items={employer.items.map((text, index) => (
                  <InlineText key={index} text={text} />
                ))}
              />
            </div>
            <div>
              <h2>{employee.title}</h2>
              <CheckList items={employee.items} />
            </div>
          </DrawingColumns>
        </Section>
        <Section surface="muted" columns="heading" title={role.title}>
          <div>
            {role.paragraphs.map((paragraph) => (
              <Lead key={paragraph}>{paragraph}</Lead>
            ))}
          </div>
        </Section>
        {row !== null && (
          <Section title={offer.title}>
            <TrainingRows>
              <TrainingRow id={row.anchor} image={row.image}>
                <div>
                  <p>{row.level}</p>
                  <h3>
                    <PageLink to={row.path}>{row.title}</PageLink>
                  </h3>
                  <p>{row.text}</p>
                  <p>{row.note}</p>
                </div>
              </TrainingRow>
            </TrainingRows>
          </Section>
        )}
        <ClosingSection title={closing.title} lead={closing.lead}>
          <ArrowLink link={closing.action} />
        </ClosingSection>
      </DeferredSection>
    </PageHeader>
  )
}

/** A drawing between the lists for the employer and for the employee. */
const DrawingColumns = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  align-items: center;
  gap: ${theme.space[8]};

  & > img {
    grid-area: 1 / 2;
    width: 100%;
  }
  ${media.upToTablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;

    & > img {
      grid-area: 1 / 1 / auto / -1;
    }
  }
  ${media.upToPhone} {
    grid-template-columns: minmax(0, 1fr);
  }
`
