import { useSelector } from '@xstate/react'
import { judgedPoints } from './judged.ts'
import type { EditorActor } from './listen.ts'
import { Points } from './points.tsx'

/** What has run out and what soon will, the most pressing first. */
export function Due({ actor }: { actor: EditorActor }) {
  const { screen, said } = useSelector(actor, ({ context }) => context)
  if (!screen) return null
  const points = judgedPoints(screen.book).toSorted((one, other) =>
    (one.judgement.date ?? '') < (other.judgement.date ?? '') ? -1 : 1,
  )
  const at = (...levels: readonly string[]) =>
    points.filter(({ level }) => levels.includes(level))
  const pressing = at('error', 'past', 'due').length
  return (
    <section className="frame" aria-labelledby="title">
      <h1 id="title" tabIndex={-1}>
        Ce qui est dû
      </h1>
      <p className="lead" role="status">
        {said === 'remove' && 'Fiche retirée. '}
        {pressing === 0
          ? 'Rien n’est dû dans les soixante jours. Choisissez une fiche dans la liste pour la changer.'
          : 'Ouvrez une fiche, ici ou dans la liste, pour la changer.'}
      </p>
      <Points title="À corriger" points={at('error')} />
      <Points title="Expiré" points={at('past')} />
      <Points title="Dû dans les soixante jours" points={at('due')} />
      <Points title="À regarder" points={at('remark')} />
      <Points title="Encore des exemples" points={at('sample')} />
    </section>
  )
}
