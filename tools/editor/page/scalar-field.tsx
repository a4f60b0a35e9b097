import type { ChangeEvent } from 'react'
import type { Spec } from '../form/spec.ts'
import { numberIn } from '../form/tidy.ts'
import type { Json, Path } from '../record.ts'
import { describedBy, idOf, issueAt, useForm } from './form-context.ts'
import { Notes } from './notes.tsx'
import { ReferenceControl } from './reference-control.tsx'

type Scalar = Extract<Spec, { type: 'text' | 'number' | 'choice' | 'flag' }>

/** A field with one control. */
export function ScalarField({
  spec,
  value,
  path,
}: {
  spec: Scalar
  value: Json
  path: Path
}) {
  const { issues, fixed, label, book } = useForm()
  const issue = issueAt(issues, path)
  const isFixed = path.length === 1 && fixed.includes(String(path[0]))
  const help = helpOf(spec, isFixed)
  const described = describedBy(path, help !== null, issue !== undefined)
  const isWide = (path.length === 1 && path[0] === label) || needsWidth(spec, book.files)
  if (spec.type === 'flag')
    return (
      <div className="field wide">
        <Flag title={spec.title} value={value} path={path} described={described} />
        <Notes path={path} help={help} issue={issue} />
      </div>
    )
  return (
    <div className={isWide ? 'field wide' : 'field'}>
      <label htmlFor={idOf(path)}>{spec.title}</label>
      <Control
        spec={spec}
        value={value}
        path={path}
        isFixed={isFixed}
        described={described}
        isWrong={issue !== undefined}
      />
      <Notes path={path} help={help} issue={issue} />
    </div>
  )
}

export type ControlProps = {
  spec: Exclude<Scalar, { type: 'flag' }>
  value: Json
  path: Path
  isFixed: boolean
  isWrong: boolean
  described: { 'aria-describedby'?: string }
}

/** The control itself; its label stands elsewhere. */
export function Control(props: ControlProps) {
  const { spec, value, path, isFixed, isWrong, described } = props
  const { change, isBusy } = useForm()
  if (spec.type === 'choice' || (spec.type === 'text' && spec.reference !== null))
    return <ReferenceControl {...props} />
  const shared = {
    id: idOf(path),
    readOnly: isBusy || isFixed,
    'aria-invalid': isWrong,
    ...described,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      change(path, spec.type === 'number' ? typedNumber(target.value) : target.value),
  }
  const text = typeof value === 'string' ? value : numberAsTyped(value)
  if (spec.type === 'text' && spec.isLong)
    return <textarea {...shared} rows={text.length > 180 ? 5 : 3} value={text} />
  const type = spec.type === 'text' && isNative(spec.format) ? spec.format : 'text'
  const inputMode = spec.type === 'number' ? 'decimal' : 'text'
  return (
    <input {...shared} type={type} inputMode={inputMode} autoComplete="off" value={text} />
  )
}

function Flag({
  title,
  value,
  path,
  described,
}: {
  title: string
  value: Json
  path: Path
  described: { 'aria-describedby'?: string }
}) {
  const { change } = useForm()
  return (
    <label className="flag">
      <input
        id={idOf(path)}
        type="checkbox"
        checked={value === true}
        {...described}
        onChange={({ target }) => change(path, target.checked)}
      />
      <span>{title}</span>
    </label>
  )
}

function helpOf(spec: Scalar, isFixed: boolean): string | null {
  const helps = [
    ...(isFixed ? ['Fixé par le cahier des charges.'] : []),
    ...(spec.isOptional ? ['Facultatif.'] : []),
    ...(spec.description === null ? [] : [spec.description]),
  ]
  return helps.length === 0 ? null : helps.join(' ')
}

/** Texts of several lines, and what takes a file. */
function needsWidth(spec: Scalar, files: object) {
  return spec.type === 'text' && (spec.isLong || (spec.reference ?? '') in files)
}

function isNative(format: string): format is 'date' | 'time' {
  return format === 'date' || format === 'time'
}

/** A number once it is written as it is shown; what is only begun stays a text. */
function typedNumber(text: string): Json {
  const number = numberIn(text)
  return numberAsTyped(number) === text ? number : text
}

function numberAsTyped(value: Json) {
  return typeof value === 'number' ? String(value).replace('.', ',') : ''
}
