/** Gives the machine its actors: what it asks of the server, and of the schema. */
import { fromPromise } from 'xstate'
import { blankRecord } from '../form/blank.ts'
import { formOf, type GroupSpec } from '../form/spec.ts'
import { freeName, lengthIssues, slugOf, tidyRecord, withoutBlanks } from '../form/tidy.ts'
import { editorMachine } from '../machine/editor.ts'
import type {
  Attached,
  Attachment,
  Checked,
  Loaded,
  Order,
  Result,
} from '../machine/types.ts'
import { isFields, textOf } from '../machine/values.ts'
import type { Book, Change, Json } from '../record.ts'
import type { Kind } from '../registry.ts'
import { kinds } from 'virtual:editor-registry'
import { addressOf, placeOf } from './place.ts'
import { ruleAt } from './rule-at.ts'
import { talk } from './talk.ts'

const noForm: GroupSpec = {
  type: 'group',
  title: '',
  description: null,
  isOptional: false,
  isHidden: false,
  fields: [],
}
const forms = new Map<string, GroupSpec>()

/** The form of a kind; without a field where there is no such kind. */
export function formNamed(name: string): GroupSpec {
  const kind = kinds[name]
  const form = forms.get(name) ?? (kind ? formOf(kind) : noForm)
  forms.set(name, form)
  return form
}

/** The field that names the records of a kind. */
export function labelNamed(name: string): string | null {
  return kinds[name]?.label ?? null
}

/** What the page shows at a place. */
async function load(address: string): Promise<Loaded> {
  const place = placeOf(address)
  const [book, versions, publication] = await Promise.all([
    talk.book(),
    place.screen === 'versions' ? talk.versions() : null,
    place.screen === 'ready' ? talk.publication() : null,
  ])
  return { screen: { book, versions, publication }, record: recordAt(book, address) }
}

function recordAt(book: Book, address: string): Loaded['record'] {
  const place = placeOf(address)
  if (place.screen !== 'record') return null
  const form = formNamed(place.kind)
  const kind = book.kinds.find(({ name }) => name === place.kind)
  if (!kind || kind.fault !== null) return null
  if (place.id === null)
    return kind.isList ? { value: blankRecord(form), base: null } : null
  const record = kind.records.find(({ id }) => id === place.id)
  return record ? { value: record.value, base: record.mark } : null
}

/** As the server will, before it is asked. */
async function check({ place, value }: { place: string; value: Json }): Promise<Checked> {
  const at = placeOf(place)
  const kind = at.screen === 'record' ? kinds[at.kind] : undefined
  if (at.screen !== 'record' || !kind) return { value, issues: [] }
  const form = formNamed(at.kind)
  const tidied = tidyRecord(value, form, at.id ?? (await newName(at.kind, kind, value)))
  const filled = withoutBlanks(tidied, form)
  const { error } = kind.schema.safeParse(kind.isList ? [filled] : filled)
  const found = (error?.issues ?? []).map(({ path, message }) => ({
    path: path.slice(kind.isList ? 1 : 0).filter((step) => typeof step !== 'symbol'),
    message,
  }))
  return { value: tidied, issues: [...lengthIssues(tidied, form), ...found] }
}

async function newName(name: string, { label = '' }: Kind, value: Json): Promise<string> {
  const { kinds: known } = await talk.book()
  const records = known.find((kind) => kind.name === name)?.records ?? []
  const given = isFields(value) ? value[label] : ''
  return freeName(slugOf(textOf(given)), new Set(records.map(({ id }) => id)))
}

async function apply(order: Order | null): Promise<Result> {
  const change = order && changeOf(order)
  if (!order || !change) throw new Error('Il n’y a rien à enregistrer.')
  const outcome = await talk.change(change)
  if (outcome.status !== 'done') return outcome
  return { status: 'done', place: placeAfter(order, change, outcome.id) }
}

function changeOf(order: Order): Change | null {
  const { place: address, ...rest } = order
  if (rest.op === 'restore') return rest
  const place = placeOf(address)
  if (place.screen !== 'record') return null
  const { kind, id } = place
  const isSingle = kinds[kind]?.isList === false
  return { ...rest, kind, id: isSingle ? null : id }
}

function placeAfter({ op, place }: Order, { kind }: Change, id: string | null) {
  if (op === 'remove') return '#/'
  return id === null ? place : addressOf(kind, id)
}

async function attach(attachment: Attachment | null): Promise<Attached> {
  const place = placeOf(attachment?.place ?? '')
  const file = attachment?.file
  if (place.screen !== 'record' || !(file instanceof File))
    throw new Error('Il n’y a pas de fichier.')
  if (file.size > 1_000_000) {
    const size = (file.size / 1_000_000).toLocaleString('fr-FR', {
      maximumFractionDigits: 1,
    })
    return { refusal: `ce fichier pèse ${size} Mo, 1 Mo au plus` }
  }
  const rule = ruleAt(place.kind, formNamed(place.kind), attachment?.path ?? [])
  return talk.file(rule, file.name, await inBase64(file))
}

function inBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () =>
      resolve(
        typeof reader.result === 'string' ? reader.result.replace(/^[^,]*,/, '') : '',
      ),
    )
    reader.addEventListener('error', () =>
      reject(new Error('Ce fichier ne peut pas être lu.')),
    )
    reader.readAsDataURL(file)
  })
}

/** The machine with its actors. */
export const editor = editorMachine.provide({
  actors: {
    load: fromPromise<Loaded, string>(({ input }) => load(input)),
    check: fromPromise<Checked, { place: string; value: Json }>(({ input }) =>
      check(input),
    ),
    apply: fromPromise<Result, Order | null>(({ input }) => apply(input)),
    attach: fromPromise<Attached, Attachment | null>(({ input }) => attach(input)),
  },
})
