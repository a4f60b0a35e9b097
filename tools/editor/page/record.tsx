import { useSelector } from '@xstate/react'
import type { Book, BookKind, BookRecord, Judgement } from '../record.ts'
import type { EditorActor } from './listen.ts'
import { Fields } from './field.tsx'
import { FormContext } from './form-context.ts'
import { Icon } from './icon.tsx'
import { SaveBar } from './save-bar.tsx'
import { StateMark } from './state-mark.tsx'
import { Summary } from './summary.tsx'
import { sentence } from './words.ts'
import { formNamed, labelNamed } from './wiring.ts'

/** The open record, or why there is none. */
export function Record({
  actor,
  kind: name,
  id,
}: {
  actor: EditorActor
  kind: string
  id: string | null
}) {
  const book = useSelector(actor, ({ context }) => context.screen?.book)
  const hasValue = useSelector(actor, ({ context }) => context.value !== null)
  const isRead = useSelector(actor, (snapshot) => snapshot.matches('shown'))
  const kind = book?.kinds.find((each) => each.name === name)
  if (!book || !kind || !hasValue)
    return <Absent fault={kind?.fault ?? null} isRead={isRead} />
  return <RecordForm actor={actor} book={book} kind={kind} id={id} />
}

function RecordForm({
  actor,
  book,
  kind,
  id,
}: {
  actor: EditorActor
  book: Book
  kind: BookKind
  id: string | null
}) {
  const snapshot = useSelector(actor, (each) => each)
  const { value, issues } = snapshot.context
  const form = formNamed(kind.name)
  const record = kind.isList ? kind.records.find((each) => each.id === id) : kind.records[0]
  return (
    <FormContext
      value={{
        kind: kind.name,
        label: labelNamed(kind.name),
        book,
        issues,
        fixed: record?.fixed ?? [],
        isBusy: snapshot.hasTag('busy') || snapshot.hasTag('asking'),
        change: (path, next) => actor.send({ type: 'field.change', path, value: next }),
        attach: (path, file) => actor.send({ type: 'file.attach', path, file }),
      }}
    >
      <form
        className="record"
        aria-labelledby="title"
        aria-busy={snapshot.hasTag('busy')}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          actor.send({ type: 'record.save' })
        }}
      >
        <header>
          <p className="place">{kind.title}</p>
          <h1 id="title" tabIndex={-1}>
            {record?.name ?? 'Nouvelle fiche'}
          </h1>
          {record && <Standing record={record} />}
        </header>
        <Summary actor={actor} form={form} />
        <Fields fields={form.fields} value={value} path={[]} />
        {record && kind.isList && <Placing actor={actor} />}
        <SaveBar actor={actor} shown={record?.shown ?? []} />
      </form>
    </FormContext>
  )
}

function Absent({ fault, isRead }: { fault: string | null; isRead: boolean }) {
  return (
    <section className="frame">
      <h1 tabIndex={-1}>
        {!isRead
          ? 'Lecture…'
          : fault === null
            ? 'Cette fiche n’est pas là'
            : 'Ce fichier est à réparer'}
      </h1>
      {isRead && (
        <p>
          {fault === null
            ? 'Elle a pu être retirée, ou renommée. Choisissez-en une dans la liste.'
            : sentence(fault)}
        </p>
      )}
    </section>
  )
}

/** Where it is shown, its state, and all there is to say of it. */
function Standing({ record }: { record: BookRecord }) {
  const samples = record.judgements.filter(({ level }) => level === 'sample')
  return (
    <>
      {record.shown.length > 0 && (
        <p className="shown">
          Montré sur{' '}
          {record.shown.map(({ label, href }, at) => (
            <span key={href}>
              {at > 0 && ', '}
              <a href={href} target="_blank" rel="noopener">
                {label}
                <span className="hidden"> (nouvel onglet)</span>
              </a>
            </span>
          ))}
        </p>
      )}
      <StateMark record={record} />
      <Judgements
        judgements={record.judgements.filter(({ level }) => level !== 'sample')}
      />
      {samples.length > 0 && (
        <details className="samples">
          <summary>
            {samples.length === 1
              ? 'Un exemple à remplacer'
              : `${samples.length} exemples à remplacer`}
          </summary>
          <Judgements judgements={samples} />
        </details>
      )}
    </>
  )
}

function Judgements({ judgements }: { judgements: readonly Judgement[] }) {
  if (judgements.length === 0) return null
  return (
    <ul className="judgements">
      {judgements.map(({ text, action }) => (
        <li key={text}>
          <Icon name="info" />
          <span>
            {text} {action}
          </span>
        </li>
      ))}
    </ul>
  )
}

function Placing({ actor }: { actor: EditorActor }) {
  const snapshot = useSelector(actor, (each) => each)
  const canMove = snapshot.can({ type: 'record.move', to: 'raise' })
  return (
    <fieldset className="section">
      <legend>Cette fiche dans sa liste</legend>
      <div className="actions">
        {(['raise', 'lower'] as const).map((to) => (
          <button
            key={to}
            type="button"
            className="button plain"
            aria-disabled={!canMove}
            onClick={() => actor.send({ type: 'record.move', to })}
          >
            <Icon name={to === 'raise' ? 'up' : 'down'} />
            {to === 'raise' ? 'Monter la fiche' : 'Descendre la fiche'}
          </button>
        ))}
        <button
          type="button"
          className="button plain"
          onClick={() => actor.send({ type: 'record.remove' })}
        >
          <Icon name="x" />
          Retirer la fiche
        </button>
      </div>
    </fieldset>
  )
}
