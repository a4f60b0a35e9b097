import { useSelector } from '@xstate/react'
import {
  type ComponentProps,
  Suspense,
  use,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
} from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import 'simpledotcss/simple.css'
import { textAt, valueAt } from '#facts/schema/record.ts'
import type { ContentIssue } from '#src/checks/validate-content.ts'
import { ignoreHeldEnter } from '#src/dom/ignore-held-enter.ts'
import { readAttachment } from './attachment.ts'
import { checkPublication, editor, isInputStored } from './editor-actor.ts'
import {
  type Context,
  type Drafts,
  findPage,
  hrefOf,
  isEditedSince,
  type RefusedRequest,
} from './editor-machine.ts'
import type { FactStore, FactFile, FactRecord, Change } from './fact-store.ts'
import './editor.css'
import {
  type FieldSchema,
  type Issue,
  type Json,
  type Path,
  attachmentIn,
  compareRecords,
  createBlank,
  findFreeName,
  formatValue,
  matchesVariant,
  withoutEmptyRows,
  withValueAt,
} from './form.ts'

const useEditor = () => useSelector(editor, ({ context }) => context)
/** Whether a save is pending. The machine then ignores other saves. */
const useIsSending = () => useEditor().sent !== null

const levelLabels = {
  error: 'À corriger',
  past: 'Date passée',
  due: 'Échéance dans les soixante jours',
  sample: 'Exemple',
  remark: 'À compléter ou à relire',
}

/** Lists the unsaved records of a file, or only its new ones if `start` is `+`. */
const listDrafts = (
  drafts: Drafts,
  { name: kind, isList, label = '', title }: FactFile,
  start = '',
) =>
  Object.entries(drafts)
    .filter(([href]) => href.startsWith(`#/${kind}/${start}`))
    .map(([href, { value }]) => {
      const name = textAt(value, label) || (isList ? 'Nouvelle fiche' : title)
      return { href, name }
    })
/** Returns an address that no draft uses, for a new record. */
const newRecordHref = (drafts: Drafts, { name }: FactFile) =>
  findFreeName(`#/${name}/+`, new Set(Object.keys(drafts)))

/** Opens a copy of a record as a draft, without its name, sessions and generated fields. */
function copyRecord(drafts: Drafts, factFile: FactFile, { value }: FactRecord) {
  const copied: Record<string, Json> = {
    ...Object(value),
    ...createKey(),
    id: null,
    anchor: null,
    sessions: [],
    // The address of the new record is derived from its name when it is saved.
    [factFile.label ?? '']: '',
  }
  const href = newRecordHref(drafts, factFile)
  editor.send({ type: 'field.change', href, baseRevision: null, value: copied })
  location.hash = href
}

const storageWarning =
  'Votre navigateur ne garde rien de cette page : enregistrez avant de la fermer.'

function describeStatus(context: Context) {
  const { drafts, facts, href, loadRefusal, refusals, resultHref, sent } = context
  if (sent) return 'Enregistrement…'
  if (loadRefusal) {
    const { title, issues } = loadRefusal
    return [title, ...issues.map(({ message }) => message)].join(' : ')
  }
  if (resultHref === href && !drafts[href])
    return findPage(facts, href).record ? 'Enregistré.' : 'Fiche retirée.'
  if (Object.keys(refusals).some((each) => each !== href))
    return 'Un envoi a échoué sur une autre fiche.'
  if (!isInputStored()) return storageWarning
  if (resultHref === href) return 'Enregistré, sauf ce que vous avez écrit depuis.'
  return facts ? '' : 'Ouverture des fiches…'
}

/** Focuses an element. Used as a `ref`, it focuses the element when it is mounted. */
const focusElement = (element: HTMLElement | null) => element?.focus()
const PageTitle = ({ children }: { children: string }) => (
  <h1 tabIndex={-1} ref={focusElement}>
    {children}
  </h1>
)

