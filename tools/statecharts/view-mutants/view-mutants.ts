/** Mutants of how views are wired to their machines; Vitest and React are needed. */
export { testViewWiring, type ViewWiring } from './test-wiring.ts'
