import Form from '@rjsf/core/lib/components/Form.js'
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js'
import type * as rjsf from '@rjsf/utils'
import { ErrorSchemaBuilder } from '@rjsf/utils'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import 'simpledotcss/simple.css'
import { textAt, valueAt } from '#facts/record.ts'
import type { Book, BookKind, BookRecord, Change, Outcome } from './book.ts'
import './editor.css'
import type { Answer, Issue, Node, Path } from './form.ts'
import { answer, blankOf, freeName, hasShape, shown, logos } from './form.ts'

const silence = answer('L’édition ne répond plus : relancez-la', 'Votre saisie est gardée.')

/** @param body posted, where there is one */
async function ask<T>(address: string, body?: BodyInit): Promise<T | Answer> {
  const sent = fetch(`api/${address}`, body === undefined ? {} : { method: 'POST', body })
  return (await sent.catch(() => Response.json(silence))).json()
}

/** What is typed and not saved, by its address; in memory alone where the browser keeps nothing. */
let kept: Record<string, string> = {}
/** Typed in this tab: another tab, which saves or types, takes nothing of it away. */
let own = kept
let warning = ''
try {
  own = sessionStorage
  kept = localStorage
} catch {
  warning = 'Votre navigateur ne garde rien de cette page : enregistrez avant de la fermer.'
}
const typedAt = (place: string): Pick<Change, 'base' | 'value'> | null =>
  JSON.parse(own[place] ?? kept[place] ?? 'null')

type Refusal = Exclude<Outcome, { id: string }>

const root = createRoot(document.body)
let book: Book | undefined
/** What stops the publication, once it is known. */
let stops: readonly Issue[] | undefined
/** Of the last request: in passing, and until the next. */
let said = ''
let told: Refusal | undefined

const draw = () => root.render(book ? <App book={book} /> : <p role="alert">{said}</p>)

/** Of a request that begins or is done; what appears after it has the focus anew. */
function tell(next?: Refusal) {
  told = next
  said = warning
  draw()
}

/** @param done said once it is drawn; a server that is gone leaves what stands */
async function read(done = '') {
  const next = await ask<Book>('book')
  said = done || warning
  if (Array.isArray(next)) book = next
  else said = [next.title, ...next.issues.map(({ message }) => message)].join('. ')
  draw()
  if (location.hash.length > 2) return
  stops = (await ask<Answer>('publication')).issues
  draw()
}

async function send(change: Change, done = 'Enregistré.') {
  const place = location.hash
  tell()
  const outcome = await ask<Outcome>('save', JSON.stringify(change))
  if ('id' in outcome) {
    for (const store of [own, kept]) delete store[place]
    const next = outcome.id === '' ? '#/' : hrefOf(change.kind, outcome.id)
    history.replaceState(null, '', next)
    await read(done)
    // Of two versions one was taken by a button that is gone.
    if (document.activeElement === document.body) focus(document.querySelector('h1'))
    return
  }
  // From now on the record is as another left it.
  if ('mark' in outcome) await read()
  tell(outcome)
}

/** Begins a record as another is, without what nobody types, and what is true of one alone. */
function copy(kind: BookKind, { name, value }: BookRecord) {
  const { label = '', node } = kind
  const copied = { ...Object(value), sessions: [], [label]: `${name} (copie)` }
  const typed = Object.entries(copied).filter(([key]) => !node.properties?.[key]?.hidden)
  const next = { base: null, value: Object.fromEntries(typed) }
  const place = nextOf(kind)
  own[place] = kept[place] = JSON.stringify(next)
  location.hash = place
}

function giveUp() {
  for (const store of [own, kept]) delete store[location.hash]
  tell()
  focus(document.querySelector('h1'))
}

/** @param id of the field or of the button that it is given by, which has the label */
async function attach(kind: string, file: File, id: string, label: string) {
  tell()
  const query = new URLSearchParams({ kind, name: file.name })
  const body = kind === 'certificate' ? file : await drawingOf(file)
  const taken = await ask<{ value: string }>(`file?${query}`, body)
  if ('value' in taken) {
    await read('Fichier pris.')
    return taken.value
  }
  // RJSF makes the identifier of a field from its path.
  const path = id.replace('__file', '').split('_').slice(1)
  const issues = taken.issues.map((each) => ({ ...each, path, title: label }))
  tell({ ...taken, issues })
}

