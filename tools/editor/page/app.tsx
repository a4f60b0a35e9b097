import { useSelector } from '@xstate/react'
import type { EditorActor } from './listen.ts'
import { Conflict } from './conflict.tsx'
import { Due } from './due.tsx'
import { Icon } from './icon.tsx'
import { Ledger } from './ledger.tsx'
import { placeOf } from './place.ts'
import { Ready } from './ready.tsx'
import { Record } from './record.tsx'
import type { Screen } from './screen.ts'
import { Versions } from './versions.tsx'
import { sentence } from './words.ts'

/** The whole page: its head, the list of all records, and what is open. */
export function App({ actor }: { actor: EditorActor }) {
  const screen = useSelector(actor, ({ context }) => context.screen)
  const place = useSelector(actor, ({ context }) => context.place)
  const count = screen ? dueCount(screen) : 0
  const at = placeOf(place).screen
  return (
    <>
      <a className="skip" href="#content" onClick={skip}>
        Aller au contenu
      </a>
      <header className="head">
        <img src="/__facts/wordmark.svg" width="132" height="23" alt="" />
        <p>
          <b>Édition</b>
          <span>Outil de travail, sur cet ordinateur seulement</span>
        </p>
        <nav aria-label="Édition">
          <a href="#/" aria-current={at === 'due' ? 'page' : undefined}>
            Ce qui est dû {count > 0 && <span>{count}</span>}
          </a>
          <a href="#/pret" aria-current={at === 'ready' ? 'page' : undefined}>
            Prêt à publier&#8239;?
          </a>
          <a href="#/etats" aria-current={at === 'versions' ? 'page' : undefined}>
            États précédents
          </a>
        </nav>
      </header>
      <div className="body">
        {screen && <Ledger book={screen.book} place={place} />}
        <main id="content" tabIndex={-1}>
          <Content actor={actor} />
        </main>
      </div>
    </>
  )
}

function Content({ actor }: { actor: EditorActor }) {
  const snapshot = useSelector(actor, (each) => each)
  const { screen, place, problem } = snapshot.context
  if (snapshot.matches('unreadable'))
    return (
      <section className="frame">
        <h1 tabIndex={-1}>L’édition n’a rien pu lire</h1>
        <div className="attention" role="alert" tabIndex={-1} data-attention>
          <p>{sentence(problem ?? '')}</p>
        </div>
        <button
          type="button"
          className="button"
          onClick={() => actor.send({ type: 'load.retry' })}
        >
          Lire à nouveau
        </button>
      </section>
    )
  if (!screen)
    return (
      <section className="frame">
        <h1 tabIndex={-1}>Édition</h1>
        <p role="status">Lecture des fiches…</p>
      </section>
    )
  if (snapshot.matches('conflict')) return <Conflict actor={actor} />
  const at = placeOf(place)
  if (snapshot.matches('loading') && !isLoaded(screen, at.screen))
    return (
      <section className="frame">
        <h1 tabIndex={-1}>{at.screen === 'ready' ? 'Prêt à publier ?' : 'Édition'}</h1>
        <p role="status" className="waiting">
          <Icon name="clock" />
          {at.screen === 'ready' ? 'Les vérifications se font…' : 'Lecture…'}
        </p>
      </section>
    )
  if (at.screen === 'ready') return <Ready actor={actor} />
  if (at.screen === 'versions') return <Versions actor={actor} />
  if (at.screen === 'record') return <Record actor={actor} kind={at.kind} id={at.id} />
  return <Due actor={actor} />
}

function isLoaded({ publication, versions }: Screen, at: string) {
  if (at === 'ready') return publication !== null
  return at !== 'versions' || versions !== null
}

function dueCount({ book }: Screen) {
  return book.kinds
    .flatMap(({ records }) => records)
    .flatMap(({ judgements }) => judgements)
    .filter(({ level }) => level === 'due' || level === 'past' || level === 'error').length
}

/** The address holds a place: a link to a part of the page would leave it. */
function skip(event: React.MouseEvent) {
  event.preventDefault()
  document.getElementById('content')?.focus()
}
