import { factsFolder, readRecords } from '../checks/facts-folder.ts'

/** The facts by file name. */
export const facts = readRecords(factsFolder)
