import Form from '@rjsf/core/lib/components/Form.js'
import { ErrorSchemaBuilder } from '@rjsf/utils'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import 'simpledotcss/simple.css'
import type { Book, BookKind, BookRecord, Change, Conflict, Outcome } from './book.ts'
import './editor.css'
import {
  type Around,
  fields,
  FileButton,
  templates,
  validator,
  widgets,
} from './fields.tsx'
import type { Attached } from './files.ts'
import {
  type Answer,
  answer,
  isFields,
  type Issue,
  type Json,
  type Node,
  type Path,
  textOf,
} from './form.ts'

const silence = answer('L’édition ne répond plus : relancez-la', 'Votre saisie est gardée.')

/** @param body posted, where there is one */
async function ask<T>(address: string, body?: BodyInit): Promise<T | Answer> {
  const sent = fetch(`api/${address}`, body === undefined ? {} : { method: 'POST', body })
  return (await sent.catch(() => Response.json(silence))).json()
}

/** What is typed and not saved, by its address; in memory alone where the browser keeps nothing. */
const kept = ((): Record<string, string> => {
  try {
    return localStorage
  } catch {
    return {}
  }
})()
const typedAt = (place: string): Pick<Change, 'base' | 'value'> | undefined =>
  JSON.parse(kept[place] ?? 'null') ?? undefined
const keep = (place: string, base: string | null, value: unknown) => {
  kept[place] = JSON.stringify({ base, value })
}

const root = createRoot(document.body)
let book: Book | undefined
/** What stops the publication, once it is known. */
let stops: readonly Issue[] | undefined
/** Of the last request: in passing, and until the next. */
let said = ''
let told: Answer | Conflict | undefined

const draw = () =>
  root.render(book ? <App book={book} place={location.hash} /> : <p role="alert">{said}</p>)

/** Of a request that begins or is done; what appears after it has the focus anew. */
function tell(next?: Answer) {
  told = next
  draw()
}

/** @param done said once it is drawn; a server that is gone leaves what stands */
async function read(done = '') {
  const next = await ask<Book>('book')
  said =
    'kinds' in next
      ? done
      : [`${next.title}.`, ...next.issues.map(({ message }) => message)].join(' ')
  if ('kinds' in next) book = next
  draw()
  if (location.hash.length > 2) return
  stops = (await ask<Answer>('publication')).issues
  draw()
}

async function send(place: string, change: Change, done: string) {
  tell()
  const outcome = await ask<Outcome>('save', JSON.stringify(change))
  if (!('id' in outcome)) {
    // From now on the record is as another left it.
    if ('mark' in outcome) await read()
    return tell(outcome)
  }
  delete kept[place]
  history.replaceState(null, '', outcome.id === '' ? '#/' : hrefOf(change.kind, outcome.id))
  return read(done)
}

/** A file that was given for it alone goes with what was typed. */
function drop(place: string, change: Change) {
  delete kept[place]
  tell()
  void ask('drop', JSON.stringify(change))
}

/** @param label of the field, or of the button, that stands at the path */
async function attach(rule: string, file: File, path: Path, label: string) {
  tell()
  const query = new URLSearchParams({ rule, name: file.name })
  const body = rule === 'certificate' ? file : await drawn(file)
  const { title, value, issues }: Attached = await ask<Attached>(`file?${query}`, body)
  await read(value === undefined ? '' : 'Fichier pris.')
  if (value === undefined || issues.length > 0)
    tell({ title, issues: issues.map((each) => ({ ...each, path, title: label })) })
  return value
}

