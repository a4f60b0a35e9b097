import { expect, test } from 'vitest'
import { createActor, sendTo, setup, spawnChild } from 'xstate'
import { mutateView } from './operators.ts'
import { ViewMutantSwitch } from './switch.ts'
import { measureWalks, scoreViews, viewScoreText } from './view-score.ts'

const source = `
export function Menu({ menu, panel }) {
  const open = useSelector(menu, (snapshot) => snapshot.hasTag('open'))
  useEffect(() => {
    const close = () => menu.send({ type: 'menu.close' })
    addEventListener('blur', close)
    return () => removeEventListener('blur', close)
  }, [menu])
  useEffect(() => {
    const element = panel?.current
    panel.current?.focus()
    menu.send({ type: 'menu.open', by: element })
  })
  return <button onClick={() => menu.send({ type: 'menu.toggle' })}>{open}</button>
}
`

test('what is sent, read, cleaned up and focused has its mutants', () => {
  expect(mutateView(source, 'src/menu.tsx').mutants.map(({ id }) => id)).toEqual([
    "stale copy: menu.tsx Menu menu snapshot.hasTag('open')",
    'lost clean-up: menu.tsx Menu useEffect',
    'drop send: menu.tsx Menu menu.send menu.close',
    'double send: menu.tsx Menu menu.send menu.close',
    'wrong actor: menu.tsx Menu menu.send menu.close',
    'drop focus: menu.tsx Menu panel.current',
    'wrong focus: menu.tsx Menu panel.current',
    'drop send: menu.tsx Menu menu.send menu.open',
    'double send: menu.tsx Menu menu.send menu.open',
    'wrong actor: menu.tsx Menu menu.send menu.open',
    'drop send: menu.tsx Menu menu.send menu.toggle',
    'double send: menu.tsx Menu menu.send menu.toggle',
    'wrong actor: menu.tsx Menu menu.send menu.toggle',
  ])
})

test('what was compiled is a module again, whose mutants sleep side by side', () => {
  const { code } = mutateView(source, 'src/menu.tsx')
  expect(mutateView(code, 'src/menu.tsx').mutants.length).toBeGreaterThan(13)
  expect(code.split('\n').filter((line) => line.trim().startsWith('('))).toEqual([])
  expect(mutateView('export const one = 1\n', 'one.ts')).toEqual({
    code: 'export const one = 1\n',
    mutants: [],
  })
})

test('the mutants of other conventions are found too', () => {
  const conventions = { sends: ['tell'], selectors: ['useRead'], effects: [] }
  const { mutants } = mutateView('useRead(a, f); a.tell(e)', 'x.ts', conventions)
  expect(mutants.map(({ operator }) => operator)).toEqual([
    'stale copy',
    'drop send',
    'double send',
    'wrong actor',
  ])
})

const lamp = setup({}).createMachine({
  initial: 'off',
  states: { off: { on: { 'lamp.press': 'on' } }, on: {} },
})
const door = setup({}).createMachine({ on: { 'door.open': { actions: [] } } })
const hall = setup({ actors: { lamp, door } }).createMachine({
  entry: [
    spawnChild('door', { id: 'door' }),
    spawnChild('lamp', { id: 'left' }),
    spawnChild('lamp', { id: 'right' }),
  ],
  on: { 'lamp.press': { actions: sendTo('left', { type: 'lamp.press' }) } },
})

test('what is sent astray reaches a sibling that knows it', () => {
  const { left, right } = createActor(hall).start().getSnapshot().children
  new ViewMutantSwitch().misdirect(left, { type: 'lamp.press' })
  expect([left, right].map((actor) => actor?.getSnapshot().value)).toEqual(['off', 'on'])
})

test('only what cleans up can be lost', () => {
  const toggle = new ViewMutantSwitch()
  const cleanUp = () => {}
  toggle.turn('a')
  expect(toggle.cleanUp('a', undefined)).toBeUndefined()
  expect([...toggle.takeReached()]).toEqual([])
  expect(toggle.cleanUp('b', cleanUp)).toBe(cleanUp)
  expect(toggle.cleanUp('a', cleanUp)).toBeUndefined()
  expect([...toggle.takeReached()]).toEqual(['b', 'a'])
})

test('a mutant is killed by a walk that reaches it and fails, and lives otherwise', async () => {
  const toggle = new ViewMutantSwitch()
  const walks = [
    {
      name: 'to the end',
      run: async () => {
        if (toggle.isOn('seen')) throw new Error('seen')
        toggle.isOn('unseen')
      },
    },
  ]
  const mutants = ['seen', 'unseen', 'far'].map((id) => ({
    id,
    operator: 'drop send' as const,
  }))
  const results = await scoreViews(mutants, await measureWalks(walks, toggle), toggle, {
    far: 'nobody goes there',
  })
  expect(results.map(({ result, because }) => [result, because])).toEqual([
    ['killed', 'to the end'],
    ['survived', undefined],
    ['unreached', 'nobody goes there'],
  ])
  expect(viewScoreText(results)).toContain(
    'survived unseen\nunreached far\n  nobody goes there',
  )
  const broken = { name: 'broken', run: () => Promise.reject(new Error('no')) }
  await expect(measureWalks([broken], toggle)).rejects.toThrow('no')
})
