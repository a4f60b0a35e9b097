import { Fragment } from 'react'
import { styled } from 'styled-components'
import { questionOf, stepAt } from '#machines/funding-tree.ts'
import { fundingKey } from '#src/model/funding-lines.ts'
import { fundingWords as words } from '#src/content/funding-words.ts'
import { media, theme } from '#src/theme/theme.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { QueryFields } from '#src/ui/request-form.tsx'
import { stackBelow } from '#src/ui/section.tsx'
import { onHover, wrappingRow } from '#src/ui/mixins.ts'
import type { FundingProps } from './use-funding.ts'

const [helpId, errorId] = [`${fundingKey}-help`, `${fundingKey}-error`]

/**
 * The current question. The values of its options are the answers as a URL spells them: without the
 * application, the form submits them to the contact page.
 */
export function FundingForm({ space, content, funding, snapshot }: FundingProps) {
  const { tree, answers, choice, error } = snapshot.context
  const asked = questionOf(stepAt(tree, answers))
  const question = content.questions.find(({ id }) => id === asked)
  const action = words.request[space].instead
  if (question === undefined) return null
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
            <span>{words.count[answers.length]}</span> {question.text}
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

const FundingQuestion = styled.form`
  padding: clamp(1.25rem, 0.8rem + 1.8vw, 2.25rem);
  border: ${theme.size.border} solid ${theme.color.ink};
  background: ${theme.color.white};

  & > * {
    min-width: 0;
    max-width: 58rem;
  }
  & legend {
    padding: 0;
  }
  & h3 {
    font-size: ${theme.text.heading};
    line-height: 1.06;
    letter-spacing: ${theme.letterSpacing.heading};
  }
  & h3:focus {
    outline: none;
  }
  & h3 > span {
    display: block;
    margin-bottom: 0.35rem;
    font-size: ${theme.text.small};
    font-weight: 600;
    line-height: 1.4;
    letter-spacing: 0;
    color: ${theme.tone.accent};
  }
  & p {
    margin-top: ${theme.space[2]};
    color: ${theme.color.textMuted};
  }
  & p[role='alert'] {
    display: flex;
    gap: ${theme.space[2]};
    font-weight: 600;
    color: ${theme.color.error};
  }
  & div {
    ${stackBelow('repeat(2, minmax(0, 1fr))', media.upToPhone)}
    gap: ${theme.space[3]};
    margin-top: ${theme.space[6]};
  }
  & > div {
    ${wrappingRow}
  }
  & label {
    display: flex;
    align-items: center;
    gap: 0.85rem;
    min-height: 60px;
    padding: ${theme.space[3]} ${theme.space[4]};
    border: ${theme.size.border} solid ${theme.color.border};
    font-weight: 600;
    line-height: 1.3;
    cursor: pointer;
  }
  & input {
    flex: none;
    width: 24px;
    height: 24px;
    margin: 0;
    accent-color: ${theme.tone.button};
  }
  & label:has(:checked) {
    border-color: ${theme.tone.button};
    box-shadow: inset 0 0 0 1px ${theme.tone.button};
    background: ${theme.tone.tintLight};
  }
  & label:has(:focus-visible) {
    outline: ${theme.size.focusRing} solid ${theme.tone.focus};
    outline-offset: ${theme.size.focusRing};
  }
  /* a browser without :has() outlines the field instead of the label */
  & label:has(:focus-visible) > input {
    outline: 0;
  }
  ${onHover(`border-color: ${theme.color.ink};`, '& label')}
  ${media.upToPhone} {
    padding-inline: min(${theme.space[4]}, 5vw);

    & button {
      flex: 1 1 100%;
    }
    /* on a phone the primary button comes first, within reach of the thumb */
    & button[type='button'] {
      order: 1;
    }
  }
  ${media.forcedColors} {
    & label:has(:checked) {
      border-color: Highlight;
    }
  }
`
