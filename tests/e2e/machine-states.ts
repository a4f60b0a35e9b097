import type { Page } from '@playwright/test'
import { models } from '#tests/machines/models.ts'
import { declaredStates, declaredTransitions } from 'statecharts'

/**
 * The start runs before there are actors: `waiting-press.test.ts` looks at what it shows. A page on
 * its way, and one that is refused, are looked at by `missing-files.test.ts` and
 * `accessibility.test.ts`.
 */
const elsewhere = ['bootstrap', 'page']
const running = models.filter(({ name }) => !elsewhere.includes(name))

/** Every state in which a machine can rest, `<machine>.<path>`; a machine without any is its id. */
export const restingStates: readonly string[] = running.flatMap(({ machine }) => {
  const left = new Set(
    declaredTransitions(machine).flatMap(({ event, guard, source }) =>
      event === 'always' && guard === undefined ? source : [],
    ),
  )
  const leaves = declaredStates(machine).filter(
    ({ type, path }) => (type === 'atomic' || type === 'final') && !left.has(path),
  )
  const paths = leaves.map(({ path }) => `${machine.id}.${path}`)
  return paths.length > 0 ? paths : [machine.id]
})

/** Follows the machines of every document that this page opens from now on. */
export const followMachines = (page: Page) => page.addInitScript(follow)

/** The states in which the machines of the page are now, spelled as in `restingStates`. */
export async function statesOf(page: Page): Promise<readonly string[]> {
  const states = await page.evaluate(() => followed.states())
  return states.filter((state) => !elsewhere.some((name) => state.startsWith(`${name}.`)))
}

/** Timers of 50 ms and more wait from now on, or all that waited go off. */
export const holdTime = (page: Page, isHeld: boolean) =>
  page.evaluate((held) => followed.hold(held), isHeld)

/** Runs in the page before its own script. */
function follow() {
  const actors = new Map<string, { getSnapshot(): unknown }>()
  const { setTimeout, clearTimeout } = globalThis
  const waiting = new Map<number, () => void>()
  let isHeld = false

  globalThis.inspectMachines = ({ actorRef }) => {
    if ('sessionId' in actorRef) actors.set(actorRef.sessionId, actorRef)
  }
  const later = (run: () => void, ms = 0) => {
    const id = Number(
      setTimeout.call(
        globalThis,
        () => {
          if (isHeld && ms >= 50) waiting.set(id, run)
          else run()
        },
        ms,
      ),
    )
    return id
  }
  Object.assign(globalThis, {
    setTimeout: later,
    clearTimeout: (id?: number) => {
      if (id !== undefined) waiting.delete(id)
      clearTimeout.call(globalThis, id)
    },
  })
  const leavesOf = (value: unknown, path: string): string[] => {
    if (typeof value === 'string') return [`${path}.${value}`]
    const inner = Object.entries(value ?? {})
    if (inner.length === 0) return [path]
    return inner.flatMap(([key, deeper]) => leavesOf(deeper, `${path}.${key}`))
  }
  globalThis.followed = {
    states: () =>
      [...actors.values()].flatMap((actor) => {
        const snapshot = actor.getSnapshot()
        if (typeof snapshot !== 'object' || snapshot === null) return []
        if (!('machine' in snapshot && 'value' in snapshot && 'status' in snapshot))
          return []
        const { machine, value, status } = snapshot
        if (typeof machine !== 'object' || machine === null || !('id' in machine)) return []
        return status === 'active' ? leavesOf(value, String(machine.id)) : []
      }),
    hold: (held) => {
      isHeld = held
      if (held) return
      const due = [...waiting.values()]
      waiting.clear()
      for (const run of due) run()
    },
  }
}

declare global {
  var followed: {
    states(): readonly string[]
    hold(isHeld: boolean): void
  }
}
