import type { DatedClaim } from './deadlines.ts'
declare const facts: (DatedClaim & { id: string; sentence: string })[]
export default facts
