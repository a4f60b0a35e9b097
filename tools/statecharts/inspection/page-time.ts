import type { Scheduled } from '../core/xstate-adapter.ts'

/** Gives milliseconds since 1970. */
export type Clock = { now(): number }

/** The time of a page: that of the day, or of the clock that its machines were given. */
export class PageTime {
  readonly #clock: Clock | undefined
  readonly #armedAt = new WeakMap<Scheduled, number>()

  constructor(clock: Clock | undefined) {
    this.#clock = clock
  }

  now(): number {
    return this.#clock?.now() ?? performance.timeOrigin + performance.now()
  }

  /** XState notes the time of day at which a timer was armed, whatever clock it was given. */
  ofArming(timer: Scheduled): Scheduled {
    if (!this.#clock) return timer
    const startedAt = this.#armedAt.get(timer) ?? this.now()
    this.#armedAt.set(timer, startedAt)
    return { ...timer, startedAt }
  }
}
