/**
 * The harness for any XState 5 machine: explore it, walk it, compare it with its specification,
 * mutate it. It runs in a browser too; what needs files is in `statecharts/node`.
 */
export { coverage, type Coverage } from './core/coverage.ts'
export { TestClock } from './core/clock.ts'
export { type Driver, headlessDriver, walk } from './core/drivers.ts'
export { explore } from './core/explore.ts'
export { type Model } from './core/model.ts'
export {
  consult,
  type Ignored,
  nextDue,
  type Oracle,
  type Rule,
  type SpecState,
  type Table,
  type Timer,
} from './core/oracle.ts'
export { checkAgainstOracle, unexplained } from './core/oracle-check.ts'
export { Recorder } from './core/recorder.ts'
export { type MutantResult, score, scoreText } from './core/score.ts'
export {
  type Action,
  describeStep,
  type Event,
  type NamedPath,
  parseStep,
  type Step,
} from './core/step.ts'
export {
  type Moment,
  type Move,
  type ProductModel,
  type Property,
} from './product/product-model.ts'
export { exploreProduct } from './product/explore-product.ts'
export { walkProductAtRandom } from './product/walk-product.ts'
export { stepsFile } from './product/product-text.ts'
export { follow, tour } from './core/tour.ts'
export { declaredStates, declaredTransitions, eventLabels } from './core/xstate-adapter.ts'
export type { Arbitrary, Vary } from './core/values.ts'
export { walkAtRandom } from './core/walks.ts'
export {
  duration,
  type Labels,
  quoted,
  wordFor,
  type Words,
  written,
} from './cli/labels.ts'
export { maskText } from './inspection/masked.ts'
export { fewestRoutes } from './screen/fewest-routes.ts'
export { routesOf } from './screen/routes.ts'
export {
  adapterDriver,
  gaps,
  type MappedStep,
  type Route,
  type ScreenAdapter,
  type StepMapper,
  type Visitor,
} from './screen/screen-adapter.ts'
export type { Target, UserDriver } from './screen/user-driver.ts'
export type {
  Arrangement,
  ManualAdapter,
  ManualScripts,
  Means,
  Place,
} from './scripts/manual-adapter.ts'
export { say, type Saying, type Sentence, type World } from './scripts/sentence.ts'
export { sentences } from './scripts/sentences.ts'
