import { differences } from '../core/differences.ts'
import { forgotten, type Standing } from './state.ts'

/** What an actor remembers at the moment, and what its last event changed in it. */
export function Context({ standing }: { standing: Standing }) {
  const { name, before, context } = standing
  const isKnown = before !== undefined && ![before, context].includes(forgotten)
  const changes = isKnown ? differences(before, context) : []
  return (
    <>
      <h2>Ce qui a changé</h2>
      {changes.length === 0 && (
        <p>
          {isKnown
            ? 'Rien dans le contexte.'
            : 'Le contexte précédent n’est pas en mémoire.'}
        </p>
      )}
      {changes.map((change) => (
        <p key={change.path}>
          <code>{change.path || 'contexte'}</code> <del>{written(change.before)}</del> →{' '}
          <ins>{written(change.after)}</ins>
        </p>
      ))}
      <h2>Contexte de {name}</h2>
      <pre>
        {context === forgotten
          ? 'Il n’est plus en mémoire.'
          : (JSON.stringify(context, null, 2) ?? 'aucun')}
      </pre>
    </>
  )
}

function written(value: unknown): string {
  return JSON.stringify(value) ?? 'rien'
}
