import Form from '@rjsf/core/lib/components/Form.js'
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js'
import type * as rjsf from '@rjsf/utils'
import { ErrorSchemaBuilder } from '@rjsf/utils'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import 'simpledotcss/simple.css'
import { textAt, valueAt } from '#facts/record.ts'
import type { FactStore, FactFile, FactRecord, Change, SaveResult } from './fact-store.ts'
import './editor.css'
import type { IssueReport, Issue, FieldSchema, Path } from './form.ts'
import {
  createReport,
  createBlank,
  findFreeName,
  matchesVariant,
  formatValue,
  logos,
} from './form.ts'

const noAnswer = createReport(
  'L’édition ne répond plus : relancez-la',
  'Votre saisie est gardée.',
)

/** @param body posted, where there is one */
async function request<T>(address: string, body?: BodyInit): Promise<T | IssueReport> {
  const pendingResponse = fetch(
    `api/${address}`,
    body === undefined ? {} : { method: 'POST', body },
  )
  return (await pendingResponse.catch(() => Response.json(noAnswer))).json()
}

/** What is typed and not saved, by its address; in memory alone where the browser keeps nothing. */
let sharedDrafts: Record<string, string> = {}
/** Typed in this tab: another tab, which saves or types, takes nothing of it away. */
let tabDrafts = sharedDrafts
let storageWarning = ''
try {
  tabDrafts = sessionStorage
  sharedDrafts = localStorage
} catch {
  storageWarning =
    'Votre navigateur ne garde rien de cette page : enregistrez avant de la fermer.'
}
const readDraft = (href: string): Pick<Change, 'baseRevision' | 'value'> | null =>
  JSON.parse(tabDrafts[href] ?? sharedDrafts[href] ?? 'null')

type Refusal = Exclude<SaveResult, { id: string }>

const root = createRoot(document.body)
let factStore: FactStore | undefined
/** What stops the publication, once it is known. */
let publicationIssues: readonly Issue[] | undefined
/** Of the last request: in passing, and until the next. */
let status = ''
let lastRefusal: Refusal | undefined

const render = () =>
  root.render(factStore ? <App factStore={factStore} /> : <p role="alert">{status}</p>)

/** Of a request that begins or is done; what appears after it has the focus anew. */
function setRefusal(next?: Refusal) {
  lastRefusal = next
  status = storageWarning
  render()
}

/** @param done said once it is drawn; a server that is gone leaves what stands */
async function reload(done = '') {
  const next = await request<FactStore>('facts')
  status = done || storageWarning
  if (Array.isArray(next)) factStore = next
  else status = [next.title, ...next.issues.map(({ message }) => message)].join('. ')
  render()
  if (location.hash.length > 2) return
  publicationIssues = (await request<IssueReport>('publication')).issues
  render()
}

async function submitChange(change: Change, done = 'Enregistré.') {
  const href = location.hash
  setRefusal()
  const outcome = await request<SaveResult>('save', JSON.stringify(change))
  if ('id' in outcome) {
    for (const store of [tabDrafts, sharedDrafts]) delete store[href]
    const next = outcome.id === '' ? '#/' : hrefOf(change.kind, outcome.id)
    history.replaceState(null, '', next)
    await reload(done)
    // Of two versions one was taken by a button that is gone.
    if (document.activeElement === document.body) focusElement(document.querySelector('h1'))
    return
  }
  // From now on the record is as another left it.
  if ('revision' in outcome) await reload()
  setRefusal(outcome)
}

/** Begins a record as another is, without what nobody types, and what is true of one alone. */
function copyRecord(kind: FactFile, { name, value }: FactRecord) {
  const { label = '', formSchema } = kind
  const copied = { ...Object(value), sessions: [], [label]: `${name} (copie)` }
  const typed = Object.entries(copied).filter(
    ([key]) => !formSchema.properties?.[key]?.hidden,
  )
  const next = { baseRevision: null, value: Object.fromEntries(typed) }
  const href = newRecordHref(kind)
  tabDrafts[href] = sharedDrafts[href] = JSON.stringify(next)
  location.hash = href
}

function discardDraft() {
  for (const store of [tabDrafts, sharedDrafts]) delete store[location.hash]
  setRefusal()
  focusElement(document.querySelector('h1'))
}

