import { apprenticeshipTrainings, programmePath, programmes } from './courses.ts'

/** The paths of all programmes. The browser's scripts contain the paths, but not the programmes. */
export const programmePaths: readonly string[] = programmes.map(programmePath)

export const apprenticeshipPath =
  apprenticeshipTrainings.length === 0 ? null : '/solutions/apprentissage'
