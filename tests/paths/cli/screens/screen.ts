import { expect, type Locator, type Page } from '@playwright/test'
import type { Action, Event, Step } from '#tests/paths/step.ts'

/** A gesture, or what the network does; time is the runner's own. */
export type Gesture = Exclude<Action, { kind: 'wait' }>

/** A machine as a visitor meets it on a page. */
export type Screen = {
  /**
   * Does it; false when there is no way. `isIgnored`: nothing is to come of it, so nothing
   * but the gesture itself may be done.
   */
  perform(gesture: Gesture, isIgnored: boolean): Promise<boolean>
  /** The fields of the machine's view that can be seen, as they are seen now. */
  observe(): Promise<Readonly<Record<string, unknown>>>
}

export type ScreenOf = {
  readonly viewport?: { readonly width: number; readonly height: number }
  /** Brings a fresh page to where the paths begin; the clock runs. */
  open(page: Page): Promise<Screen>
  /**
   * What a visitor does in place of a step that nobody can do here, `before` being what is
   * seen; undefined: nothing.
   */
  instead?(step: Step, before: unknown): Step | undefined
}

/** The address to which the provider's client posts, wherever the provider stands. */
export const sendAddress = '**/api/v1.0/email/send'

/** Opens a page, gives the first sign of a visitor and waits until the page answers. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.mouse.move(1, 300)
  await page.mouse.move(2, 301)
  await expect(page.locator('header button[aria-expanded]').first()).toBeAttached()
}

/** A field of an event as text; empty when it has none. */
export function textOf(event: Event, field: string): string {
  const value = event[field]
  return typeof value === 'string' ? value : ''
}

/** Clicks what is there; false when it is not. */
export async function clickIfThere(control: Locator): Promise<boolean> {
  if ((await control.count()) === 0) return false
  await control.click()
  return true
}
