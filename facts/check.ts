import { factsSchema, kindNames, type Facts, type KindName } from './kinds.ts'
import { repetitions } from './repeated.ts'
import type { Around, Remark, Rule, Rules, Surroundings } from './rule.ts'
import { rules } from './rules.ts'
import { sentenceOf } from './sentence.ts'

/** French sentences, each of which names the record and the field. */
export type Verdict = { errors: string[]; warnings: string[] }

/**
 * Judges all facts: `errors` stop the build, `warnings` are told.
 * @param files what the files hold, by the names of the kinds
 */
export function checkFacts(files: unknown, surroundings: Surroundings): Verdict {
  const say = ({ path, text }: Remark) => sentenceOf(files, path, text)
  const read = factsSchema.safeParse(files)
  if (!read.success) {
    const refused = read.error.issues.map(({ path, message }) => ({ path, text: message }))
    return { errors: refused.map(say), warnings: [] }
  }
  const around = { ...surroundings, facts: read.data }
  const judged = kindNames.map((kind) => judge(kind, around))
  return {
    errors: [...judged.flatMap(({ errors }) => errors), ...repetitions(read.data)].map(say),
    warnings: judged.flatMap(({ warnings }) => warnings).map(say),
  }
}

function judge<Kind extends KindName>(kind: Kind, around: Around) {
  const own: Rules<Facts[Kind]> = rules[kind] ?? {}
  const file = around.facts[kind]
  const ask = (asked: readonly Rule<typeof file>[] = []) =>
    asked.flatMap((rule) =>
      rule(file, around).map(({ path, text }) => ({ path: [kind, ...path], text })),
    )
  return { errors: ask(own.errors), warnings: ask(own.warnings) }
}
