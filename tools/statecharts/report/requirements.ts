/** The statements of the specification, each with what showed it. */
import type { Analysis, Requirement } from './analysis.ts'
import { cell, escape, table, text } from './html.ts'
import { driverWords, signs, typeset } from './labels.ts'

/** Every statement of every machine, by section of the specification. */
export function requirementTables(analyses: readonly Analysis[]): string {
  const rows = analyses.flatMap((analysis) =>
    analysis.requirements.map((requirement) => ({ analysis, requirement })),
  )
  const groups = new Map<number, typeof rows>()
  for (const row of rows) {
    const section = sectionOf(row.requirement)
    groups.set(section, [...(groups.get(section) ?? []), row])
  }
  return [...groups]
    .toSorted(([a], [b]) => a - b)
    .map(([section, own]) =>
      table(
        section === decisions ? 'Décisions' : `Spécification, §\u00A0${section}`,
        [text('Énoncé'), text('Machine'), text('Montré par')],
        own.map(({ analysis, requirement }) => [
          text(typeset(requirement.statement), 'statement'),
          cell(`<a href="#${analysis.name}">${escape(analysis.title)}</a>`),
          text(proofOf(requirement, analysis), 'proof'),
        ]),
        'requirements',
      ),
    )
    .join('\n')
}

/** What showed a statement: `✓ MV C1–C3, C7 · N C1`. */
export function proofOf({ evidence }: Requirement, { runs }: Analysis): string {
  if (runs.length === 0) return '–'
  if (evidence.length === 0) return `${signs.unwalked} rien`
  return `${signs.walked} ${pathsText(evidence)}`
}

/** The letters of the drivers, each with its paths: `MV C1–C3, C7 · N C1`. */
export function pathsText(evidence: Requirement['evidence']): string {
  const letters = new Map<string, string>()
  for (const { driver, paths } of evidence) {
    const ranges = rangesOf(paths)
    letters.set(ranges, (letters.get(ranges) ?? '') + driverWords[driver].letter)
  }
  return [...letters].map(([ranges, names]) => `${names}\u00A0${ranges}`).join(' · ')
}

/** After all that have a section. */
const decisions = Number.MAX_SAFE_INTEGER

function sectionOf({ statement }: Requirement): number {
  const [, section] = /§\s?(\d+)/.exec(statement) ?? []
  return section === undefined ? decisions : Number(section)
}

function rangesOf(positions: readonly number[]): string {
  const ranges: [first: number, last: number][] = []
  for (const position of positions) {
    const range = ranges.at(-1)
    if (range?.[1] === position - 1) range[1] = position
    else ranges.push([position, position])
  }
  return ranges
    .map(([first, last]) =>
      first === last
        ? `C${first + 1}`
        : `C${first + 1}${last === first + 1 ? ', ' : '\u2060–\u2060'}C${last + 1}`,
    )
    .join(', ')
}
