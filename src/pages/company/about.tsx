import type * as texts from '#src/content/pages/about.ts'
import { navigation } from '#src/content/navigation.ts'
import { DeferredSection } from '#src/features/deferred-section.tsx'
import { ClaimFootnote } from '#src/features/claim-footnote.tsx'
import { Drawing } from '#src/features/drawing.tsx'
import { FigureMethods } from '#src/features/figure-methods.tsx'
import qualityBadge from '#src/images/badge-quality.svg'
import trainingAccountBadge from '#src/images/badge-training-account.svg'
import reel from '#src/images/object-reel.svg'
import excellence from '#src/images/value-excellence.svg'
import innovation from '#src/images/value-innovation.svg'
import kindness from '#src/images/value-kindness.svg'
import reliability from '#src/images/value-reliability.svg'
import { ComplaintsNote } from '#src/features/complaints-note.tsx'
import { ButtonAnchor } from '#src/ui/button.tsx'
import { Facts } from '#src/ui/facts.tsx'
import { Frame } from '#src/ui/frame.tsx'
import { PageTitle } from '#src/ui/page-title.tsx'
import { Reasons } from '#src/ui/reasons.tsx'
import { Badges } from '#src/ui/reassurance.tsx'
import { Lead, Section, SectionIntro } from '#src/ui/section.tsx'
import { Split, Stack, Sticky } from '#src/ui/split.tsx'
import { TermList } from '#src/ui/term-list.tsx'
import { ValueStrip } from '#src/ui/value-strip.tsx'

const pictures = {
  'value-excellence': excellence,
  'value-innovation': innovation,
  'value-kindness': kindness,
  'value-reliability': reliability,
}

export function Page({ content: { about, quality } }: { content: typeof texts }) {
  const { history, mission, values, figures, trainingAccountSite } = about
  const { certificate, complaints } = quality
  return (
    <>
      <PageTitle
        title={about.title}
        lead={about.lead}
        picture={<Drawing src={reel} width={360} height={240} />}
      />
      <DeferredSection>
        <Section>
          <Frame>
            <Split>
              <h2>{history.title}</h2>
              <div>
                {history.paragraphs.map((paragraph) => (
                  <Lead key={paragraph}>{paragraph}</Lead>
                ))}
              </div>
            </Split>
          </Frame>
        </Section>
        <Section surface="plaster">
          <Frame>
            <Split>
              <h2>{mission.title}</h2>
              <Reasons columns={3} reasons={mission.items} />
            </Split>
          </Frame>
        </Section>
        <Section>
          <Frame>
            <SectionIntro>
              <h2>{values.title}</h2>
            </SectionIntro>
            <ValueStrip
              values={values.items.map(({ title, text, image }) => ({
                picture: (
                  <img
                    loading="lazy"
                    src={pictures[image]}
                    width={240}
                    height={160}
                    alt=""
                  />
                ),
                title,
                text,
              }))}
            />
          </Frame>
        </Section>
        <Section surface="plaster">
          <Frame>
            <Split>
              <Sticky>
                <h2 id={quality.id} tabIndex={-1}>
                  {quality.title}
                </h2>
              </Sticky>
              <Stack>
                <div>
                  <Lead>{quality.lead}</Lead>
                  <ClaimFootnote claim={quality.condition} />
                  <ButtonAnchor
                    variant="quiet"
                    icon="external-link"
                    href={trainingAccountSite.href}
                    newTabLabel={navigation.newTab}
                  >
                    {trainingAccountSite.label}
                  </ButtonAnchor>
                </div>
                <Badges>
                  <img
                    loading="lazy"
                    src={qualityBadge}
                    width={400}
                    height={208}
                    alt={quality.badges.quality.alt}
                  />
                  <img
                    loading="lazy"
                    src={trainingAccountBadge}
                    width={400}
                    height={148}
                    alt={quality.badges.trainingAccount.alt}
                  />
                </Badges>
                <p>{quality.categories}</p>
                <div>
                  <h3>{certificate.title}</h3>
                  <TermList
                    terms={certificate.rows.map(({ label, value }) => ({
                      term: label,
                      text: value,
                    }))}
                  />
                  <p>{quality.registration}</p>
                  {certificate.document && (
                    <ButtonAnchor
                      variant="quiet"
                      icon="download"
                      href={certificate.document.href}
                    >
                      {certificate.document.label} ({certificate.document.format})
                    </ButtonAnchor>
                  )}
                </div>
                <div>
                  <h3>{figures.title}</h3>
                  <Facts
                    facts={figures.items.map(({ value, label }) => ({
                      fact: value,
                      label,
                    }))}
                  />
                  <FigureMethods figures={figures.items} />
                </div>
                <ComplaintsNote complaints={complaints} heading="h3" />
              </Stack>
            </Split>
          </Frame>
        </Section>
      </DeferredSection>
    </>
  )
}
