type Timeout = { readonly at: number; readonly run: () => void }

const MAX_TIMEOUTS_PER_INCREMENT = 1000

/**
 * Time that moves only when told, in milliseconds since the clock was made. Unlike XState's
 * SimulatedClock it goes from due time to due time: a timer armed by another one fires
 * within the same increment, and `now()` is its due time while it runs.
 */
export class TestClock {
  #time = 0
  /** Soonest first, and as they were armed. */
  #timeouts: readonly Timeout[] = []

  /** Milliseconds since the clock was made; bound, so that it can be given as an input. */
  now = (): number => this.#time

  setTimeout = (run: () => void, ms: number): Timeout => {
    const timeout = { at: this.#time + Math.max(0, ms), run }
    this.#timeouts = [...this.#timeouts, timeout].toSorted((a, b) => a.at - b.at)
    return timeout
  }

  clearTimeout = (cleared: Timeout): void => {
    this.#timeouts = this.#timeouts.filter((timeout) => timeout !== cleared)
  }

  /** Milliseconds that remain to each pending timer, soonest first. */
  due(): readonly number[] {
    return this.#timeouts.map(({ at }) => at - this.#time)
  }

  /** Lets `ms` milliseconds pass, 0 or more; throws a RangeError when timers never end. */
  increment(ms: number): void {
    const end = this.#time + ms
    for (let fired = 0; ; fired += 1) {
      const [next] = this.#timeouts
      if (!next || next.at > end) break
      if (fired === MAX_TIMEOUTS_PER_INCREMENT)
        throw new RangeError(`Timers arm themselves without end at ${this.#time} ms`)
      this.clearTimeout(next)
      this.#time = next.at
      next.run()
    }
    this.#time = end
  }
}
