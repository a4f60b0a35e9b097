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