function App() {
  const context = useEditor()
  const { drafts, facts, href, visit } = context
  const status = describeStatus(context)
  const { factFile, record } = findPage(facts, href)
  const draft = drafts[href]
  // After a save or a discard, the focused button may be gone. While there is a draft, each button moves the
  // focus itself.
  useEffect(() => {
    if (!draft && document.activeElement === document.body)
      document.querySelector('h1')?.focus({ preventScroll: true })
  }, [draft])
  if (!facts) return <p role="alert">{status}</p>
  return (
    <>
      <nav aria-label="Fiches">
        <ul>
          <NavItem href="#/" name="Prêt à publier ?" />
          <NavItem href="/" name="Voir le site" />
          {facts.map((each) => (
            <SidebarSection key={each.name} factFile={each} isOpen={each === factFile} />
          ))}
        </ul>
      </nav>
      <main>
        <p role="status">{status}</p>
        {factFile ? (
          <RecordPage key={visit} factFile={factFile} record={record} />
        ) : (
          <ReadinessPage factStore={facts} />
        )}
      </main>
    </>
  )
}

function NavItem({ href, name }: { href: string; name: string }) {
  const { drafts, href: openHref } = useEditor()
  return (
    <li>
      <a href={href} aria-current={href === openHref ? 'page' : undefined}>
        {name}
      </a>{' '}
      {drafts[href] && <small>Saisie non enregistrée</small>}
    </li>
  )
}

/** Renders the links of a list with its saved and new records, or the link of a single record. */
function SidebarSection({ factFile, isOpen }: { factFile: FactFile; isOpen: boolean }) {
  const { isList, name, records, title } = factFile
  const { drafts } = useEditor()
  const saved = records.map((each) => ({ href: hrefOf(name, each.id), name: each.name }))
  const items = [...saved, ...listDrafts(drafts, factFile, '+')]
  const newItem = { href: newRecordHref(drafts, factFile), name: `Ajouter : ${title}` }
  const navItems = [...items, newItem].map((each) => <NavItem key={each.href} {...each} />)
  if (!isList) return navItems.slice(0, saved.length)
  return (
    <li>
      <details open={isOpen}>
        <summary>
          {title} <small>{records.length}</small>
        </summary>
        <ul>{navItems}</ul>
      </details>
    </li>
  )
}

type PublicationCheck = ReturnType<typeof checkPublication>

type ReadinessProps = { check: PublicationCheck; recordIssues: FactRecord['issues'] }

function Readiness({ check, recordIssues }: ReadinessProps) {
  const issues = use(check)
  if (!issues) return <h2>La vérification a échoué. Rechargez cette page.</h2>
  const isSample = recordIssues.some(({ level }) => level === 'sample')
  const yes = `Oui${isSample ? ', mais comme exemple' : ''} : rien n’empêche la publication.`
  const isStopped = recordIssues.some((each) => each.stops)
  if (issues.length === 0 && !isStopped) return <h2>{yes}</h2>
  // The list below contains the errors of records. Only the publication check reports other errors.
  const otherIssues = isStopped ? [] : issues
  return (
    <>
      <h2>Non : voyez ce qui empêche la publication.</h2>
      <ul>
        {otherIssues.map((issue) => (
          <IssueItem key={issue.text} {...issue} />
        ))}
      </ul>
    </>
  )
}

/** Displays an issue with a link to its record. An issue that concerns a whole list, or the code, has no link. */
function IssueItem({ kind, id, level = 'error', stops = true, ...issue }: ContentIssue) {
  const { text, action } = issue
  const href = hrefOf(kind ?? '', id ?? kind ?? '')
  const { record } = findPage(useEditor().facts, href)
  return (
    <li>
      <strong>{stops ? 'Empêche de publier' : levelLabels[level]}.</strong> {text} {action}{' '}
      {record && (
        <a href={href} aria-label={`Ouvrir la fiche : ${text}`}>
          Ouvrir la fiche
        </a>
      )}
    </li>
  )
}

