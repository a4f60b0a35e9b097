// Relative names mean nothing here: what they name would be of any type, without a word.
declare module 'virtual:statecharts-models' {
  import type { Model } from 'statecharts'

  export const models: readonly Model[]
}
