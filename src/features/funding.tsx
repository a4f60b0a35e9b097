import type { FundingContent } from '#src/content/funding.ts'
import { fundingKey } from '#src/content/funding-lines.ts'
import { fundingWords as words } from '#src/content/funding-words.ts'
import { FundingNotes } from '#src/ui/funding-tracks.tsx'
import { FundingList } from '#src/ui/funding-list.tsx'
import { FundingSteps } from '#src/ui/funding-steps.tsx'
import { PeggedHeading } from '#src/ui/guide-line.tsx'
import { Lead, Section, SectionIntro } from '#src/ui/section.tsx'
import { FoundTracks, FundingConditions, OfficialSite } from './found-tracks.tsx'
import { FundingForm } from './funding-form.tsx'
import { useFunding, useFundingFocus } from './use-funding.ts'
import { type Step, questionOf, stepAfter } from '#machines/funding-tree.ts'

type FundingProps = { space: 'company' | 'individual'; content: FundingContent }

/** « Qui finance ? »: all tracks of a space, and three questions that choose among them. */
export function Funding({ space, content }: FundingProps) {
  const { funding, snapshot } = useFunding(content.tree)
  const { answers } = snapshot.context
  const isAnswered = snapshot.matches('answered')
  const element = useFundingFocus(funding)
  const isCompany = space === 'company'
  const Heading = isCompany ? 'h2' : PeggedHeading
  const form = (
    <FundingForm
      key={answers.length}
      space={space}
      funding={funding}
      snapshot={snapshot}
      questions={content.questions}
    />
  )

  return (
    <Section ref={element} upright={!isCompany}>
      <SectionIntro>
        <Heading id={fundingKey} tabIndex={-1}>
          {words.title}
        </Heading>
        <Lead>{words.lead}</Lead>
      </SectionIntro>
      <FundingSteps
        label={words.steps}
        upright={!isCompany}
        steps={[0, 1, 2].map((index) => ({
          ...stepTexts(content, answers, index),
          panel: !isAnswered && index === answers.length ? form : null,
        }))}
      />
      {isAnswered ? (
        <FoundTracks
          funding={funding}
          snapshot={snapshot}
          space={space}
          content={content}
        />
      ) : (
        <FundingList
          {...words.list}
          decision={words.terms.decidedBy}
          onPaper={!snapshot.hasTag('first')}
          tracks={content.tracks.map(({ conditions, ...track }) => ({
            ...track,
            conditions: <FundingConditions conditions={conditions} />,
            official: <OfficialSite {...track.official} />,
          }))}
        />
      )}
      <Notes verified={content.verified} />
    </Section>
  )
}

/** The ways on for everybody, whatever the answers. */
function Notes({ verified }: { verified: string | null }) {
  const { none, disability, privacy } = words
  return (
    <FundingNotes>
      <p>
        <b>{none.question}</b> {none.text} <a href={none.phone.href}>{none.phone.text}</a>
      </p>
      <p>
        {disability.question} {disability.text}{' '}
        <a href={disability.phone.href}>{disability.phone.text}</a>. {privacy}
      </p>
      {verified && <p>{verified}</p>}
    </FundingNotes>
  )
}

/** What a step says, the first being 0: its question, if the answers decide which, and its answer. */
function stepTexts(
  { questions, tree }: FundingContent,
  answers: readonly string[],
  index: number,
) {
  const [asked, ...others] = new Set(asksOf([tree], answers, index))
  const question = questions.find(({ id }) => id === asked)
  const answer = question?.answers.find(({ id }) => id === answers[index])
  return {
    title: others.length > 0 ? words.undecided : (question?.step ?? words.undecided),
    answer: answer?.text ?? null,
  }
}

/** The questions that can be asked at a step, whatever is answered where nothing is yet. */
function asksOf(
  steps: readonly Step[],
  [answer, ...later]: readonly string[],
  index: number,
): readonly (string | undefined)[] {
  if (index === 0) return steps.map(questionOf)
  const next = steps.flatMap((step) => {
    if (!('answers' in step)) return []
    return answer === undefined
      ? Object.values(step.answers)
      : (stepAfter(step, [answer]) ?? [])
  })
  return asksOf(next, later, index - 1)
}
