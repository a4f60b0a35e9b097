import { factsFolder, readRecords } from '../checks/facts-folder.ts'

/** The facts by file name. For Vite, `vite.config.ts` replaces this module with the records themselves. */
export const facts = readRecords(factsFolder)
