import Form from '@rjsf/core/lib/components/Form.js'
import { ErrorSchemaBuilder } from '@rjsf/utils'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import 'simpledotcss/simple.css'
import type { Book, BookKind, BookRecord, Change, Outcome } from './book.ts'
import type { Issue, Json, Node, Path, Refusal } from './config.ts'
import './editor.css'
import { fields, FileButton, formOf, templates, validator, widgets } from './fields.tsx'
import type { Attached } from './files.ts'
import { isFields, plain, refusal, textOf } from './form.ts'

const silence = 'L’édition ne répond plus : relancez-la. Votre saisie est gardée.'

async function ask<T>(address: string, request?: RequestInit): Promise<T | Refusal> {
  const answer = fetch(`api/${address}`, request)
  return (await answer.catch(() => Response.json(refusal(silence)))).json()
}

type Typed = Pick<Change, 'base' | 'value'>

const memory: Record<string, string> = {}

/** What is typed and not saved, by its address; in memory alone where the browser keeps nothing. */
const kept = (() => {
  try {
    const storage: Record<string, string> = localStorage
    return storage
  } catch {
    return memory
  }
})()
const typedAt = (place: string): Typed | undefined =>
  JSON.parse(kept[place] ?? 'null') ?? undefined

const levels = [
  ['error', 'À corriger', 'À corriger'],
  ['past', 'Date passée', 'Dates passées'],
  ['due', 'Échéance proche', 'Dans les soixante jours'],
  ['sample', 'Exemple', 'Encore des exemples'],
  ['remark', 'À compléter ou à relire', 'À compléter ou à relire'],
] as const
const stateOf = ({ judgements }: BookRecord) =>
  levels.find(([level]) => judgements.some((each) => each.level === level)) ?? [
    'fine',
    'À jour',
  ]

const hrefOf = (kind: string, id: string) => `#/${kind}/${encodeURIComponent(id)}`
/** As a `ref`: what appears has the focus. */
const focus = (element: HTMLElement | null) => element?.focus()

type AppProps = { book: Book; place: string; said: string }

