import { useState } from 'react'
import type { Facts } from './facts.ts'
import { placeOf } from './nearest-place.ts'

type SourceProps = {
  facts: Facts | undefined
  /** The path of a state; the machine itself is ''. */
  state: string
}

/** Opens the developer's editor where a state stands in the source. */
export function SourceLink({ facts, state }: SourceProps) {
  const [said, setSaid] = useState('')
  const place = facts && placeOf(facts.places, state)
  if (!facts?.file || !place) return null
  const { file } = facts
  const open = () => {
    const target = `${file}:${place.line}:${place.column}`
    fetch(`/__open-in-editor?file=${encodeURIComponent(target)}`).then(
      ({ ok }) => setSaid(ok ? '' : 'Le serveur n’a pas ouvert l’éditeur.'),
      () => setSaid('Le serveur ne répond pas.'),
    )
  }
  return (
    <>
      <button type="button" title={`${file}:${place.line}`} onClick={open}>
        Ouvrir dans l’éditeur (ligne {place.line})
      </button>
      <span role="status">{said}</span>
    </>
  )
}