function ReadinessPage({ factStore }: { factStore: FactStore }) {
  const { drafts } = useEditor()
  // While the site is checked again, the last result stays. Hiding it would take the focus from its links.
  const check = useDeferredValue(useMemo(() => checkPublication(factStore), [factStore]))
  const issues = factStore.flatMap((each) => each.issues)
  const sortedIssues = Object.keys(levelLabels).flatMap((each) =>
    issues.filter(({ level }) => level === each),
  )
  const unsaved = factStore.flatMap((each) => listDrafts(drafts, each))
  return (
    <>
      <PageTitle>Prêt à publier ?</PageTitle>
      <div role="status">
        <Suspense fallback={<h2>Vérification du site…</h2>}>
          <Readiness check={check} recordIssues={issues} />
        </Suspense>
      </div>
      <ul>
        {unsaved.map((each) => (
          <NavItem key={each.href} {...each} />
        ))}
        {sortedIssues.map((issue) => (
          <IssueItem key={`${issue.kind} ${issue.id} ${issue.text}`} {...issue} />
        ))}
      </ul>
      <p>
        Rien n’est en ligne avant la publication. Avant chaque enregistrement, la version
        précédente du fichier est copiée dans le dossier .history, avec la date et l’heure.
        Pour revenir en arrière, remplacez le fichier par cette copie.
      </p>
    </>
  )
}

const idOf = (path: Path) => ['root', ...path].join('_')

/**
 * Focuses a control, or the first control or button of a group or list. If the form does not show the field, its
 * group is used instead.
 */
function focusField(path: Path) {
  const id = `#${idOf(path)}`
  const selector = `${id}:not(fieldset), ${id} :is(input, textarea, select, button)`
  const control = document.querySelector<HTMLElement>(selector)
  if (control) control.focus()
  else if (path.length > 0) focusField(path.slice(0, -1))
}

type FieldProps = {
  schema: FieldSchema
  path: Path
  value: unknown
  /** The issues of the saved record, and the errors of a refused request. */
  notes: readonly { path: readonly PropertyKey[]; level: string; text: string }[]
  change: (path: Path, value: Json) => void
}

function Field(props: FieldProps) {
  const { schema, path } = props
  const isDiscriminator = schema.const !== undefined && !schema.readOnly
  if (schema.hidden || isDiscriminator) return null
  if (schema.variants) return <VariantField {...props} />
  if (!schema.items && !schema.properties) return <Control {...props} />
  return (
    <fieldset id={idOf(path)}>
      {schema.title && <legend>{schema.title}</legend>}
      <Notes {...props} />
      <Fields {...props} />
    </fieldset>
  )
}

function Fields(props: FieldProps) {
  const { schema, path, value } = props
  if (schema.items) return <Rows {...props} />
  return Object.entries(schema.properties ?? {}).map(([name, each]) => {
    const field = { schema: each, path: [...path, name], value: valueAt(value, name) }
    return <Field key={name} {...props} {...field} />
  })
}

function Rows(props: FieldProps) {
  const { change, path, value } = props
  const { title = '', items = {} } = props.schema
  const rows: readonly Json[] = Array.isArray(value) ? value : []
  const addButton = '_add'
  /** Returns a button that replaces the rows, then focuses a row or, without rows, the button that adds one. */
  const button = (label: string, item: string, next: Json[], focused: number) => (
    <button
      type="button"
      id={next.length > rows.length ? idOf([...path, addButton]) : undefined}
      aria-label={`${label} : ${item}`}
      onClick={({ currentTarget }) => {
        const removed = next.length < rows.length ? currentTarget.closest('.row') : null
        if (next.length <= rows.length && reportUnreadable(removed)) return
        flushSync(() => change(path, next))
        const row = Math.min(focused, next.length - 1)
        focusField([...path, next.length > 0 ? row : addButton])
      }}
    >
      {label}
    </button>
  )
  return (
    <>
      {rows.map((row, at) => {
        const item = `${items.title ?? ''} ${at + 1}`
        const others = rows.toSpliced(at, 1)
        const moveTo = (to: number) => others.toSpliced(to, 0, row)
        const field = { schema: { ...items, title: item }, path: [...path, at], value: row }
        return (
          <div key={at} className="row">
            <Field {...props} {...field} />
            {at > 0 && button('Monter', item, moveTo(at - 1), at - 1)}
            {at < others.length && button('Descendre', item, moveTo(at + 1), at + 1)}
            {button('Retirer', item, others, at)}
          </div>
        )
      })}
      {button('Ajouter', title, [...rows, createBlank(items)], rows.length)}
    </>
  )
}

