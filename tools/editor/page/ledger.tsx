import type { Book, BookKind, BookRecord } from '../record.ts'
import { Icon } from './icon.tsx'
import { addressOf } from './place.ts'
import { StateMark } from './state-mark.tsx'
import { sentence } from './words.ts'

/** All records by kind, each with its state and the places that show it. */
export function Ledger({ book, place }: { book: Book; place: string }) {
  const lists = book.kinds.filter(({ isList }) => isList)
  const singles = book.kinds.filter(({ isList }) => !isList)
  return (
    <nav className="ledger" aria-label="Fiches">
      {lists.map((kind) => (
        <details key={kind.name} open={isOpen(kind, place)}>
          <summary>
            {kind.title}
            <span>{kind.records.length}</span>
          </summary>
          {kind.fault !== null && <Fault fault={kind.fault} />}
          <ul>
            {kind.records.map((record) => (
              <Row
                key={record.id}
                kind={kind.name}
                id={record.id}
                record={record}
                place={place}
              />
            ))}
          </ul>
          {kind.fault === null && (
            <a className="add" href={addressOf(kind.name, null)}>
              <Icon name="plus" />
              Ajouter<span className="hidden"> : {kind.title}</span>
            </a>
          )}
        </details>
      ))}
      {singles.length > 0 && (
        <details open>
          <summary>
            Organisme
            <span>{singles.length}</span>
          </summary>
          <ul>
            {singles.map(({ name, fault, records: [record] }) =>
              record ? (
                <Row key={name} kind={name} id={name} record={record} place={place} />
              ) : (
                <li key={name}>{fault !== null && <Fault fault={fault} />}</li>
              ),
            )}
          </ul>
        </details>
      )}
    </nav>
  )
}

function Row({
  kind,
  id,
  record,
  place,
}: {
  kind: string
  id: string
  record: BookRecord
  place: string
}) {
  const address = addressOf(kind, id)
  const pages = [...new Set(record.shown.map(({ label }) => label))]
  return (
    <li>
      <a href={address} aria-current={address === place ? 'true' : undefined}>
        <span>
          <b>{record.name}</b>
          <small>{pages.join(', ')}</small>
        </span>
        <StateMark record={record} />
      </a>
    </li>
  )
}

function Fault({ fault }: { fault: string }) {
  return (
    <p className="fault">
      <Icon name="alert" />
      {sentence(fault)}
    </p>
  )
}

/** Where she is, and where something cannot wait. */
function isOpen({ name, fault, records }: BookKind, place: string) {
  return (
    fault !== null ||
    place.startsWith(addressOf(name, '')) ||
    records.some(({ judgements }) =>
      judgements.some(
        ({ level }) => level === 'error' || level === 'past' || level === 'due',
      ),
    )
  )
}
