import Form from '@rjsf/core/lib/components/Form.js'
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js'
import type * as rjsf from '@rjsf/utils'
import { ErrorSchemaBuilder } from '@rjsf/utils'
import { useSelector } from '@xstate/react'
import {
  type ComponentProps,
  type MouseEventHandler,
  Suspense,
  use,
  useEffect,
  useMemo,
} from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import 'simpledotcss/simple.css'
import { textAt } from '#facts/schema/record.ts'
import { checkPublication, editor } from './editor-actor.ts'
import {
  type Context,
  type Drafts,
  findPage,
  hrefOf,
  type RefusedRequest,
  type Upload,
} from './editor-machine.ts'
import type { FactStore, FactFile, FactRecord, Change } from './fact-store.ts'
import './editor.css'
import type { Issue, FieldSchema, Json, Path } from './form.ts'
import { createBlank, findFreeName, matchesVariant, formatValue, logos } from './form.ts'

/** Subscribes a component to the context of the editor's machine. */
const useEditor = () => useSelector(editor, ({ context }) => context)
/** Whether a request is on its way. The machine then ignores other requests. */
const useIsSending = () => useSelector(editor, (snapshot) => snapshot.matches('sending'))

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
/** Returns an address for a new record that no draft uses. */
const newRecordHref = (drafts: Drafts, { name }: FactFile) =>
  findFreeName(`#/${name}/+`, new Set(Object.keys(drafts)))

/** Opens a copy of a record as a draft, without generated fields and sessions. */
function copyRecord(drafts: Drafts, factFile: FactFile, { name, value }: FactRecord) {
  const { label = '', formSchema } = factFile
  const copied: Record<string, Json> = {
    ...Object(value),
    sessions: [],
    [label]: `${name} (copie)`,
  }
  const isTyped = (key: string) => !formSchema.properties?.[key]?.hidden
  const typed = Object.entries(copied).filter(([key]) => isTyped(key))
  const href = newRecordHref(drafts, factFile)
  const draft = { baseRevision: null, value: Object.fromEntries(typed) }
  editor.send({ type: 'field.change', href, ...draft })
  location.hash = href
}

const storageWarning =
  'Votre navigateur ne garde rien de cette page : enregistrez avant de la fermer.'
const lateText = 'Enregistré, sauf ce que vous avez écrit depuis.'
const resultTexts = {
  saved: 'Enregistré.',
  removed: 'Fiche retirée.',
  uploaded: 'Fichier joint.',
}

/** Describes the request on its way, the last result, a failure of the server or storage, or the loading. */
function describeStatus(context: Context) {
  const { drafts, facts, href, loadRefusal, refusals, result, sent } = context
  if (sent) return 'file' in sent.request ? 'Envoi du fichier…' : 'Enregistrement…'
  if (loadRefusal) {
    const { title, issues } = loadRefusal
    return [title, ...issues.map(({ message }) => message)].join(' : ')
  }
  const isLate = result?.kind !== 'uploaded' && drafts[href]
  if (result?.href === href) return isLate ? lateText : resultTexts[result.kind]
  if (refusals.some((each) => each.href !== href))
    return 'Un envoi a échoué sur une autre fiche.'
  if (context.isStorageBroken) return storageWarning
  return facts ? '' : 'Ouverture des fiches…'
}

const controlSelector = 'input, textarea, select'
/** Focuses an element. Used as a `ref`, it focuses the element when it is mounted. */
const focusElement = (element: HTMLElement | null) => element?.focus()
const PageTitle = ({ children }: { children: string }) => (
  <h1 tabIndex={-1} ref={focusElement}>
    {children}
  </h1>
)

type ButtonProps = ComponentProps<'button'> & {
  onClick: MouseEventHandler<HTMLButtonElement>
}

/**
 * Button that ignores clicks while a request is on its way, and the second click of a double click, which
 * would hit the next page or another item of a list.
 */
function ActionButton({ onClick, ...props }: ButtonProps) {
  const isSending = useIsSending()
  return (
    <button
      type="button"
      {...props}
      aria-disabled={isSending}
      onClick={(event) => !isSending && event.detail < 2 && onClick(event)}
    />
  )
}

