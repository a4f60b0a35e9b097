import { expect, test, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { momentAt } from './moment.ts'
import { counterpart, otherStates, readSession, replayOf, sessionText } from './saved.ts'
import type { InspectedPage } from './state.ts'
import { playerMachine } from '../examples/player.ts'
import { uploadMachine } from '../examples/upload.ts'
import { openPage } from '../inspection/open-page.ts'

/** A page of two machines, and what was told of it. */
function openExamples() {
  const page = openPage()
  const { inspect } = page.inspection
  const player = createActor(playerMachine, { inspect }).start()
  const silent = fromPromise<string, string>(() => new Promise(() => {}))
  const machine = uploadMachine.provide({ actors: { upload: silent } })
  const upload = createActor(machine, { inspect }).start()
  const recorded = (): InspectedPage => {
    const { path, isMasked, first, entries, actors, timers } = page.read()
    const byId = new Map(actors.map((actor) => [actor.id, actor]))
    return { path, isMasked, first, entries, actors: byId, timers, isSaved: false }
  }
  return { ...page, player, upload, recorded }
}

function played() {
  vi.useFakeTimers()
  const page = openExamples()
  page.player.send({ type: 'play.toggle' })
  page.player.send({ type: 'sleep.set' })
  page.upload.send({ type: 'file.choose', name: 'plan.pdf' })
  page.upload.send({ type: 'upload.start' })
  vi.advanceTimersByTime(60_000)
  const recorded = page.recorded()
  vi.useRealTimers()
  return recorded
}

test('a session comes back as it was saved, every moment of it', () => {
  const session = played()
  const read = readSession(sessionText(session))
  expect(read).toMatchObject({ path: '/contact', isMasked: true, isSaved: true })
  expect(sessionText(session)).not.toContain('plan.pdf')
  for (const { seq } of session.entries) {
    const plain: unknown = JSON.parse(JSON.stringify(momentAt(session, seq)))
    expect(read && JSON.parse(JSON.stringify(momentAt(read, seq)))).toEqual(plain)
  }
})

test.each(['', '[]', '{"kind":"machines-session","version":1}', 'nothing'])(
  'what is no session is refused: %s',
  (text) => expect(readSession(text)).toBeUndefined(),
)

test('a session with one broken event is refused', () => {
  const text = sessionText(played())
  expect(readSession(text.replace('"steps"', '"stages"'))).toBeUndefined()
  expect(readSession(text.replace('"version": 1', '"version": 2'))).toBeUndefined()
})

test('what came from outside is sent again, and where the page ends otherwise is said', () => {
  const session = played()
  const { sends, left } = replayOf(session)
  expect(sends.map(({ actor, event }) => `${actor.name} ${event.type}`)).toEqual([
    'player play.toggle',
    'player sleep.set',
    'upload file.choose',
    'upload upload.start',
  ])
  expect(left).toEqual([
    'le délai timeLimit de upload',
    'le délai sleep de sleepTimer',
    'la saisie\u00A0: ses textes masqués la remplacent',
  ])
  const page = openExamples()
  for (const { actor, event } of sends) {
    const found = counterpart(actor, session, page.recorded())
    page.say({ kind: 'send', page: 'page', actor: found?.id ?? '', event })
  }
  expect(otherStates(session, page.recorded())).toEqual([
    'player\u00A0: playback.playing + sound.on au lieu de playback.paused + sound.on',
    'sleepTimer\u00A0: counting au lieu de off',
    'upload\u00A0: uploading au lieu de failed',
  ])
})

test('actors of one name correspond in the order of their start', () => {
  const page = openExamples()
  const { inspect } = page.inspection
  const second = createActor(playerMachine, { inspect }).start()
  const { actors } = page.recorded()
  const players = [...actors.values()].filter(({ name }) => name === 'player')
  const own = players.map(
    (player) => counterpart(player, page.recorded(), page.recorded())?.id,
  )
  expect(own).toEqual(players.map(({ id }) => id))
  expect(own.at(-1)).toBe(second.sessionId)
})
