type Timeout = { readonly at: number; readonly run: () => void }

const MAX_TIMEOUTS_PER_INCREMENT = 1000

/**
 * A clock for actors. Its time passes only in `increment`. Unlike XState's SimulatedClock, it fires each
 * timer at its due time: `now()` returns this time in the callback, and a timer that the callback sets can
 * fire within the same increment.
 */
export class TestClock {
  #time = 0
  /** Pending timeouts, sorted by due time, and then in the order in which they were set. */
  #timeouts: readonly Timeout[] = []

  /** Returns the milliseconds since the clock's creation. As an arrow function, it can be passed on its own. */
  now = (): number => this.#time

  setTimeout = (run: () => void, ms: number): Timeout => {
    const timeout = { at: this.#time + Math.max(0, ms), run }
    this.#timeouts = [...this.#timeouts, timeout].toSorted((a, b) => a.at - b.at)
    return timeout
  }

  clearTimeout = (cleared: Timeout): void => {
    this.#timeouts = this.#timeouts.filter((timeout) => timeout !== cleared)
  }

  /** Returns the remaining milliseconds of each pending timer, soonest first. */
  due(): readonly number[] {
    return this.#timeouts.map(({ at }) => at - this.#time)
  }

  /** Advances by `ms` milliseconds, which must not be negative. Throws if more than 1,000 timers fire. */
  increment(ms: number): void {
    const end = this.#time + ms
    for (let fired = 0; ; fired += 1) {
      const [next] = this.#timeouts
      if (!next || next.at > end) break
      if (fired === MAX_TIMEOUTS_PER_INCREMENT)
        throw new RangeError(`Timers re-arm themselves endlessly at ${this.#time} ms`)
      this.clearTimeout(next)
      this.#time = next.at
      next.run()
    }
    this.#time = end
  }
}
