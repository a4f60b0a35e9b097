import { useSelector } from '@xstate/react'
import { differences } from '../machine/difference.ts'
import type { Order } from '../machine/types.ts'
import type { Shown } from '../record.ts'
import { Icon } from './icon.tsx'
import type { EditorActor } from './listen.ts'
import { counted } from './words.ts'

const done: Readonly<Record<Order['op'], string>> = {
  save: 'Enregistré',
  remove: 'Fiche retirée',
  raise: 'Fiche montée d’un rang',
  lower: 'Fiche descendue d’un rang',
  restore: 'État précédent repris',
}

/** Sticks to the bottom: what stands, and what can be done about it. */
export function SaveBar({ actor, shown }: { actor: EditorActor; shown: readonly Shown[] }) {
  const snapshot = useSelector(actor, (each) => each)
  if (snapshot.matches('leaving'))
    return (
      <Question
        actor={actor}
        title="Quitter cette fiche sans enregistrer ?"
        detail="Les changements seraient perdus."
        yes="Quitter sans enregistrer"
        no="Rester sur la fiche"
      />
    )
  if (snapshot.matches('removing'))
    return (
      <Question
        actor={actor}
        title="Retirer cette fiche du site ?"
        detail="Elle peut être reprise dans « États précédents »."
        yes="Retirer"
        no="Garder la fiche"
      />
    )
  const { value, original, issues, said } = snapshot.context
  const changes = differences(original, value).length
  const [first] = shown
  return (
    <div className="bar">
      <p role="status">
        <b>{statusOf(snapshot.hasTag('busy'), changes, said)}</b>
        {issues.length > 0 && (
          <span>
            {counted(issues.length, 'chose', 'choses')} à corriger avant d’enregistrer.
          </span>
        )}
      </p>
      {changes > 0 && (
        <button
          type="button"
          className="button quiet"
          onClick={() => actor.send({ type: 'record.revert' })}
        >
          Annuler les changements
        </button>
      )}
      {first && (
        <a className="button plain" href={first.href} target="_blank" rel="noopener">
          <Icon name="eye" />
          Aperçu<span className="hidden"> (nouvel onglet)</span>
        </a>
      )}
      <button type="submit" className="button" aria-disabled={changes === 0}>
        Enregistrer
      </button>
    </div>
  )
}

function statusOf(isBusy: boolean, changes: number, said: Order['op'] | null) {
  if (isBusy) return 'Un instant…'
  if (changes > 0)
    return counted(changes, 'changement non enregistré', 'changements non enregistrés')
  return said === null ? 'Aucun changement' : `${done[said]}.`
}

function Question({
  actor,
  title,
  detail,
  yes,
  no,
}: {
  actor: EditorActor
  title: string
  detail: string
  yes: string
  no: string
}) {
  return (
    <div
      className="bar question"
      role="group"
      aria-labelledby="question"
      aria-describedby="question-detail"
      tabIndex={-1}
      data-attention
    >
      <p>
        <b id="question">{title.replace(' ?', '\u202f?')}</b>
        <span id="question-detail">
          {detail.replace('« ', '«\u00a0').replace(' »', '\u00a0»')}
        </span>
      </p>
      <button
        type="button"
        className="button plain"
        onClick={() => actor.send({ type: 'question.confirm' })}
      >
        {yes}
      </button>
      <button
        type="button"
        className="button"
        onClick={() => actor.send({ type: 'question.cancel' })}
      >
        {no}
      </button>
    </div>
  )
}
