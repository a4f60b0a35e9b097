import type { ManualSuite } from '../../scripts/manual-script.ts'
import type { Row } from '../../scripts/rows.ts'
import { type Cells, instructionOf } from '../../scripts/sentence.ts'

/** What has to be so, and what is done, before the first step. */
export function preconditionsOf({ preconditions, start }: ManualSuite): readonly string[] {
  return [
    ...preconditions,
    ...start.flatMap((saying) => {
      const data = cellTexts(saying.cells ?? []).join(' ; ')
      return data === ''
        ? [`${instructionOf(saying).replace(/\.$/, '')}.`]
        : [`${instructionOf(saying)} : ${data}`]
    }),
  ]
}

/** What is done in a step. */
export function actionOf({ gesture, within }: Row): string {
  const action = instructionOf(gesture)
  return within === undefined
    ? action
    : `${action} (avant ${String(within).replace('.', ',')} secondes)`
}

/** What is entered in a step. */
export function dataOf({ gesture }: Row): readonly string[] {
  const { sentence, values, cells } = gesture
  if (cells) return cellTexts(cells)
  return sentence.data === undefined ? [] : [values[sentence.data] ?? '']
}

/** What is seen after a step, one sentence each. */
export function expectedOf({ gesture, expected }: Row): readonly string[] {
  if (expected.length === 0)
    return [
      gesture.cells || gesture.sentence.data !== undefined
        ? 'Ce qui est saisi s’affiche, et rien d’autre ne change.'
        : 'Rien d’autre à vérifier.',
    ]
  return expected.flatMap((saying) => [
    instructionOf(saying),
    ...cellTexts(saying.cells ?? []),
  ])
}

function cellTexts(cells: Cells): readonly string[] {
  return cells.map(([name, value]) => `${name} : ${value === '' ? '(vide)' : value}`)
}

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