/** A photograph stands within a drawing, no wider than a page shows it; another file as it is. */
async function drawingOf(file: File) {
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

const levels = {
  error: 'À corriger',
  past: 'Date passée',
  due: 'Échéance dans les soixante jours',
  sample: 'Exemple',
  remark: 'À compléter ou à relire',
}

const hrefOf = (kind: string, id: string) => `#/${kind}/${encodeURIComponent(id)}`
/** What is typed of a kind and not saved, or of its records that are begun. */
const unsavedOf = ({ name: kind, isList, label = '', title }: BookKind, start = '') =>
  Object.keys({ ...kept, ...own })
    .filter((href) => href.startsWith(`#/${kind}/${start}`))
    .map((href) => {
      const name = textAt(typedAt(href)?.value, label)
      return { href, name: name || (isList ? 'Nouvelle fiche' : title) }
    })
/** Where a new record of a list is begun: never over one that is begun already. */
const nextOf = (kind: BookKind) =>
  freeName(`#/${kind.name}/+`, new Set(unsavedOf(kind, '+').map(({ href }) => href)))

const controls = 'input, textarea, select'
/** As a `ref`: what appears has the focus. */
const focus = (element: HTMLElement | null) => element?.focus()
const Title = ({ children }: { children: string }) => (
  <h1 tabIndex={-1} ref={focus}>
    {children}
  </h1>
)

const Do = ({ word, onClick }: { word: string; onClick: () => void }) => (
  <button type="button" onClick={onClick}>
    {word}
  </button>
)

function App({ book }: { book: Book }) {
  const [, name, id = ''] = location.hash.split('/').map(decodeURIComponent)
  const kind = book.find((each) => each.name === name)
  return (
    <>
      <nav aria-label="Fiches">
        <ul>
          <Entry href="#/" name="Prêt à publier ?" />
          <Entry href="/" name="Voir le site" />
          {book.map((each) => (
            <Shelf key={each.name} kind={each} isOpen={each === kind} />
          ))}
        </ul>
      </nav>
      <main>
        <p role="status">{said}</p>
        {kind ? <Sheet key={location.hash} kind={kind} id={id} /> : <Ready book={book} />}
      </main>
    </>
  )
}

const Entry = ({ href, name }: { href: string; name: string }) => (
  <li>
    <a href={href} aria-current={href === (location.hash || '#/') ? 'page' : undefined}>
      <span>{name}</span>
    </a>{' '}
    {typedAt(href) && <small>Saisie non enregistrée</small>}
  </li>
)

/** A list with its records and those that are begun, or a record that is alone. */
function Shelf({ kind, isOpen }: { kind: BookKind; isOpen: boolean }) {
  const { isList, name, records, title } = kind
  const saved = records.map((each) => ({ href: hrefOf(name, each.id), name: each.name }))
  const all = [...saved, ...unsavedOf(kind, '+')]
  const next = { href: nextOf(kind), name: `Ajouter : ${title}` }
  const entries = [...all, next].map((each) => <Entry key={each.href} {...each} />)
  if (!isList) return entries.slice(0, saved.length)
  return (
    <li>
      <details open={isOpen}>
        <summary>
          {title} <small>{records.length}</small>
        </summary>
        <ul>{entries}</ul>
      </details>
    </li>
  )
}

function readinessOf(isSample: boolean) {
  if (!stops) return 'Le site est relu…'
  if (stops.length > 0) return 'Non : voyez ce qui empêche la publication.'
  return `Oui${isSample ? ', mais comme exemple' : ''} : rien n’empêche la publication.`
}

function Ready({ book }: { book: Book }) {
  const lines = book.flatMap((kind) => kind.records.flatMap((each) => each.issues))
  // What is wrong elsewhere than in a record is told in the build's own sentence.
  const others = lines.some((each) => each.stops) ? [] : (stops ?? [])
  const sorted = Object.keys(levels).flatMap((each) =>
    lines.filter(({ level }) => level === each),
  )
  const isSample = lines.some(({ level }) => level === 'sample')
  const unsaved = book.flatMap((kind) => unsavedOf(kind))
  return (
    <>
      <Title>Prêt à publier ?</Title>
      <h2 role="status">{readinessOf(isSample)}</h2>
      <p>{others.map(({ message }) => message).join(' ')}</p>
      <ul>
        {unsaved.map((each) => (
          <Entry key={each.href} {...each} />
        ))}
        {sorted.map(({ kind, id, level, text, action, stops: isStop }) => (
          <li key={text}>
            <strong>{isStop ? 'Empêche de publier' : levels[level]}.</strong> {text}{' '}
            {action}{' '}
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
type Context = Pick<BookRecord, 'issues' | 'value'>
type Look = rjsf.UiSchema<unknown, Node, Context>
type FieldOfForm = rjsf.FieldProps<unknown, Node, Context>

/** What a list calls its items; RJSF asks for it for their buttons. */
const itemsOf = ({ title = '', items }: Node): Look => ({
  'ui:title': title,
  items: (_: unknown, at: number) => ({ 'ui:title': `${items?.title ?? ''} ${at + 1}` }),
})

/** Each field as RJSF draws it, with the issues of its record. */
function Field(props: FieldOfForm) {
  const { schema: node, uiSchema, formData, fieldPathId, registry } = props
  if (node.hidden || node.const !== undefined) return null
  if (node.shapes) return <Shapes {...props} />
  const look: Look = {
    ...itemsOf(node),
    ...(node.oneOf && { 'ui:placeholder': node.optional ? 'Vide' : 'À choisir' }),
    ...uiSchema,
    ...issuesOn(fieldPathId.path.join(), registry.formContext),
    'ui:options': { optionValueFormat: 'realValue' },
    ...(node.long && { 'ui:widget': 'textarea' }),
    ...(node.file && { 'ui:widget': 'Attached' }),
  }
  const drawn = { ...props, uiSchema: look, formData: shown(formData), required: false }
  return <SchemaField {...drawn} />
}

function issuesOn(path: string, { issues, value }: Context): Look {
  const own = issues.filter((each) => path && each.path.join() === path)
  const help = own.map((each) => `${each.short} ${each.action}`)
  // The figure of the specification; its condition is the owner's.
  const isFixed =
    valueAt(value, 'specified') === true && /^(?:figure|value|label)$/.test(path)
  if (isFixed) help.unshift('Cette valeur est fixée, et ne se change pas ici.')
  return {
    'ui:readonly': isFixed,
    'ui:help': help.join(' '),
    'ui:classNames': own[0]?.level ?? '',
  }
}

/** A file of hers, with what it takes the place of. */
function Attached(props: rjsf.WidgetProps<unknown, Node, Context>) {
  const { id, label, value, onChange, schema, registry } = props
  const { file = '', reference } = schema
  const { SelectWidget } = registry.widgets
  const picture = schema.oneOf?.find((each) => each.const === value)?.picture
  const given = { id: reference ? `${id}__file` : id, kind: file, label, picture }
  return (
    <>
      {reference && SelectWidget && <SelectWidget {...props} />}
      {!reference && value && (
        <a href={value} target="_blank" rel="noreferrer">
          {String(value).slice(1)}
        </a>
      )}
      <FileButton {...given} onTaken={onChange} />
    </>
  )
}

type FileButtonProps = {
  id: string
  label: string
  kind: string
  picture: string | undefined
  onTaken?: (name: string) => void
}

const FileButton = ({ id, label, kind, picture, onTaken }: FileButtonProps) => (
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
        const taken = file && (await attach(kind, file, id, label))
        if (taken) onTaken?.(taken)
      }}
    />
  </p>
)

/** A group that may be left out, or one of several: which it is comes first, its fields follow. */
function Shapes(props: FieldOfForm) {
  const { fieldPathId, formData, onChange, registry, schema } = props
  const { $id, path } = fieldPathId
  const { shapes = [], ...look } = schema
  const { title = '' } = look
  const chosen = shapes.findIndex((each) => hasShape(each, formData))
  const shape = shapes[chosen]
  const Fields = registry.fields[shape?.items ? 'ArrayField' : 'ObjectField']
  const oneOf = shapes.map((each, at) => ({ const: String(at), title: each.title ?? '' }))
  const none = shapes[0]?.title === 'Oui' ? 'Non' : 'Pas encore renseigné'
  return (
    <fieldset aria-label={title}>
      <Field
        {...props}
        schema={{ ...look, type: 'string', oneOf }}
        uiSchema={{ 'ui:placeholder': none }}
        formData={shape && String(chosen)}
        // Fields of another shape are not taken along, even where they are named alike.
        onChange={(at) => onChange(blankOf(shapes[Number(at ?? -1)]), path)}
      />
      {shape && Fields && (
        <Fields
          {...props}
          schema={shape}
          uiSchema={{ ...itemsOf({ ...shape, title }), 'ui:label': false }}
          fieldPathId={{ path, $id: `${$id}__shape` }}
        />
      )}
    </fieldset>
  )
}

/** In words, with what it is about; what was added has the focus. */
const button =
  (word: string) =>
  ({ id, onClick, disabled, uiSchema }: rjsf.IconButtonProps<unknown, Node, Context>) => (
    <button
      type="button"
      id={id}
      disabled={disabled}
      aria-label={`${word} : ${String(uiSchema?.['ui:title'])}`}
      onClick={(event) => {
        const list = event.currentTarget.previousElementSibling
        flushSync(() => onClick?.(event))
        const added = list?.lastElementChild?.querySelector<HTMLElement>(controls)
        if (word === 'Ajouter') focus(added ?? null)
      }}
    >
      {word}
    </button>
  )

/** The server judges, by the build's own rules. */
const validator: rjsf.ValidatorType<unknown, Node, Context> = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({ errors: [] }),
}

const fields = { SchemaField: Field }
const widgets = { Attached }
const templates = {
  ButtonTemplates: {
    AddButton: button('Ajouter'),
    MoveUpButton: button('Monter'),
    MoveDownButton: button('Descendre'),
    RemoveButton: button('Retirer'),
  },
}

/** One that takes its place has the same address. */
const logoAt = (name: string) => `/src/images/${name}.svg?${Date.now()}`

const blank = { mark: null, value: {}, issues: [] }
/** A record and the change that is typed of it. */
function Sheet({ kind, id }: { kind: BookKind; id: string }) {
  const place = location.hash
  const record = kind.records.find((each) => each.id === id)
  const { mark: base, value, issues } = record ?? blank
  const isNew = id.startsWith('+')
  const typed = typedAt(place)
  const change: Change = { kind: kind.name, id: isNew ? null : id, base, value, ...typed }
  if (!record && !typed && !isNew)
    return <Title>Cette fiche a été retirée, ou son nom a changé</Title>
  return (
    <>
      <Title>{record?.name ?? 'Nouvelle fiche'}</Title>
      <p>{kind.title}</p>
      {issues
        .filter(({ path }) => path.length === 0)
        .map(({ text, action, level }) => (
          <p key={text} className={level}>
            {text} {action}
          </p>
        ))}
      {told && <Alert told={told} change={change} />}
      <Contents {...kind} />
      {kind.name === 'certificate' &&
        Object.entries(logos).map(([name, label]) => {
          const logo = { id: `root_${name}`, kind: name, label, picture: logoAt(name) }
          return <FileButton key={name} {...logo} />
        })}
      <Form<unknown, Node, Context>
        schema={kind.node}
        formData={change.value}
        formContext={{ issues, value }}
        {...{ fields, templates, validator, widgets }}
        extraErrors={errorsIn(told?.issues)}
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
          own[place] = kept[place] = JSON.stringify({ base: change.base, value: formData })
          draw()
        }}
        onSubmit={() => void send(change)}
      >
        <Bar kind={kind} record={record} change={change} />
      </Form>
    </>
  )
}

type BarProps = { kind: BookKind; record: BookRecord | undefined; change: Change }

function Bar({ kind, record, change }: BarProps) {
  const retire = () =>
    confirm('Retirer cette fiche du site ?') &&
    void send({ ...change, value: null }, 'Fiche retirée.')
  return (
    <p className="bar">
      <button type="submit">Enregistrer</button>
      {typedAt(location.hash) && <Do word="Annuler les changements" onClick={giveUp} />}
      {record && kind.isList && (
        <Do word="Copier en nouvelle fiche" onClick={() => copy(kind, record)} />
      )}
      {record && (kind.isList || kind.node.optional) && (
        <Do word="Retirer la fiche" onClick={retire} />
      )}
    </p>
  )
}

/** Sixty fields on one page have a list of contents. */
const Contents = ({ node }: BookKind) => (
  <details>
    <summary>Dans cette fiche</summary>
    {Object.entries(node.properties ?? {}).map(
      ([name, { hidden, title = '' }]) =>
        !hidden && <Do key={name} word={title} onClick={() => jump([name])} />,
    )}
  </details>
)

function errorsIn(issues: readonly Issue[] = []) {
  const errors = new ErrorSchemaBuilder()
  for (const { path, message } of issues) errors.addErrors(message, [...path])
  return errors.ErrorSchema
}

function jump(path: Path) {
  const id = `#${['root', ...path].join('_')}`
  focus(document.querySelector(`${id}:not(fieldset), ${id} :is(${controls}, button)`))
}

/** What became of a request, each issue leading to its field; of two versions one is taken. */
function Alert({ told, change }: { told: Refusal; change: Change }) {
  const columns = { title: 'Champ', mine: 'Votre saisie', theirs: 'L’autre version' }
  return (
    <div role="alert" tabIndex={-1} ref={focus}>
      <h2>{told.title}</h2>
      <ul>
        {told.issues.map(({ path, title, message }) => (
          <li key={title + message}>
            {title ? (
              <Do word={`${title} : ${message}`} onClick={() => jump(path)} />
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
      {'mark' in told && (
        <>
          <table>
            <tbody>
              {[columns, ...told.differences].map(({ title, mine, theirs }) => (
                <tr key={title}>
                  <th scope="row">{title}</th>
                  <td>{mine || '—'}</td>
                  <td>{theirs || '—'}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <Do
            word="Garder ma saisie"
            onClick={() =>
              void send({ ...change, id: told.mark && change.id, base: told.mark })
            }
          />
          <Do word="Prendre l’autre version" onClick={giveUp} />
        </>
      )}
    </div>
  )
}

addEventListener('hashchange', () => {
  told = undefined
  void read()
})
// Another day, or another hand, since the page was left.
addEventListener('focus', () => void read())
void read()
