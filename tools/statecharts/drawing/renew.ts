/** The committed drawings of the product's machines: one SVG each, and a page of Mermaid. */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { config } from '../cli/machines.ts'
import { chartOf } from './chart.ts'
import { toMermaid } from './mermaid.ts'
import { toSvg } from './svg.ts'

const folder = pathToFileURL(`${path.resolve(config.drawingsFolder)}/`)
const sources = path.relative(config.drawingsFolder, config.machinesFolder)
export const renewCommand = 'npm run paths -- renew'

/**
 * Draws every machine anew and removes the drawings of machines that are gone. Resolves to the
 * names of the files that changed.
 */
export async function renewDrawings(): Promise<string[]> {
  const stale = await staleDrawings()
  const drawings = await draw()
  await mkdir(folder, { recursive: true })
  for (const name of stale) {
    const text = drawings.get(name)
    if (text === undefined) await rm(new URL(name, folder))
    else await writeFile(new URL(name, folder), text)
  }
  return stale
}

/** The names of the drawings that are missing, superfluous or out of date. */
export async function staleDrawings(): Promise<string[]> {
  const drawings = await draw()
  const kept = await readdir(folder).catch(() => [])
  const changed: string[] = kept.filter((name) => !drawings.has(name))
  for (const [name, text] of drawings) {
    const before = await readFile(new URL(name, folder), 'utf8').catch(() => undefined)
    if (before !== text) changed.push(name)
  }
  return changed.toSorted()
}

async function draw(): Promise<ReadonlyMap<string, string>> {
  const charts = config.models.map(({ name, machine }) => chartOf(name, machine))
  const files = new Map<string, string>()
  for (const chart of charts) files.set(`${chart.name}.svg`, await toSvg(chart))
  const sections = charts.map((chart) =>
    [
      `## ${chart.name}`,
      `[Drawing](${chart.name}.svg) of [the machine](${sources}/${chart.name}.ts)`,
      `\`\`\`mermaid\n${toMermaid(chart)}\n\`\`\``,
    ].join('\n\n'),
  )
  return files.set('README.md', `${[introduction, ...sections].join('\n\n')}\n`)
}

const introduction = `# The machines, drawn

Made from \`${config.machinesFolder}/\` by \`${renewCommand}\`: a test fails when a drawing is out of date. The texts
are those that testers read. ● marks where a machine or a group begins; a dashed border holds
regions that are active together; brackets hold guards, and actions follow a slash. A transition
that stays where it begins is written in its state.`
