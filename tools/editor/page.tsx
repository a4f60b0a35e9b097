import Form from '@rjsf/core/lib/components/Form.js'
import { toErrorSchema } from '@rjsf/utils'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { kinds } from 'virtual:editor-registry'
import type { Book, BookRecord, Issue, Json, Judgement, Outcome, Path } from './config.ts'
import {
  type Around,
  fields,
  FileButton,
  formOf,
  idOf,
  templates,
  validator,
  widgets,
} from './fields.tsx'
import { isFields, type Node, plain, recordNode, titlesOf, toForm } from './form.ts'

type Sent = { readonly message?: string }

async function ask<T>(address: string, request?: RequestInit): Promise<T & Sent> {
  const response = await fetch(`api/${address}`, request).catch(() => undefined)
  if (!response)
    return JSON.parse(
      '{"message":"L’édition ne répond plus : relancez-la. Votre saisie est gardée."}',
    )
  return response.json()
}

const save = (change: object) =>
  ask<Outcome>('save', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(change),
  })

/** What is typed and not saved, by the address of its record; in memory where the browser keeps nothing. */
const kept = (() => {
  let isLasting = true
  const memory = new Map<string, string>()
  const trying = <T,>(work: () => T) => {
    try {
      return work()
    } catch {
      isLasting = false
      return undefined
    }
  }
  trying(() => localStorage.setItem('edition-essai', ''))
  return {
    isLasting: () => isLasting,
    has: (key: string) =>
      memory.has(key) || trying(() => localStorage.getItem(`edition${key}`)) != null,
    get: (key: string): { base: string | null; data: Json } | undefined => {
      const text = memory.get(key) ?? trying(() => localStorage.getItem(`edition${key}`))
      return text == null ? undefined : JSON.parse(text)
    },
    set: (key: string, typed: { base: string | null; data: Json }) => {
      memory.set(key, JSON.stringify(typed))
      trying(() => localStorage.setItem(`edition${key}`, JSON.stringify(typed)))
    },
    forget: (key: string) => {
      memory.delete(key)
      trying(() => localStorage.removeItem(`edition${key}`))
    },
  }
})()

const states = [
  ['error', 'À corriger'],
  ['past', 'Date passée'],
  ['due', 'Échéance proche'],
  ['sample', 'Exemple'],
  ['remark', 'À compléter ou à relire'],
] as const

function stateOf({ judgements, mark }: BookRecord): readonly [string, string] {
  if (mark === null) return ['due', 'Incomplète, pas encore sur le site']
  return (
    states.find(([level]) => judgements.some((each) => each.level === level)) ?? [
      'fine',
      'À jour',
    ]
  )
}

function App() {
  const [book, setBook] = useState<Book & Sent>()
  const [place, setPlace] = useState(location.hash)
  const [said, say] = useState('')
  const read = useCallback(async () => {
    const next = await ask<Book>('book')
    setBook(next)
    // The pages are being drawn for the first time.
    const isDrawn = next.kinds?.some(
      ({ name, records }) =>
        kinds[name]?.isList && records.some(({ shown: pages }) => pages.length > 0),
    )
    if (!isDrawn) setTimeout(async () => setBook(await ask<Book>('book')), 4000)
  }, [])
  useEffect(() => {
    const first = setTimeout(read)
    const follow = () => {
      setPlace(location.hash)
      say('')
      void read()
    }
    // What the browser does not keep is asked about.
    const hold = (event: BeforeUnloadEvent) => {
      if (!kept.isLasting()) event.preventDefault()
    }
    addEventListener('hashchange', follow)
    addEventListener('beforeunload', hold)
    return () => {
      clearTimeout(first)
      removeEventListener('hashchange', follow)
      removeEventListener('beforeunload', hold)
    }
  }, [read])
  const isRead = book !== undefined
  useEffect(() => document.querySelector('h1')?.focus(), [place, isRead])
  if (!book) return <p role="status">Lecture…</p>
  if (book.message !== undefined) return <p role="alert">{book.message}</p>
  const [, kind = '', id = '', copied = ''] = place.split('/').map(decodeURIComponent)
  return (
    <>
      <Ledger book={book} place={place} />
      <main>
        {!kept.isLasting() && (
          <p className="remark past">
            Votre navigateur ne garde rien pour cette page&nbsp;: enregistrez avant de la
            fermer.
          </p>
        )}
        {kind === '' ? (
          <Due book={book} />
        ) : kind === 'pret' ? (
          <Ready book={book} />
        ) : (
          <Sheet key={place} {...{ book, kind, id, copied, say, read }} />
        )}
        <p role="status">{said}</p>
      </main>
    </>
  )
}

