import { useSelector } from '@xstate/react'
import type { Spec } from '../form/spec.ts'
import { differences, type Line, type Side } from '../machine/difference.ts'
import type { EditorActor } from './listen.ts'
import { placeOf } from './place.ts'
import { childOf, shownValue, titleAt } from './words.ts'
import { formNamed } from './wiring.ts'

/** Line by line, hers or the file's: nothing is written over unseen. */
export function Conflict({ actor }: { actor: EditorActor }) {
  const { place, value, conflict, choices } = useSelector(actor, ({ context }) => context)
  const at = placeOf(place)
  const form = at.screen === 'record' ? formNamed(at.kind) : undefined
  const isGone = conflict === null || conflict.current === null
  const lines = isGone ? [] : differences(value, conflict.current)
  return (
    <section className="frame conflict" aria-labelledby="title">
      <h1 id="title" tabIndex={-1} data-attention>
        {isGone
          ? 'Cette fiche a été retirée pendant votre saisie'
          : 'Cette fiche a changé pendant votre saisie'}
      </h1>
      <p className="lead">
        {isGone
          ? 'Rien n’est perdu. Vous pouvez la remettre telle que vous l’avez écrite, ou la laisser.'
          : 'Rien n’est perdu. Choisissez, ligne par ligne, ce que vous gardez.'}
      </p>
      {form &&
        lines.map((line) => (
          <Choice
            key={line.id}
            line={line}
            form={form}
            chosen={choices[line.id]}
            choose={(side) => actor.send({ type: 'choice.make', line: line.id, side })}
          />
        ))}
      <div className="actions">
        <button
          type="button"
          className="button"
          onClick={() => actor.send({ type: 'conflict.settle' })}
        >
          {isGone ? 'Remettre la fiche' : 'Enregistrer ces choix'}
        </button>
        <button
          type="button"
          className="button plain"
          onClick={() => actor.send({ type: 'conflict.reload' })}
        >
          {isGone ? 'La laisser retirée' : 'Tout reprendre du fichier'}
        </button>
        <button
          type="button"
          className="button quiet"
          onClick={() => actor.send({ type: 'conflict.back' })}
        >
          Revenir à ma saisie
        </button>
      </div>
    </section>
  )
}

function Choice({
  line,
  form,
  chosen,
  choose,
}: {
  line: Line
  form: Spec
  chosen: Side | undefined
  choose: (side: Side) => void
}) {
  const spec = line.path.reduce<Spec | undefined>(childOf, form)
  return (
    <fieldset className="sides">
      <legend>{titleAt(form, line.path)}</legend>
      {(['mine', 'theirs'] as const).map((side) => (
        <label className="choice" key={side}>
          <input
            type="radio"
            name={`line-${line.id}`}
            checked={chosen === side}
            onChange={() => choose(side)}
          />
          <span>
            <small>{side === 'mine' ? 'Votre saisie' : 'Dans le fichier'}</small>{' '}
            {shownValue(line[side], spec)}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
