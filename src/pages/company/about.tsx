import { styled } from 'styled-components'
import { navigation } from '#src/content/navigation.ts'
import type * as texts from '#src/page-content/about.ts'
import { media, twoColumns, theme } from '#src/theme/theme.ts'
import { ClaimFootnote } from '#src/content-views/claim-footnote.tsx'
import { ComplaintsNote } from '#src/content-views/disability-note.tsx'
import { PageHeader, type PageProps } from '#src/layouts/page-view.tsx'
import { DeferredSection } from '#src/features/below-the-fold.tsx'
import { Illustration } from '#src/features/illustration.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { TermGrid, TitledList } from '#src/ui/lists.tsx'
import { Badges, Lead, Section, Stack, StickyColumn } from '#src/ui/section.tsx'
import { Tiles } from '#src/features/tiles.tsx'
import { fullBleedLine, lineAbove, withoutDecoration } from '#src/ui/mixins.ts'

export function View({ content: { about, quality } }: PageProps<typeof texts>) {
  const { history, team, mission, values, people } = about
  const { certificate, complaints, trainingAccount } = quality
  return (
    <PageHeader page={about}>
      <Section columns="heading" title={history.title}>
        <div>
          {history.paragraphs.map((paragraph) => (
            <Lead key={paragraph}>{paragraph}</Lead>
          ))}
        </div>
      </Section>
      <DeferredSection>
        {team.people && (
          <Section compactTop title={team.title}>
            <Tiles
              arrangement="three"
              tiles={team.people.map(({ image, name, phone, text, trade }) => ({
                image,
                kicker: trade,
                title: name,
                text,
                action: (
                  <ButtonLink variant="quiet" iconBefore="phone" href={phone.href}>
                    {phone.text}
                  </ButtonLink>
                ),
              }))}
            />
          </Section>
        )}
        <Section surface="muted" columns="heading" title={mission.title}>
          <TitledList arrangement="threeColumns" items={mission.items} />
        </Section>
        <Section title={values.title}>
          <ValueStrip>
            {values.items.map(({ title, text, image }) => (
              <li key={title}>
                <Illustration image={image} width={240} height={160} />
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ValueStrip>
        </Section>
        <Section surface="muted" columns="heading">
          <StickyColumn>
            <h2 id={quality.id} tabIndex={-1}>
              {quality.title}
            </h2>
          </StickyColumn>
          <Stack>
            <div>
              <Lead>{quality.lead}</Lead>
              {trainingAccount && (
                <>
                  <ClaimFootnote claim={trainingAccount.condition} />
                  <ButtonLink
                    variant="quiet"
                    icon="external-link"
                    href={trainingAccount.site.href}
                    newTabLabel={navigation.newTab}
                  >
                    {trainingAccount.site.label}
                  </ButtonLink>
                </>
              )}
            </div>
            <Badges>
              <Illustration {...quality.badge} width={400} height={208} />
              {trainingAccount && (
                <Illustration {...trainingAccount.badge} width={400} height={148} />
              )}
            </Badges>
            <p>{quality.categories}</p>
            <div>
              <h3>{certificate.title}</h3>
              <TermGrid terms={certificate.rows} />
              <p>{quality.registration}</p>
              {certificate.document && (
                <ButtonLink
                  variant="quiet"
                  icon="external-link"
                  href={certificate.document.href}
                >
                  {certificate.document.label} ({certificate.document.format})
                </ButtonLink>
              )}
            </div>
            <div>
              <h3>{people.title}</h3>
              <TermGrid terms={people.items} />
            </div>
            <ComplaintsNote complaints={complaints} heading="h3" />
          </Stack>
        </Section>
      </DeferredSection>
    </PageHeader>
  )
}

/**
 * The organisation's values with drawings of 240 × 160 px. The line of each drawing begins and ends 96 px
 * below the top. On a wide screen, the lines form one line across the screen.
 */
const ValueStrip = styled.ul.attrs({ role: 'list' })`
  position: relative;
  container-type: inline-size;
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));

  &::before,
  &::after {
    top: calc(10cqw - 0.3125cqw);
    height: 0.625cqw;
    background: ${theme.color.brand};
  }
  ${fullBleedLine}
  &:not(:has(img)) {
    ${withoutDecoration}

    & > li {
      padding-top: ${theme.space[6]};
      ${lineAbove}
    }
  }
  &:has(img) > li:not(:has(img))::before {
    content: '';
    display: block;
    aspect-ratio: 3 / 2;
    margin-bottom: ${theme.space[3]};
    background: linear-gradient(#0000 58%, ${theme.color.brand} 0 62%, #0000 0);
  }
  & img {
    width: 100%;
    margin-bottom: ${theme.space[3]};
  }
  & :is(h3, p) {
    padding-right: ${theme.space[6]};
  }
  & p {
    margin-top: ${theme.space[2]};
    color: ${theme.color.textMuted};
  }
  ${media.upToTablet} {
    grid-template-columns: ${twoColumns('8.5rem')};
    row-gap: ${theme.space[8]};

    ${withoutDecoration}
  }
  ${media.upToSmallPhone} {
    & h3 {
      padding-right: 0;
      font-size: ${theme.text.body};
    }
  }
`
