import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react'
import type { Tell } from './connect.ts'
import { openFile } from './opened-file.ts'
import { counterpart, otherStates, replayOf, sessionText } from './saved.ts'
import type { InspectedPage } from './state.ts'

/** Milliseconds: a longer silence is cut. */
const longestPause = 1000
/** Milliseconds in which a page tells what came of the last event. */
const answer = 200

type SessionProps = {
  page: InspectedPage
  /** The pages that can be told something, by their id. */
  pages: ReadonlyMap<string, InspectedPage>
  onOpen: (name: string, page: InspectedPage) => void
  tell: Tell
}

/** Saves what all actors went through, opens such a file, and does it again on a page. */
export function SessionControls({ page, pages, onOpen, tell }: SessionProps) {
  const id = useId()
  const [said, setSaid] = useState('')
  const open = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    target.value = ''
    if (!file) return
    const refuse = () => setSaid(`${file.name} ne se lit pas.`)
    file.text().then((text) => {
      const opened = openFile(file.name, text)
      if (typeof opened === 'string') return setSaid(opened)
      setSaid('')
      for (const [name, session] of opened.toReversed()) onOpen(name, session)
    }, refuse)
  }
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>Session</h2>
      <div className="buttons">
        <button type="button" onClick={() => save(page)}>
          Enregistrer
        </button>
        <label className="file">
          Ouvrir une session ou des pas
          <input type="file" accept=".json,application/json" onChange={open} />
        </label>
      </div>
      {page.isSaved && <Replay session={page} pages={pages} tell={tell} onSay={setSaid} />}
      <p role="status">{said}</p>
    </section>
  )
}

type ReplayProps = Pick<SessionProps, 'pages' | 'tell'> & {
  session: InspectedPage
  onSay: (text: string) => void
}

function Replay({ session, pages, tell, onSay }: ReplayProps) {
  const id = useId()
  const targets = [...pages].filter(([, { isSaved }]) => !isSaved)
  const [chosen, setChosen] = useState('')
  const [isRunning, setIsRunning] = useState(false)
  const latest = useRef(pages)
  useEffect(() => {
    latest.current = pages
  }, [pages])
  const target = pages.has(chosen) ? chosen : targets.at(-1)?.[0]
  const { sends, left } = replayOf(session)

  const run = async (page: string) => {
    setIsRunning(true)
    const lost: string[] = []
    let at = sends[0]?.at ?? 0
    for (const entry of sends) {
      await pause(Math.min(longestPause, entry.at - at))
      at = entry.at
      const now = latest.current.get(page)
      const actor = now && counterpart(entry.actor, session, now)
      if (!actor) lost.push(`${entry.event.type} pour ${entry.actor.name}`)
      else tell({ kind: 'send', page, actor: actor.id, event: entry.event })
    }
    await pause(answer)
    const now = latest.current.get(page)
    setIsRunning(false)
    onSay(outcomeOf(sends.length - lost.length, lost, now ? otherStates(session, now) : []))
  }
  if (target === undefined) return <p>Aucune page n’est ouverte pour la rejouer.</p>
  return (
    <>
      <label htmlFor={id}>Rejouer sur</label>
      <select id={id} value={target} onChange={({ target: { value } }) => setChosen(value)}>
        {targets.map(([page, { path }]) => (
          <option key={page} value={page}>
            {path} ({page.slice(0, 4)})
          </option>
        ))}
      </select>
      <button type="button" disabled={isRunning} onClick={() => void run(target)}>
        Rejouer {sends.length} événements
      </button>
      {left.length > 0 && (
        <>
          <p>Ne se rejouent pas :</p>
          <ul>
            {left.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function outcomeOf(count: number, lost: readonly string[], others: readonly string[]) {
  const sent = `${count} événements envoyés.`
  const missed = lost.length > 0 ? ` Sans destinataire : ${lost.join(', ')}.` : ''
  const end =
    others.length > 0
      ? ` À la fin, la page diffère : ${others.join(' ; ')}.`
      : ' À la fin, la page est dans les mêmes états.'
  return sent + missed + end
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, Math.max(0, ms))
  })
}

function save(page: InspectedPage): void {
  const link = document.createElement('a')
  const address = URL.createObjectURL(new Blob([sessionText(page)]))
  link.href = address
  link.download = `session-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.json`
  link.click()
  URL.revokeObjectURL(address)
}
