import type { ActorReport } from '../inspection/protocol.ts'
import { ActorTree } from './actor-tree.tsx'
import type { Address } from './address.ts'
import { models } from './machines.ts'

type NavigationProps = {
  actors: readonly ActorReport[]
  /** The id of the actor that is shown. */
  shown: string | undefined
  /** What somebody chose, the machine by its id. */
  chosen: Address | undefined
  onChoose: (chosen: Address | undefined) => void
}

/** The actors of the moment, and the machines that have none. */
export function Navigation({ actors, shown, chosen, onChoose }: NavigationProps) {
  const idle = models.filter(
    ({ machine }) => !actors.some((actor) => actor.machine === machine.id),
  )
  const choose = (actor: ActorReport | undefined) => {
    if (actor?.machine === undefined) return onChoose(undefined)
    const { id, machine } = actor
    const isAlone = actors.filter((one) => one.machine === machine).length === 1
    onChoose({ machine, actor: isAlone ? undefined : id })
  }
  return (
    <nav aria-label="Acteurs">
      {actors.length === 0 && (
        <p role="status">
          Aucune page n’est ouverte. Ouvrez <a href="/">le site</a> dans un autre onglet de
          ce navigateur.
        </p>
      )}
      <ActorTree
        actors={actors}
        shown={shown}
        isChosen={chosen !== undefined}
        onChoose={choose}
      />
      {idle.length > 0 && (
        <>
          <h2>Machines sans acteur</h2>
          <ul>
            {idle.map(({ name, machine }) => (
              <li key={name}>
                <button
                  type="button"
                  aria-current={chosen?.machine === machine.id}
                  onClick={() => onChoose({ machine: machine.id })}
                >
                  {machine.id}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </nav>
  )
}
