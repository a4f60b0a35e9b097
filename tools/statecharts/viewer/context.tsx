import { differences } from './difference.ts'
import { forgotten } from './moment.ts'
import type { Standing } from './state.ts'

type ContextProps = {
  standing: Standing
  /** The context before, and the entry that it is of when somebody chose one. */
  before: unknown
  base: number | undefined
  /** The entry looked at. */
  current: number | undefined
  onBase: (seq: number | undefined) => void
}

/** What an actor remembers at the moment, and what changed in it. */
export function Context({ standing, before, base, current, onBase }: ContextProps) {
  const { name, context } = standing
  return (
    <>
      <section aria-labelledby="difference">
        <h2 id="difference">Ce qui a changé</h2>
        <p>
          {base === undefined
            ? `Avec le dernier événement de ${name}`
            : `Depuis l’événement n° ${base}, pour ${name}`}
        </p>
        <Changes before={before} after={context} />
        {current !== undefined && (
          <button
            type="button"
            onClick={() => onBase(base === undefined ? current : undefined)}
          >
            {base === undefined ? 'Comparer à partir d’ici' : 'Comparer au précédent'}
          </button>
        )}
      </section>
      <section aria-labelledby="context">
        <h2 id="context">Contexte de {name}</h2>
        {context === forgotten ? (
          <p>Il n’est plus en mémoire.</p>
        ) : (
          <pre>{JSON.stringify(context, null, 2) ?? 'aucun'}</pre>
        )}
      </section>
    </>
  )
}

function Changes({ before, after }: { before: unknown; after: unknown }) {
  if (before === undefined || before === forgotten)
    return <p>Le contexte précédent n’est pas en mémoire.</p>
  const changes = differences(before, after)
  if (changes.length === 0) return <p>Rien dans le contexte.</p>
  return (
    <dl className="changes">
      {changes.map((change) => (
        <div key={change.path}>
          <dt>
            <code>{change.path || 'contexte'}</code>
          </dt>
          <dd>
            <del>{written(change.before)}</del> → <ins>{written(change.after)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function written(value: unknown): string {
  return JSON.stringify(value) ?? 'rien'
}
