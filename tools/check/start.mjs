import { refuseOldNode } from './node-version.mjs'

refuseOldNode()
const { installWhatIsMissing, runWithInstalledNode } = await import('./install.mjs')
await installWhatIsMissing()
runWithInstalledNode(new URL('../publish/local.ts', import.meta.url))
