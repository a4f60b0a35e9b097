import { Fragment } from 'react'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { stepAt } from '#machines/question-tree.ts'
import { fundingKey, fundingLines, projectKey } from '#src/model/funding-lines.ts'
import { fundingWords as words } from '#src/content/funding-words.ts'
import type { FundingContent, FundingTrack } from '#src/content/funding.ts'
import type { projects as individualProjects } from '#src/page-content/individual-home.ts'
import { media, theme } from '#src/theme/theme.ts'
import { ArrowLink, Button, ButtonLink } from '#src/ui/button.tsx'
import { DashList, TermList } from '#src/ui/lists.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { PageLink } from '#src/ui/page-link.tsx'
import {
  decoration,
  lineDot,
  touchTarget,
  VisuallyHidden,
  wrappingRow,
  printAlone,
} from '#src/ui/mixins.ts'
import { stackBelow } from '#src/ui/section.tsx'
import { ValidityNote } from '#src/content-views/claim-footnote.tsx'
import { NextStart } from '#src/content-views/sessions.tsx'
import { CopyButton } from './copy-button.tsx'
import { mailLink } from './message-text.ts'
import { AnswerButtons } from './question-form.tsx'
import type { Questions } from './use-questions.ts'

/** A training whose funding a visitor can look up. A URL parameter (`projectKey`) selects it by its id. */
type Project = (typeof individualProjects)[number]

export type FundingProps = {
  space: 'company' | 'individual'
  content: FundingContent
  projects?: readonly Project[] | undefined
}

export function FoundTracks({
  space,
  content,
  projects = [],
  questions,
  snapshot,
}: FundingProps & Questions) {
  const { answers, expandedResult } = snapshot.context
  const asked = new URLSearchParams(useLocation().search).get(projectKey)
  const project = projects.find(({ id }) => id === asked)
  const found = findTracks(content, answers, project)
  const followed = found.find(({ id }) => id === expandedResult)?.id ?? found[0]?.id
  const projectTerm = `${words.project.title}\u00a0:`
  const lines = [
    ...(project ? [{ term: projectTerm, text: project.title }] : []),
    ...fundingLines(content, answers),
  ]
  const message = lines.map(({ term, text }) => `${term} ${text}`).join('\n')
  const { terms, request } = words
  const query = `&${fundingKey}=${answers.join('.')}#`

  return (
    <>
      <TracksTitle tabIndex={-1}>{words.found[found.length - 1]}</TracksTitle>
      {project && (
        <ProjectLines key={project.id}>
          {projectTerm} <b>{project.title}</b>. {project.text}{' '}
          {`${words.project.start}\u00a0: `}
          <NextStart starts={project.starts ?? []} none={words.project.onAgreement} />.{' '}
          {!project.isEligible && words.project.notEligible}{' '}
          <span>
            {`${words.project.quote}\u00a0: `}
            <a href={words.none.phone.href}>{words.none.phone.text}</a>.
          </span>
        </ProjectLines>
      )}
      <Tracks data-upright={space === 'individual' || undefined}>
        {found.map((track, index) => {
          const isFollowed = track.id === followed
          return (
            <li key={track.id} data-followed={isFollowed || undefined}>
              <div>
                {found.length > 1 && <p>{words.rank[index]}</p>}
                <h4 tabIndex={-1}>{track.name}</h4>
              </div>
              {!isFollowed && (
                <TrackSummary data-off-paper>
                  <span>{`${terms.decidedBy}\u00a0: ${track.decidedBy}`}</span>{' '}
                  <Button
                    variant="quiet"
                    onClick={() =>
                      questions.send({ type: 'result.expand', result: track.id })
                    }
                  >
                    {words.follow}
                    <VisuallyHidden> {track.name}</VisuallyHidden>
                  </Button>
                </TrackSummary>
              )}
              <TrackDetails>
                <TermList
                  terms={[
                    { term: terms.audience, text: track.audience },
                    { term: terms.decidedBy, text: track.decidedBy },
                    {
                      term: terms.condition,
                      text: <FundingConditions conditions={track.conditions} />,
                    },
                    { term: terms.delay, text: track.delay },
                    { term: terms.toPrepare, text: <DashList items={track.toPrepare} /> },
                    { term: terms.start, text: track.start },
                  ]}
                />
                <p>
                  {track.next && (
                    <>
                      <PageLink to={track.next.href}>
                        {track.next.label}
                        <Icon name="arrow-right" />
                      </PageLink>{' '}
                    </>
                  )}
                  <OfficialSite {...track.official} name={track.name} />
                </p>
              </TrackDetails>
            </li>
          )
        })}
      </Tracks>
      <FundingRequest data-off-paper>
        <h4>{request.title}</h4>
        <p>{request[space].text}</p>
        <ul role="list">
          {lines.map(({ term, text }) => (
            <li key={term + text}>
              <span>{term}</span> {text}
            </li>
          ))}
        </ul>
        <div>
          {space === 'company' ? (
            <ArrowLink
              link={{
                label: request.company.action,
                href: request.company.instead.replace('#', query),
              }}
            />
          ) : (
            <>
              <ButtonLink
                iconBefore="mail"
                href={mailLink(request.individual.subject, message)}
              >
                {request.individual.action}
              </ButtonLink>{' '}
              <ButtonLink variant="outline" iconBefore="phone" href={words.none.phone.href}>
                {words.none.phone.text}
              </ButtonLink>
            </>
          )}{' '}
          <ButtonLink variant="outline" href={words.courses.href[space]}>
            {words.courses.label}
          </ButtonLink>{' '}
          {space === 'individual' && <CopyButton text={message} />}
        </div>
        <div>
          <AnswerButtons questions={questions} words={words} />
        </div>
      </FundingRequest>
    </>
  )
}

