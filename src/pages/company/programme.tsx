import { Fragment, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type * as texts from '#src/page-content/programme.ts'
import type { Fact, Sheet, SheetLine } from '#src/model/programme.ts'
import { filterAddress } from '#src/features/filter.tsx'
import { InlineText } from '#src/content-views/inline-text.tsx'
import type { PageProps } from '#src/layouts/page-view.tsx'
import { DeferredSection } from '#src/features/below-the-fold.tsx'
import { Illustration } from '#src/features/illustration.tsx'
import { NextOpenSession } from '#src/content-views/open-sessions.tsx'
import { AskLink, Offers } from '#src/features/offers.tsx'
import { ValidityNote } from '#src/content-views/claim-footnote.tsx'
import { useHydrated } from '#src/dom/use-hydrated.ts'
import { BreakableText } from '#src/ui/breakable-text.tsx'
import { ClosingSection } from '#src/ui/closing-band.tsx'
import { Section } from '#src/ui/section.tsx'
import { ArrowLink, Button, ButtonLink } from '#src/ui/button.tsx'
import { DashList, TermList, TitledList } from '#src/ui/lists.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { PageLink } from '#src/ui/page-link.tsx'
import { VisuallyHidden } from '#src/ui/mixins.ts'
import * as Body from '#src/ui/programme-body.tsx'
import * as Above from '#src/ui/programme-above-fold.tsx'

type Texts = ReturnType<typeof texts.programmeContent>

export function View({ content }: PageProps<Texts>) {
  const { home, list, phone, sheet, words } = content
  const { open, team } = sheet
  return (
    <Fragment key={sheet.anchor}>
      <Above.Article>
        <Above.FirstScreen>
          <Above.Header>
            <Above.Breadcrumb data-off-paper aria-label={words.trail}>
              <ol role="list">
                <li>
                  <PageLink to={home.href}>{home.label}</PageLink>
                </li>
                <li>
                  <PageLink to={list.href}>{list.label}</PageLink>
                </li>
                <li>
                  <span aria-current="page">{sheet.title}</span>
                </li>
              </ol>
            </Above.Breadcrumb>
            <h1 tabIndex={-1}>{sheet.title}</h1>
            <p>{sheet.lead}</p>
            {sheet.image !== null && (
              <Above.DrawingOnLine
                data-off-paper
                data-pictogram={sheet.isMandatory || undefined}
              >
                <Illustration image={sheet.image} {...pictureSize(sheet)} isFile />
              </Above.DrawingOnLine>
            )}
          </Above.Header>
          <Above.Facts>
            <TermList terms={sheet.facts.map(factTerm)} />
          </Above.Facts>
          <Above.CardColumn>
            <Above.OfferCard aria-label={words.card} data-off-paper>
              <dl data-stacked={team.isRule || open?.isRule || undefined}>
                <OfferTerm {...team}>{team.soon}</OfferTerm>
                {open && (
                  <OfferTerm {...open}>
                    <NextOpenSession sessions={open.sessions} words={words} />
                  </OfferTerm>
                )}
              </dl>
              <div>
                <AskLink sheet={sheet} icon="arrow-right">
                  {words.ask}
                </AskLink>{' '}
                <a href={phone.href}>
                  <Icon name="phone" />
                  {phone.text}
                </a>
              </div>
            </Above.OfferCard>
          </Above.CardColumn>
        </Above.FirstScreen>
        <DeferredSection>
          <Details content={content} />
        </DeferredSection>
        <Above.RequestBar data-off-paper>
          <a href={phone.href}>
            <Icon name="phone" />
            <VisuallyHidden>{phone.text}</VisuallyHidden>
          </a>{' '}
          <AskLink sheet={sheet}>{words.ask}</AskLink>
        </Above.RequestBar>
      </Above.Article>
    </Fragment>
  )
}

function Details({ content }: PageProps<Texts>) {
  const { back, choice, closing, list, others, sheet, words } = content
  const { buyerLines, contents, legal, lines, objectives, updated } = sheet
  const { hash } = useLocation()
  const expectedFragment = choice && filterAddress('', choice.filter, choice.category)
  // The links back and to similar programmes keep the filter that the visitor selected in the list.
  const choiceFragment = useHydrated() && hash === expectedFragment ? expectedFragment : ''
  return (
    <>
      <Body.MainColumn>
        <section>
          <h2 data-off-paper>{words.offers}</h2>
          <Offers sheet={sheet} words={words} />
        </section>
        {legal.length > 0 && (
          <section>
            <h2 data-off-paper>{sheet.isMandatory ? words.legal : words.diploma}</h2>
            <Body.LegalBox terms={legal.map(lineTerm)} />
          </section>
        )}
        <Body.MutedSection>
          <h2 data-off-paper>{words.programme}</h2>
          <TitledList
            items={[
              {
                title: words.objectives.title,
                text: words.objectives.intro,
                list: objectives,
              },
              { title: contents.term, ...contents },
            ]}
          />
          <Body.FactList terms={lines.map(lineTerm)} />
          {buyerLines.length > 0 && <Body.FactList terms={buyerLines} />}
          <Body.UpdateAndPrint>
            <p>
              {words.updated} <time dateTime={updated.day}>{updated.text}</time>
            </p>
            <Button
              data-needs-script
              variant="quiet"
              iconBefore="printer"
              onClick={() => print()}
            >
              {words.print}
            </Button>
          </Body.UpdateAndPrint>
        </Body.MutedSection>
      </Body.MainColumn>
      <Section data-off-paper compactTop={others === null} title={others?.title}>
        {others && (
          <Body.DrawingLinks data-pictogram={sheet.isMandatory || undefined}>
            {others.items.map(({ href, image, text, title }) => (
              <li key={href}>
                <Illustration image={image} {...pictureSize(sheet)} isFile />
                <div>
                  <h3>
                    <PageLink to={others.isAlike ? href + choiceFragment : href}>
                      {title}
                    </PageLink>
                  </h3>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </Body.DrawingLinks>
        )}
        <ButtonLink
          variant="quiet"
          iconBefore="arrow-left"
          href={list.href + (choiceFragment || `#${sheet.anchor}`)}
        >
          {back}
        </ButtonLink>
      </Section>
      <ClosingSection title={closing.title} lead={<InlineText text={closing.lead} />}>
        <ArrowLink link={{ label: words.question, href: sheet.ask }} />
      </ClosingSection>
    </>
  )
}

type OfferTermProps = Pick<Sheet['team'], 'title' | 'figure' | 'unit'> & {
  children: ReactNode
}

function OfferTerm({ title, figure, unit, children }: OfferTermProps) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        <b>{figure}</b>
        {` ${unit}`}
      </dd>
      {children !== null && <dd>{children}</dd>}
    </div>
  )
}

function pictureSize({ isMandatory }: Sheet) {
  const side = isMandatory ? 96 : 128
  return { width: side, height: side }
}

function factTerm({ term, text, href }: Fact) {
  return { term, text: href === undefined ? text : <a href={href}>{text}</a> }
}

function lineTerm({ id, term, text, validity, list, links }: SheetLine) {
  return {
    term: id === undefined ? term : <span id={id}>{term}</span>,
    text: (
      <>
        {text}
        {validity && <ValidityNote {...validity} />}
        {list && <DashList items={list} />}
        {links && ' '}
        {links && (
          <Body.FactLinks>
            {links.map((link) => (
              <Fragment key={link.href}>
                <a href={link.href}>
                  <BreakableText>{link.text}</BreakableText>
                </a>{' '}
              </Fragment>
            ))}
          </Body.FactLinks>
        )}
      </>
    ),
  }
}
