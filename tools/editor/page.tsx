import Form from '@rjsf/core/lib/components/Form.js'
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js'
import type * as rjsf from '@rjsf/utils'
import { ErrorSchemaBuilder } from '@rjsf/utils'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import 'simpledotcss/simple.css'
import { textAt, valueAt } from '#facts/schema/record.ts'
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

const restartHint = 'Relancez-la. Votre saisie est gardée.'
const noAnswer = createReport('L’édition ne répond plus', restartHint)

/** Sends a GET request, or a POST request if there is a body. */
async function request<T>(address: string, body?: BodyInit): Promise<T | IssueReport> {
  const init = body === undefined ? {} : { method: 'POST', body }
  const response = fetch(`api/${address}`, init)
  return (await response.catch(() => Response.json(noAnswer))).json()
}

/** Unsaved input by page address, shared by all tabs. Kept in memory if storage is blocked. */
let sharedDrafts: Record<string, string> = {}
/** Unsaved input of this tab, which other tabs cannot overwrite. */
let tabDrafts = sharedDrafts
let storageWarning = ''
try {
  tabDrafts = sessionStorage
  sharedDrafts = localStorage
} catch {
  storageWarning =
    'Votre navigateur ne garde rien de cette page : enregistrez avant de la fermer.'
}
const writeDraft = (href: string, baseRevision: string | null, value: unknown) =>
  (tabDrafts[href] = sharedDrafts[href] = JSON.stringify({ baseRevision, value }))
function deleteDraft(href: string) {
  for (const drafts of [tabDrafts, sharedDrafts]) delete drafts[href]
}
const readDraft = (href: string): Pick<Change, 'baseRevision' | 'value'> | null =>
  JSON.parse(tabDrafts[href] ?? sharedDrafts[href] ?? 'null')

type Refusal = Exclude<SaveResult, { id: string }>

const root = createRoot(document.body)
let factStore: FactStore | undefined
/** Issues that stop the publication, or `undefined` until they are known. */
let publicationIssues: readonly Issue[] | undefined
/** Status message of the last request. */
let status = ''
let lastRefusal: Refusal | undefined

const render = () =>
  root.render(factStore ? <App factStore={factStore} /> : <p role="alert">{status}</p>)

/** Shows the refusal of a finished request, or clears the last one when a request starts. */
function setRefusal(next?: Refusal) {
  lastRefusal = next
  status = storageWarning
  render()
}

/**
 * Reloads the facts. If the server does not respond, the current ones stay displayed.
 * @param done status message for a successful reload
 */
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
    deleteDraft(href)
    const next = outcome.id === '' ? '#/' : hrefOf(change.kind, outcome.id)
    history.replaceState(null, '', next)
    await reload(done)
    // The button of a resolved conflict had the focus and has been removed.
    if (document.activeElement === document.body) focusElement(document.querySelector('h1'))
    return
  }
  // On a conflict, load the version that was saved by someone else.
  if ('revision' in outcome) await reload()
  setRefusal(outcome)
}

/** Opens a copy of a record as a draft, without generated fields and sessions. */
function copyRecord(factFile: FactFile, { name, value }: FactRecord) {
  const { label = '', formSchema } = factFile
  const copied = { ...Object(value), sessions: [], [label]: `${name} (copie)` }
  const isTyped = (key: string) => !formSchema.properties?.[key]?.hidden
  const typed = Object.entries(copied).filter(([key]) => isTyped(key))
  const href = newRecordHref(factFile)
  writeDraft(href, null, Object.fromEntries(typed))
  location.hash = href
}

function discardDraft() {
  deleteDraft(location.hash)
  setRefusal()
  focusElement(document.querySelector('h1'))
}

/** @param id element id of the field or the file input that `label` belongs to */
async function uploadFile(kind: string, file: File, id: string, label: string) {
  setRefusal()
  const query = new URLSearchParams({ kind, name: file.name })
  const body = kind === 'certificate' ? file : await toDrawing(file)
  const outcome = await request<{ value: string }>(`file?${query}`, body)
  if ('value' in outcome) {
    await reload('Fichier joint.')
    return outcome.value
  }
  // RJSF derives the id of a field from its path.
  const path = id.replace('__file', '').split('_').slice(1)
  const issues = outcome.issues.map((each) => ({ ...each, path, title: label }))
  setRefusal({ ...outcome, issues })
}

/** Embeds a photograph in an SVG, at most as wide as pages display it. Returns other files as is. */
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
/** Lists the unsaved records of a file. With `start` `+`, lists only new records. */
const listDrafts = ({ name: kind, isList, label = '', title }: FactFile, start = '') =>
  Object.keys({ ...sharedDrafts, ...tabDrafts })
    .filter((href) => href.startsWith(`#/${kind}/${start}`))
    .map((href) => {
      const name = textAt(readDraft(href)?.value, label)
      return { href, name: name || (isList ? 'Nouvelle fiche' : title) }
    })
