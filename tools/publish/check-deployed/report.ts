import { topics, type Fault } from './topics.ts'

const shown = 5

/** One line a topic, ✓ or ✗, with what is wrong and what to do. */
export function reportLines(faults: readonly Fault[], secure: boolean) {
  return Object.entries(topics).flatMap(([topic, { title, remedy }]) => {
    const found = faults.filter((fault) => fault.topic === topic)
    if (topic === 'transport' && !secure) return ['– not asked over HTTPS']
    if (found.length === 0) return [`✓ ${title}`]
    const more = found.length > shown ? [`    … and ${found.length - shown} more`] : []
    const texts = found.slice(0, shown).map(({ text }) => `    ${text}`)
    return [`✗ ${title}`, ...texts, ...more, `  → ${remedy}`]
  })
}
