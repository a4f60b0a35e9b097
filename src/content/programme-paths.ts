import { programmePath, programmes } from './courses.ts'

/** The addresses of the programmes, all that the scripts know of the records. */
export const programmePaths: readonly string[] = programmes.map(programmePath)
