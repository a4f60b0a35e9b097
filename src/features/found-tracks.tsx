import { Fragment } from 'react'
import { stepAfter, tracksOf } from '#machines/funding-tree.ts'
import type { FundingContent, FundingTrack } from '#src/content/funding.ts'
import { fundingKey, fundingLines } from '#src/content/funding-lines.ts'
import { fundingWords as words } from '#src/content/funding-words.ts'
import { ArrowLink, Button, ButtonLink } from '#src/ui/button.tsx'
import { DashList } from '#src/ui/dash-list.tsx'
import {
  FundingRequest,
  Tracks,
  TracksTitle,
  TrackSummary,
  WholeTrack,
} from '#src/ui/funding-tracks.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { PageLink } from '#src/ui/page-link.tsx'
import { Terms } from '#src/ui/term-list.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { mailLink } from './message-text.ts'
import { Standing } from './claim-footnote.tsx'
import type { FundingActor, FundingSnapshot } from './use-funding.ts'

type FoundTracksProps = {
  funding: FundingActor
  snapshot: FundingSnapshot
  space: 'company' | 'individual'
  content: FundingContent
}

/** The tracks that the answers lead to, and the request that says what was answered. */
export function FoundTracks({ funding, snapshot, space, content }: FoundTracksProps) {
  const { answers, followed } = snapshot.context
  const found = tracksOf(stepAfter(content.tree, answers)).flatMap(
    (id) => content.tracks.find((track) => track.id === id) ?? [],
  )
  const lines = fundingLines(content, answers)

  return (
    <>
      <TracksTitle tabIndex={-1}>{words.found[found.length - 1]}</TracksTitle>
      <Tracks data-upright={space === 'individual' || undefined}>
        {found.map((track, index) => {
          const isFollowed = track.id === followed
          return (
            <li key={track.id} data-followed={isFollowed || undefined}>
              <div>
                <p>{words.rank[index]}</p>
                <h4 tabIndex={-1}>{track.name}</h4>
              </div>
              {!isFollowed && (
                <TrackSummary>
                  <span>
                    {words.terms.decidedBy}
                    {'\u00a0: '}
                    {track.decidedBy}
                  </span>{' '}
                  <Button
                    variant="quiet"
                    onClick={() => funding.send({ type: 'track.follow', track: track.id })}
                  >
                    {words.follow}
                    <VisuallyHidden> {track.name}</VisuallyHidden>
                  </Button>
                </TrackSummary>
              )}
              <WholeTrack>
                <Terms terms={termsOf(track)} />
                <TrackLinks track={track} />
              </WholeTrack>
            </li>
          )
        })}
      </Tracks>
      <FundingRequest>
        <h4>{words.request.title}</h4>
        <p>{words.request[space].text}</p>
        <ul role="list">
          {lines.map(({ term, text }, index) => (
            <li key={index}>
              <span>{term}</span> {text}
            </li>
          ))}
        </ul>
        <div>
          <RequestLink space={space} answers={answers} lines={lines} />{' '}
          <Button variant="quiet" onClick={() => funding.send({ type: 'question.back' })}>
            {words.back}
          </Button>{' '}
          <Button variant="quiet" onClick={() => funding.send({ type: 'answers.clear' })}>
            {words.clear}
          </Button>
        </div>
      </FundingRequest>
    </>
  )
}

function termsOf({ audience, conditions, decidedBy, toPrepare }: FundingTrack) {
  const { terms } = words
  return [
    { term: terms.audience, text: audience },
    { term: terms.decidedBy, text: decidedBy },
    { term: terms.condition, text: <FundingConditions conditions={conditions} /> },
    { term: terms.toPrepare, text: <DashList items={toPrepare} /> },
  ]
}

export function FundingConditions({ conditions }: Pick<FundingTrack, 'conditions'>) {
  return conditions.map(({ text, ...standing }, index) => (
    <Fragment key={text}>
      {index > 0 && ' '}
      {text}
      <Standing {...standing} />
    </Fragment>
  ))
}

function TrackLinks({ track: { official, next } }: { track: FundingTrack }) {
  return (
    <p>
      {next && (
        <>
          <PageLink to={next.href}>
            {next.label}
            <Icon name="arrow-right" />
          </PageLink>{' '}
        </>
      )}
      <OfficialSite {...official} />
    </p>
  )
}

export function OfficialSite({ href, host }: FundingTrack['official']) {
  return (
    <a href={href}>
      {host}
      <VisuallyHidden> {words.official}</VisuallyHidden>
      <Icon name="external-link" />
    </a>
  )
}

type RequestLinkProps = {
  space: 'company' | 'individual'
  answers: readonly string[]
  lines: readonly { term: string; text: string }[]
}

function RequestLink({ space, answers, lines }: RequestLinkProps) {
  if (space === 'company') {
    const { action, href, fragment } = words.request.company
    const query = `&${fundingKey}=${answers.join('.')}`
    return <ArrowLink link={{ label: action, href: href + query + fragment }} />
  }
  const { action, subject } = words.request.individual
  const text = lines.map((line) => `${line.term} ${line.text}`).join('\n')
  return (
    <ButtonLink iconBefore="mail" href={mailLink(subject, text)}>
      {action}
    </ButtonLink>
  )
}