/** Renders an optional group or list, or one of several alternatives: first a choice, then its fields. */
function VariantField(props: FieldProps) {
  const { path, schema, value } = props
  const { title = '', variants = [] } = schema
  const variant = variants.find((each) => matchesVariant(each, value))
  const oneOf = variants.map(({ title: each = '' }) => ({ const: each, title: each }))
  // Values of the previous variant are dropped, even if fields have the same name.
  const choose = (_: Path, chosen: Json) =>
    props.change(path, createBlank(variants.find((each) => each.title === chosen)))
  const choice = { schema: { ...schema, oneOf }, value: variant?.title, change: choose }
  return (
    <fieldset aria-label={title}>
      <Control {...props} {...choice} />
      {variant && <Fields {...props} schema={{ ...variant, title }} />}
    </fieldset>
  )
}

function Control(props: FieldProps) {
  const { change, schema, path, value } = props
  const { file, oneOf, readOnly, title, type } = schema
  const id = idOf(path)
  const inputProps = {
    id,
    readOnly,
    value: attachmentIn(value)?.name ?? String(formatValue(value ?? '')),
    'aria-describedby': `${id}__notes`,
    onChange: ({ target }: { target: { value: string } }) => change(path, target.value),
  }
  return (
    <div className="field">
      <label htmlFor={id}>{title}</label>
      <Notes {...props} />
      {oneOf && <select {...inputProps}>{listOptions(schema, inputProps.value)}</select>}
      {schema.long && <textarea {...inputProps} />}
      {type === 'boolean' && (
        <input
          {...inputProps}
          type="checkbox"
          checked={value === true}
          onChange={({ target }) => change(path, target.checked)}
        />
      )}
      {file && <Preview {...props} />}
      {file && <FileInput {...props} />}
      {isLine(schema) && <LineInput {...inputProps} type={schema.format ?? 'text'} />}
    </div>
  )
}

type LineProps = ComponentProps<'input'> & { value: string }

/** Input of one line. If React set the attribute `value` of a date field, Firefox would empty an incomplete date. */
const LineInput = ({ value, ...props }: LineProps) => (
  <input
    {...props}
    ref={(input) => {
      if (input && input.value !== value) input.value = value
    }}
  />
)

const isLine = ({ long, oneOf, type }: FieldSchema) => !long && !oneOf && type !== 'boolean'

function listOptions({ oneOf = [], optional, variants }: FieldSchema, value: string) {
  const emptyVariant = variants?.[0]?.title === 'Oui' ? 'Non' : 'Pas encore renseigné'
  const choices = [
    { const: '', title: variants ? emptyVariant : optional ? 'Vide' : 'À choisir' },
    ...oneOf,
  ]
  // An attached file is not a choice of the schema, and neither is a record that was removed.
  if (!choices.some((each) => each.const === value))
    choices.push({ const: value, title: value })
  return choices.map((each) => (
    <option key={each.const} value={each.const}>
      {each.title}
    </option>
  ))
}

function FileInput({ change, schema, path }: FieldProps) {
  const { file: kind = '', title } = schema
  const id = idOf([...path, '_file'])
  // If a save ends while a file is read, only the latest `change` is based on the saved record.
  const latestChange = useRef(change)
  useEffect(() => {
    latestChange.current = change
  })
  async function attach(input: HTMLInputElement, chosen: File) {
    const main = input.closest('main')
    // The rows of a list must stay where they are until the file has been read.
    main?.toggleAttribute('inert', true)
    const attachment = await readAttachment(kind, chosen)
    latestChange.current(path, attachment)
    main?.toggleAttribute('inert', false)
    input.focus()
  }
  return (
    <p>
      <label htmlFor={id}>Joindre un fichier&nbsp;: {title}</label>
      <input
        id={id}
        type="file"
        aria-describedby={`${idOf(path)}__notes`}
        onChange={({ target }) => {
          const [chosen] = target.files ?? []
          // Reset the input, so that the same file can be chosen again after a correction.
          target.value = ''
          if (chosen) void attach(target, chosen)
        }}
      />
    </p>
  )
}

