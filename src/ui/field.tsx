import { type ComponentProps, type ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { media, theme } from '#src/theme/theme.ts'
import { Icon } from './icon.tsx'

type FieldProps = {
  id: string
  label: ReactNode
  hint?: ReactNode
  /**
   * Information that never blocks, seen once the visitor has left the control, and read out then:
   * null where there is none now, left out where there never is.
   */
  doubt?: ReactNode
  /** The doubt cannot wait: something was lost as it was typed. */
  atOnce?: boolean
  /** Stands under the control as long as it is given, and marks the control as invalid. */
  error?: ReactNode
  /** Takes both columns of the form. */
  wide: boolean
  /** The control of this id. */
  children: (described: Described) => ReactNode
}

export type Described = Pick<ComponentProps<'input'>, 'aria-invalid' | 'aria-describedby'>

/** The id of the sentence that explains what is wrong with the control of this id. */
const errorId = (id: string) => `${id}-error`

const hintId = (id: string) => `${id}-hint`

const doubtId = (id: string) => `${id}-doubt`

/** A control under its label, and what there is to say of it. */
export function Field(props: FieldProps) {
  const { id, label, hint, doubt, atOnce, error, wide, children } = props
  return (
    <Cell data-wide={wide || undefined}>
      <label htmlFor={id}>{label}</label>
      {children(described(props))}
      {error !== undefined && (
        <Mistake id={errorId(id)}>
          <Icon name="circle-alert" />
          <span>{error}</span>
        </Mistake>
      )}
      {(hint !== undefined || doubt !== undefined) && (
        <Help data-doubt={doubt ? (atOnce ? 'now' : 'later') : undefined}>
          {hint !== undefined && <Hint id={hintId(id)}>{hint}</Hint>}
          {doubt !== undefined && (
            <Doubt role="status" id={doubtId(id)}>
              {doubt !== null && (
                <span>
                  <Icon name="info" />
                  <span>{doubt}</span>
                </span>
              )}
            </Doubt>
          )}
        </Help>
      )}
    </Cell>
  )
}

/** Its children are the options. */
export function Select(select: ComponentProps<'select'>) {
  return (
    <Choice>
      <Options {...select} />
      <Icon name="chevron-down" />
    </Choice>
  )
}

function described({ id, hint, doubt, error }: FieldProps): Described {
  const ids = [
    error !== undefined && errorId(id),
    doubt !== undefined && doubt !== null && doubtId(id),
    hint !== undefined && hintId(id),
  ]
  return {
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': ids.filter(Boolean).join(' ') || undefined,
  }
}

/** Fields in two columns, one on a small screen and for large text; `aria-busy` greys the controls. */
export const FormGrid = styled.form`
  display: grid;
  grid-template-columns: repeat(
    auto-fit,
    minmax(min(100%, max(12.5rem, (100% - ${theme.space.s5}) / 2)), 1fr)
  );
  gap: ${theme.space.s5};

  & > :not(div),
  & > [data-wide] {
    grid-column: 1 / -1;
  }
  ${media.oneFieldColumn} {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** A small grey sentence over the whole width of the form; dashed where it marks a sample. */
export const FormNote = styled.p`
  font-size: ${theme.text.small};
  line-height: 1.5;
  color: ${theme.color.grey};

  &[data-sample] {
    padding: ${theme.space.s4};
    border: ${theme.size.rule} dashed ${theme.color.border};
  }
`

const Cell = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.35rem;
  min-width: 0;

  & > label {
    font-weight: 600;
    line-height: 1.35;
  }
`

const Hint = styled.p`
  font-size: ${theme.text.small};
  line-height: 1.4;
  color: ${theme.color.grey};
`

const remark = css`
  display: flex;
  align-items: flex-start;
  gap: ${theme.space.s2};
  font-size: ${theme.text.small};
  font-weight: 600;
  line-height: 1.4;

  & > svg {
    margin-top: 0.05em;
  }
`

const Mistake = styled.p`
  ${remark}
  color: ${theme.color.error};
`

const Doubt = styled.div`
  & > span {
    ${remark}
  }
`

/**
 * The hint and the doubt share one place: leaving a control must move nothing under the pointer.
 * The live region of the doubt stands there always; what it holds becomes visible in it.
 */
const Help = styled.div`
  display: grid;

  & > * {
    grid-area: 1 / 1;
  }
  :focus-within > &[data-doubt='later'] > ${Doubt} > span,
  :not(:focus-within) > &[data-doubt] > ${Hint},
  &[data-doubt='now'] > ${Hint} {
    visibility: hidden;
  }
`

const control = css`
  width: 100%;
  min-height: ${theme.size.field};
  padding: ${theme.space.s3} ${theme.space.field};
  border: ${theme.size.rule} solid ${theme.color.border};
  border-radius: ${theme.size.fieldCorner};
  background: ${theme.color.white};
  /* the label stays in view when a link leads to the control */
  scroll-margin-top: 2rem;

  ${media.hovering} {
    &:hover {
      border-color: ${theme.color.ink};
    }
  }
  &:focus-visible {
    outline-offset: 1px;
    border-color: ${theme.color.ink};
  }
  &[aria-invalid] {
    border-color: ${theme.color.error};
    background: ${theme.color.errorSoft};
  }
  [aria-busy='true'] & {
    border-color: ${theme.color.hairline};
    color: ${theme.color.grey};
    background: ${theme.color.plaster};
  }
`

export const Input = styled.input`
  ${control}
`

export const TextArea = styled.textarea`
  ${control}
  line-height: 1.5;
  resize: vertical;
`

const Options = styled.select`
  ${control}
  appearance: none;
  padding-right: 2.5rem;
  white-space: normal;
`

const Choice = styled.div`
  position: relative;

  & > svg {
    position: absolute;
    top: 50%;
    right: ${theme.space.field};
    translate: 0 -50%;
    pointer-events: none;
  }
`
