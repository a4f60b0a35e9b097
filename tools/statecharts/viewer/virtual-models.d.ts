declare module 'virtual:statecharts-models' {
  import type { Model } from '../core/model.ts'

  export const models: readonly Model[]
}
