import { useLayoutEffect, useRef } from 'react'
import { questionOf, stepAfter } from '#machines/funding-tree.ts'
import type { FundingQuestion as Question } from '#src/content/funding.ts'
import { fundingKey } from '#src/content/funding-lines.ts'
import { fundingWords as words } from '#src/content/funding-words.ts'
import { Button } from '#src/ui/button.tsx'
import { FundingQuestion } from '#src/ui/funding-question.tsx'
import type { FundingActor, FundingSnapshot } from './use-funding.ts'

const places = ['first', 'second', 'third'] as const

type FundingFormProps = {
  space: 'company' | 'individual'
  funding: FundingActor
  snapshot: FundingSnapshot
  questions: readonly Question[]
}

/**
 * The question that is asked now. Its choices are spelled as an address holds the answers: where
 * the application does not come, the form takes them to the contact form.
 */
export function FundingForm({ space, funding, snapshot, questions }: FundingFormProps) {
  const { tree, answers, choice, error } = snapshot.context
  const asked = questionOf(stepAfter(tree, answers))
  const question = questions.find(({ id }) => id === asked)
  const place = places.find((tag) => snapshot.hasTag(tag))
  const form = useRef<HTMLFormElement>(null)

  // What was chosen before hydration stays chosen.
  useLayoutEffect(() => {
    const chosen = form.current?.querySelector<HTMLInputElement>('input:checked')
    const answer = chosen?.value.split('.').at(-1)
    if (answer !== undefined) funding.send({ type: 'answer.choose', answer })
  }, [funding])

  if (question === undefined || place === undefined) return null
  return (
    <FundingQuestion
      ref={form}
      action={words.request[space].instead}
      onSubmit={(event) => {
        event.preventDefault()
        funding.send({ type: 'question.continue' })
      }}
      id={fundingKey}
      count={words.count[place]}
      title={question.text}
      help={question.help}
      error={error === null ? null : words[error]}
      name={fundingKey}
      choices={question.answers.map(({ id, text }) => ({
        id,
        value: [...answers, id].join('.'),
        text,
      }))}
      chosen={choice}
      onChoose={(answer) => funding.send({ type: 'answer.choose', answer })}
    >
      {answers.length > 0 && (
        <>
          <Button
            variant="outline"
            iconBefore="arrow-left"
            onClick={() => funding.send({ type: 'question.back' })}
          >
            {words.back}
          </Button>{' '}
        </>
      )}
      <Button type="submit" icon="arrow-right">
        {words.next}
      </Button>
    </FundingQuestion>
  )
}
