import { Fragment } from 'react'
import { questionOf, stepAfter } from '#machines/funding-tree.ts'
import type { FundingQuestion as Question } from '#src/content/funding.ts'
import { fundingKey } from '#src/content/funding-lines.ts'
import { fundingWords as words } from '#src/content/funding-words.ts'
import { Button } from '#src/ui/button.tsx'
import { FundingQuestion } from '#src/ui/funding-question.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { QueryFields } from '#src/ui/request-form.tsx'
import type { FundingActor, FundingSnapshot } from './use-funding.ts'

const [helpId, errorId] = [`${fundingKey}-help`, `${fundingKey}-error`]
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
  const place = places[answers.length]

  const action = words.request[space].instead
  if (question === undefined || place === undefined) return null
  return (
    <FundingQuestion
      action={action}
      onSubmit={(event) => {
        event.preventDefault()
        funding.send({ type: 'question.continue' })
      }}
    >
      <fieldset aria-describedby={error === null ? helpId : `${errorId} ${helpId}`}>
        <legend>
          <h3 tabIndex={-1}>
            <span>{words.count[place]}</span> {question.text}
          </h3>
        </legend>
        <p id={helpId}>{question.help}</p>
        {error !== null && (
          <p id={errorId} role="alert">
            <Icon name="circle-alert" />
            <span>{words[error]}</span>
          </p>
        )}
        <div>
          {question.answers.map(({ id, text }) => (
            <Fragment key={id}>
              <label>
                <input
                  id={`${fundingKey}-${id}`}
                  type="radio"
                  name={fundingKey}
                  value={[...answers, id].join('.')}
                  checked={id === choice}
                  onChange={() => funding.send({ type: 'answer.choose', answer: id })}
                />
                <span>{text}</span>
              </label>{' '}
            </Fragment>
          ))}
        </div>
      </fieldset>
      <div>
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
      </div>
      <QueryFields action={action} />
    </FundingQuestion>
  )
}
