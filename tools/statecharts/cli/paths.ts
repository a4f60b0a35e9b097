#!/usr/bin/env node
import { run } from './run.ts'

const code = await run(process.argv.slice(2))
// The loaded files may keep timers running. The callback is called when all output is written.
process.stdout.write('', () => process.exit(code))
