import type { Book, Judgement } from '../record.ts'
import { addressOf } from './place.ts'
import type { Point } from './points.tsx'

/** All that is said of records, each once, with the address of its record. */
export function judgedPoints({
  kinds,
}: Book): readonly (Point & { judgement: Judgement })[] {
  return kinds.flatMap(({ name, records }) =>
    records.flatMap(({ id, judgements }) =>
      judgements.map((judgement) => ({
        judgement,
        text: judgement.text,
        action: judgement.action,
        level: judgement.level,
        href: addressOf(name, id),
      })),
    ),
  )
}