/** Returns an address for a new record that no draft uses. */
const newRecordHref = (factFile: FactFile) =>
  findFreeName(
    `#/${factFile.name}/+`,
    new Set(listDrafts(factFile, '+').map(({ href }) => href)),
  )

const controlSelector = 'input, textarea, select'
/** Focuses an element. Used as a `ref`, it focuses the element when it is mounted. */
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
  const factFile = factStore.find((each) => each.name === name)
  return (
    <>
      <nav aria-label="Fiches">
        <ul>
          <NavItem href="#/" name="Prêt à publier ?" />
          <NavItem href="/" name="Voir le site" />
          {factStore.map((each) => (
            <SidebarSection key={each.name} factFile={each} isOpen={each === factFile} />
          ))}
        </ul>
      </nav>
      <main>
        <p role="status">{status}</p>
        {factFile ? (
          <RecordPage key={location.hash} factFile={factFile} id={id} />
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

/** Renders the links of a list with its saved and new records, or the link of a single record. */
function SidebarSection({ factFile, isOpen }: { factFile: FactFile; isOpen: boolean }) {
  const { isList, name, records, title } = factFile
  const saved = records.map((each) => ({ href: hrefOf(name, each.id), name: each.name }))
  const items = [...saved, ...listDrafts(factFile, '+')]
  const newItem = { href: newRecordHref(factFile), name: `Ajouter : ${title}` }
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

function describeReadiness(isSample: boolean) {
  if (!publicationIssues) return 'Vérification du site…'
  if (publicationIssues.length > 0) return 'Non : voyez ce qui empêche la publication.'
  return `Oui${isSample ? ', mais comme exemple' : ''} : rien n’empêche la publication.`
}

function ReadinessPage({ factStore }: { factStore: FactStore }) {
  const allRecords = factStore.flatMap(({ records }) => records)
  const recordIssues = allRecords.flatMap(({ issues }) => issues)
  const isBlocked = recordIssues.some((each) => each.stops)
  // Errors outside of records are only reported by the publication checks.
  const otherIssues = isBlocked ? [] : (publicationIssues ?? [])
  const sortedIssues = Object.keys(levelLabels).flatMap((each) =>
    recordIssues.filter(({ level }) => level === each),
  )
  const isSample = recordIssues.some(({ level }) => level === 'sample')
  const drafts = factStore.flatMap((each) => listDrafts(each))
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
        Rien n’est en ligne avant la publication. Avant chaque enregistrement, la version
        précédente de la liste est copiée dans le dossier .history, avec la date et l’heure.
        Pour revenir en arrière, mettez cette copie à la place de la liste.
      </p>
    </>
  )
}

/** Form context: the record that a field belongs to. */
type RecordContext = Pick<FactRecord, 'issues' | 'value'>
type UiSchema = rjsf.UiSchema<unknown, FieldSchema, RecordContext>
type ListButtonProps = rjsf.IconButtonProps<unknown, FieldSchema, RecordContext>
type RecordFieldProps = rjsf.FieldProps<unknown, FieldSchema, RecordContext>

/** Titles of a list and its items, which RJSF passes to their buttons. */
const listUiSchema = ({ title = '', items }: FieldSchema): UiSchema => ({
  'ui:title': title,
  items: (_: unknown, at: number) => ({ 'ui:title': `${items?.title ?? ''} ${at + 1}` }),
})

/** Renders a field with RJSF and adds the issues of the record. */
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
  const overrides = { uiSchema: fieldUiSchema, formData: formatValue(formData) }
  return <SchemaField {...props} {...overrides} required={false} />
}

function issuesUiSchema(path: string, { issues, value }: RecordContext): UiSchema {
  const fieldIssues = issues.filter((each) => path && each.path.join() === path)
  const helpTexts = fieldIssues.map((each) => `${each.short} ${each.action}`)
  // Figures from the specification are fixed, but the owner may edit their conditions.
  const isFixed =
    valueAt(value, 'specified') === true && /^(?:figure|value|label)$/.test(path)
  if (isFixed)
    helpTexts.unshift('Cette valeur est fixe. Elle ne peut pas être modifiée ici.')
  return {
    'ui:readonly': isFixed,
    'ui:help': helpTexts.join(' '),
    'ui:classNames': fieldIssues[0]?.level ?? '',
  }
}

/** Renders a file input with the current file or a choice of existing ones. */
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
        // Reset the input, so that the same file can be chosen again after a correction.
        target.value = ''
        const uploaded = file && (await uploadFile(kind, file, id, label))
        if (uploaded) onUploaded?.(uploaded)
      }}
    />
  </p>
)

