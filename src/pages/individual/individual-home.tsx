import type * as texts from '#src/page-content/individual-home.ts'
import type { PageProps } from '#src/layouts/page-view.tsx'
import { DeferredSection } from '#src/features/below-the-fold.tsx'
import { figureTerms } from '#src/content-views/claim-footnote.tsx'
import { InlineText } from '#src/content-views/inline-text.tsx'
import { Funding } from '#src/features/funding.tsx'
import { Illustration } from '#src/features/illustration.tsx'
import { filterAddress } from '#src/features/filter.tsx'
import { ArrowLink } from '#src/ui/button.tsx'
import { Hero } from '#src/layouts/hero.tsx'
import { KeyFigures } from '#src/ui/hanging-list.tsx'
import { PageLink } from '#src/ui/page-link.tsx'
import { Actions, BadgeStack, Lead, DotHeading, Section } from '#src/ui/section.tsx'
import { Tiles } from '#src/features/tiles.tsx'
import { VisuallyHidden } from '#src/ui/mixins.ts'

export function View({
  content: { individualHome, funding, projects },
}: PageProps<typeof texts>) {
  const { hero, figures, domains, reassurance } = individualHome
  return (
    <>
      <Hero
        title={hero.title}
        lead={
          <>
            {hero.lead}
            {hero.eligible && <InlineText text={hero.eligible} />}
          </>
        }
        actions={[hero.action, hero.funding]}
        image={hero.image}
        hasCable
      >
        <VisuallyHidden as="h2">{figures.title}</VisuallyHidden>
        <KeyFigures $verticalLines terms={figureTerms(figures.items)} />
      </Hero>
      <DeferredSection>
        <Section besideLine title={domains.title}>
          <Tiles
            arrangement="four"
            tiles={domains.items.map(({ title, text, image, category }) => ({
              image,
              title: (
                <PageLink to={filterAddress(domains.href, 'domaine', category)}>
                  {title}
                </PageLink>
              ),
              text,
            }))}
          />
        </Section>
        <Funding space="individual" content={funding} projects={projects} />
        <Section besideLine surface="tint" columns="badges">
          <div>
            <DotHeading>{reassurance.title}</DotHeading>
            <Lead>{reassurance.text}</Lead>
            <Actions>
              <ArrowLink link={reassurance.action} />
            </Actions>
          </div>
          {reassurance.badge && (
            <BadgeStack>
              <Illustration {...reassurance.badge} width={400} height={148} />
            </BadgeStack>
          )}
        </Section>
      </DeferredSection>
    </>
  )
}