function App() {
  const context = useEditor()
  const { drafts, facts, href, result, visit } = context
  const status = describeStatus(context)
  const { factFile, record } = findPage(facts, href)
  const draft = drafts[href]
  // The focus is lost if the focused button was removed.
  useEffect(() => {
    if (document.activeElement === document.body) focusElement(document.querySelector('h1'))
  }, [result, draft])
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
        <span>{name}</span>
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

function Readiness({ check, isSample }: { check: PublicationCheck; isSample: boolean }) {
  const issues = use(check)
  if (!issues) return 'La vérification a échoué. Rechargez cette page.'
  if (issues.length > 0) return 'Non : voyez ce qui empêche la publication.'
  return `Oui${isSample ? ', mais comme exemple' : ''} : rien n’empêche la publication.`
}

const PublicationIssues = ({ check }: { check: PublicationCheck }) =>
  use(check)?.map((issue) => <p key={issue}>{issue}</p>)

function ReadinessPage({ factStore }: { factStore: FactStore }) {
  const { drafts } = useEditor()
  const check = useMemo(() => checkPublication(factStore), [factStore])
  const allRecords = factStore.flatMap(({ records }) => records)
  const recordIssues = allRecords.flatMap(({ issues }) => issues)
  const isBlocked = recordIssues.some((each) => each.stops)
  const sortedIssues = Object.keys(levelLabels).flatMap((each) =>
    recordIssues.filter(({ level }) => level === each),
  )
  const isSample = recordIssues.some(({ level }) => level === 'sample')
  const unsaved = factStore.flatMap((each) => listDrafts(drafts, each))
  return (
    <>
      <PageTitle>Prêt à publier ?</PageTitle>
      <h2 role="status">
        <Suspense fallback="Vérification du site…">
          <Readiness check={check} isSample={isSample} />
        </Suspense>
      </h2>
      {/* Errors outside of records are only reported by the publication check. */}
      <Suspense>{!isBlocked && <PublicationIssues check={check} />}</Suspense>
      <ul>
        {unsaved.map((each) => (
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
        précédente du fichier est copiée dans le dossier .history, avec la date et l’heure.
        Pour revenir en arrière, remplacez le fichier par cette copie.
      </p>
    </>
  )
}

/** The issues of the saved record, which RJSF passes to every field of its form. */
type RecordContext = Pick<FactRecord, 'issues'>
type UiSchema = rjsf.UiSchema<unknown, FieldSchema, RecordContext>
type ListButtonProps = rjsf.IconButtonProps<unknown, FieldSchema, RecordContext>
type RecordFieldProps = rjsf.FieldProps<unknown, FieldSchema, RecordContext>

/** Returns the titles of a list and its items, which RJSF passes to their buttons. */
const listUiSchema = ({ title = '', items }: FieldSchema): UiSchema => ({
  'ui:title': title,
  items: (_: unknown, at: number) => ({ 'ui:title': `${items?.title ?? ''} ${at + 1}` }),
})

function emptyChoice({ file, optional }: FieldSchema) {
  if (!optional) return 'À choisir'
  return file ? 'Aucun dessin' : 'Vide'
}

/** Renders a field with RJSF, and adds the issues of the saved record that concern the field. */
function RecordField(props: RecordFieldProps) {
  const { schema, uiSchema, formData, fieldPathId, registry } = props
  const isDiscriminator = schema.const !== undefined && !schema.readOnly
  if (schema.hidden || isDiscriminator) return null
  if (schema.variants) return <VariantField {...props} />
  const fieldUiSchema: UiSchema = {
    ...listUiSchema(schema),
    ...(schema.oneOf && { 'ui:placeholder': emptyChoice(schema) }),
    ...uiSchema,
    ...issuesUiSchema(fieldPathId.path.join(), schema, registry.formContext),
    'ui:options': { optionValueFormat: 'realValue', path: fieldPathId.path },
    ...(schema.long && { 'ui:widget': 'textarea' }),
    ...(schema.file && { 'ui:widget': 'FileWidget' }),
  }
  const overrides = { uiSchema: fieldUiSchema, formData: formatValue(formData) }
  return <SchemaField {...props} {...overrides} required={false} />
}

function issuesUiSchema(
  path: string,
  { readOnly = false }: FieldSchema,
  { issues }: RecordContext,
): UiSchema {
  const fieldIssues = issues.filter((each) => path && each.path.join() === path)
  const helpTexts = fieldIssues.map((each) => `${each.short} ${each.action}`)
  if (readOnly)
    helpTexts.unshift('Cette valeur est fixe. Elle ne peut pas être modifiée ici.')
  return {
    'ui:readonly': readOnly,
    'ui:help': helpTexts.join(' '),
    'ui:classNames': fieldIssues[0]?.level ?? '',
  }
}

/** Renders a file input with the current file or a choice of existing ones. */
function FileWidget(props: rjsf.WidgetProps<unknown, FieldSchema, RecordContext>) {
  const { id, label, value, schema, registry, options } = props
  const { file = '', reference } = schema
  const { SelectWidget } = registry.widgets
  const picture = schema.oneOf?.find((each) => each.const === value)?.picture
  const path = [options.path].flat().map(String)
  const inputProps = {
    id: reference ? `${id}__file` : id,
    kind: file,
    label,
    picture,
    path,
  }
  return (
    <>
      {reference && SelectWidget && <SelectWidget {...props} />}
      {!reference && value && (
        <a href={value} target="_blank" rel="noreferrer">
          {String(value).slice(1)}
        </a>
      )}
      <FileInput {...inputProps} />
    </>
  )
}

type FileInputProps = Omit<Upload, 'file'> & { id: string; picture: string | undefined }

function FileInput({ id, picture, ...upload }: FileInputProps) {
  const isSending = useIsSending()
  return (
    <p>
      {picture && <img src={picture} alt="" />}
      <label htmlFor={id}>Joindre un fichier&nbsp;: {upload.label}</label>
      <input
        id={id}
        type="file"
        aria-disabled={isSending}
        onClick={(event) => isSending && event.preventDefault()}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // Reset the input, so that the same file can be chosen again after a correction.
          target.value = ''
          if (file) editor.send({ type: 'request.send', request: { ...upload, file } })
        }}
      />
    </p>
  )
}

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

/** Focuses an item of a list or else the last one. In an empty list, focuses the button that adds one. */
function focusItem(list: Element | null, at: number) {
  const item = list?.children[at] ?? list?.lastElementChild ?? list?.parentElement
  const control = item?.querySelector<HTMLElement>(`${controlSelector}, button`)
  focusElement(control ?? null)
}

/**
 * Creates a text button for a list, labelled with the item that it adds, moves or removes. A click also
 * focuses the new or moved item, or the item in the place of a removed one.
 * @param step -1 to move the item up, 1 to move it down, 0 to remove it; missing to add one
 */
const createListButton =
  (label: string, step?: number) =>
  ({ id, onClick, disabled, uiSchema }: ListButtonProps) => (
    <ActionButton
      id={id}
      disabled={disabled}
      aria-label={`${label} : ${String(uiSchema?.['ui:title'])}`}
      onClick={(event) => {
        const { scrollY } = window
        const button = event.currentTarget
        const item = step === undefined ? null : button.closest('.rjsf-array-item')
        const list = item?.parentElement ?? button.previousElementSibling
        const at = [...(list?.children ?? [])].findIndex((each) => each === item)
        flushSync(() => onClick?.(event))
        // The page has focused its title if the pressed button was removed.
        scrollTo(0, scrollY)
        focusItem(list, at + (step ?? 0))
      }}
    >
      {label}
    </ActionButton>
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
    MoveUpButton: createListButton('Monter', -1),
    MoveDownButton: createListButton('Descendre', 1),
    RemoveButton: createListButton('Retirer', 0),
  },
}

/** Returns the URL of a logo. The time bypasses the cache, because replaced logos keep their name. */
const logoUrl = (name: string) => `/src/images/${name}.svg?${Date.now()}`

const newRecord = { id: null, revision: null, value: {}, issues: [] }
type RecordProps = { factFile: FactFile; record: FactRecord | undefined }

/** Renders the form of a record with its unsaved changes. */
function RecordPage({ factFile, record }: RecordProps) {
  const { drafts, href, ...context } = useEditor()
  const refusals = context.refusals.filter((each) => each.href === href)
  const { id, revision: baseRevision, value, issues } = record ?? newRecord
  const isNew = href.startsWith(`#/${factFile.name}/+`)
  const draft = drafts[href]
  const change: Change = { kind: factFile.name, id, baseRevision, value, ...draft }
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
      {refusals.map((each, at) => (
        <RefusalAlert key={at} {...each} change={change} />
      ))}
      <TableOfContents formSchema={factFile.formSchema} />
      {factFile.name === 'certificate' &&
        Object.entries(logos).map(([name, label]) => {
          const logo = { id: `root_${name}`, kind: name, label, picture: logoUrl(name) }
          return <FileInput key={name} {...logo} path={[name]} />
        })}
      <Form<unknown, FieldSchema, RecordContext>
        schema={factFile.formSchema}
        formData={change.value}
        formContext={{ issues }}
        {...{ fields, templates, validator, widgets }}
        extraErrors={toErrorSchema(refusals.flatMap(({ refusal }) => refusal.issues))}
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
          const typed: Json = JSON.parse(JSON.stringify(formData))
          editor.send({ ...change, type: 'field.change', href, value: typed })
        }}
        onSubmit={() => editor.send({ type: 'request.send', request: change })}
      >
        <ActionBar factFile={factFile} record={record} change={change} />
      </Form>
    </>
  )
}