/**
 * Returns the tracks for these answers. If the CPF cannot pay for the project, the tracks that use it are left
 * out, unless no other track remains.
 */
function findTracks(
  { tracks, tree }: FundingContent,
  answers: readonly string[],
  project?: Project,
) {
  const found = stepAt(tree, answers)?.results ?? []
  const all = found.flatMap((id) => tracks.find((track) => track.id === id) ?? [])
  const possible = all.filter(({ usesAccount }) => !usesAccount)
  return project?.isEligible === false && possible.length > 0 ? possible : all
}

export function FundingConditions({ conditions }: Pick<FundingTrack, 'conditions'>) {
  return conditions.map(({ text, ...validity }, index) => (
    <Fragment key={text}>
      {index > 0 && ' '}
      {text}
      <ValidityNote {...validity} />
    </Fragment>
  ))
}

type OfficialSiteProps = FundingTrack['official'] & Pick<FundingTrack, 'name'>

/** A hidden text names the track, because several tracks may have the same host. */
export function OfficialSite({ href, host, name }: OfficialSiteProps) {
  return (
    <a href={href}>
      {host}
      <VisuallyHidden>
        {' '}
        {words.official}, {name}
      </VisuallyHidden>
      <Icon name="external-link" />
    </a>
  )
}

const TracksTitle = styled.h3`
  margin-block: ${theme.space[12]} ${theme.space[6]};
  font-size: ${theme.text.heading};
  line-height: 1.06;
  letter-spacing: ${theme.letterSpacing.heading};

  ${printAlone}
  ${media.print} {
    margin-block: ${theme.space[4]};
  }
`

const ProjectLines = styled.p`
  margin-bottom: ${theme.space[6]};

  ${media.screen} {
    & > span {
      display: block;
    }
  }
  ${media.print} {
    margin-bottom: ${theme.space[4]};
  }
`

const TrackSummary = styled.div`
  ${wrappingRow}
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[1]} ${theme.space[8]};
  color: ${theme.color.textMuted};
`

