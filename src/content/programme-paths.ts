import { apprenticeshipTrainings, programmePath, programmes } from './courses.ts'

/** The paths of the programmes: the only data of the records that the browser's scripts contain. */
export const programmePaths: readonly string[] = programmes.map(programmePath)

export const apprenticeshipPath =
  apprenticeshipTrainings.length === 0 ? null : '/solutions/apprentissage'
