import { useMemo } from 'react'
import { styled } from 'styled-components'
import { optionsOf } from '#machines/question-tree.ts'
import { lowered } from '#src/content/number-words.ts'
import { levelOf, obligationsKey, obligationTree } from '#src/model/obligations.ts'
import type * as texts from '#src/page-content/mandatory-trainings.ts'
import { media, theme } from '#src/theme/theme.ts'
import { ArrowLink } from '#src/ui/button.tsx'
import { MutedText, Section, SmallPrint } from '#src/ui/section.tsx'
import { wrappingRow, printAlone } from '#src/ui/mixins.ts'
import { MandatoryTraining } from './mandatory-training.tsx'
import { TrainingRows } from './training-rows.tsx'
import { AnswerButtons, QuestionForm } from './question-form.tsx'
import { type Questions, useQuestions } from './use-questions.ts'

type ObligationsProps = {
  content: typeof texts.obligations
  trainings: typeof texts.mandatoryTrainings
  page: typeof texts.mandatoryPage
}

/** « Qu’est-ce qui me concerne ? »: asks for the company's situation, then lists its mandatory trainings. */
export function Obligations({ content, trainings, page }: ObligationsProps) {
  const tree = useMemo(() => obligationTree(content), [content])
  const { element, questions, snapshot } = useQuestions(obligationsKey, tree)
  const { words, ticks, headcounts } = content
  const isAnswered = snapshot.matches('answered')
  return (
    <ObligationsSection
      ref={element}
      surface="muted"
      compactTop
      data-needs-script
      data-off-paper={!isAnswered || undefined}
    >
      <h2 id={obligationsKey} tabIndex={-1}>
        {words.title}
      </h2>
      {isAnswered ? (
        <Answer
          key={snapshot.context.answers[0]}
          {...{ content, trainings, page, questions, snapshot }}
        />
      ) : (
        <>
          <MutedText>{words.lead}</MutedText>
          <QuestionForm
            name={obligationsKey}
            action={`#${obligationsKey}`}
            fields={[
              { title: words.ticks, help: words.ticksHelp, answers: ticks, isTicks: true },
              { title: words.headcount, help: words.headcountHelp, answers: headcounts },
            ]}
            words={words}
            questions={questions}
            snapshot={snapshot}
          />
          <SmallPrint>{words.privacy}</SmallPrint>
        </>
      )}
    </ObligationsSection>
  )
}

type AnswerProps = ObligationsProps & Questions

function Answer({ content, trainings, page, questions, snapshot }: AnswerProps) {
  const { words, duties } = content
  const { action } = page.closing
  const options = optionsOf(snapshot.context.answers[0])
  const chosen = [...content.ticks, ...content.headcounts].filter(({ id }) =>
    options.includes(id),
  )
  const listOf = (level: ReturnType<typeof levelOf>) =>
    trainings.filter(({ id }) =>
      duties.some((duty) => duty.training === id && levelOf(duty, options) === level),
    )
  const required = listOf('required')
  const possible = listOf('possible')
  const others = listOf(null)
  const rowsOf = (rows: typeof trainings, mark: string) =>
    rows.map((training) => (
      <MandatoryTraining
        key={training.id}
        training={training}
        words={page.list}
        mark={mark}
      />
    ))
  return (
    <>
      <h3 tabIndex={-1}>
        {words.required[required.length]}
        {words.possible[possible.length - 1]}
      </h3>
      <MutedText>
        {chosen.map(({ text }, index) => (index === 0 ? text : lowered(text))).join(', ')}.
      </MutedText>
      <TrainingRows>
        {rowsOf(required, words.levels.required)}
        {rowsOf(possible, words.levels.possible)}
      </TrainingRows>
      <SmallPrint>
        {others.length > 0 && (
          <>
            <b>{words.others}</b> {others.map(({ title }) => title).join(', ')}.{' '}
          </>
        )}
        {words.caution} {content.verified}
      </SmallPrint>
      <AnswerActions>
        <ArrowLink
          link={{ ...action, ...requestOf(required, words.ask[required.length - 1]) }}
        />{' '}
        <AnswerButtons questions={questions} words={words} />
      </AnswerActions>
    </>
  )
}

/** Returns a link to the contact form that requests each training, or `undefined` without a label. */
function requestOf(trainings: readonly { id: string }[], label?: string) {
  const courses = trainings.map(({ id }) => `&formation=${id}`).join('')
  return label && { label, href: `/contact?sujet=devis${courses}#formulaire` }
}

const ObligationsSection = styled(Section)`
  & > div > h3 {
    margin-block: ${theme.space[6]} ${theme.space[2]};
    /* keeps the title of the section in view when the answer is focused */
    scroll-margin-top: ${theme.space[24]};
  }
  & :is(form, ul) {
    margin-top: ${theme.space[6]};
  }
  & form legend h3 {
    font-size: ${theme.text.subheading};
    letter-spacing: ${theme.letterSpacing.subheading};
  }
  ${media.fromDesktop} {
    & form {
      display: grid;
      grid-template-columns: 2fr 1fr;
      gap: 0 ${theme.space[12]};
    }
    & form > fieldset + fieldset {
      margin-top: 0;
    }
    & fieldset + fieldset div {
      grid-template-columns: minmax(0, 1fr);
    }
    & form > div {
      grid-column: 1 / -1;
    }
  }
`

const AnswerActions = styled.div`
  ${wrappingRow}
  align-items: center;
  gap: ${theme.space[3]} ${theme.space[6]};
  margin-top: ${theme.space[6]};

  ${printAlone}
`
