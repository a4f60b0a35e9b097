import { testMachines } from 'statecharts/testing'

await testMachines(import.meta.glob('./*.spec.ts'))
