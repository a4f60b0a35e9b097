/** What reads and writes files: the configuration, frozen paths, recordings, results for the report. */
export { readRecording } from './core/recording.ts'
export { type StandaloneTests, type StatechartsConfig } from './config.ts'
export { readFrozen } from './core/frozen.ts'
export { saveResult, type WalkedPath, walkedPath } from './report/results.ts'
