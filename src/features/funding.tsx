import { styled, css } from 'styled-components'
import { type Step, stepAt } from '#machines/question-tree.ts'
import { fundingKey } from '#src/model/funding-lines.ts'
import { fundingWords as words } from '#src/content/funding-words.ts'
import type { FundingContent } from '#src/content/funding.ts'
import { media, theme } from '#src/theme/theme.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Lead, DotHeading, Section, SectionIntro, stackBelow } from '#src/ui/section.tsx'
import { circle, decoration, toggleSign, touchTarget } from '#src/ui/mixins.ts'
import {
  FoundTracks,
  FundingConditions,
  type FundingProps,
  OfficialSite,
} from './found-tracks.tsx'
import { QuestionForm } from './question-form.tsx'
import { useQuestions } from './use-questions.ts'

/** « Qui finance ? »: all funding tracks of a space, and three questions that narrow them down. */
export function Funding({ space, content, projects }: FundingProps) {
  const { element, ...machine } = useQuestions(fundingKey, content.tree)
  const { answers } = machine.snapshot.context
  const { none, disability, privacy } = words
  const current = stepAt(content.tree, answers)?.question
  const question = content.questions.find(({ id }) => id === current)
  const isAnswered = machine.snapshot.matches('answered')
  const isCompany = space === 'company'
  const Heading = isCompany ? 'h2' : DotHeading
  const Steps = isCompany ? FundingSteps : VerticalFundingSteps

  return (
    <Section ref={element} besideLine={!isCompany}>
      <SectionIntro>
        <Heading id={fundingKey} tabIndex={-1}>
          {words.title}
        </Heading>
        <Lead data-off-paper={isAnswered || undefined}>{words.lead}</Lead>
      </SectionIntro>
      <Steps
        aria-label={words.steps}
        data-needs-script
        data-off-paper={!isAnswered || undefined}
      >
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
                {answer !== undefined && <span>{` ${answer}`}</span>}
              </p>
              {isAsked && question && (
                <QuestionForm
                  name={fundingKey}
                  action={words.request[space].instead}
                  fields={[
                    {
                      ...question,
                      title: (
                        <>
                          <span>{words.count[index]}</span> {question.text}
                        </>
                      ),
                    },
                  ]}
                  words={words}
                  {...machine}
                />
              )}
            </li>
          )
        })}
      </Steps>
      {isAnswered ? (
        <FoundTracks space={space} content={content} projects={projects} {...machine} />
      ) : (
        <AllTracks tracks={content.tracks} onPaper={answers.length > 0} />
      )}
      {/* These contacts are shown to every visitor, whatever the answers. */}
      <FundingNotes>
        <p>
          <b>{none.question}</b> {none.text} <a href={none.phone.href}>{none.phone.text}</a>
        </p>
        <p>
          {disability.question} {disability.text}{' '}
          <a href={disability.phone.href}>{disability.phone.text}</a>.{' '}
          <span data-off-paper>{privacy}</span>
        </p>
        {content.verified && <p>{content.verified}</p>}
      </FundingNotes>
    </Section>
  )
}

type AllTracksProps = Pick<FundingContent, 'tracks'> & { onPaper: boolean }

function AllTracks({ tracks, onPaper }: AllTracksProps) {
  return (
    // The visitor may have opened the list before hydration.
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
              <OfficialSite {...official} name={name} />
            </p>
          </li>
        ))}
      </ul>
    </FundingList>
  )
}

/**
 * Returns the texts of the step at `index`: the question, if the answers determine it, and its answer.
 */
function stepTexts(content: FundingContent, answers: readonly string[], index: number) {
  const [asked, ...others] = new Set(
    stepsAt(content.tree, answers, index).map(({ question }) => question),
  )
  const question = content.questions.find(({ id }) => others.length === 0 && id === asked)
  const answer = question?.answers.find(({ id }) => id === answers[index])
  return { title: question?.step ?? words.undecided, answer: answer?.text }
}

