import type { FundingContent } from '#src/content/funding.ts'
import { fundingKey } from '#src/content/funding-lines.ts'
import { fundingWords as words } from '#src/content/funding-words.ts'
import { FundingNotes } from '#src/ui/funding-tracks.tsx'
import { FundingList } from '#src/ui/funding-list.tsx'
import { FundingSteps, UprightFundingSteps } from '#src/ui/funding-steps.tsx'
import { PeggedHeading } from '#src/ui/guide-line.tsx'
import { Icon } from '#src/ui/icon.tsx'
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
  const Steps = isCompany ? FundingSteps : UprightFundingSteps
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
      <Steps aria-label={words.steps}>
        {[0, 1, 2].map((index) => {
          const { title, answer } = stepTexts(content, answers, index)
          const isAsked = !isAnswered && index === answers.length
          return (
            <li
              key={index}
              aria-current={isAsked ? 'step' : undefined}
              data-done={answer !== undefined || undefined}
            >
              {answer !== undefined && <Icon name="check" />}
              <p>
                <b>{title}</b>
                {answer !== undefined && <span> {answer}</span>}
              </p>
              {isAsked && form}
            </li>
          )
        })}
      </Steps>
      {isAnswered ? (
        <FoundTracks
          funding={funding}
          snapshot={snapshot}
          space={space}
          content={content}
        />
      ) : (
        <AllTracks tracks={content.tracks} onPaper={answers.length > 0} />
      )}
      <Notes verified={content.verified} />
    </Section>
  )
}

type AllTracksProps = Pick<FundingContent, 'tracks'> & { onPaper: boolean }

function AllTracks({ tracks, onPaper }: AllTracksProps) {
  return (
    // The visitor may have opened it before hydration.
    <FundingList data-on-paper={onPaper || undefined} suppressHydrationWarning>
      <summary>
        <h3>{words.list.title}</h3>
        <span>{words.list.lead}</span>
      </summary>
      <ul role="list">
        {tracks.map(({ id, situation, name, conditions, decidedBy, official }) => (
          <li key={id}>
            <h4>{situation}</h4>
            <div>
              <b>{name}</b>
              <p>
                <FundingConditions conditions={conditions} />
              </p>
            </div>
            <p>
              <b>{words.terms.decidedBy}</b> {decidedBy} <br />
              <OfficialSite {...official} />
            </p>
          </li>
        ))}
      </ul>
    </FundingList>
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
    answer: answer?.text,
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
