import type * as texts from '#src/page-content/apprenticeship.ts'
import { PageHeader, type PageView } from '#src/layouts/page-view.tsx'
import { ClaimFootnotes, figureTerms } from '#src/content-views/claim-footnote.tsx'
import { Picture } from '#src/features/picture.tsx'
import { InlineText } from '#src/content-views/inline-text.tsx'
import { ArrowLink } from '#src/ui/button.tsx'
import { CheckList, LargeFacts, TitledList } from '#src/ui/lists.tsx'
import { ClosingLink } from '#src/ui/closing-band.tsx'
import { ProgrammeLink, Row, Rows } from '#src/ui/rows.tsx'
import { Halves, Lead, Muted, Section, Split, WideSplit } from '#src/ui/section.tsx'
import { VisuallyHidden } from '#src/ui/shapes.ts'

export const apprenticeshipView: PageView<typeof texts> = {
  AboveFold({ content: { apprenticeship }, children }) {
    const { benefits } = apprenticeship
    return (
      <PageHeader page={apprenticeship}>
        <Section>
          <VisuallyHidden as="h2">{benefits.title}</VisuallyHidden>
          <WideSplit>
            <Picture image={benefits.image} width={640} height={480} />
            <TitledList arrangement="oneColumn" items={benefits.items} />
          </WideSplit>
        </Section>
        {children}
      </PageHeader>
    )
  },
  BelowFold({ content }) {
    const { apprenticeship, row } = content
    const { permanentContract, employer, employee, offer, role, closing } = apprenticeship
    return (
      <>
        <Section surface="plaster" columns={Split}>
          <h2>{permanentContract.title}</h2>
          <div>
            {permanentContract.paragraphs.map((paragraph, index) => (
              <Lead key={index}>
                <InlineText text={paragraph} />
              </Lead>
            ))}
            <LargeFacts terms={figureTerms(permanentContract.facts)} />
            <ClaimFootnotes conditions={permanentContract.conditions} />
            <ArrowLink variant="quiet" link={permanentContract.funding} />
          </div>
        </Section>
        <Section columns={Halves}>
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
        </Section>
        <Section surface="tint" columns={Split}>
          <div>
            <h2>{role.title}</h2>
            <Muted>{role.lead}</Muted>
          </div>
          <CheckList items={role.items} />
        </Section>
        {row !== null && (
          <Section title={offer.title}>
            <Rows>
              <Row id={row.anchor}>
                <Picture image={row.image} width={96} height={96} />
                <h3>{row.title}</h3>
                <div>
                  <p>{row.text}</p>
                  <p>{row.note}</p>
                </div>
                <p>{row.level}</p>
                <ProgrammeLink to={row.path} label={offer.show} title={row.title} />
              </Row>
            </Rows>
          </Section>
        )}
        <ClosingLink {...closing} />
      </>
    )
  },
}
