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

type Leg<Place, Move> = {
  readonly place: Place
  readonly move: Move
  readonly before: Leg<Place, Move> | undefined
}

/**
 * Few walks that cover all that can be covered and that `covered` does not hold yet, where it is
 * noted: greedily to the nearest move with something new, begun again from the start when nothing
 * new is in reach. `wanted` ends them early, once all of it is covered.
 */
export function* coveringWalks<Place, Move>(
  world: Walkable<Place, Move>,
  covered: Set<string>,
  wanted?: ReadonlySet<string>,
): Generator<readonly Move[]> {
  for (;;) {
    const walk: Move[] = []
    let place = world.start
    const next = () =>
      wanted && [...wanted].every((item) => covered.has(item))
        ? undefined
        : nearest(world, place, walk, (item) => !covered.has(item))
    for (let leg = next(); leg; leg = next())
      for (const move of leg) {
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
  isNew: (item: string) => boolean,
): readonly Move[] | undefined {
  const legs: { place: Place; leg: Leg<Place, Move> | undefined }[] = [
    { place: from, leg: undefined },
  ]
  const seen = new Set([world.keyOf(from)])
  // An array is read while it grows.
  for (const { place, leg } of legs)
    for (const move of world.movesAt(place)) {
      const isFound = world.itemsOf(place, move).some(isNew)
      const next = world.after(place, move)
      const isFurther = next !== undefined && !seen.has(world.keyOf(next))
      if (!isFound && !isFurther) continue
      const here = { place, move, before: leg }
      const moves = movesOf(here)
      if (!world.fits([...walk, ...moves], walk.length)) continue
      if (isFound) return moves
      if (!next) continue
      seen.add(world.keyOf(next))
      legs.push({ place: next, leg: here })
    }
  return undefined
}

function movesOf<Place, Move>(leg: Leg<Place, Move>): readonly Move[] {
  const moves: Move[] = []
  for (let at: Leg<Place, Move> | undefined = leg; at; at = at.before)
    moves.unshift(at.move)
  return moves
}