const groups: readonly (readonly [string, boolean])[] = [
  ['Listes', true],
  ['Organisme', false],
]

function Ledger({ book, place }: { book: Book; place: string }) {
  const current = (href: string) =>
    href === place || (href === '#/' && place === '') ? ('page' as const) : undefined
  const link = (kind: string, record: BookRecord) => {
    const href = `#/${kind}/${encodeURIComponent(record.id)}`
    const [level, state] = stateOf(record)
    return (
      <li key={href}>
        <a href={href} aria-current={current(href)}>
          <span>{record.name}</span>{' '}
          <small className={level}>
            {kept.has(href) ? 'Saisie non enregistrée' : state}
          </small>
        </a>
      </li>
    )
  }
  return (
    <nav aria-label="Fiches">
      <p>
        <a href="#/" aria-current={current('#/')}>
          Échéances
        </a>
      </p>
      <p>
        <a href="#/pret" aria-current={current('#/pret')}>
          Prêt à publier&nbsp;?
        </a>
      </p>
      {groups.map(([title, isList]) => (
        <section key={title}>
          <h2>{title}</h2>
          {book.kinds
            .filter(({ name }) => kinds[name]?.isList === isList)
            .map(({ name, records, fault }) => (
              <div key={name}>
                {fault !== null && <p className="remark error">{fault}</p>}
                {isList ? (
                  <details open={place.startsWith(`#/${name}/`)}>
                    <summary>
                      {kinds[name]?.title} <small>{records.length}</small>
                    </summary>
                    <ul>
                      {records.map((record) => link(name, record))}
                      <li>
                        <a href={`#/${name}/+`} aria-current={current(`#/${name}/+`)}>
                          Ajouter
                          <span className="hidden">&nbsp;: {kinds[name]?.title}</span>
                        </a>
                      </li>
                    </ul>
                  </details>
                ) : (
                  <ul>{records.map((record) => link(name, record))}</ul>
                )}
              </div>
            ))}
        </section>
      ))}
    </nav>
  )
}

const inOrder = (book: Book, levels: readonly string[]) =>
  book.kinds.flatMap(({ name, records }) =>
    records.flatMap(({ id, judgements }) =>
      judgements
        .filter(({ level }) => levels.includes(level))
        .map((each) => ({ ...each, href: `#/${name}/${encodeURIComponent(id)}` })),
    ),
  )

