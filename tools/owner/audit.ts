/** `npm run audit:qualiopi`: what the site proves to an auditor, and what is missing. */
import { auditText } from './audit-text.ts'
import { readOwnerConfig } from './config.ts'
import { drawDocuments } from './documents.ts'
import { refuseParameters } from './options.ts'
import { runOwnerCommand } from './run.ts'

if (import.meta.main) {
  await runOwnerCommand(async () => {
    refuseParameters('npm run audit:qualiopi', process.argv.slice(2))
    const owner = await readOwnerConfig()
    const find = owner.finderOf(await drawDocuments(owner.renderer))
    console.log(auditText(owner.indicators(), find, owner))
    return 0
  })
}
