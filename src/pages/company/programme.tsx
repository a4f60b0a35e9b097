import { Fragment, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type * as texts from '#src/page-content/programme.ts'
import type { Fact, Sheet, SheetLine, SheetSession } from '#src/model/programme.ts'
import { filterAddress } from '#src/features/filter-address.ts'
import { InlineText } from '#src/content-views/inline-text.tsx'
import type { PageView } from '#src/layouts/page-view.tsx'
import { Picture } from '#src/features/picture.tsx'
import { OpenSessions, useComing } from '#src/content-views/sessions.tsx'
import { ValidityNote } from '#src/content-views/claim-footnote.tsx'
import { useHydrated } from '#src/dom/use-hydrated.ts'
import { BreakableText } from '#src/ui/breakable-text.tsx'
import { ClosingLink } from '#src/ui/closing-band.tsx'
import { Section } from '#src/ui/section.tsx'
import { ArrowLink, Button, ButtonLink } from '#src/ui/button.tsx'
import { DashList, Terms, TitledList } from '#src/ui/lists.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { PageLink } from '#src/ui/page-link.tsx'
import * as Body from '#src/ui/programme-body.tsx'
import * as Above from '#src/ui/programme-above-fold.tsx'

type Texts = ReturnType<typeof texts.contentAt>

export const programmeView: PageView<Texts> = {
  AboveFold({ content, children }) {
    const { home, list, phone, sheet, words } = content
    const { open, team } = sheet
    return (
      <Above.Article>
        <Above.FirstScreen>
          <Above.Head>
            <Above.Trail aria-label={words.trail}>
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
            </Above.Trail>
            <h1 tabIndex={-1}>{sheet.title}</h1>
            <p>{sheet.lead}</p>
            <Above.StandingDrawing data-pictogram={sheet.isPictogram || undefined}>
              <SquarePicture image={sheet.image} of={sheet} />
            </Above.StandingDrawing>
          </Above.Head>
          <Above.Facts>
            <Terms terms={sheet.facts.map(drawFact)} />
          </Above.Facts>
          <Above.CardColumn>
            <Above.OfferCard aria-label={words.card} data-off-paper>
              <dl data-stacked={team.isRule || open?.isRule || undefined}>
                <OfferTerm {...team}>{team.soon}</OfferTerm>
                {open && (
                  <OfferTerm {...open}>
                    <Soonest sessions={open.sessions} words={words} />
                  </OfferTerm>
                )}
              </dl>
              <div>
                <ArrowLink wide link={{ label: words.ask, href: sheet.ask }} />{' '}
                <a href={phone.href}>
                  <Icon name="phone" />
                  {phone.text}
                </a>
              </div>
            </Above.OfferCard>
          </Above.CardColumn>
        </Above.FirstScreen>
        {children}
      </Above.Article>
    )
  },
  BelowFold({ content }) {
    const { back, choice, closing, list, others, sheet, words } = content
    const { contents, legal, lines, objectives, open, team, updated } = sheet
    const { hash } = useLocation()
    const chosen = choice && filterAddress('', choice.filter, choice.category)
    // The choice of the list's filter, where the visitor came by it: the address carries it.
    const kept = useHydrated() && hash === chosen ? chosen : ''
    return (
      <>
        <Body.Column>
          <section>
            <h2 data-off-paper>{words.offers}</h2>
            <Body.OfferBlock {...team}>
              <Body.FactRows terms={team.lines.map(drawLine)} />
            </Body.OfferBlock>
            {open && (
              <Body.OfferBlock {...open}>
                <OpenSessions {...open} sheet={sheet} words={words} />
              </Body.OfferBlock>
            )}
          </section>
          {legal.length > 0 && (
            <section>
              <h2 data-off-paper>{open === null ? words.diploma : words.legal}</h2>
              <Body.LegalBox terms={legal.map(drawLine)} />
            </section>
          )}
          <Body.PlasterSection>
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
            <Body.FactRows terms={lines.map(drawLine)} />
            <Body.SheetFoot>
              <p>
                {words.updated} <time dateTime={updated.day}>{updated.text}</time>
              </p>
              <Button variant="quiet" iconBefore="printer" onClick={() => print()}>
                {words.print}
              </Button>
            </Body.SheetFoot>
          </Body.PlasterSection>
          <Body.AskBar data-off-paper>
            <ButtonLink wide href={sheet.ask}>
              {words.ask}
            </ButtonLink>
          </Body.AskBar>
        </Body.Column>
        <Section data-off-paper tight={others === null} title={others?.title}>
          {others && (
            <Body.StandingLinks data-pictogram={sheet.isPictogram || undefined}>
              {others.items.map(({ href, image, text, title }) => (
                <li key={href}>
                  <SquarePicture image={image} of={sheet} />
                  <div>
                    <h3>
                      <PageLink to={others.isAlike ? href + kept : href}>{title}</PageLink>
                    </h3>
                    <p>{text}</p>
                  </div>
                </li>
              ))}
            </Body.StandingLinks>
          )}
          <ArrowLink
            variant="quiet"
            link={{ label: back, href: list.href + (kept || `#${sheet.anchor}`) }}
          />
        </Section>
        <ClosingLink
          title={closing.title}
          lead={<InlineText text={closing.lead} />}
          action={{ label: words.ask, href: sheet.ask }}
        />
      </>
    )
  },
}

type OfferTermProps = Pick<Sheet['team'], 'title' | 'figure' | 'unit'> & {
  children: ReactNode
}

function OfferTerm({ title, figure, unit, children }: OfferTermProps) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        <b>{figure}</b> {unit}
      </dd>
      {children !== null && <dd>{children}</dd>}
    </div>
  )
}

type SoonestProps = Pick<Texts, 'words'> & { sessions: readonly SheetSession[] }

/** The first session that can still be joined, or until when there is none. */
function Soonest({ sessions, words }: SoonestProps) {
  const coming = useComing(sessions)
  const next = coming.find(({ seats }) => seats > 0)
  const last = coming.at(-1)
  if (last === undefined) return words.noSession
  if (next === undefined)
    return (
      <>
        <b>{last.room}</b> {words.fullUntil} {last.month}
      </>
    )
  return (
    <>
      {words.nextSession} <b>{next.days}</b> {next.place}
    </>
  )
}

/** The drawings of one list have one size. */
function SquarePicture({ image, of }: { image: string; of: { isPictogram: boolean } }) {
  const size = of.isPictogram ? 96 : 128
  return <Picture image={image} width={size} height={size} isFile />
}

function drawFact({ term, text, href }: Fact) {
  return { term, text: href === undefined ? text : <a href={href}>{text}</a> }
}

function drawLine({ id, term, text, validity, list, links }: SheetLine) {
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
