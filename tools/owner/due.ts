/** `npm run due`: what is past or soon due, where it is shown, and what to do. */
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { readOwnerConfig, type Item, type OwnerConfig } from './config.ts'
import { drawDocuments } from './documents.ts'
import { dueText } from './due-text.ts'
import { dueUsage, readDueOptions, UsageError } from './options.ts'
import { runOwnerCommand } from './run.ts'

/** Days ahead at which something is due; an agenda holds ten years. */
const soon = 60
const agendaHorizon = 3650

if (import.meta.main) {
  await runOwnerCommand(async () => {
    const options = readDueOptions(process.argv.slice(2))
    if (options === null) {
      console.log(dueUsage)
      return 0
    }
    const { failWithin, ics } = options
    if (ics !== null && !existsSync(path.dirname(path.resolve(ics))))
      throw new UsageError(`« ${path.dirname(ics)} » n’est pas un dossier.`)
    const owner = await readOwnerConfig()
    const documents = await drawDocuments(owner.renderer)
    const find = owner.finderOf(documents)
    const shown = (items: readonly Item[]) =>
      items.map((item) => ({ ...item, shown: find(item.traces) }))
    console.log(dueText(shown(owner.items(Math.max(soon, failWithin ?? 0))), owner))
    if (ics !== null) {
      const dated = owner.items(agendaHorizon).filter(({ date }) => date !== undefined)
      await writeFile(ics, owner.agenda(shown(dated)))
      console.log(`\n${ics} : ${dated.length} échéances.`)
    }
    return failWithin !== null && hasDue(owner, failWithin) ? 1 : 0
  })
}

/** Whether a date has gone by or comes within so many days, or nobody can tell. */
function hasDue(owner: OwnerConfig, days: number) {
  return owner
    .items(days)
    .some(({ date, level }) => date !== undefined || level === 'error')
}