const discardDraft = () => editor.send({ type: 'draft.discard' })

type ActionBarProps = RecordProps & { change: Change }

function ActionBar({ factFile, record, change }: ActionBarProps) {
  const { drafts, href } = useEditor()
  const isSending = useIsSending()
  const removeRecord = () => {
    if (confirm('Retirer cette fiche du site ?'))
      editor.send({ type: 'request.send', request: { ...change, value: null } })
  }
  return (
    <p className="bar">
      <button type="submit" aria-disabled={isSending}>
        Enregistrer
      </button>
      {drafts[href] && (
        <ActionButton onClick={discardDraft}>Annuler les changements</ActionButton>
      )}
      {record && factFile.isList && (
        <ActionButton onClick={() => copyRecord(drafts, factFile, record)}>
          Copier en nouvelle fiche
        </ActionButton>
      )}
      {record?.value && (factFile.isList || factFile.formSchema.optional) && (
        <ActionButton onClick={removeRecord}>Retirer la fiche</ActionButton>
      )}
    </p>
  )
}

/** Buttons that move the focus to the fields of a form, which can have sixty fields. */
const TableOfContents = ({ formSchema }: Pick<FactFile, 'formSchema'>) => (
  <details>
    <summary>Dans cette fiche</summary>
    {Object.entries((formSchema.variants?.[0] ?? formSchema).properties ?? {}).map(
      ([name, { hidden, title = '' }]) =>
        !hidden && (
          <ActionButton key={name} onClick={() => focusField([name])}>
            {title}
          </ActionButton>
        ),
    )}
  </details>
)

