type Timeout = { readonly at: number; readonly run: () => void }

const MAX_TIMEOUTS_PER_INCREMENT = 1000

/**
 * A clock that moves only on request, in milliseconds since its creation. Unlike XState's
 * SimulatedClock it advances from due time to due time: a timer armed by another timer can fire within
 * the same increment, and `now()` returns its due time while it runs.
 */
export class TestClock {
  #time = 0
  /** Pending timeouts, sorted by due time, and then in the order in which they were set. */
  #timeouts: readonly Timeout[] = []

  /** Milliseconds since creation. A bound function, so that it can be passed as an input. */
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

  /** Advances by `ms` milliseconds, at least 0. Throws a RangeError on endless timers. */
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