/** Shows the chosen or attached drawing of a field, or links to the chosen certificate. */
function Preview({ schema: { file, oneOf }, value }: FieldProps) {
  const choice = oneOf?.find((each) => each.const === value)
  if (file === 'certificate')
    return (
      choice && (
        <a href={choice.const} target="_blank" rel="noreferrer">
          {choice.title}
        </a>
      )
    )
  const picture = attachmentIn(value)?.data ?? choice?.picture
  return picture && <img src={picture} alt="" />
}

function Notes({ notes, schema, path }: FieldProps) {
  const own = notes.filter((each) => each.path.join() === path.join())
  const fixed =
    schema.readOnly && 'Cette valeur est fixe. Elle ne peut pas être modifiée ici.'
  return (
    <div id={`${idOf(path)}__notes`}>
      {schema.description} {fixed}
      {own.map(({ level, text }) => (
        <p key={text} className={level}>
          {text}
        </p>
      ))}
    </div>
  )
}

const discardDraft = () => editor.send({ type: 'draft.discard' })
const sendChange = (request: Change) => editor.send({ type: 'request.send', request })
/**
 * Reports an incomplete or impossible date, except in a row to remove, where it is emptied. The value of such a date
 * is ''. It would be saved as an empty field, and lost or shown in another row when rows move.
 */
function reportUnreadable(removed: Element | null = null) {
  const inputs = [...document.querySelectorAll('input')]
  const unreadable = inputs.filter(({ validity }) => validity.badInput)
  for (const input of unreadable) if (removed?.contains(input)) input.value = ''
  return unreadable.find((input) => !removed?.contains(input))?.reportValidity() === false
}
function saveForm(change: Change) {
  // The server ignores empty rows. Without them, the paths of its issues lead to the rows of the form.
  if (!reportUnreadable()) sendChange({ ...change, value: withoutEmptyRows(change.value) })
}

/** Leaves out issues of list rows that were changed, moved or removed after the validation. */
const issuesInPlace = <T extends { path: readonly PropertyKey[] }>(
  issues: readonly T[],
  validated: Json,
  current: Json,
) =>
  issues.filter(({ path }) => {
    const row = path.slice(0, path.findLastIndex((step) => typeof step === 'number') + 1)
    if (row.length === 0) return true
    const textIn = (form: Json) => JSON.stringify(path.reduce<unknown>(valueAt, form))
    const isRowLeft = row.reduce<unknown>(valueAt, current) !== undefined
    return isRowLeft && textIn(validated) === textIn(current)
  })

/** The key identifies a repeated creation, for example after a lost answer. */
const createKey = () => ({ key: crypto.randomUUID() })
const createRecord = () => ({ id: null, revision: null, value: createKey(), issues: [] })
type RecordProps = { factFile: FactFile; record: FactRecord | undefined }

function RecordPage({ factFile, record }: RecordProps) {
  const { drafts, href, refusals } = useEditor()
  const { formSchema, name: kind } = factFile
  const { id, revision: baseRevision, value, issues } = record ?? createRecord()
  const draft = drafts[href]
  const change: Change = { kind, id, baseRevision, value, ...draft }
  const refused = refusals[href]
  const errors = refused
    ? issuesInPlace(refused.refusal.issues, refused.request.value, change.value)
    : []
  const form = {
    path: [],
    value: change.value,
    notes: [
      ...issuesInPlace(issues, value, change.value).map((each) => ({
        ...each,
        text: `${each.short} ${each.action}`,
      })),
      ...errors.map((each) => ({ ...each, level: 'error', text: each.message })),
    ],
    change(path: Path, field: Json) {
      const typed = withValueAt(change.value, path, field)
      editor.send({ ...change, type: 'field.change', href, value: typed })
    },
  }
  if (!record && !draft && !href.startsWith(`#/${kind}/+`))
    return <PageTitle>Cette fiche a été retirée, ou son nom a changé</PageTitle>
  return (
    <>
      <PageTitle>{record?.name ?? 'Nouvelle fiche'}</PageTitle>
      <p>{factFile.title}</p>
      {refused && <RefusalAlert {...refused} {...{ factFile, record, change, errors }} />}
      <TableOfContents formSchema={formSchema} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          saveForm(change)
        }}
      >
        <Field {...form} schema={formSchema} />
        <ActionBar {...{ factFile, record, change }} />
      </form>
    </>
  )
}

