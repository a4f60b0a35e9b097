import { Fragment, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { media, theme } from '#src/theme/theme.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { QueryFields } from '#src/ui/request-form.tsx'
import { stackBelow } from '#src/ui/section.tsx'
import { onHover, wrappingRow } from '#src/ui/mixins.ts'
import type { Questions } from './use-questions.ts'

type QuestionFormProps = Questions & {
  /** The URL parameter of the answers. */
  name: string
  /** The URL to which the form is submitted without JavaScript. */
  action: string
  /** The parts of the question. With `isTicks`, several options of a part can be selected. */
  fields: readonly {
    title: ReactNode
    help: string
    isTicks?: boolean
    answers: readonly { id: string; text: string; example?: string }[]
  }[]
  words: { missing: string; next: string; back: string }
}

/** Renders the current question with its fields. The value of an option begins with the earlier answers. */
export function QuestionForm({
  name,
  action,
  fields,
  words,
  questions,
  snapshot,
}: QuestionFormProps) {
  const { answers, choice, error } = snapshot.context
  return (
    <Form
      action={action}
      // Browsers restore chosen options after a reload, but here the URL contains the answers.
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault()
        questions.send({ type: 'question.continue' })
      }}
    >
      {fields.map(({ title, help, isTicks = false, answers: options }, index) => {
        const [helpId, errorId] = [`${name}-help-${index}`, `${name}-error`]
        const isWrong = error !== null && !isTicks
        return (
          <fieldset
            key={index}
            aria-describedby={isWrong ? `${errorId} ${helpId}` : helpId}
          >
            <legend>
              <h3 tabIndex={-1}>{title}</h3>
            </legend>
            <p id={helpId}>{help}</p>
            {isWrong && (
              <p id={errorId} role="alert">
                <Icon name="circle-alert" />
                <span>{words[error]}</span>
              </p>
            )}
            <div>
              {options.map(({ id, text, example }) => (
                <Fragment key={id}>
                  <label>
                    <input
                      id={`${name}-${id}`}
                      type={isTicks ? 'checkbox' : 'radio'}
                      name={name}
                      value={[...answers, id].join('.')}
                      checked={choice.includes(id)}
                      onChange={() => questions.send({ type: 'option.press', option: id })}
                    />
                    <span>
                      {text}
                      {example !== undefined && <span>{example}</span>}
                    </span>
                  </label>{' '}
                </Fragment>
              ))}
            </div>
          </fieldset>
        )
      })}
      <div>
        {answers.length > 0 && (
          <>
            <Button
              variant="outline"
              iconBefore="arrow-left"
              onClick={() => questions.send({ type: 'question.back' })}
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
    </Form>
  )
}

type AnswerButtonsProps = Pick<Questions, 'questions'> & {
  words: { print: string; back: string; clear: string }
}

export function AnswerButtons({ questions, words }: AnswerButtonsProps) {
  return (
    <>
      <Button variant="quiet" iconBefore="printer" onClick={() => print()}>
        {words.print}
      </Button>{' '}
      <Button variant="quiet" onClick={() => questions.send({ type: 'question.back' })}>
        {words.back}
      </Button>{' '}
      <Button variant="quiet" onClick={() => questions.send({ type: 'answers.clear' })}>
        {words.clear}
      </Button>
    </>
  )
}

const Form = styled.form`
  padding: clamp(1.25rem, 0.8rem + 1.8vw, 2.25rem);
  border: ${theme.size.border} solid ${theme.color.ink};
  background: ${theme.color.white};

  & > * {
    min-width: 0;
    max-width: 58rem;
  }
  & > fieldset + fieldset {
    margin-top: ${theme.space[8]};
  }
  & legend {
    padding: 0;
  }
  & h3 {
    font-size: ${theme.text.heading};
    line-height: 1.06;
    letter-spacing: ${theme.letterSpacing.heading};
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
  & label span > span {
    display: block;
    font-weight: 400;
    color: ${theme.color.textMuted};
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

    /* at twice the text size, a word that does not fit beside its checkbox or radio button wraps below */
    & label {
      flex-wrap: wrap;
    }
    & label > span {
      flex: 1;
      max-width: 100%;
      overflow-wrap: break-word;
    }
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
