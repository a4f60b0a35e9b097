import { leftOut, programmePath, programmes } from './courses.ts'

/** The paths of all programmes. The browser's scripts contain the paths, but not the programmes. */
export const programmePaths: readonly string[] = programmes.map(programmePath)

/** The paths of the pages that the organisation leaves out. */
export const pathsLeftOut: readonly string[] = leftOut.map(({ path }) => path)
