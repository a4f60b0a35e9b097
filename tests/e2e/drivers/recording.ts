/** Runs in the page before the site's own script: listens to its machines. */
import { Recorder } from 'statecharts'
// Declares what stands in the page.
import type {} from './page-user-driver.ts'

const recorder = new Recorder(() => false)
globalThis.inspectMachines = recorder.inspect
globalThis.takeTransitions = () => recorder.takeTrace().taken
