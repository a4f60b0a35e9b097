// An ambient module cannot use a relative import: its types would silently become `any`.
declare module 'virtual:statecharts-models' {
  import type { Model } from 'statecharts'

  export const models: readonly Model[]
}
