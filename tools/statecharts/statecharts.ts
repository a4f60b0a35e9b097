/**
 * The harness for any XState 5 machine: explore it, walk it, compare it with its specification,
 * mutate it. It runs in a browser too; what needs files is in `statecharts/node`.
 */
export { TestClock } from './core/clock.ts'
export { type Driver, headlessDriver, walk } from './core/drivers.ts'
export { explore } from './core/explore.ts'
export type { Model } from './core/model.ts'
export { consult, type Timer } from './core/oracle.ts'
export type { Ignored, Oracle, Rule, SpecState, Table } from './core/oracle.ts'
export { leftOpen } from './core/oracle-check.ts'
export { Recorder } from './core/recorder.ts'
export { specify } from './core/spec.ts'
export {
  describeStep,
  type Event,
  type NamedPath,
  parseStep,
  type Step,
} from './core/step.ts'
export { pathsOf } from './core/tour.ts'
export { declaredStates, declaredTransitions, eventLabels } from './core/xstate-adapter.ts'
export type { Arbitrary, Vary } from './core/values.ts'
export { walkAtRandom } from './core/walks.ts'
export { score, scoreText, type MutantResult } from './core/score.ts'
export {
  type Moment,
  type Move,
  type ProductModel,
  type Property,
} from './product/product-model.ts'
export { exploreProduct } from './product/explore-product.ts'
export { walkProductAtRandom } from './product/walk-product.ts'
export { maskText } from './inspection/masked.ts'
export { fewestRoutes } from './screen/fewest-routes.ts'
export { routesOf } from './screen/routes.ts'
export {
  adapterDriver,
  gaps,
  type MappedStep,
  type ScreenAdapter,
  type StepMapper,
} from './screen/screen-adapter.ts'
export { type ReadyScreen, screenOf } from './screen/screen-of.ts'
export type { Target, UserDriver } from './screen/user-driver.ts'
export type {
  Arrangement,
  ManualAdapter,
  ManualScripts,
  Means,
  Place,
} from './scripts/manual-adapter.ts'
export { say, type Saying, type Sentence, type World } from './scripts/sentence.ts'
export { keyboard, sentences } from './scripts/sentences.ts'
