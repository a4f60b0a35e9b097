import { flushSync } from 'react-dom'
import { filledOf } from '../form/blank.ts'
import type { Spec } from '../form/spec.ts'
import { isList } from '../machine/values.ts'
import type { Json, Path } from '../record.ts'
import { describedBy, idOf, issueAt, useForm } from './form-context.ts'
import { Icon, type IconName } from './icon.tsx'
import { Notes } from './notes.tsx'
import { Control } from './scalar-field.tsx'
import { type FieldsOf, Presence, Section } from './section.tsx'

type List = Extract<Spec, { type: 'list' }>

/** Items that are added, taken out and moved. */
export function ListField({
  spec,
  value,
  path,
  fieldsOf,
}: {
  spec: List
  value: Json
  path: Path
  fieldsOf: FieldsOf
}) {
  const { change } = useForm()
  const items = isList(value) ? value : []
  const addId = `${idOf(path)}-add`
  const put = (next: readonly Json[], focused: string) => {
    flushSync(() => change(path, next))
    document.getElementById(focused)?.focus()
  }
  return (
    <Section spec={spec} path={path}>
      <Presence spec={spec} value={value} path={path} />
      {items.length > 0 && (
        <ol className="items">
          {items.map((item, at) => (
            <Item
              // The items have no name of their own.
              key={at}
              spec={spec.item}
              value={item}
              path={[...path, at]}
              at={at}
              count={items.length}
              fieldsOf={fieldsOf}
              remove={() => {
                const left = items.toSpliced(at, 1)
                put(
                  left,
                  left.length === 0
                    ? addId
                    : toolId(path, Math.min(at, left.length - 1), 'remove'),
                )
              }}
              move={(to) => {
                const other = items[to]
                if (other !== undefined)
                  put(
                    items.with(at, other).with(to, item),
                    toolId(path, to, to < at ? 'up' : 'down'),
                  )
              }}
            />
          ))}
        </ol>
      )}
      {value !== null && (
        <button
          type="button"
          className="button plain"
          id={addId}
          onClick={() =>
            put(
              [...items, filledOf(spec.item)],
              firstControl([...path, items.length], spec.item),
            )
          }
        >
          <Icon name="plus" />
          Ajouter<span className="hidden"> : {spec.title}</span>
        </button>
      )}
    </Section>
  )
}

type ItemProps = {
  spec: Spec
  value: Json
  path: Path
  at: number
  count: number
  fieldsOf: FieldsOf
  remove: () => void
  move: (to: number) => void
}

function Item({ spec, value, path, at, count, fieldsOf, remove, move }: ItemProps) {
  const { issues } = useForm()
  const name = `${spec.title} ${at + 1}`
  const tools = (
    <div className="tools">
      {count > 1 && (
        <>
          <Tool
            path={path}
            tool="up"
            word="Monter"
            name={name}
            isOff={at === 0}
            act={() => move(at - 1)}
          />
          <Tool
            path={path}
            tool="down"
            word="Descendre"
            name={name}
            isOff={at === count - 1}
            act={() => move(at + 1)}
          />
        </>
      )}
      <Tool
        path={path}
        tool="remove"
        word="Retirer"
        name={name}
        isOff={false}
        act={remove}
      />
    </div>
  )
  if (spec.type === 'group') {
    const issue = issueAt(issues, path)
    return (
      <li>
        <div className="item" role="group" aria-label={name} id={idOf(path)} tabIndex={-1}>
          <p className="item-name">{name}</p>
          <div>
            <Notes path={path} help={null} issue={issue} />
            {fieldsOf(spec.fields, value, path)}
          </div>
          {tools}
        </div>
      </li>
    )
  }
  if (spec.type !== 'text' && spec.type !== 'number' && spec.type !== 'choice') return null
  const issue = issueAt(issues, path)
  return (
    <li className="line">
      <div className="field">
        <label className="hidden" htmlFor={idOf(path)}>
          {name}
        </label>
        <Control
          spec={spec.type === 'text' ? { ...spec, isLong: false } : spec}
          value={value}
          path={path}
          isFixed={false}
          isWrong={issue !== undefined}
          described={describedBy(path, false, issue !== undefined)}
        />
        <Notes path={path} help={null} issue={issue} />
      </div>
      {tools}
    </li>
  )
}

type ToolName = 'up' | 'down' | 'remove'
const icons: Readonly<Record<ToolName, IconName>> = { up: 'up', down: 'down', remove: 'x' }

function Tool({
  path,
  tool,
  word,
  name,
  isOff,
  act,
}: {
  path: Path
  tool: ToolName
  word: string
  name: string
  isOff: boolean
  act: () => void
}) {
  return (
    <button
      type="button"
      className={tool === 'remove' ? 'tool' : 'tool bare'}
      id={toolId(path.slice(0, -1), Number(path.at(-1)), tool)}
      aria-disabled={isOff}
      onClick={() => {
        if (!isOff) act()
      }}
    >
      <Icon name={icons[tool]} />
      <span className={tool === 'remove' ? '' : 'hidden'}>
        {word}
        <span className="hidden"> : {name}</span>
      </span>
    </button>
  )
}

function toolId(list: Path, at: number, tool: ToolName) {
  return `${idOf([...list, at])}-${tool}`
}

function firstControl(path: Path, spec: Spec): string {
  if (spec.type !== 'group') return idOf(path)
  const first = spec.fields.find(
    ([, field]) => !field.isHidden && !(field.type === 'text' && field.identifier !== null),
  )
  return first ? firstControl([...path, first[0]], first[1]) : idOf(path)
}