/** @param id of the field or of the button that it is given by, which has the label */
async function uploadFile(kind: string, file: File, id: string, label: string) {
  setRefusal()
  const query = new URLSearchParams({ kind, name: file.name })
  const body = kind === 'certificate' ? file : await toDrawing(file)
  const outcome = await request<{ value: string }>(`file?${query}`, body)
  if ('value' in outcome) {
    await reload('Fichier pris.')
    return outcome.value
  }
  // RJSF makes the identifier of a field from its path.
  const path = id.replace('__file', '').split('_').slice(1)
  const issues = outcome.issues.map((each) => ({ ...each, path, title: label }))
  setRefusal({ ...outcome, issues })
}

/** A photograph stands within a drawing, no wider than a page shows it; another file as it is. */
async function toDrawing(file: File) {
  const isPicture = /^image\/(?:jpeg|png|webp)$/.test(file.type)
  const picture = isPicture && (await createImageBitmap(file).catch(() => undefined))
  if (!picture) return file
  const width = Math.min(picture.width, 512)
  const height = Math.round((picture.height * width) / picture.width)
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height)
  const data = canvas.toDataURL(file.type === 'image/jpeg' ? file.type : 'image/png', 0.8)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><image width="${width}" height="${height}" href="${data}"/></svg>`
}

const levelLabels = {
  error: 'À corriger',
  past: 'Date passée',
  due: 'Échéance dans les soixante jours',
  sample: 'Exemple',
  remark: 'À compléter ou à relire',
}

const hrefOf = (kind: string, id: string) => `#/${kind}/${encodeURIComponent(id)}`
/** What is typed of a kind and not saved, or of its records that are begun. */
const listDrafts = ({ name: kind, isList, label = '', title }: FactFile, start = '') =>
  Object.keys({ ...sharedDrafts, ...tabDrafts })
    .filter((href) => href.startsWith(`#/${kind}/${start}`))
    .map((href) => {
      const name = textAt(readDraft(href)?.value, label)
      return { href, name: name || (isList ? 'Nouvelle fiche' : title) }
    })
/** Where a new record of a list is begun: never over one that is begun already. */
const newRecordHref = (kind: FactFile) =>
  findFreeName(`#/${kind.name}/+`, new Set(listDrafts(kind, '+').map(({ href }) => href)))

const controlSelector = 'input, textarea, select'
/** As a `ref`: what appears has the focus. */
const focusElement = (element: HTMLElement | null) => element?.focus()
const PageTitle = ({ children }: { children: string }) => (
  <h1 tabIndex={-1} ref={focusElement}>
    {children}
  </h1>
)

const ActionButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <button type="button" onClick={onClick}>
    {label}
  </button>
)

function App({ factStore }: { factStore: FactStore }) {
  const [, name, id = ''] = location.hash.split('/').map(decodeURIComponent)
  const kind = factStore.find((each) => each.name === name)
  return (
    <>
      <nav aria-label="Fiches">
        <ul>
          <NavItem href="#/" name="Prêt à publier ?" />
          <NavItem href="/" name="Voir le site" />
          {factStore.map((each) => (
            <SidebarSection key={each.name} kind={each} isOpen={each === kind} />
          ))}
        </ul>
      </nav>
      <main>
        <p role="status">{status}</p>
        {kind ? (
          <RecordPage key={location.hash} kind={kind} id={id} />
        ) : (
          <ReadinessPage factStore={factStore} />
        )}
      </main>
    </>
  )
}

const NavItem = ({ href, name }: { href: string; name: string }) => (
  <li>
    <a href={href} aria-current={href === (location.hash || '#/') ? 'page' : undefined}>
      <span>{name}</span>
    </a>{' '}
    {readDraft(href) && <small>Saisie non enregistrée</small>}
  </li>
)