function Lines({ lines }: { lines: readonly (Judgement & { href: string })[] }) {
  return (
    <ul className="lines">
      {lines.map(({ text, action, href }) => (
        <li key={text}>
          {text} {action}{' '}
          <a href={href}>
            Ouvrir la fiche<span className="hidden">&nbsp;: {text}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

const sections = [
  ['À corriger', 'error'],
  ['Dates passées', 'past'],
  ['Dans les soixante jours', 'due'],
  ['Encore des exemples', 'sample'],
  ['À compléter ou à relire', 'remark'],
] as const

function Told({ book }: { book: Book }) {
  return sections.map(([title, level]) => {
    const lines = inOrder(book, [level])
    return (
      lines.length > 0 && (
        <details key={level} open={level !== 'remark' && level !== 'sample'}>
          <summary>
            <h2>{title}</h2> <small>{lines.length}</small>
          </summary>
          <Lines lines={lines} />
        </details>
      )
    )
  })
}

function Due({ book }: { book: Book }) {
  const day = new Date(book.day).toLocaleDateString('fr-FR', {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  return (
    <>
      <h1 tabIndex={-1}>Échéances</h1>
      <p>Au {day}. Rien de ce qui change ici n’est en ligne avant la publication.</p>
      <Told book={book} />
      <p className="about">
        Pour revenir en arrière&nbsp;: avant chaque enregistrement, la liste d’avant est
        copiée dans {book.folder}/.history sous sa date&nbsp;; renommez cette copie comme la
        liste, à sa place.
      </p>
    </>
  )
}

function Ready({ book }: { book: Book }) {
  const [stops, setStops] = useState<readonly string[]>()
  useEffect(() => void ask<readonly string[]>('publication').then(setStops), [])
  const stopping = inOrder(book, ['error', 'past']).filter((each) => each.stops)
  const isSample = inOrder(book, ['sample']).length > 0
  const isStopped = stopping.length > 0 || (stops?.length ?? 0) > 0
  const verdict = isStopped
    ? 'Non\u00a0: voyez ce qui empêche la publication.'
    : isSample
      ? 'Oui, mais comme exemple\u00a0: rien n’empêche la publication, et le site dira qu’il est un exemple.'
      : 'Oui\u00a0: rien n’empêche la publication.'
  return (
    <>
      <h1 tabIndex={-1}>Prêt à publier&nbsp;?</h1>
      <p role="status" className="verdict">
        {stops ? verdict : 'Le site est relu…'}
      </p>
      {stops && isStopped && (
        <>
          <h2>Empêche de publier</h2>
          <Lines lines={stopping} />
          {stopping.length === 0 && (
            <ul>
              {stops.map((each) => (
                <li key={each}>
                  <pre>{each}</pre>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
      {stops && !isStopped && (
        <p>
          Prévenez la personne qui met le site en ligne, et envoyez-lui le dossier{' '}
          {book.folder}.
        </p>
      )}
      <Told book={book} />
    </>
  )
}

type SheetProps = {
  readonly book: Book
  readonly kind: string
  readonly id: string
  readonly copied: string
  say(text: string): void
  read(): Promise<void>
}

/** A new record: unchecked, and without what belongs to the one that it is copied from. */
function blankOf(name: string, from: Json | undefined): Json {
  const kind = kinds[name]
  if (!kind || !isFields(from)) return {}
  const { [kind.key ?? 'id']: _, sessions, specified: __, ...rest } = from
  const label = kind.label ?? ''
  const { [label]: title } = from
  return {
    ...rest,
    ...(sessions !== undefined && { sessions: [] }),
    [label]: `${typeof title === 'string' ? title : ''} (copie)`,
  }
}

function recordAt(book: Book, kind: string, id: string, copied: string) {
  const definition = kinds[kind]
  const records = book.kinds.find(({ name }) => name === kind)?.records ?? []
  const record = id === '+' ? undefined : records.find((each) => each.id === id)
  const copy = records.find((each) => each.id === copied)
  return {
    record,
    node: definition ? recordNode(definition) : {},
    from: record?.value ?? blankOf(kind, copy?.value),
  }
}

/** What is typed into a record, and what became of it. */
function useSheet({ book, kind, id, copied, say, read }: SheetProps) {
  const key = location.hash
  const { record, node, from } = recordAt(book, kind, id, copied)
  const stored = useMemo(() => kept.get(key), [key])
  const [data, setData] = useState<Json>(
    () => stored?.data ?? (record?.mark === null ? from : toForm(from, node)),
  )
  const [base, setBase] = useState(stored ? stored.base : (record?.mark ?? null))
  const [isDirty, setDirty] = useState(stored !== undefined)
  const [issues, setIssues] = useState<readonly Issue[]>([])
  const [other, setOther] = useState<Extract<Outcome, { status: 'conflict' }>>()
  const [advice, setAdvice] = useState('')
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => alert.current?.focus(), [issues, other])
  const draft = record?.mark === null ? id : null
  const isNew = draft !== null || id === '+'
  const take = (value: Json) => {
    kept.set(key, { base, data: value })
    setData(value)
    setDirty(true)
    say('')
  }
  const send = async (change: object, done: string, onto = base) => {
    setIssues([])
    setOther(undefined)
    const outcome = await save({
      kind,
      id: isNew ? null : id,
      base: onto,
      value: data,
      draft,
      ...change,
    })
    if (outcome.message !== undefined)
      return setIssues([{ path: [], message: outcome.message }])
    if (outcome.status !== 'done')
      return outcome.status === 'conflict' ? setOther(outcome) : setIssues(outcome.issues)
    kept.forget(key)
    setDirty(false)
    say(done)
    await read()
    const next = hrefOf(kind, outcome.id, key)
    if (next !== key) {
      history.replaceState(null, '', next)
      dispatchEvent(new HashChangeEvent('hashchange'))
      setTimeout(() => say(done))
    } else {
      const fresh = (await ask<Book>('book')).kinds
        .find(({ name }) => name === kind)
        ?.records.find((each) => each.id === id)
      setBase(fresh?.mark ?? null)
      setData(toForm(fresh?.value ?? null, node))
    }
  }
  const around: Around = {
    references: book.references,
    judgements: record?.judgements ?? [],
    attach: async (rule, file) => {
      setIssues([])
      const bytes = await smaller(rule, file)
      const sent = await ask<{ value?: string; refusal?: string; advice?: string | null }>(
        `file?${new URLSearchParams({ rule, name: file.name })}`,
        {
          method: 'POST',
          headers: { 'content-type': 'application/octet-stream' },
          body: bytes,
        },
      )
      const refusal = sent.refusal ?? sent.message
      if (refusal !== undefined)
        setIssues([{ path: [], message: `${file.name} : ${refusal}` }])
      setAdvice(sent.advice ?? '')
      await read()
      return sent.value
    },
  }
  const revert = (value: Json, mark: string | null) => {
    kept.forget(key)
    setOther(undefined)
    setIssues([])
    setDirty(false)
    setBase(mark)
    setData(value)
  }
  const isRetrieved = stored !== undefined
  return {
    record,
    node,
    from,
    data,
    setData,
    isDirty,
    isNew,
    isRetrieved,
    issues,
    other,
    advice,
    alert,
    around,
    take,
    send,
    revert,
  }
}

type Held = ReturnType<typeof useSheet>

function hrefOf(kind: string, id: string | null, here: string) {
  if (id !== null) return `#/${kind}/${encodeURIComponent(id)}`
  return kinds[kind]?.isList ? '#/' : here
}

function Sheet(props: SheetProps) {
  const { book, kind, id, say } = props
  const held = useSheet(props)
  const { record, node, issues, other, advice, around } = held
  const { schema, ui } = useMemo(
    () => formOf({ ...node, optional: false }, [...(record?.fixed ?? [])]),
    [node, record],
  )
  if (!kinds[kind] || (!record && id !== '+'))
    return (
      <>
        <h1 tabIndex={-1}>Fiche introuvable</h1>
        <p>Elle a été retirée, ou son nom a changé.</p>
      </>
    )
  return (
    <>
      <header>
        <Heading kind={kind} record={record} />
        {held.isRetrieved && (
          <p className="remark due">
            Votre saisie d’avant est retrouvée ; elle n’est pas encore enregistrée.
          </p>
        )}
        {advice && (
          <p className="remark due" role="alert">
            {advice}
          </p>
        )}
        {issues.length > 0 && <Refused {...held} />}
        {other && <Conflict held={held} other={other} />}
      </header>
      <Contents node={node} />
      {book.files
        .filter((each) => each.kind === kind)
        .map(({ rule, title, picture }) => (
          <div key={rule} className="logo">
            <img src={picture} alt="" width="96" height="96" />
            <FileButton
              id={`logo-${rule}`}
              label={title}
              onFile={async (file) => {
                if ((await around.attach(rule, file)) !== undefined) say('Logo enregistré.')
              }}
            />
          </div>
        ))}
      <Form
        schema={schema}
        uiSchema={{ ...ui, 'ui:submitButtonOptions': { norender: true } }}
        formData={held.data}
        formContext={around}
        {...{ fields, templates, validator, widgets }}
        extraErrors={toErrorSchema(
          issues.map(({ path, message }) => ({
            property: path.map((step) => `.${step}`).join(''),
            message: sentence(message),
            stack: message,
          })),
        )}
        showErrorList={false}
        noHtml5Validate
        noValidate
        onChange={({ formData }, field) => {
          const value: Json = JSON.parse(JSON.stringify(formData ?? null))
          // Without a field it is RJSF that fills in what is absent, and nobody who types.
          if (field === undefined) held.setData(value)
          else held.take(value)
        }}
        onSubmit={() => void held.send({}, 'Enregistré.')}
      >
        <Bar kind={kind} id={id} held={held} />
      </Form>
    </>
  )
}

function Heading({ kind, record }: { kind: string; record: BookRecord | undefined }) {
  const [level, state] = record ? stateOf(record) : ['', 'Pas encore enregistrée']
  const pages = record?.shown ?? []
  return (
    <>
      <h1 tabIndex={-1}>{record?.name ?? 'Nouvelle fiche'}</h1>
      <p>
        {kinds[kind]?.title} · <small className={level}>{state}</small>
        {pages.length > 0 && ' · Montré sur '}
        {pages.map(({ href, label }, at) => (
          <span key={href}>
            {at > 0 && ', '}
            <a href={href} target="_blank" rel="noreferrer">
              {label}
            </a>
          </span>
        ))}
      </p>
      {record?.judgements
        .filter(({ path }) => path.length === 0)
        .map(({ text, action, level: own }) => (
          <p key={text} className={`remark ${own}`}>
            {text} {action}
          </p>
        ))}
    </>
  )
}

function Refused({ issues, node, alert }: Held) {
  return (
    <div role="alert" className="summary" tabIndex={-1} ref={alert}>
      <h2>Rien n’est enregistré&nbsp;: à corriger</h2>
      <ul>
        {issues.map((issue) => (
          <li key={issue.path.join() + issue.message}>
            <Said issue={issue} titles={titlesOf(node, issue.path)} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Conflict({ held, other }: { held: Held; other: NonNullable<Held['other']> }) {
  const { alert, data, node, revert, send } = held
  const { current, mark } = other
  const words =
    current === null
      ? ['retirée', 'Remettre ma fiche', 'La laisser retirée']
      : ['changée', 'Garder ma saisie', 'Prendre l’autre version']
  const theirs = toForm(current, node)
  const isGone = current === null
  return (
    <div role="alert" className="summary" tabIndex={-1} ref={alert}>
      <h2>Cette fiche a été {words[0]} pendant votre saisie</h2>
      {!isGone && (
        <Differences mine={data} theirs={theirs} titles={(path) => titlesOf(node, path)} />
      )}
      <button
        type="button"
        onClick={() => void send({ ...(isGone && { id: null }) }, 'Enregistré.', mark)}
      >
        {words[1]}
      </button>
      <button
        type="button"
        onClick={() => {
          revert(theirs, mark)
          if (isGone) location.hash = '#/'
        }}
      >
        {words[2]}
      </button>
    </div>
  )
}

function Contents({ node }: { node: Node }) {
  const parts = Object.entries(node.properties ?? {}).filter(([, each]) => !each.hidden)
  return (
    parts.length > 8 && (
      <nav aria-label="Dans cette fiche" className="contents">
        <ul>
          {parts.map(([name, each]) => (
            <li key={name}>
              <button type="button" className="link" onClick={() => goTo([name])}>
                {plain(each).title}
              </button>
            </li>
          ))}
        </ul>
      </nav>
    )
  )
}

const moves = [
  ['Monter', -1],
  ['Descendre', 1],
] as const

function Bar({ kind, id, held }: { kind: string; id: string; held: Held }) {
  const { record, node, from, isDirty, isNew, revert, send } = held
  const isList = kinds[kind]?.isList === true
  return (
    <div className="bar">
      <button type="submit" className="main">
        Enregistrer
      </button>
      {isDirty && (
        <button
          type="button"
          onClick={() => revert(toForm(from, node), record?.mark ?? null)}
        >
          Annuler les changements
        </button>
      )}
      {isNew && (
        <button
          type="button"
          onClick={() =>
            void send(
              { later: true },
              'Mise de côté, incomplète : le site ne la montre pas.',
            )
          }
        >
          Finir plus tard
        </button>
      )}
      {record && isList && (
        <a href={`#/${kind}/+/${encodeURIComponent(id)}`}>Copier en nouvelle fiche</a>
      )}
      {!isNew &&
        isList &&
        moves.map(([word, move]) => (
          <button
            key={word}
            type="button"
            className="quiet"
            disabled={isDirty}
            onClick={() => void send({ move, value: true }, 'Fiche déplacée.')}
          >
            {word} la fiche
          </button>
        ))}
      {record && (isList || node.optional) && (
        <button
          type="button"
          className="quiet"
          onClick={() => {
            if (confirm('Retirer cette fiche du site ?'))
              void send({ value: null }, 'Fiche retirée.')
          }}
        >
          Retirer la fiche
        </button>
      )}
    </div>
  )
}

const sentence = (text: string) =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`

function goTo(path: Path) {
  // What is refused of a whole may have no control of its own.
  const place = path
    .map((_, at) => document.getElementById(idOf(path.slice(0, path.length - at))))
    .find((each) => each !== null)
  place?.scrollIntoView({ block: 'center' })
  place?.focus()
}

function Said({
  issue: { path, message },
  titles,
}: {
  issue: Issue
  titles: readonly string[]
}) {
  if (path.length === 0) return sentence(message)
  return (
    <button type="button" className="link" onClick={() => goTo(path)}>
      {titles.join(' › ')}&nbsp;: {sentence(message)}
    </button>
  )
}

type DifferencesProps = { mine: Json; theirs: Json; titles(path: Path): readonly string[] }

function Differences({ mine, theirs, titles }: DifferencesProps) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Champ</th>
          <th scope="col">Votre saisie</th>
          <th scope="col">L’autre version</th>
        </tr>
      </thead>
      <tbody>
        {differing(mine, theirs).map(({ path, values }) => (
          <tr key={path.join()}>
            <th scope="row">{titles(path).join(' › ')}</th>
            {values.map((value, at) => (
              <td key={at}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const shown = (value: Json | undefined): string =>
  value === undefined || value === null || value === ''
    ? '—'
    : typeof value === 'boolean'
      ? value
        ? 'oui'
        : 'non'
      : typeof value === 'object'
        ? Object.values(value).map(shown).join(' ; ')
        : String(value)

function differing(
  mine: Json | undefined,
  theirs: Json | undefined,
  path: Path = [],
): { path: Path; values: string[] }[] {
  if (JSON.stringify(mine ?? null) === JSON.stringify(theirs ?? null)) return []
  if (!isFields(mine) || !isFields(theirs)) {
    const values = [shown(mine), shown(theirs)]
    return values[0] === values[1] ? [] : [{ path, values }]
  }
  return [...new Set([...Object.keys(mine), ...Object.keys(theirs)])].flatMap((name) =>
    differing(mine[name], theirs[name], [...path, name]),
  )
}

/** A photograph for a page is drawn no wider than a page shows it; a certificate stays as it is. */
async function smaller(rule: string, file: File): Promise<Blob> {
  if (rule === 'certificate' || !/^image\/(?:jpeg|png|webp)$/.test(file.type)) return file
  const picture = await createImageBitmap(file).catch(() => undefined)
  const scale = picture ? 512 / Math.max(picture.width, picture.height) : 1
  if (!picture || scale >= 1) return file
  const canvas = new OffscreenCanvas(
    Math.round(picture.width * scale),
    Math.round(picture.height * scale),
  )
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas.convertToBlob({
    type: file.type === 'image/jpeg' ? file.type : 'image/png',
    quality: 0.8,
  })
}

const root = document.getElementById('editor')
if (root) createRoot(root).render(<App />)
