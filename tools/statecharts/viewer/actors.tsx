import { models } from './machines.ts'
import { isState, say } from './reading.ts'
import type { View } from './state.ts'

/** The actors of the moment, and the machines that have none. */
export function Actors({ view, chosen }: { view: View; chosen: string }) {
  const { actors, standing } = view
  const nameOf = (actor: string | undefined) => actors.find(({ id }) => id === actor)?.name
  const idle = models
    .map(({ machine }) => machine.id)
    .filter((id) => !actors.some(({ machine }) => machine === id))
  // The machine's id outlives a reload, where one actor alone runs it.
  const addressOf = (id: string, machine: string) =>
    actors.filter((one) => one.machine === machine).length === 1 ? machine : id
  return (
    <nav aria-label="Acteurs">
      {actors.length === 0 && (
        <p role="status">Ouvrez le site dans un autre onglet de ce navigateur.</p>
      )}
      <button type="button" onClick={() => location.assign('#')}>
        Suivre ce qui bouge
      </button>
      {actors.map(({ id, name, parent, machine, value }) => (
        <p key={id}>
          {machine === undefined ? (
            `${name}, promesse`
          ) : (
            <a href={`#${addressOf(id, machine)}`} aria-current={id === standing?.id}>
              <b>{name}</b> {isState(value) && say(value)}
            </a>
          )}{' '}
          {nameOf(parent) !== undefined && <small>de {nameOf(parent)}</small>}
        </p>
      ))}
      {idle.length > 0 && <h2>Machines sans acteur</h2>}
      {idle.map((id) => (
        <p key={id}>
          <a href={`#${id}`} aria-current={chosen === id}>
            {id}
          </a>
        </p>
      ))}
    </nav>
  )
}