/** A list with its records and those that are begun, or a record that is alone. */
function SidebarSection({ kind, isOpen }: { kind: FactFile; isOpen: boolean }) {
  const { isList, name, records, title } = kind
  const savedItems = records.map((each) => ({
    href: hrefOf(name, each.id),
    name: each.name,
  }))
  const items = [...savedItems, ...listDrafts(kind, '+')]
  const newItem = { href: newRecordHref(kind), name: `Ajouter : ${title}` }
  const navItems = [...items, newItem].map((each) => <NavItem key={each.href} {...each} />)
  if (!isList) return navItems.slice(0, savedItems.length)
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

function describeReadiness(isSample: boolean) {
  if (!publicationIssues) return 'Le site est relu…'
  if (publicationIssues.length > 0) return 'Non : voyez ce qui empêche la publication.'
  return `Oui${isSample ? ', mais comme exemple' : ''} : rien n’empêche la publication.`
}

function ReadinessPage({ factStore }: { factStore: FactStore }) {
  const recordIssues = factStore.flatMap((kind) =>
    kind.records.flatMap((each) => each.issues),
  )
  // What is wrong elsewhere than in a record is told in the build's own sentence.
  const otherIssues = recordIssues.some((each) => each.stops)
    ? []
    : (publicationIssues ?? [])
  const sortedIssues = Object.keys(levelLabels).flatMap((each) =>
    recordIssues.filter(({ level }) => level === each),
  )
  const isSample = recordIssues.some(({ level }) => level === 'sample')
  const drafts = factStore.flatMap((kind) => listDrafts(kind))
  return (
    <>
      <PageTitle>Prêt à publier ?</PageTitle>
      <h2 role="status">{describeReadiness(isSample)}</h2>
      <p>{otherIssues.map(({ message }) => message).join(' ')}</p>
      <ul>
        {drafts.map((each) => (
          <NavItem key={each.href} {...each} />
        ))}
        {sortedIssues.map(({ kind, id, level, text, action, stops: isBlocking }) => (
          <li key={text}>
            <strong>{isBlocking ? 'Empêche de publier' : levelLabels[level]}.</strong>{' '}
            {text} {action}{' '}
            <a href={hrefOf(kind, id ?? kind)} aria-label={`Ouvrir la fiche : ${text}`}>
              Ouvrir la fiche
            </a>
          </li>
        ))}
      </ul>
      <p>
        Rien n’est en ligne avant la publication. Pour revenir en arrière : avant chaque
        enregistrement, la liste est copiée sous sa date dans le dossier .history, à côté
        d’elle ; remettez cette copie sous le nom de la liste.
      </p>
    </>
  )
}

/** What the form knows of the record around a field. */
type RecordContext = Pick<FactRecord, 'issues' | 'value'>
type UiSchema = rjsf.UiSchema<unknown, FieldSchema, RecordContext>
type RecordFieldProps = rjsf.FieldProps<unknown, FieldSchema, RecordContext>

/** What a list calls its items; RJSF asks for it for their buttons. */
const listUiSchema = ({ title = '', items }: FieldSchema): UiSchema => ({
  'ui:title': title,
  items: (_: unknown, at: number) => ({ 'ui:title': `${items?.title ?? ''} ${at + 1}` }),
})

/** Each field as RJSF draws it, with the issues of its record. */
function RecordField(props: RecordFieldProps) {
  const { schema, uiSchema, formData, fieldPathId, registry } = props
  if (schema.hidden || schema.const !== undefined) return null
  if (schema.variants) return <VariantField {...props} />
  const fieldUiSchema: UiSchema = {
    ...listUiSchema(schema),
    ...(schema.oneOf && { 'ui:placeholder': schema.optional ? 'Vide' : 'À choisir' }),
    ...uiSchema,
    ...issuesUiSchema(fieldPathId.path.join(), registry.formContext),
    'ui:options': { optionValueFormat: 'realValue' },
    ...(schema.long && { 'ui:widget': 'textarea' }),
    ...(schema.file && { 'ui:widget': 'FileWidget' }),
  }
  const fieldProps = {
    ...props,
    uiSchema: fieldUiSchema,
    formData: formatValue(formData),
    required: false,
  }
  return <SchemaField {...fieldProps} />
}

function issuesUiSchema(path: string, { issues, value }: RecordContext): UiSchema {
  const fieldIssues = issues.filter((each) => path && each.path.join() === path)
  const helpTexts = fieldIssues.map((each) => `${each.short} ${each.action}`)
  // The figure of the specification; its condition is the owner's.
  const isFixed =
    valueAt(value, 'specified') === true && /^(?:figure|value|label)$/.test(path)
  if (isFixed) helpTexts.unshift('Cette valeur est fixée, et ne se change pas ici.')
  return {
    'ui:readonly': isFixed,
    'ui:help': helpTexts.join(' '),
    'ui:classNames': fieldIssues[0]?.level ?? '',
  }
}

/** A file of hers, with what it takes the place of. */
function FileWidget(props: rjsf.WidgetProps<unknown, FieldSchema, RecordContext>) {
  const { id, label, value, onChange, schema, registry } = props
  const { file = '', reference } = schema
  const { SelectWidget } = registry.widgets
  const picture = schema.oneOf?.find((each) => each.const === value)?.picture
  const inputProps = { id: reference ? `${id}__file` : id, kind: file, label, picture }
  return (
    <>
      {reference && SelectWidget && <SelectWidget {...props} />}
      {!reference && value && (
        <a href={value} target="_blank" rel="noreferrer">
          {String(value).slice(1)}
        </a>
      )}
      <FileInput {...inputProps} onUploaded={onChange} />
    </>
  )
}

type FileInputProps = {
  id: string
  label: string
  kind: string
  picture: string | undefined
  onUploaded?: (name: string) => void
}

const FileInput = ({ id, label, kind, picture, onUploaded }: FileInputProps) => (
  <p>
    {picture && <img src={picture} alt="" />}
    <label htmlFor={id}>Joindre un fichier&nbsp;: {label}</label>
    <input
      id={id}
      type="file"
      onChange={async ({ target }) => {
        const [file] = target.files ?? []
        // The same file can be given again once it is mended.
        target.value = ''
        const uploaded = file && (await uploadFile(kind, file, id, label))
        if (uploaded) onUploaded?.(uploaded)
      }}
    />
  </p>
)

/** A group that may be left out, or one of several: which it is comes first, its fields follow. */
function VariantField(props: RecordFieldProps) {
  const { fieldPathId, formData, onChange, registry, schema } = props
  const { $id, path } = fieldPathId
  const { variants = [], ...baseSchema } = schema
  const { title = '' } = baseSchema
  const variantIndex = variants.findIndex((each) => matchesVariant(each, formData))
  const variant = variants[variantIndex]
  const Fields = registry.fields[variant?.items ? 'ArrayField' : 'ObjectField']
  const oneOf = variants.map((each, at) => ({ const: String(at), title: each.title ?? '' }))
  const emptyLabel = variants[0]?.title === 'Oui' ? 'Non' : 'Pas encore renseigné'
  return (
    <fieldset aria-label={title}>
      <RecordField
        {...props}
        schema={{ ...baseSchema, type: 'string', oneOf }}
        uiSchema={{ 'ui:placeholder': emptyLabel }}
        formData={variant && String(variantIndex)}
        // Fields of another shape are not taken along, even where they are named alike.
        onChange={(at) => onChange(createBlank(variants[Number(at ?? -1)]), path)}
      />
      {variant && Fields && (
        <Fields
          {...props}
          schema={variant}
          uiSchema={{ ...listUiSchema({ ...variant, title }), 'ui:label': false }}
          fieldPathId={{ path, $id: `${$id}__shape` }}
        />
      )}
    </fieldset>
  )
}

/** In words, with what it is about; what was added has the focus. */
const createListButton =
  (label: string) =>
  ({
    id,
    onClick,
    disabled,
    uiSchema,
  }: rjsf.IconButtonProps<unknown, FieldSchema, RecordContext>) => (
    <button
      type="button"
      id={id}
      disabled={disabled}
      aria-label={`${label} : ${String(uiSchema?.['ui:title'])}`}
      onClick={(event) => {
        const list = event.currentTarget.previousElementSibling
        flushSync(() => onClick?.(event))
        const addedControl =
          list?.lastElementChild?.querySelector<HTMLElement>(controlSelector)
        if (label === 'Ajouter') focusElement(addedControl ?? null)
      }}
    >
      {label}
    </button>
  )

/** The server judges, by the build's own rules. */
const validator: rjsf.ValidatorType<unknown, FieldSchema, RecordContext> = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({ errors: [] }),
}

