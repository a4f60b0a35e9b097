import { machineFaults } from './machines.ts'
import { publishedFaults } from './published.ts'
import { textFaults } from './texts.ts'
import { viewFaults } from './views.ts'
import { wiringFaults } from './wiring.ts'
import type { Fault } from './fault.ts'

export const faults: readonly Fault[] = [
  ...machineFaults,
  ...wiringFaults,
  ...textFaults,
  ...viewFaults,
  ...publishedFaults,
]
