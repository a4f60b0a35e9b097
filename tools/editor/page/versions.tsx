import { useSelector } from '@xstate/react'
import { Icon } from './icon.tsx'
import type { EditorActor } from './listen.ts'
import { momentInWords, sentence } from './words.ts'

/** Earlier versions of the files: taking one back is a change like another, and can be taken back. */
export function Versions({ actor }: { actor: EditorActor }) {
  const { screen, said, problem, issues } = useSelector(actor, ({ context }) => context)
  if (!screen?.versions) return null
  const versions = screen.versions.filter(({ changes }) => changes.length > 0)
  const titles = new Map(screen.book.kinds.map(({ name, title }) => [name, title]))
  const refusals = [
    ...(problem === null ? [] : [problem]),
    ...issues.map(({ message }) => message),
  ]
  return (
    <section className="frame" aria-labelledby="title">
      <h1 id="title" tabIndex={-1}>
        États précédents
      </h1>
      <p className="lead" role="status">
        {said === 'restore'
          ? 'État précédent repris.'
          : 'Chaque enregistrement garde l’état d’avant, les vingt derniers de chaque liste.'}
      </p>
      {refusals.length > 0 && (
        <div className="attention" role="alert" tabIndex={-1} data-attention>
          {refusals.map((text) => (
            <p key={text}>{sentence(text)}</p>
          ))}
        </div>
      )}
      {versions.length === 0 && <p>Il n’y a pas d’autre état que celui d’aujourd’hui.</p>}
      <ul className="points">
        {versions.map(({ kind, id, until, changes }) => {
          const name = `${titles.get(kind) ?? kind}, jusqu’au ${momentInWords(until)}`
          return (
            <li key={`${kind} ${id}`} className="point">
              <Icon name="history" />
              <div>
                <p className="what">{name}</p>
                <p className="then">{changes.map(sentence).join(' ')}</p>
              </div>
              <button
                type="button"
                className="button plain"
                onClick={() => actor.send({ type: 'version.restore', kind, version: id })}
              >
                Reprendre<span className="hidden"> : {name}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
