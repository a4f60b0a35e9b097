/**
 * Main entry of the toolkit: specifications, exploration, walks and screens of XState 5 machines. It also
 * runs in browsers. Functions that need the file system are in `statecharts/node`.
 */
export { TestClock } from './core/clock.ts'
export { walk } from './core/drivers.ts'
export { explore } from './core/explore.ts'
export { graphOptions } from './core/graph-options.ts'
export { type Timer } from './core/oracle.ts'
export { isModel, type Model } from './core/model.ts'
export { specify } from './core/spec.ts'
export { type Event, type NamedPath, type Step } from './core/step.ts'
export { declaredStates, Recorder } from './core/xstate-adapter.ts'
export type { Arbitrary, Generators } from './core/generators.ts'
export type { MoveRecord, Move, ProductModel, Property } from './product/product-model.ts'
export { toMermaid } from './drawing/mermaid.ts'
export { maskText } from './inspection/mask.ts'
export { uncovered, userPaths, defineScreen } from './screen/screen.ts'
export type { Target, UserDriver } from './screen/user-driver.ts'
export {
  gesture,
  keyboard,
  lasting,
  type Place,
  phrase,
  type Phrase,
  type Sentence,
  sentences,
  sighting,
} from './screen/sentences.ts'
