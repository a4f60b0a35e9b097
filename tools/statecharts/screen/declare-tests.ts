import { expect, type Page, test } from '@playwright/test'
import type { Step } from '../core/step.ts'
import type { ScreenAdapter, Visitor } from './screen-adapter.ts'
import type { UserDriver } from './user-driver.ts'

/** A path with what is seen after each step; for a delay, also 1 ms before its time. */
export type SpecifiedPath = {
  readonly name: string
  readonly start: unknown
  readonly steps: readonly {
    readonly says: string
    readonly step: Step
    readonly isIgnored: boolean
    readonly early?: unknown
    readonly seen: unknown
  }[]
}

const timeout = 5000

/** Declares one test a path. BASE_URL says where the site stands. */
export function declareTests(
  machine: string,
  {
    pages,
    visitor: meet,
    width = 1440,
  }: Pick<ScreenAdapter, 'pages' | 'visitor' | 'width'>,
  userOf: (page: Page) => UserDriver,
  paths: readonly SpecifiedPath[],
): void {
  test.use({
    baseURL: process.env.BASE_URL ?? 'http://localhost:4173',
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width, height: 900 },
  })
  for (const { name, start, steps } of paths)
    test(`${machine}, ${name}`, async ({ page }) => {
      test.setTimeout(60_000 + steps.length * 1000)
      const user = userOf(page)
      await user.open(pages)
      const visitor = meet(user)
      await visitor.arrive?.()
      await user.stopTime()
      await expectSeen(visitor, start)
      for (const [index, { says, step, isIgnored, early, seen }] of steps.entries())
        await test.step(`${index + 1}. ${says}`, async () => {
          if (step.kind === 'delay' && early !== undefined) {
            await user.wait(step.ms - 1)
            await expectSeen(visitor, early)
            await user.wait(1)
          } else if (step.kind === 'delay' || step.kind === 'wait') await user.wait(step.ms)
          else {
            const isPossible = await visitor.perform(step)
            expect(isPossible || isIgnored, 'a visitor can do it').toBe(true)
          }
          await expectSeen(visitor, seen)
        })
      await user.close()
    })
}

async function expectSeen(visitor: Visitor<unknown>, expected: unknown): Promise<void> {
  await expect(async () => {
    expect(await visitor.observe()).toEqual(expected)
  }).toPass({ timeout, intervals: [10, 20, 50, 100] })
}
