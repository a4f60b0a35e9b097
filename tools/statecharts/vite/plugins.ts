/** What a project's Vite needs. */
export { withoutMachineLabels } from './machine-labels.ts'
