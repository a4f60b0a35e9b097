/** Scripts that people follow: written, and followed by a driver. */
export { followScript } from './follow-script.ts'
export { writeManualScripts } from './manual-script.ts'
export { manualCriteria } from './routes.ts'
