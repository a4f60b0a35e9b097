import { factWarnings } from './fact-records.ts'
import { contradictions, sampleFacts } from './validate-content.ts'

/** What the site still shows that is invented, or has no value yet; none when nothing. */
export function sampleNotice(facts: readonly string[] = sampleFacts()) {
  if (facts.length === 0) return []
  return [
    `WARNING: THE SITE STILL WEARS SAMPLE FACTS (${facts.length}).`,
    '',
    'Replace them in src/content/identity.ts and src/content/claims.ts before publishing:',
    ...wrap(facts, 80).map((line) => `  ${line}`),
  ]
}

/** What the facts deny of each other; none when nothing. */
export function contradictionsNotice(sentences: readonly string[] = contradictions()) {
  if (sentences.length === 0) return []
  return [
    'WARNING: THE FACTS OF src/content/identity.ts CONTRADICT THE SITE.',
    '',
    ...sentences.flatMap((sentence) => wrap(sentence.split(' '), 80, ' ')),
  ]
}

/** What the records of courses lack, or hold no longer; none when nothing. */
export function coursesNotice(sentences: readonly string[] = factWarnings) {
  if (sentences.length === 0) return []
  return [
    `ATTENTION\u00a0: FICHES DES FORMATIONS (${sentences.length}).`,
    '',
    ...sentences.flatMap((sentence) => wrap(sentence.split(' '), 80, ' ')),
  ]
}

/** Names, or words, on as few lines as hold them. */
function wrap(names: readonly string[], width: number, separator = ', ') {
  const lines: string[] = []
  for (const name of names) {
    const last = lines.at(-1)
    if (last === undefined || last.length + separator.length + name.length > width)
      lines.push(name)
    else lines[lines.length - 1] = `${last}${separator}${name}`
  }
  return lines
}