/** Details that are shown for the expanded track, and in print for all tracks. */
const TrackDetails = styled.div`
  & > dl {
    ${stackBelow('repeat(2, minmax(0, 1fr))')}
    gap: 0 ${theme.space[12]};
    margin-top: ${theme.space[4]};
  }
  & > dl > div {
    ${stackBelow('6.5rem minmax(0, 1fr)', media.upToPhoneOnScreen)}
    align-content: start;
    gap: 0 ${theme.space[4]};
    padding-block: 0.7rem;
    border-top: ${theme.size.thinBorder} solid ${theme.color.borderLight};
    line-height: 1.5;
  }
  & dt {
    font-size: ${theme.text.small};
    font-weight: 600;
    line-height: 1.6;
    color: ${theme.color.textMuted};
  }
  & ul {
    margin: 0;
  }
  & > p {
    ${wrappingRow}
    gap: 0 ${theme.space[8]};
    border-top: ${theme.size.thinBorder} solid ${theme.color.borderLight};
  }
  & > p > a {
    ${touchTarget}
    gap: ${theme.space[2.5]};
    min-height: ${theme.size.controlHeight};
    font-weight: 600;
  }
  /* makes three tracks fit on one printed page */
  ${media.print} {
    font-size: ${theme.text.small};

    & > dl {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: 0 ${theme.space[4]};
      margin-top: 0;
    }
    & > dl > div {
      grid-template-columns: minmax(0, 1fr);
      padding-block: ${theme.space[1]};
      border: 0;
      line-height: 1.35;
    }
    /* the condition spans three rows, because it can be long */
    & > dl > :nth-child(3) {
      grid-area: 1 / 3 / span 3;
    }
    & > p {
      border: 0;
    }
    & > p > a {
      min-height: 0;
    }
    & > p > a > svg {
      display: none;
    }
    /* in the individual space, printed tracks that are not expanded omit audience, condition and delay */
    [data-upright]
      > li:not([data-followed])
      > &
      > dl
      > :is(:first-child, :nth-child(3), :nth-child(4)) {
      display: none;
    }
  }
`

/** The list of tracks. With `data-upright` the page's vertical line connects them. */
const Tracks = styled.ol.attrs({ role: 'list' })`
  --dot: ${theme.tone.accent};

  &[data-upright] {
    --dot: ${theme.color.ink};
  }
  & > li {
    position: relative;
    padding-block: ${theme.space[6]};
    border-top: ${theme.size.thinBorder} solid var(--dot);
  }
  & > [data-followed] {
    border-top-width: ${theme.size.line};
  }
  & > li::before {
    ${lineDot}
    top: -7px;
    background: var(--dot);
  }
  & > [data-followed]::before {
    top: -10px;
    width: ${theme.size.largeDot};
    height: ${theme.size.largeDot};
  }
  &[data-upright] > li::before {
    left: calc(-1 * ${theme.layout.lineIndent});
  }
  &[data-upright] > [data-followed]::before {
    left: calc(-1 * ${theme.layout.lineIndent} - ${theme.size.largeDotExtra});
  }
  /* connects the page's vertical line to the track */
  &[data-upright] > li::after {
    ${decoration}
    right: 100%;
    bottom: 100%;
    width: ${theme.layout.lineIndent};
    height: ${theme.size.thinBorder};
    background: var(--dot);
  }
  & > li > div > p:first-child {
    font-size: ${theme.text.small};
    font-weight: 600;
    color: ${theme.tone.accent};
  }
  & h4 {
    margin-top: 0.15rem;
    line-height: 1.3;
  }
  & > [data-followed] h4 {
    font-size: ${theme.text.subheading};
    line-height: 1.2;
    letter-spacing: ${theme.letterSpacing.subheading};
  }
  & > li:not([data-followed]) {
    padding-block: ${theme.space[4]} ${theme.space[2]};
  }
  ${media.print} {
    && > li {
      padding-block: ${theme.space[2]};
    }
    &[data-upright] > li > div > p:first-child {
      display: none;
    }
  }
  ${media.screen} {
    & > li:not([data-followed]) > ${TrackDetails} {
      display: none;
    }
  }
`

const FundingRequest = styled.div`
  margin-top: ${theme.space[6]};
  padding: ${theme.layout.boxPadding};
  border-left: ${theme.size.line} solid ${theme.tone.accent};
  background: ${theme.tone.tintLight};

  & h4 {
    font-size: ${theme.text.subheading};
    line-height: 1.2;
    letter-spacing: ${theme.letterSpacing.subheading};
  }
  & p {
    max-width: 42em;
    margin-top: ${theme.space[2]};
  }
  & ul {
    ${wrappingRow}
    gap: ${theme.space[2]} ${theme.space[3]};
    margin-top: ${theme.space[4]};
  }
  & li {
    padding: 0.4rem ${theme.space[3]};
    line-height: 1.4;
    background: ${theme.color.white};
  }
  & li > span {
    color: ${theme.color.textMuted};
  }
  & > div {
    ${wrappingRow}
    align-items: center;
    gap: ${theme.space[3]} ${theme.space[6]};
    margin-top: ${theme.space[6]};
  }
  ${media.upToPhone} {
    & > ul + div > * {
      flex: 1 1 100%;
      padding-inline: ${theme.space[2]};
    }
  }
`