/** Returns the positions in the tree that a step can have. Unanswered questions allow several. */
function stepsAt(tree: Step, answers: readonly string[], index: number): readonly Step[] {
  if (index === 0) return [tree]
  const answer = answers[index - 1]
  return stepsAt(tree, answers, index - 1).flatMap((step) => {
    if (answer !== undefined) return stepAt(step, [answer]) ?? []
    return Object.values(step.answers ?? {})
  })
}

const FundingList = styled.details`
  margin-top: ${theme.space[12]};
  border-top: ${theme.size.border} solid ${theme.color.ink};
  border-bottom: ${theme.size.thinBorder} solid ${theme.color.border};

  & > summary {
    ${toggleSign()}
    padding: ${theme.space[4]} ${theme.space[12]} ${theme.space[4]} 0;
  }
  & h3 {
    display: inline;
  }
  & > summary > span {
    display: block;
    margin-top: ${theme.space[1]};
    color: ${theme.color.textMuted};
  }
  & li {
    ${stackBelow('minmax(0, 4fr) minmax(0, 6fr) minmax(0, 3fr)')}
    gap: ${theme.space[1]} ${theme.space[8]};
    padding-block: ${theme.space[4]};
    border-top: ${theme.size.thinBorder} solid ${theme.color.border};
    line-height: 1.5;
  }
  & h4 {
    line-height: 1.4;
  }
  & b {
    font-weight: 600;
  }
  & div > p {
    font-size: ${theme.text.small};
    color: ${theme.color.textMuted};
  }
  & li > p > b {
    display: block;
    font-size: ${theme.text.small};
    color: ${theme.tone.accent};
  }
  & a {
    ${touchTarget}
    gap: ${theme.space[2.5]};
  }
  ${media.withoutScriptOrPrint} {
    margin-top: 0;
    break-inside: auto;

    &::details-content {
      content-visibility: visible;
    }
  }
  /* repeats the global rule, because the tests of views render no global styles */
  ${media.screen} {
    &[data-on-paper] {
      display: none;
    }
  }
`

/** The dash length of the line to a step that is not reached yet. */
const dashLength = '8px'

const stepList = css`
  --disc: ${theme.size.numberDisc};
  position: relative;
  display: grid;
  counter-reset: step;

  & > li {
    position: relative;
    display: grid;
    grid-template: subgrid / minmax(0, 1fr);
    min-width: 0;
    counter-increment: step;
  }
  /* raises the current step, because the cells of later steps overlap its form */
  & > [aria-current] {
    z-index: 1;
  }
  & > li::before,
  & > li > svg {
    position: absolute;
    inset: 0 auto auto 0;
    ${circle('var(--disc)')}
    color: ${theme.color.white};
  }
  & > li::before {
    content: counter(step) / '';
    display: grid;
    place-items: center;
    border: ${theme.size.border} solid ${theme.color.border};
    font-size: ${theme.text.itemTitle};
    font-weight: 700;
    line-height: 1;
    color: ${theme.color.ink};
    background: ${theme.color.white};
  }
  & > :is([aria-current], [data-done])::before {
    border-color: ${theme.tone.button};
    color: ${theme.color.white};
    background: ${theme.tone.button};
  }
  & > [data-done]::before {
    content: '';
  }
  & > li > svg {
    z-index: 1;
    padding: 13px;
  }
  & > li > p {
    line-height: 1.35;
    overflow-wrap: break-word;
  }
  & > li > p > span {
    display: block;
    color: ${theme.color.textMuted};
  }
  & > li:not([aria-current], [data-done]) b {
    font-weight: 550;
    color: ${theme.color.textMuted};
  }
  ${media.upToPhone} {
    --disc: 42px;
  }
  ${media.print} {
    && > li::before,
    && > li::after,
    && > li > svg {
      display: none;
    }
    && > li,
    && > li > p {
      min-height: 0;
      padding: 0;
    }
  }
  ${media.forcedColors} {
    & > li > svg {
      color: CanvasText;
    }
  }
`

