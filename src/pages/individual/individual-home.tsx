import type * as texts from '#src/content/pages/individual-home.ts'
import { DeferredSection } from '#src/features/deferred-section.tsx'
import { ClaimFootnote } from '#src/features/claim-footnote.tsx'
import { Drawing } from '#src/features/drawing.tsx'
import { filterAddress } from '#src/features/filter-address.ts'
import qualityBadge from '#src/images/badge-quality.svg'
import trainingAccountBadge from '#src/images/badge-training-account.svg'
import design from '#src/images/domain-design.svg'
import digital from '#src/images/domain-digital.svg'
import office from '#src/images/domain-office.svg'
import project from '#src/images/domain-project.svg'
import learner from '#src/images/hero-individual.svg'
import { ButtonLink } from '#src/ui/button.tsx'
import { Hero } from '#src/ui/hero.tsx'
import { Figures } from '#src/ui/grouped-list.tsx'
import { PageLink } from '#src/ui/page-link.tsx'
import { Reassurance } from '#src/ui/reassurance.tsx'
import { Actions, Lead, Section, SectionIntro, SmallPrint } from '#src/ui/section.tsx'
import { Tiles } from '#src/ui/tiles.tsx'
import { PeggedHeading, StringFrame } from '#src/ui/guide-line.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'

const pictures = {
  'domain-office': office,
  'domain-design': design,
  'domain-digital': digital,
  'domain-project': project,
}

export function Page({ content: { individualHome } }: { content: typeof texts }) {
  const { hero, figures, domains, reassurance } = individualHome
  const { quality, trainingAccount } = reassurance.badges
  return (
    <>
      <Hero
        title={hero.title}
        lead={hero.lead}
        actions={
          <ButtonLink variant="call" icon="arrow-right" to={hero.action.href}>
            {hero.action.label}
          </ButtonLink>
        }
        picture={<Drawing src={learner} width={760} height={560} />}
        cable
      >
        <VisuallyHidden as="h2">{figures.title}</VisuallyHidden>
        <Figures
          upright
          figures={figures.items.map(({ value, label, condition }) => ({
            figure: value,
            label: (
              <>
                {label}
                {condition && (
                  <>
                    {', '}
                    <a href={`#${condition.claim}`}>{condition.text}</a>
                  </>
                )}
              </>
            ),
          }))}
        />
      </Hero>
      <DeferredSection>
        <Section>
          <StringFrame>
            <SectionIntro>
              <PeggedHeading>{domains.title}</PeggedHeading>
            </SectionIntro>
            <Tiles
              arrangement="four"
              tiles={domains.items.map(({ title, text, image, category }) => ({
                picture: (
                  <img
                    loading="lazy"
                    src={pictures[image]}
                    width={320}
                    height={240}
                    alt=""
                  />
                ),
                title: (
                  <PageLink to={filterAddress(domains.href, 'domaine', category)}>
                    {title}
                  </PageLink>
                ),
                text,
              }))}
            />
            {figures.conditions.map((claim) => (
              <ClaimFootnote key={claim.id} claim={claim} />
            ))}
          </StringFrame>
        </Section>
        <Section surface="tint">
          <StringFrame>
            <Reassurance
              badges={
                <>
                  {trainingAccount && (
                    <img
                      loading="lazy"
                      src={trainingAccountBadge}
                      width={400}
                      height={148}
                      alt={trainingAccount.alt}
                    />
                  )}
                  <img
                    loading="lazy"
                    src={qualityBadge}
                    width={400}
                    height={208}
                    alt={quality.alt}
                  />
                  <SmallPrint>{reassurance.categories}</SmallPrint>
                </>
              }
            >
              <PeggedHeading>{reassurance.title}</PeggedHeading>
              <Lead>{reassurance.text}</Lead>
              <Actions>
                <ButtonLink icon="arrow-right" to={reassurance.action.href}>
                  {reassurance.action.label}
                </ButtonLink>
              </Actions>
            </Reassurance>
          </StringFrame>
        </Section>
      </DeferredSection>
    </>
  )
}