const fields = { SchemaField: RecordField }
const widgets = { FileWidget }
const templates = {
  ButtonTemplates: {
    AddButton: createListButton('Ajouter'),
    MoveUpButton: createListButton('Monter'),
    MoveDownButton: createListButton('Descendre'),
    RemoveButton: createListButton('Retirer'),
  },
}

/** One that takes its place has the same address. */
const logoUrl = (name: string) => `/src/images/${name}.svg?${Date.now()}`

const newRecord = { revision: null, value: {}, issues: [] }
/** A record and the change that is typed of it. */
function RecordPage({ kind, id }: { kind: FactFile; id: string }) {
  const href = location.hash
  const record = kind.records.find((each) => each.id === id)
  const { revision: baseRevision, value, issues } = record ?? newRecord
  const isNew = id.startsWith('+')
  const typed = readDraft(href)
  const change: Change = {
    kind: kind.name,
    id: isNew ? null : id,
    baseRevision,
    value,
    ...typed,
  }
  if (!record && !typed && !isNew)
    return <PageTitle>Cette fiche a été retirée, ou son nom a changé</PageTitle>
  return (
    <>
      <PageTitle>{record?.name ?? 'Nouvelle fiche'}</PageTitle>
      <p>{kind.title}</p>
      {issues
        .filter(({ path }) => path.length === 0)
        .map(({ text, action, level }) => (
          <p key={text} className={level}>
            {text} {action}
          </p>
        ))}
      {lastRefusal && <RefusalAlert refusal={lastRefusal} change={change} />}
      <TableOfContents {...kind} />
      {kind.name === 'certificate' &&
        Object.entries(logos).map(([name, label]) => {
          const logo = { id: `root_${name}`, kind: name, label, picture: logoUrl(name) }
          return <FileInput key={name} {...logo} />
        })}
      <Form<unknown, FieldSchema, RecordContext>
        schema={kind.formSchema}
        formData={change.value}
        formContext={{ issues, value }}
        {...{ fields, templates, validator, widgets }}
        extraErrors={toErrorSchema(lastRefusal?.issues)}
        experimental_componentUpdateStrategy="shallow"
        experimental_defaultFormStateBehavior={{
          arrayMinItems: { populate: 'never' },
          // Of several choices the first is none that she made.
          constAsDefaults: 'never',
        }}
        showErrorList={false}
        noHtml5Validate
        noValidate
        onChange={({ formData = null }, field) => {
          // Without a field it is RJSF that fills in what is absent, and nobody who types.
          if (field === undefined) return
          tabDrafts[href] = sharedDrafts[href] = JSON.stringify({
            baseRevision: change.baseRevision,
            value: formData,
          })
          render()
        }}
        onSubmit={() => void submitChange(change)}
      >
        <ActionBar kind={kind} record={record} change={change} />
      </Form>
    </>
  )
}

