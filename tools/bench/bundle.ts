/** Prints what each script of the site is made of and when it comes, and draws it. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { buildScripts } from './build-scripts.ts'
import { bundleHtml, type ScriptPicture } from './bundle-html.ts'
import { partsOf } from './script-parts.ts'
import { alignRows, formatValue } from './table.ts'
import { runCommand, scriptAddresses } from '#tools/publish/publish.ts'

const root = process.cwd()
const reports = path.join(root, 'reports')

/** When the scripts come that no page needs to hydrate, by the stem of their source. */
const later: Readonly<Record<string, string>> = {
  'toast-view': 'once hydrated',
  'chat-view': 'once hydrated and idle',
}

await runCommand(async () => {
  const scripts = (await measureScripts()).toSorted((one, other) => other.size - one.size)
  const rows = scripts.flatMap(({ fileName, moment, size, brotli, parts }) => [
    [fileName, formatValue(size, 'B'), formatValue(brotli, 'B'), moment],
    ...parts.map(([name, share]) => [`  ${name}`, formatValue(share, 'B'), '', '']),
  ])
  const sum = (pick: (script: ScriptPicture) => number) =>
    scripts.reduce((total, script) => total + pick(script), 0)
  const total = [sum(({ size }) => size), sum(({ brotli }) => brotli)]
  const head = ['script', 'minified', 'brotli', 'fetched']
  const foot = ['all', ...total.map((value) => formatValue(value, 'B')), '']
  console.log(alignRows([head, ...rows, foot], [0, 3]).join('\n'))
  const style = await readFile(path.join(import.meta.dirname, 'report.css'), 'utf8')
  await mkdir(reports, { recursive: true })
  await writeFile(path.join(reports, 'bundle.html'), bundleHtml(scripts, style))
  console.log('\nreports/bundle.html')
})

async function measureScripts(): Promise<readonly ScriptPicture[]> {
  process.env.NODE_ENV = 'production'
  const chunks = await buildScripts({ sourcemap: 'hidden' })
  const start = scriptAddresses(chunks, [path.join(root, 'src/app.tsx')])
  const momentOf = ({ fileName, name, isEntry }: (typeof chunks)[number]) => {
    if (isEntry) return 'with the page'
    if (start.includes(`/${fileName}`) || name === 'pages') return 'at the first gesture'
    return later[name] ?? 'on demand'
  }
  return Promise.all(
    chunks.map(async (chunk) => ({
      fileName: path.basename(chunk.fileName),
      moment: momentOf(chunk),
      size: Buffer.byteLength(chunk.code),
      brotli: (await promisify(brotliCompress)(chunk.code)).byteLength,
      parts: chunk.map ? partsOf(chunk.code, { sourceRoot: '', ...chunk.map }, root) : [],
    })),
  )
}
