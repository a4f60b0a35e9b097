/** The harness for any XState 5 machine: explore it, walk it, compare it with its specification, mutate it. */
export { headlessDriver, type Driver, type NamedPath, walk } from './core/drivers.ts'
export { Recorder } from './core/recorder.ts'
export { declaredStates, declaredTransitions, eventLabels } from './core/xstate-adapter.ts'
export { saveResult, type WalkedPath, walkedPath } from './report/results.ts'
export { maskText } from './inspection/masked.ts'
export { readRecording } from './cli/recording.ts'
export { describeStep, parseStep, type Action, type Event, type Step } from './core/step.ts'
export {
  duration,
  quoted,
  type Wording,
  type Words,
  wordFor,
  written,
} from './cli/labels.ts'
export { type Model } from './core/model.ts'
export {
  consult,
  nextDue,
  type Ignored,
  type Oracle,
  type Rule,
  type SpecState,
  type Table,
  type Timer,
} from './core/oracle.ts'
export { TestClock } from './core/clock.ts'
export { conform, unexplained } from './core/oracle-check.ts'
export { explore } from './core/explore.ts'
export { walkAtRandom } from './core/walks.ts'
export { coverage, type Coverage } from './core/coverage.ts'
export { checkFrozen, readFrozen } from './core/frozen.ts'
export { score, scoreText, type Fate } from './core/score.ts'
export { follow, tour } from './core/tour.ts'
export { escape, framed, table, text } from './report/html.ts'