/** A photograph stands within a drawing, no wider than a page shows it; another file as it is. */
async function drawn(file: File) {
  const isPicture = /^image\/(?:jpeg|png|webp)$/.test(file.type)
  const picture = isPicture && (await createImageBitmap(file).catch(() => undefined))
  if (!picture) return file
  const canvas = document.createElement('canvas')
  canvas.width = Math.min(picture.width, 512)
  canvas.height = Math.round((picture.height * canvas.width) / picture.width)
  const { width, height } = canvas
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
/** What is to be done of it first. */
const stateOf = ({ judgements }: BookRecord) =>
  Object.entries(levels).find(([level]) =>
    judgements.some((each) => each.level === level),
  ) ?? (['fine', 'À jour'] as const)

const hrefOf = (kind: string, id: string) => `#/${kind}/${encodeURIComponent(id)}`
const nameOf = ({ isList, label = '', title }: BookKind, value: Json | undefined) =>
  (isFields(value) && textOf(value[label])) || (isList ? 'Nouvelle fiche' : title)
/** What is typed of a kind and not saved, or of its records that are begun. */
const unsavedOf = (kind: BookKind, start = '') =>
  Object.keys(kept)
    .filter((key) => key.startsWith(`#/${kind.name}/${start}`))
    .map((href) => ({ href, name: nameOf(kind, typedAt(href)?.value) }))
/** A place for the next record. */
const nextOf = (kind: BookKind) =>
  `#/${kind.name}/+${kind.records.length + unsavedOf(kind, '+').length}`

/** As a `ref`: what appears has the focus. */
const focus = (element: HTMLElement | null) => element?.focus()
const Title = ({ children }: { children: string }) => (
  <h1 tabIndex={-1} ref={focus}>
    {children}
  </h1>
)

/** The record at a place, and the change that is typed of it; none where a place is no record's. */
function sheetAt({ kinds }: Book, place: string) {
  const [, name = '', id = ''] = place.split('/').map(decodeURIComponent)
  const kind = kinds.find((each) => each.name === name)
  if (!kind) return undefined
  const record = kind.records.find((each) => each.id === id)
  const { mark: base = null, value = {} } = record ?? {}
  const isNew = id.startsWith('+')
  const typed = typedAt(place)
  const change: Change = { kind: kind.name, id: isNew ? null : id, base, value, ...typed }
  return { kind, record, place, change, isNew, isTyped: typed !== undefined }
}
type Sheet = NonNullable<ReturnType<typeof sheetAt>>

function App({ book, place }: { book: Book; place: string }) {
  const sheet = sheetAt(book, place)
  return (
    <>
      <Ledger book={book} place={place} />
      <main>
        {!(kept instanceof Storage) && (
          <p className="error">
            Votre navigateur ne garde rien de cette page : enregistrez avant de la fermer.
          </p>
        )}
        {sheet ? <Filled key={place} book={book} {...sheet} /> : <Ready book={book} />}
        <p role="status">{said}</p>
      </main>
    </>
  )
}

function Ledger({ book, place }: { book: Book; place: string }) {
  const link = (href: string, name: string, level = '', state = '') => (
    <li key={href}>
      <a href={href} aria-current={href === (place || '#/') ? 'page' : undefined}>
        <span>{name}</span>{' '}
        <small className={level}>{kept[href] ? 'Saisie non enregistrée' : state}</small>
      </a>
    </li>
  )
  return (
    <nav aria-label="Fiches">
      <ul>
        {link('#/', 'Prêt à publier ?')}
        {book.kinds.map((kind) => {
          const records = kind.records.map((record) =>
            link(hrefOf(kind.name, record.id), record.name, ...stateOf(record)),
          )
          if (!kind.isList) return records
          return (
            <li key={kind.name}>
              <Group
                title={kind.title}
                count={kind.records.length}
                isOpen={place.startsWith(`#/${kind.name}/`)}
              >
                {records}
                {unsavedOf(kind, '+').map(({ href, name }) => link(href, name))}
                <li>
                  <a href={nextOf(kind)} aria-label={`Ajouter : ${kind.title}`}>
                    Ajouter
                  </a>
                </li>
              </Group>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

type GroupProps = { title: string; count: number; isOpen: boolean; children: ReactNode }

const Group = ({ title, count, isOpen, children }: GroupProps) => (
  <details open={isOpen}>
    <summary>
      {title} <small>{count}</small>
    </summary>
    <ul>{children}</ul>
  </details>
)

function Ready({ book }: { book: Book }) {
  const lines = book.kinds
    .flatMap(({ records }) => records)
    .flatMap(({ judgements }) => judgements)
  // What a file that cannot be read does to the build is told in its own sentence.
  const said = lines.some((each) => each.stops) ? [] : (stops ?? [])
  const unnamed = book.faults.length > 0 ? book.faults : said.map(({ message }) => message)
  const isSample = lines.some(({ level }) => level === 'sample')
  const unsaved = book.kinds.flatMap((kind) => unsavedOf(kind))
  const day = new Date(book.day).toLocaleDateString('fr-FR', { dateStyle: 'long' })
  return (
    <>
      <Title>Prêt à publier ?</Title>
      <p role="status" className="verdict">
        {!stops
          ? 'Le site est relu…'
          : stops.length > 0
            ? 'Non : voyez ce qui empêche la publication.'
            : `Oui${isSample ? ', mais comme exemple' : ''} : rien n’empêche la publication.`}
      </p>
      {isSample && (
        <p>
          Vous pouvez l’envoyer pour l’essayer. Ce qui est à remplacer avant d’ouvrir le
          site au public est plus bas, sous « Exemple ».
        </p>
      )}
      {unsaved.length > 0 && (
        <Group
          title="Saisies non enregistrées, et non publiées"
          count={unsaved.length}
          isOpen
        >
          {unsaved.map(({ href, name }) => (
            <li key={href}>
              <a href={href}>{name}</a>
            </li>
          ))}
        </Group>
      )}
      {unnamed.map((each) => (
        <p key={each} className="error">
          {each}
        </p>
      ))}
      {Object.entries(levels).map(([level, title]) => {
        const told = lines.filter((each) => each.level === level)
        const isOpen = level !== 'remark' && level !== 'sample'
        return (
          told.length > 0 && (
            <Group key={level} title={title} count={told.length} isOpen={isOpen}>
              {told.map(({ kind, id, text, action, stops: isStop }) => (
                <li key={text}>
                  {isStop && <strong>Empêche de publier. </strong>}
                  {text} {action}{' '}
                  <a
                    href={hrefOf(kind, id ?? kind)}
                    aria-label={`Ouvrir la fiche : ${text}`}
                  >
                    Ouvrir la fiche
                  </a>
                </li>
              ))}
            </Group>
          )
        )
      })}
      <p>Jugé au {day}. Rien n’est en ligne avant la publication.</p>
      <p>
        Pour revenir en arrière : avant chaque enregistrement, la liste est copiée dans{' '}
        {book.folder}/.history sous sa date ; remettez cette copie sous le nom de la liste.
      </p>
    </>
  )
}

/** Begins a record as another is, without what nobody types, and what is true of one alone. */
function copy(kind: BookKind, value: Json) {
  const { label = '', node } = kind
  const typed = Object.entries(isFields(value) ? value : {})
    .filter(([name]) => !node.properties?.[name]?.hidden)
    .map(([name, each]) => [name, name === 'sessions' ? [] : each])
  const next = nextOf(kind)
  const name = `${nameOf(kind, value)} (copie)`
  keep(next, null, { ...Object.fromEntries(typed), [label]: name })
  location.hash = next
}

function Filled({ book, ...sheet }: Sheet & { book: Book }) {
  const { kind, record, place, change, isNew, isTyped } = sheet
  if (!record && !isTyped && !isNew)
    return <Title>Cette fiche a été retirée, ou son nom a changé</Title>
  return (
    <>
      <About {...sheet} />
      {told && <Alert {...sheet} told={told} />}
      <Contents kind={kind} />
      {kind.name === 'certificate' &&
        book.logos.map(({ rule, title, picture }) => (
          <div key={rule}>
            <img src={picture} alt="" />
            <FileButton
              id={idAt([rule])}
              label={title}
              onFile={(file) => attach(rule, file, [rule], title)}
            />
          </div>
        ))}
      <Form<unknown, Node, Around>
        schema={kind.node}
        uiSchema={{ 'ui:submitButtonOptions': { norender: true } }}
        formData={change.value}
        formContext={{ record, attach }}
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
        onChange={({ formData }, field) => {
          // Without a field it is RJSF that fills in what is absent, and nobody who types.
          if (field === undefined) return
          keep(place, change.base, formData ?? null)
          draw()
        }}
        onSubmit={() => void send(place, change, 'Enregistré.')}
      >
        <Bar {...sheet} />
      </Form>
    </>
  )
}

function Bar({ kind, record, place, change, isTyped }: Sheet) {
  const isMany = kind.isList || kind.node.optional
  const retire = () => {
    if (confirm('Retirer cette fiche du site ?'))
      void send(place, { ...change, value: null }, 'Fiche retirée.')
  }
  const copied = record && kind.isList && (() => copy(kind, record.value))
  return (
    <p className="bar">
      <button type="submit">Enregistrer</button>
      {isTyped && <Do word="Annuler les changements" onClick={() => drop(place, change)} />}
      {copied && <Do word="Copier en nouvelle fiche" onClick={copied} />}
      {record && isMany && <Do word="Retirer la fiche" onClick={retire} />}
    </p>
  )
}

const Do = ({ word, onClick }: { word: string; onClick: () => void }) => (
  <button type="button" onClick={onClick}>
    {word}
  </button>
)

function errorsIn(issues: readonly Issue[] = []) {
  const errors = new ErrorSchemaBuilder()
  for (const { path, message } of issues) errors.addErrors(message, [...path])
  return errors.ErrorSchema
}

function About({ kind, record, isTyped }: Sheet) {
  return (
    <>
      <Title>{record?.name ?? 'Nouvelle fiche'}</Title>
      <p>
        {kind.title} · {record ? stateOf(record)[1] : 'Pas encore enregistrée'}
        {record?.pages.map(({ href, label }, at) => (
          <span key={href}>
            {at === 0 ? ' · Montré sur ' : ', '}
            <a href={href} target="_blank" rel="noreferrer">
              {label}
            </a>
          </span>
        ))}
      </p>
      {record?.judgements
        .filter(({ path }) => path.length === 0)
        .map(({ text, action, level }) => (
          <p key={text} className={level}>
            {text} {action}
          </p>
        ))}
      {isTyped && (
        <p className="due">Votre saisie est gardée ; elle n’est pas encore enregistrée.</p>
      )}
    </>
  )
}

/** Sixty fields on one page have a list of contents. */
function Contents({ kind }: { kind: BookKind }) {
  const parts = Object.entries(kind.node.properties ?? {})
  return (
    parts.length > 8 && (
      <nav aria-label="Dans cette fiche">
        <ul>
          {parts
            .filter(([, { hidden }]) => !hidden)
            .map(([name, { title = '' }]) => (
              <li key={name}>
                <Jump path={[name]} word={title} />
              </li>
            ))}
        </ul>
      </nav>
    )
  )
}

const idAt = (path: Path) => ['root', ...path].join('_')

function Jump({ path, word }: { path: Path; word: string }) {
  const id = `#${idAt(path)}`
  const controls = `${id}:not(fieldset), ${id} :is(input, select, textarea, button)`
  return (
    <Do word={word} onClick={() => focus(document.querySelector<HTMLElement>(controls))} />
  )
}

/** What became of a request, each issue leading to its field; of two versions one is taken. */
function Alert({ told, ...sheet }: Sheet & { told: Answer | Conflict }) {
  return (
    <div role="alert" tabIndex={-1} ref={focus}>
      <h2>{told.title}</h2>
      <ul>
        {told.issues.map(({ path, title: field, message }) => (
          <li key={field + message}>
            {path.length === 0 ? (
              message
            ) : (
              <Jump path={path} word={`${field} : ${message}`} />
            )}
          </li>
        ))}
      </ul>
      {'differences' in told && <Versions {...sheet} {...told} />}
    </div>
  )
}

function Versions({ place, change, differences, mark }: Sheet & Conflict) {
  const columns = { title: 'Champ', mine: 'Votre saisie', theirs: 'L’autre version' }
  const isGone = mark === null
  const mended = { ...change, id: isGone ? null : change.id, base: mark }
  return (
    <>
      <table>
        <tbody>
          {[columns, ...differences].map((each) => (
            <tr key={each.title}>
              <th scope="row">{each.title}</th>
              <td>{each.mine || '—'}</td>
              <td>{each.theirs || '—'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Do
        word={isGone ? 'Remettre ma fiche' : 'Garder ma saisie'}
        onClick={() => void send(place, mended, 'Enregistré.')}
      />
      <Do
        word={isGone ? 'La laisser retirée' : 'Prendre l’autre version'}
        onClick={() => drop(place, change)}
      />
    </>
  )
}

addEventListener('hashchange', () => {
  told = undefined
  void read()
})
// Another day, or another hand, since the page was left.
addEventListener('focus', () => void read())
void read()