/** Renders an optional group, or one of several alternatives: first a choice, then its fields. */
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
        // Values of the previous variant are dropped, even if fields have the same name.
        onChange={(at) => onChange(createBlank(variants[Number(at ?? -1)]), path)}
      />
      {variant && Fields && (
        <Fields
          {...props}
          schema={variant}
          uiSchema={{ ...listUiSchema({ ...variant, title }), 'ui:label': false }}
          fieldPathId={{ path, $id: `${$id}__variant` }}
        />
      )}
    </fieldset>
  )
}

/** Creates a text button for lists, labelled with its item. After an addition, focuses the item. */
const createListButton =
  (label: string) =>
  ({ id, onClick, disabled, uiSchema }: ListButtonProps) => (
    <button
      type="button"
      id={id}
      disabled={disabled}
      aria-label={`${label} : ${String(uiSchema?.['ui:title'])}`}
      onClick={(event) => {
        const list = event.currentTarget.previousElementSibling
        flushSync(() => onClick?.(event))
        const added = list?.lastElementChild?.querySelector<HTMLElement>(controlSelector)
        if (label === 'Ajouter') focusElement(added ?? null)
      }}
    >
      {label}
    </button>
  )

/** Validator that accepts everything, because the server validates with the rules of the build. */
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

/** Returns the URL of a logo. The time bypasses the cache, because replaced logos keep their name. */
const logoUrl = (name: string) => `/src/images/${name}.svg?${Date.now()}`

const newRecord = { revision: null, value: {}, issues: [] }
/** Renders the form of a record with its unsaved changes. */
function RecordPage({ factFile, id }: { factFile: FactFile; id: string }) {
  const href = location.hash
  const record = factFile.records.find((each) => each.id === id)
  const { revision: baseRevision, value, issues } = record ?? newRecord
  const isNew = id.startsWith('+')
  const draft = readDraft(href)
  const saved = { kind: factFile.name, id: isNew ? null : id, baseRevision, value }
  const change: Change = { ...saved, ...draft }
  if (!record && !draft && !isNew)
    return <PageTitle>Cette fiche a été retirée, ou son nom a changé</PageTitle>
  return (
    <>
      <PageTitle>{record?.name ?? 'Nouvelle fiche'}</PageTitle>
      <p>{factFile.title}</p>
      {issues
        .filter(({ path }) => path.length === 0)
        .map(({ text, action, level }) => (
          <p key={text} className={level}>
            {text} {action}
          </p>
        ))}
      {lastRefusal && <RefusalAlert refusal={lastRefusal} change={change} />}
      <TableOfContents {...factFile} />
      {factFile.name === 'certificate' &&
        Object.entries(logos).map(([name, label]) => {
          const logo = { id: `root_${name}`, kind: name, label, picture: logoUrl(name) }
          return <FileInput key={name} {...logo} />
        })}
      <Form<unknown, FieldSchema, RecordContext>
        schema={factFile.formSchema}
        formData={change.value}
        formContext={{ issues, value }}
        {...{ fields, templates, validator, widgets }}
        extraErrors={toErrorSchema(lastRefusal?.issues)}
        experimental_componentUpdateStrategy="shallow"
        experimental_defaultFormStateBehavior={{
          arrayMinItems: { populate: 'never' },
          // Otherwise RJSF would preselect the first choice.
          constAsDefaults: 'never',
        }}
        showErrorList={false}
        noHtml5Validate
        noValidate
        onChange={({ formData = null }, field) => {
          // Changes without a field id come from RJSF, which fills in defaults.
          if (field === undefined) return
          writeDraft(href, change.baseRevision, formData)
          render()
        }}
        onSubmit={() => void submitChange(change)}
      >
        <ActionBar factFile={factFile} record={record} change={change} />
      </Form>
    </>
  )
}

type ActionBarProps = { factFile: FactFile; record: FactRecord | undefined; change: Change }

function ActionBar({ factFile, record, change }: ActionBarProps) {
  const removeRecord = () =>
    confirm('Retirer cette fiche du site ?') &&
    void submitChange({ ...change, value: null }, 'Fiche retirée.')
  return (
    <p className="bar">
      <button type="submit">Enregistrer</button>
      {readDraft(location.hash) && (
        <ActionButton label="Annuler les changements" onClick={discardDraft} />
      )}
      {record && factFile.isList && (
        <ActionButton
          label="Copier en nouvelle fiche"
          onClick={() => copyRecord(factFile, record)}
        />
      )}
      {record && (factFile.isList || factFile.formSchema.optional) && (
        <ActionButton label="Retirer la fiche" onClick={removeRecord} />
      )}
    </p>
  )
}

/** Links to the fields of a form, which may have sixty of them. */
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

/** Lists the issues of a refused request with links to their fields. Resolves conflicts. */
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
            onClick={() => {
              const { revision } = refusal
              void submitChange({
                ...change,
                id: revision && change.id,
                baseRevision: revision,
              })
            }}
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
// The facts or the date may have changed while the page was in the background.
addEventListener('focus', () => void reload())
void reload()
