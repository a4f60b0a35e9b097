import { expect, test } from '@playwright/test'
import type { Step } from '#tests/paths/step.ts'
import type { Screen, ScreenOf } from './screen.ts'

type View = Readonly<Record<string, unknown>>

/** A path with what is seen after each step; for a delay, also 1 ms before its time. */
export type PathOnScreen = {
  readonly name: string
  readonly start: View
  readonly steps: readonly {
    readonly says: string
    readonly step: Step
    readonly isIgnored: boolean
    readonly early?: View
    readonly seen: View
  }[]
}

const secondsAStep = 3

/** Declares one test a path. BASE_URL says where the site stands. */
export function declareTests(
  machine: string,
  { open, viewport = { width: 1440, height: 900 } }: ScreenOf,
  paths: readonly PathOnScreen[],
): void {
  test.use({
    baseURL: process.env.BASE_URL ?? 'http://localhost:4173',
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport,
  })
  for (const { name, start, steps } of paths)
    test(`${machine} ${name}`, async ({ page }) => {
      test.setTimeout(60_000 + steps.length * secondsAStep * 1000)
      await page.clock.install({ time: '2026-11-20T10:00:00' })
      const screen = await open(page)
      await page.clock.pauseAt('2026-11-20T11:00:00')
      await expectSeen(screen, start)
      for (const [index, { says, step, isIgnored, early, seen }] of steps.entries())
        await test.step(`${index + 1}. ${says}`, async () => {
          if (step.kind === 'delay' && early) {
            await page.clock.runFor(step.ms - 1)
            await expectSeen(screen, early)
            await page.clock.runFor(1)
          } else if (step.kind === 'delay' || step.kind === 'wait')
            await page.clock.runFor(step.ms)
          else {
            const isPossible = await screen.perform(step, isIgnored)
            expect(isPossible || isIgnored, 'a visitor can do it').toBe(true)
          }
          await expectSeen(screen, seen)
        })
    })
}

/** Only the fields that the screen shows are compared. */
async function expectSeen(screen: Screen, expected: View): Promise<void> {
  await expect(async () => {
    const seen = await screen.observe()
    const fields = Object.keys(seen)
    expect(seen).toEqual(
      Object.fromEntries(fields.map((field) => [field, expected[field]])),
    )
  }).toPass({ timeout: 5000, intervals: [10, 20, 50, 100] })
}