type ActionBarProps = { kind: FactFile; record: FactRecord | undefined; change: Change }

function ActionBar({ kind, record, change }: ActionBarProps) {
  const removeRecord = () =>
    confirm('Retirer cette fiche du site ?') &&
    void submitChange({ ...change, value: null }, 'Fiche retirée.')
  return (
    <p className="bar">
      <button type="submit">Enregistrer</button>
      {readDraft(location.hash) && (
        <ActionButton label="Annuler les changements" onClick={discardDraft} />
      )}
      {record && kind.isList && (
        <ActionButton
          label="Copier en nouvelle fiche"
          onClick={() => copyRecord(kind, record)}
        />
      )}
      {record && (kind.isList || kind.formSchema.optional) && (
        <ActionButton label="Retirer la fiche" onClick={removeRecord} />
      )}
    </p>
  )
}

/** Sixty fields on one page have a list of contents. */
const TableOfContents = ({ formSchema }: FactFile) => (
  <details>
    <summary>Dans cette fiche</summary>
    {Object.entries(formSchema.properties ?? {}).map(
      ([name, { hidden, title = '' }]) =>
        !hidden && (
          <ActionButton key={name} label={title} onClick={() => focusField([name])} />
        ),
    )}
  </details>
)

function toErrorSchema(issues: readonly Issue[] = []) {
  const errors = new ErrorSchemaBuilder()
  for (const { path, message } of issues) errors.addErrors(message, [...path])
  return errors.ErrorSchema
}

function focusField(path: Path) {
  const id = `#${['root', ...path].join('_')}`
  focusElement(
    document.querySelector(`${id}:not(fieldset), ${id} :is(${controlSelector}, button)`),
  )
}

/** What became of a request, each issue leading to its field; of two versions one is taken. */
function RefusalAlert({ refusal, change }: { refusal: Refusal; change: Change }) {
  const columns = { title: 'Champ', mine: 'Votre saisie', theirs: 'L’autre version' }
  return (
    <div role="alert" tabIndex={-1} ref={focusElement}>
      <h2>{refusal.title}</h2>
      <ul>
        {refusal.issues.map(({ path, title, message }) => (
          <li key={title + message}>
            {title ? (
              <ActionButton
                label={`${title} : ${message}`}
                onClick={() => focusField(path)}
              />
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
      {'revision' in refusal && (
        <>
          <table>
            <tbody>
              {[columns, ...refusal.differences].map(({ title, mine, theirs }) => (
                <tr key={title}>
                  <th scope="row">{title}</th>
                  <td>{mine || '—'}</td>
                  <td>{theirs || '—'}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <ActionButton
            label="Garder ma saisie"
            onClick={() =>
              void submitChange({
                ...change,
                id: refusal.revision && change.id,
                baseRevision: refusal.revision,
              })
            }
          />
          <ActionButton label="Prendre l’autre version" onClick={discardDraft} />
        </>
      )}
    </div>
  )
}

addEventListener('hashchange', () => {
  lastRefusal = undefined
  void reload()
})
// Another day, or another hand, since the page was left.
addEventListener('focus', () => void reload())
void reload()
