type Timeout = { readonly at: number; readonly run: () => void }

const MAX_TIMEOUTS_PER_INCREMENT = 1000

/**
 * Time that moves only when told, in milliseconds since the clock was made. Unlike XState's
 * SimulatedClock it goes from due time to due time: a timer armed by another one fires
 * within the same increment, and `now()` is its due time while it runs.
 */
export class TestClock {
  #time = 0
  #lastId = 0
  #timeouts = new Map<number, Timeout>()

  /** Milliseconds since the clock was made; bound, so that it can be given as an input. */
  now = (): number => this.#time

  setTimeout = (run: () => void, ms: number): number => {
    this.#lastId += 1
    this.#timeouts.set(this.#lastId, { at: this.#time + Math.max(0, ms), run })
    return this.#lastId
  }

  clearTimeout = (id: number): void => {
    this.#timeouts.delete(id)
  }

  /** Milliseconds that remain to each pending timer, soonest first. */
  due(): readonly number[] {
    return [...this.#timeouts.values()]
      .map(({ at }) => at - this.#time)
      .toSorted((a, b) => a - b)
  }

  /** Lets `ms` milliseconds pass, 0 or more; throws a RangeError when timers never end. */
  increment(ms: number): void {
    if (ms < 0) throw new RangeError(`Time does not go back by ${-ms} ms`)
    const end = this.#time + ms
    let fired = 0
    for (let next = this.#next(end); next; next = this.#next(end)) {
      fired += 1
      if (fired > MAX_TIMEOUTS_PER_INCREMENT)
        throw new RangeError(`Timers arm themselves without end at ${this.#time} ms`)
      const [id, { at, run }] = next
      this.#timeouts.delete(id)
      this.#time = at
      run()
    }
    this.#time = end
  }

  #next(end: number): readonly [number, Timeout] | undefined {
    let soonest: readonly [number, Timeout] | undefined
    for (const entry of this.#timeouts)
      if (entry[1].at <= end && (!soonest || entry[1].at < soonest[1].at)) soonest = entry
    return soonest
  }
}
