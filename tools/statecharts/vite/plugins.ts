/** What a project's Vite needs. */
export { viewMutants } from '../view-mutants/plugin.ts'
export { withoutMachineLabels } from './machine-labels.ts'