function App({ book, place, said }: AppProps) {
  const [, name = '', id = '', copied = ''] = place.split('/').map(decodeURIComponent)
  const kind = book.kinds.find((each) => each.name === name)
  return (
    <>
      <Ledger book={book} place={place} />
      <main>
        {kept === memory && (
          <p className="error">
            Votre navigateur ne garde rien de cette page : enregistrez avant de la fermer.
          </p>
        )}
        {kind ? (
          <Sheet key={place} {...{ book, kind, id, copied, place }} />
        ) : (
          <Ready book={book} />
        )}
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
          const start = `#/${kind.name}/+`
          const begun = Object.keys(kept).filter((key) => key.startsWith(start))
          return (
            <li key={kind.name}>
              <details open={place.startsWith(start.slice(0, -1))}>
                <summary>
                  {kind.title} <small>{kind.records.length}</small>
                </summary>
                <ul>
                  {records}
                  {begun.map((key) => link(key, nameOf(kind, typedAt(key)?.value)))}
                  <li>
                    <a
                      href={`${start}${kind.records.length + begun.length}`}
                      aria-label={`Ajouter : ${kind.title}`}
                    >
                      Ajouter
                    </a>
                  </li>
                </ul>
              </details>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

function Ready({ book }: { book: Book }) {
  const [stops, setStops] = useState<readonly Issue[]>()
  useEffect(
    () => void ask<Refusal>('publication').then(({ issues }) => setStops(issues)),
    [book],
  )
  const told = book.kinds.flatMap(({ name, records }) =>
    records.flatMap(({ id, judgements }) =>
      judgements.map((each) => ({ ...each, href: hrefOf(name, id) })),
    ),
  )
  const isNamed = told.some((each) => each.stops)
  // What a file that cannot be read does to the build is told in its own sentence.
  const said = isNamed ? [] : (stops ?? []).map(({ message }) => message)
  const unnamed = book.faults.length > 0 ? book.faults : said
  const isSample = told.some(({ level }) => level === 'sample')
  const day = new Date(book.day).toLocaleDateString('fr-FR', { dateStyle: 'long' })
  return (
    <>
      <h1 tabIndex={-1} ref={focus}>
        Prêt à publier ?
      </h1>
      <p role="status" className="verdict">
        {!stops
          ? 'Le site est relu…'
          : stops.length > 0
            ? 'Non : voyez ce qui empêche la publication.'
            : `Oui${isSample ? ', mais comme exemple' : ''} : rien n’empêche la publication.`}
      </p>
      {unnamed.map((each) => (
        <p key={each} className="error">
          {each}
        </p>
      ))}
      {levels.map(([level, , title]) => {
        const lines = told.filter((each) => each.level === level)
        return (
          lines.length > 0 && (
            <details key={level} open={level !== 'remark' && level !== 'sample'}>
              <summary>
                {title} <small>{lines.length}</small>
              </summary>
              <ul>
                {lines.map(({ text, action, stops: isStop, href }) => (
                  <li key={text}>
                    {isStop && <strong>Empêche de publier. </strong>}
                    {text} {action}{' '}
                    <a href={href} aria-label={`Ouvrir la fiche : ${text}`}>
                      Ouvrir la fiche
                    </a>
                  </li>
                ))}
              </ul>
            </details>
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

const nameOf = ({ label = '' }: BookKind, value: Json | undefined) =>
  (isFields(value) && textOf(value[label])) || 'Nouvelle fiche'

/** Without what nobody types, and what is true of one alone. */
function copyOf(kind: BookKind, from: Json | undefined): Json {
  if (!isFields(from)) return {}
  const { label = '', node } = kind
  const seen = Object.entries(from).filter(([name]) => !node.properties?.[name]?.hidden)
  const emptied = 'sessions' in from ? { sessions: [] } : {}
  return {
    ...Object.fromEntries(seen),
    ...emptied,
    [label]: `${nameOf(kind, from)} (copie)`,
  }
}

type SheetProps = { book: Book; kind: BookKind; id: string; copied: string; place: string }
type Refused = Refusal & { readonly title: string }
type Conflicting = Extract<Outcome, { status: 'conflict' }> & { readonly change: Change }

/** What is typed into a record, and what became of it. */
function useSheet({ kind, id, copied, place }: SheetProps) {
  const recordOf = (own: string) => kind.records.find((each) => each.id === own)
  const record = recordOf(id)
  const [typed, setTyped] = useState(() => typedAt(place))
  const [told, tell] = useState<Refused | Conflicting>()
  const { base, value } = typed ?? {
    base: record?.mark ?? null,
    value: record?.value ?? copyOf(kind, recordOf(copied)?.value),
  }
  const refuse = (title: string, ...issues: readonly Issue[]) =>
    tell({ status: 'refused', title, issues })
  const drop = () => {
    delete kept[place]
    tell(undefined)
    setTyped(undefined)
  }
  const take = (next: Json) => {
    setTyped({ base, value: next })
    kept[place] = JSON.stringify({ base, value: next })
  }
  const send = async (change: Change, done: string) => {
    tell(undefined)
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify(change)
    const outcome = await ask<Outcome>('save', { method: 'POST', headers, body })
    if (outcome.status === 'refused')
      return refuse('Rien n’est enregistré : à corriger', ...outcome.issues)
    if (outcome.status === 'conflict') {
      await read()
      return tell({ ...outcome, change })
    }
    delete kept[place]
    history.replaceState(null, '', outcome.id === '' ? '#/' : hrefOf(kind.name, outcome.id))
    await read(done)
    setTyped(undefined)
  }
  const attach = async (rule: string, file: File) => {
    tell(undefined)
    const { body, size } = await smaller(rule, file)
    const query = new URLSearchParams({ rule, name: file.name, ...size })
    const sent: Attached = await ask<Attached>(`file?${query}`, { method: 'POST', body })
    const { value: taken, issues } = sent
    const title = taken === undefined ? 'Ce fichier n’est pas pris' : 'Fichier lourd'
    if (issues.length > 0) refuse(title, ...issues)
    await read(taken === undefined ? '' : 'Fichier pris.')
    return taken
  }
  const change = { kind: kind.name, id: id.startsWith('+') ? null : id, base, value }
  return { record, typed, told, change, drop, take, send, attach }
}

function errorsIn(told: Refused | Conflicting | undefined) {
  const errors = new ErrorSchemaBuilder()
  const issues = told?.status === 'refused' ? told.issues : []
  for (const { path, message } of issues) errors.addErrors(sentence(message), [...path])
  return errors.ErrorSchema
}

type Held = ReturnType<typeof useSheet>

function Sheet(props: SheetProps) {
  const { book, kind } = props
  const held = useSheet(props)
  const { record, typed, told, change, attach } = held
  const around = { references: book.references, record, attach }
  const { schema, ui } = useMemo(
    () => formOf({ ...kind.node, title: '', description: '', optional: false }, around),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the record and the choices come with the book
    [book],
  )
  if (!record && !typed && change.id !== null)
    return (
      <h1 tabIndex={-1} ref={focus}>
        Cette fiche a été retirée, ou son nom a changé
      </h1>
    )
  return (
    <>
      <Heading kind={kind} record={record} />
      {typed && (
        <p className="due">Votre saisie est gardée ; elle n’est pas encore enregistrée.</p>
      )}
      {told?.status === 'refused' && <Refusals {...told} />}
      {told?.status === 'conflict' && <Conflict {...held} {...told} />}
      <Contents parts={Object.entries(kind.node.properties ?? {})} />
      {book.files
        .filter((each) => each.kind === kind.name)
        .map(({ rule, title, picture }) => (
          <div key={rule}>
            <img src={picture} alt="" />
            <FileButton id={rule} label={title} onFile={(file) => attach(rule, file)} />
          </div>
        ))}
      <Form
        schema={schema}
        uiSchema={{ ...ui, 'ui:submitButtonOptions': { norender: true } }}
        formData={change.value}
        formContext={around}
        {...{ fields, templates, validator, widgets }}
        extraErrors={errorsIn(told)}
        experimental_componentUpdateStrategy="shallow"
        showErrorList={false}
        noHtml5Validate
        noValidate
        onChange={({ formData }, field) => {
          // Without a field it is RJSF that fills in what is absent, and nobody who types.
          if (field !== undefined) held.take(JSON.parse(JSON.stringify(formData ?? null)))
        }}
        onSubmit={() => void held.send(change, 'Enregistré.')}
      >
        <Bar kind={kind} {...held} />
      </Form>
    </>
  )
}

function Bar({ kind, record, typed, change, drop, send }: Held & { kind: BookKind }) {
  const retire = () => {
    if (confirm('Retirer cette fiche du site ?'))
      void send({ ...change, value: null }, 'Fiche retirée.')
  }
  return (
    <p className="bar">
      <button type="submit">Enregistrer</button>
      {typed && (
        <button type="button" onClick={drop}>
          Annuler les changements
        </button>
      )}
      {record && kind.isList && (
        <a href={`#/${kind.name}/+${kind.records.length}/${encodeURIComponent(record.id)}`}>
          Copier en nouvelle fiche
        </a>
      )}
      {record && (kind.isList || kind.node.optional) && (
        <button type="button" onClick={retire}>
          Retirer la fiche
        </button>
      )}
    </p>
  )
}

function Heading({ kind, record }: { kind: BookKind; record: BookRecord | undefined }) {
  const whole = record?.judgements.filter(({ path }) => path.length === 0)
  return (
    <>
      <h1 tabIndex={-1} ref={focus}>
        {record?.name ?? 'Nouvelle fiche'}
      </h1>
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
      {whole?.map(({ text, action, level }) => (
        <p key={text} className={level}>
          {text} {action}
        </p>
      ))}
    </>
  )
}

function Refusals({ title, issues }: Refused) {
  return (
    <Alert title={title}>
      <ul>
        {issues.map(({ path, title: field, message }) => {
          const said = `${field}${field && ' : '}${sentence(message)}`
          return (
            <li key={said}>
              {path.length === 0 ? said : <Jump path={path} word={said} />}
            </li>
          )
        })}
      </ul>
    </Alert>
  )
}

function Contents({ parts }: { parts: readonly (readonly [string, Node])[] }) {
  return (
    parts.length > 8 && (
      <nav aria-label="Dans cette fiche">
        <ul>
          {parts
            .filter(([, { hidden }]) => !hidden)
            .map(([name, part]) => (
              <li key={name}>
                <Jump path={[name]} word={plain(part).title ?? ''} />
              </li>
            ))}
        </ul>
      </nav>
    )
  )
}

function Alert({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="alert" tabIndex={-1} ref={focus}>
      <h2>{title}</h2>
      {children}
    </div>
  )
}

function Conflict({
  differences,
  mark,
  change,
  send,
  drop,
}: Conflicting & Pick<Held, 'send' | 'drop'>) {
  const [what, mine, theirs] =
    mark === null
      ? ['retirée', 'Remettre ma fiche', 'La laisser retirée']
      : ['changée', 'Garder ma saisie', 'Prendre l’autre version']
  const id = mark === null ? null : change.id
  return (
    <Alert title={`Cette fiche a été ${what} pendant votre saisie`}>
      <table>
        <tbody>
          {[
            { title: 'Champ', mine: 'Votre saisie', theirs: 'L’autre version' },
            ...differences,
          ].map((each) => (
            <tr key={each.title}>
              <th scope="row">{each.title}</th>
              <td>{each.mine || '—'}</td>
              <td>{each.theirs || '—'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <button
        type="button"
        onClick={() => void send({ ...change, id, base: mark }, 'Enregistré.')}
      >
        {mine}
      </button>
      <button type="button" onClick={drop}>
        {theirs}
      </button>
    </Alert>
  )
}

const sentence = (text: string) =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`

function Jump({ path, word }: { path: Path; word: string }) {
  const id = `#${['root', ...path].join('_')}`
  const within = `${id} :is(input, select, textarea, button)`
  const controls = `${id}:not(fieldset), ${within}`
  return (
    <button
      type="button"
      onClick={() => focus(document.querySelector<HTMLElement>(controls))}
    >
      {word}
    </button>
  )
}

/** A photograph for a page is drawn no wider than a page shows it; a certificate stays as it is. */
async function smaller(rule: string, file: File) {
  const isPicture = rule !== 'certificate' && /^image\/(?:jpeg|png|webp)$/.test(file.type)
  const picture = isPicture && (await createImageBitmap(file).catch(() => undefined))
  if (!picture) return { body: file, size: {} }
  const width = Math.min(picture.width, 512)
  const height = Math.round((picture.height * width) / picture.width)
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height)
  const type = file.type === 'image/jpeg' ? file.type : 'image/png'
  const body = await canvas.convertToBlob({ type, quality: 0.8 })
  return { body, size: { width: String(width), height: String(height) } }
}

const root = createRoot(document.body)
let book: Book | undefined

/** @param said once it is drawn; a server that is gone leaves what stands */
async function read(said = '') {
  const next = await ask<Book>('book')
  const message = 'kinds' in next ? said : next.issues[0]?.message
  if ('kinds' in next) book = next
  root.render(
    book ? (
      <App book={book} place={location.hash} said={message ?? ''} />
    ) : (
      <p role="alert">{message}</p>
    ),
  )
}

addEventListener('hashchange', () => void read())
// Another day, or another hand, since the page was left.
addEventListener('focus', () => void read())
void read()
