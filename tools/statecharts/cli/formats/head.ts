import type { ManualSuite } from '../../scripts/manual-script.ts'

const covered = {
  states: 'chaque état',
  transitions: 'chaque transition',
  pairs: 'chaque paire de transitions',
  outcomes: 'chaque réponse',
} as const

/** What stands at the head of a file: how much there is, what was left out, and why. */
export function leftOut({
  criterion,
  length,
  scripts,
  shortWaits,
  left,
}: ManualSuite): readonly string[] {
  const steps = scripts.reduce((sum, { rows }) => sum + rows.length, 0)
  return [
    `Scripts : ${scripts.length}, étapes : ${steps}. Ils couvrent ${covered[criterion]}, en ${length} étapes au plus.`,
    'Écrire, choisir et remplir remplacent ce qui est dans le champ. Entre deux étapes, ne rien faire d’autre.',
    `Attentes de moins d’une seconde laissées de côté : ${shortWaits}.`,
    `Hors de portée d’une personne : ${left.length}.`,
    ...left.map(({ item, reason }) => `- ${item} : ${reason}`),
  ]
}
