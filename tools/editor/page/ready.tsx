import { useSelector } from '@xstate/react'
import { Icon } from './icon.tsx'
import { judgedPoints } from './judged.ts'
import type { EditorActor } from './listen.ts'
import { type Point, Points } from './points.tsx'
import { counted, sentence } from './words.ts'

/** The most pressing first. */
const order: readonly Point['level'][] = ['error', 'past', 'due', 'remark', 'sample']

/** What the build's checks say now: what prevents, what is to be looked at, what is in order. */
export function Ready({ actor }: { actor: EditorActor }) {
  const { screen } = useSelector(actor, ({ context }) => context)
  if (!screen?.publication) return null
  const { book, publication } = screen
  const points = judgedPoints(book)
  const faults = book.kinds.flatMap(({ fault }) => (fault === null ? [] : [fault]))
  const said = new Set(points.map(({ text }) => text))
  const plain = (level: Point['level']) => (text: string) =>
    ({ text: sentence(text), action: '', href: null, level }) as const
  const stops = [
    ...faults.map(plain('error')),
    ...points.filter(({ judgement }) => judgement.stops),
    ...publication.stops.filter((text) => !said.has(text)).map(plain('error')),
  ]
  const looks = [
    ...order.flatMap((level) =>
      points.filter(({ judgement }) => !judgement.stops && judgement.level === level),
    ),
    ...publication.looks.filter((text) => !said.has(text)).map(plain('remark')),
  ]
  const read = book.kinds.reduce((sum, { records }) => sum + records.length, 0)
  const isRight = !points.some(({ level }) => level === 'error') && faults.length === 0
  const inOrder: readonly Point[] = isRight
    ? [
        {
          text: `${read} fiches lues, aucune faute de saisie`,
          action: 'Champs, dates, renvois et adresses vérifiés.',
          href: null,
          level: 'right',
        },
      ]
    : []
  return (
    <section className="frame" aria-labelledby="title">
      <h1 id="title" tabIndex={-1}>
        Prêt à publier&#8239;?
      </h1>
      <p className="lead" role="status">
        {verdict(stops.length, looks.length)}
      </p>
      <Points title="Empêche de publier" points={stops} />
      <Points title="À regarder" points={looks} />
      <Points title="En ordre" points={inOrder} />
      <div className="actions">
        <button
          type="button"
          className="button"
          onClick={() => actor.send({ type: 'load.retry' })}
        >
          Vérifier à nouveau
        </button>
        <a className="button plain" href="#/etats">
          <Icon name="history" />
          Revenir à un état précédent
        </a>
      </div>
    </section>
  )
}

function verdict(stops: number, looks: number) {
  const toLook =
    looks === 0 ? '' : `, ${counted(looks, 'autre', 'autres').toLowerCase()} à regarder`
  if (stops > 0)
    return `Pas encore : ${counted(stops, 'chose', 'choses').toLowerCase()} ${
      stops > 1 ? 'empêchent' : 'empêche'
    } la publication${toLook}.`.replace(' :', '\u00a0:')
  return looks === 0
    ? 'Oui : rien n’empêche la publication.'.replace(' :', '\u00a0:')
    : `Oui : rien n’empêche la publication, ${counted(looks, 'chose', 'choses').toLowerCase()} à regarder.`.replace(
        ' :',
        '\u00a0:',
      )
}