const stepLine = css`
  ${decoration}
  top: calc(var(--disc) / 2 - ${theme.size.lineShift});
  height: ${theme.size.line};
  background: ${theme.tone.accent};
`

/** The steps on a horizontal line, solid up to the current step. The form is below the line. */
const FundingSteps = styled.ol.attrs({ role: 'list' })`
  ${stepList}
  grid-template: auto auto / repeat(3, minmax(0, 1fr));

  &::before {
    ${stepLine}
    left: -50vw;
    width: 50vw;
  }
  & > li {
    grid-row: span 2;
  }
  & > li:not(:last-child)::after {
    ${stepLine}
    left: var(--disc);
    right: 0;
  }
  & > li:not([data-done], :last-child)::after {
    forced-color-adjust: none;
    background: repeating-linear-gradient(
      90deg,
      ${theme.color.border} 0 ${dashLength},
      transparent ${dashLength} 16px
    );
  }
  & > li > p {
    position: relative;
    padding: 30px ${theme.space[6]} ${theme.space[4]} 62px;
    min-height: 6.5rem;
  }
  & > [aria-current] > p::after {
    ${decoration}
    left: 23.5px;
    top: ${theme.size.numberDisc};
    bottom: 0;
    width: ${theme.size.line};
    background: ${theme.tone.accent};
  }
  & > li > form {
    width: 300%;
  }
  & > :nth-child(2) > form {
    margin-left: -100%;
  }
  & > :nth-child(3) > form {
    margin-left: -200%;
  }
  ${media.motionAllowed} {
    & > [data-done]::after {
      animation: taut ${theme.motion.slow} ${theme.motion.easing};
      transform-origin: left;
    }
    @keyframes taut {
      from {
        transform: scaleX(0);
      }
    }
  }
  ${media.upToPhone} {
    & > li > p {
      min-height: 0;
      padding: 50px ${theme.space[2]} ${theme.space[4]} 0;
      font-size: ${theme.text.small};
    }
    & > [aria-current] > p::after {
      display: none;
    }
  }
`

/**
 * The steps on the page's vertical line. The form of every step is below the last step, so that a step
 * selected by the URL causes no layout shift.
 */
const VerticalFundingSteps = styled.ol.attrs({ role: 'list' })`
  ${stepList}
  row-gap: ${theme.space[6]};

  & > li {
    grid-area: 1 / 1 / span 4;
    padding-left: calc(50px - ${theme.layout.lineIndent} + ${theme.space[6]});
  }
  & > :nth-child(2) {
    grid-row: 2 / span 3;
  }
  & > :nth-child(3) {
    grid-row: 3 / span 2;
  }
  & > li::before,
  & > li > svg {
    left: calc(6.5px - ${theme.layout.lineIndent} - var(--disc) / 2);
  }
  & > li > p {
    display: grid;
    align-content: center;
    min-height: var(--disc);
  }
  & > li > form {
    grid-row: -2;
  }
  ${media.upToPhone} {
    & > li {
      padding-left: calc(36px - ${theme.layout.lineIndent} + ${theme.space[2]});
    }
    & > li > form {
      margin-left: calc(${theme.layout.lineIndent} - 36px - ${theme.space[2]});
    }
  }
  ${media.print} {
    grid-template-columns: repeat(3, 1fr);

    & > :nth-child(n) {
      grid-area: auto;
    }
  }
`

const FundingNotes = styled.div`
  ${stackBelow('repeat(2, minmax(0, 1fr))')}
  gap: ${theme.space[3]} ${theme.space[12]};
  margin-top: ${theme.space[8]};
  font-size: ${theme.text.small};
  line-height: 1.5;

  ${media.print} {
    margin-top: ${theme.space[2]};
  }

  /* padding of inline text enlarges the touch target without moving lines */
  & a {
    padding-block: ${theme.space[3]};
    white-space: nowrap;
  }
`
