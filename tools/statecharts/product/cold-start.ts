import { describeStep } from '../core/step.ts'
import { type Exploration, keyOf, type Place, wayTo } from './explore-product.ts'
import { firstStand, take } from './judge.ts'
import { LiveSystem } from './live-system.ts'

/**
 * The places, so many of them spread over all, that are not reached when their moves are made by a
 * system that was started anew: none, unless what is saved of a system is not all of it.
 */
export function coldDifferences(
  { model, places }: Exploration,
  count: number,
): readonly string[] {
  const every = Math.max(1, Math.floor(places.length / count))
  return places
    .filter((_, index) => index % every === 0)
    .flatMap((place) => {
      const cold = coldKey(model, place)
      return cold === place.key ? [] : [`${textOf(place)}: ${cold}, not ${place.key}`]
    })
}

function coldKey(model: Exploration['model'], place: Place): string {
  const system = new LiveSystem(model)
  let stand = firstStand(model, system)
  for (const move of wayTo(place)) ({ stand } = take(model, system, stand, move))
  return keyOf(model, system, stand)
}

function textOf(place: Place): string {
  const steps = wayTo(place).flatMap((move) => move.steps)
  return steps.map(describeStep).join(', ') || 'the start'
}