function toErrorSchema(issues: readonly Issue[]) {
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

type RefusalAlertProps = RefusedRequest & { change: Change }

/** Lists the issues of a refused request, with buttons that focus their fields. In a conflict, offers both versions. */
function RefusalAlert({ refusal, isLate, change }: RefusalAlertProps) {
  const columns = { title: 'Champ', mine: 'Votre saisie', theirs: 'L’autre version' }
  return (
    // The alert takes the focus, unless the owner has edited the page since the request was sent.
    <div role="alert" tabIndex={-1} ref={isLate ? undefined : focusElement}>
      <h2>{refusal.title}</h2>
      <ul>
        {refusal.issues.map(({ path, title, message }) => (
          <li key={title + message}>
            {title ? (
              <ActionButton onClick={() => focusField(path)}>
                {`${title} : ${message}`}
              </ActionButton>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
      {refusal.differences && (
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
            onClick={() => {
              const { revision = null } = refusal
              const id = revision && change.id
              const request = { ...change, id, baseRevision: revision }
              editor.send({ type: 'request.send', request })
            }}
          >
            Garder ma saisie
          </ActionButton>
          <ActionButton onClick={discardDraft}>Prendre l’autre version</ActionButton>
        </>
      )}
    </div>
  )
}

createRoot(document.body).render(<App />)