function ActionBar({ factFile, record, change }: RecordProps & { change: Change }) {
  const { drafts, href } = useEditor()
  const isSending = useIsSending()
  const { isList } = factFile
  const removeRecord = () => {
    if (confirm('Retirer cette fiche du site ?')) sendChange({ ...change, value: null })
  }
  return (
    <p className="bar">
      <button type="submit" aria-disabled={isSending}>
        Enregistrer
      </button>
      {drafts[href] && (
        <button type="button" aria-disabled={isSending} onClick={discardDraft}>
          Annuler les modifications
        </button>
      )}
      {record && isList && (
        <>
          <button type="button" onClick={() => copyRecord(drafts, factFile, record)}>
            Copier en nouvelle fiche
          </button>
          <button type="button" aria-disabled={isSending} onClick={removeRecord}>
            Retirer la fiche
          </button>
        </>
      )}
    </p>
  )
}

/** Buttons that move the focus to the fields of a form, which can have sixty fields. */
const TableOfContents = ({ formSchema }: Pick<FactFile, 'formSchema'>) => (
  <details>
    <summary>Dans cette fiche</summary>
    {Object.entries(formSchema.properties ?? {}).map(
      ([name, { hidden, title = '' }]) =>
        !hidden && (
          <button type="button" key={name} onClick={() => focusField([name])}>
            {title}
          </button>
        ),
    )}
  </details>
)

type AlertProps = RefusedRequest & RecordProps & { change: Change; errors: Issue[] }

/** Lists the issues of a refused request, with buttons that focus their fields. In a conflict, offers both versions. */
function RefusalAlert(props: AlertProps) {
  const { refusal, errors, factFile, record, change } = props
  const isLate = isEditedSince(useEditor().drafts, props)
  const isSending = useIsSending()
  const { id = null, revision = null, value = null } = record ?? {}
  const columns = { title: 'Champ', mine: 'Votre saisie', theirs: 'L’autre version' }
  const differences = compareRecords(factFile.formSchema, change.value, value)
  // A conflict has no issues. A refusal whose issues are all out of date disappears.
  if (refusal.issues.length > 0 && errors.length === 0) return null
  return (
    // The alert takes the focus, unless the owner has edited the page since the request was sent.
    <div role="alert" tabIndex={-1} ref={isLate ? undefined : focusElement}>
      <h2>{refusal.title}</h2>
      <ul>
        {errors.map(({ path, title, message }) => (
          <li key={path.join() + message}>
            {path.length > 0 ? (
              <button type="button" onClick={() => focusField(path)}>
                {title && `${title} : `}
                {message}
              </button>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
      {revision !== change.baseRevision && differences.length > 0 && (
        <>
          <table>
            <tbody>
              {[columns, ...differences].map(({ title, mine, theirs }) => (
                <tr key={title}>
                  <th scope="row">{title}</th>
                  <td>{mine || '—'}</td>
                  <td>{theirs || '—'}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <button
            type="button"
            aria-disabled={isSending}
            onClick={() => saveForm({ ...change, id, baseRevision: revision })}
          >
            Garder ma saisie
          </button>
          <button type="button" aria-disabled={isSending} onClick={discardDraft}>
            Prendre l’autre version
          </button>
        </>
      )}
    </div>
  )
}

/**
 * Ignores clicks on disabled buttons, which keep the focus, and the second click of a double click, which would
 * hit the next page or another item of a list.
 */
function ignoreClick(event: MouseEvent) {
  if (!(event.target instanceof HTMLButtonElement)) return
  if (event.detail < 2 && !event.target.matches('[aria-disabled="true"]')) return
  event.preventDefault()
  event.stopPropagation()
}
addEventListener('click', ignoreClick, { capture: true })
ignoreHeldEnter()
createRoot(document.body).render(<App />)
