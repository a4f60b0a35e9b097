/** What can be walked: places, and the moves that lead from one to another. */
type Walkable<Place, Move> = {
  readonly start: Place
  /** Two places with one key are the same. */
  keyOf(place: Place): string
  movesAt(place: Place): readonly Move[]
  /** Where a move leads; undefined where nothing more can be covered from there than before it. */
  after(place: Place, move: Move): Place | undefined
  /** What a move covers where it is made. */
  itemsOf(place: Place, move: Move): readonly string[]
  /** Whether a walk may be as long as this; `begun` is how much of it is settled. */
  fits(walk: readonly Move[], begun: number): boolean
}

/**
 * Few walks that cover all that can be covered and that `covered` does not hold yet, where it is
 * noted: greedily to the nearest move with something new, begun again from the start when nothing
 * new is in reach.
 */
export function* coveringWalks<Place, Move>(
  world: Walkable<Place, Move>,
  covered: Set<string>,
): Generator<readonly Move[]> {
  for (;;) {
    const walk: Move[] = []
    let place = world.start
    const next = () => nearest(world, place, walk, covered)
    for (let way = next(); way; way = next())
      for (const move of way) {
        for (const item of world.itemsOf(place, move)) covered.add(item)
        walk.push(move)
        place = world.after(place, move) ?? place
      }
    if (walk.length === 0) return
    yield walk
  }
}

/** The shortest way to a move that covers something new. */
function nearest<Place, Move>(
  world: Walkable<Place, Move>,
  from: Place,
  walk: readonly Move[],
  covered: ReadonlySet<string>,
): readonly Move[] | undefined {
  const ways: { place: Place; way: readonly Move[] }[] = [{ place: from, way: [] }]
  const seen = new Set([world.keyOf(from)])
  // An array is read while it grows.
  for (const { place, way } of ways)
    for (const move of world.movesAt(place)) {
      const isFound = world.itemsOf(place, move).some((item) => !covered.has(item))
      const next = world.after(place, move)
      const isFurther = next !== undefined && !seen.has(world.keyOf(next))
      if (!isFound && !isFurther) continue
      const longer = [...way, move]
      if (!world.fits([...walk, ...longer], walk.length)) continue
      if (isFound) return longer
      if (!next) continue
      seen.add(world.keyOf(next))
      ways.push({ place: next, way: longer })
    }
  return undefined
}
