import type { Judgement } from '#facts/rule.ts'
import type { Facts } from '#facts/kinds.ts'
import { punctuate } from '#facts/typeset.ts'

/** What the quality certification wants to be public: what proves it, and what is missing. */
export type Proof = {
  what: string
  /** What a page that proves it contains. */
  traces: readonly string[]
  /** ISO date of the last change or check. */
  date?: string
  /** Null when nothing. */
  missing: string | null
}

type CourseKind =
  | 'courses'
  | 'mandatory-trainings'
  | 'individual-trainings'
  | 'apprenticeship'

export function offer(
  what: string,
  kind: CourseKind,
  facts: Facts,
  judgements: readonly Judgement[],
): Proof {
  const courses = [facts[kind]].flat().filter((course) => course !== null)
  const dates = courses.map(({ updated }) => updated).toSorted()
  return {
    what: `${what} (${dates.length})`,
    traces: courses.slice(0, 1).map(({ title }) => title),
    ...(dates[0] !== undefined && { date: dates[0] }),
    missing: named(
      judgements,
      (judgement) =>
        judgement.kind === kind && ['remark', 'past', 'sample'].includes(judgement.level),
    ),
  }
}

/** Nothing that is advertised may mislead: each promise has its condition, its source and its date. */
export function promises({ claims }: Facts, judgements: readonly Judgement[]): Proof {
  const dates = claims.flatMap(({ verified }) => verified ?? []).toSorted()
  return {
    what: `Promesses, chacune avec sa condition (${claims.length})`,
    traces: claims.map(({ anchor }) => `#${anchor}`),
    ...(dates[0] !== undefined && { date: dates[0] }),
    missing: named(judgements, ({ kind }) => kind === 'claims'),
  }
}

export function results({ figures }: Facts): Proof {
  const unexplained = figures.filter(({ method }) => method === null)
  return {
    what: `Chiffres affichés (${figures.length})`,
    traces: figures.map(({ value, label }) => value + label),
    missing:
      unexplained.length === 0
        ? null
        : punctuate(
            `le mode de calcul de ${unexplained.map(({ value, label }) => `« ${value} ${label} »`).join(', ')}`,
          ),
  }
}

/** What is said of some records, as many as a line holds. */
export function named(
  judgements: readonly Judgement[],
  isMeant: (judgement: Judgement) => boolean,
): string | null {
  const [first, ...others] = judgements.filter(isMeant)
  if (first === undefined) return null
  const rest = others.length === 0 ? '' : ` (et ${others.length} de plus : npm run edit)`
  return `${first.text.replace(/\.$/, '')}${rest}`
}

/** That a part of the identity is still the example's. */
export function invented(judgements: readonly Judgement[], field: string) {
  return named(
    judgements,
    ({ kind, path, level }) => kind === 'identity' && path[0] === field && level !== 'due',
  )
}
