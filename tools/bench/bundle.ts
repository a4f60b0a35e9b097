/** Prints each script of the site with its bytes and when it comes, and draws what they are made of. */
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { visualizer } from 'rollup-plugin-visualizer'
import { buildScripts } from './build-scripts.ts'
import { alignRows, formatValue } from './table.ts'
import { runCommand, scriptAddresses } from '#tools/publish/publish.ts'

const drawing = 'reports/bundle.html'

/** When the scripts come that no page needs to hydrate, by the stem of their source. */
const later: Readonly<Record<string, string>> = {
  'toast-view': 'once hydrated',
  'chat-view': 'once hydrated and idle',
}

await runCommand(async () => {
  process.env.NODE_ENV = 'production'
  const treemap = visualizer({ filename: drawing, title: 'Bundle', sourcemap: true })
  const chunks = await buildScripts({ sourcemap: 'hidden' }, [treemap])
  const start = scriptAddresses(chunks, [path.resolve('src/app.tsx')])
  const momentOf = ({ fileName, name, isEntry }: (typeof chunks)[number]) => {
    if (isEntry) return 'with the page'
    if (start.includes(`/${fileName}`) || name === 'pages') return 'at the first gesture'
    return later[name] ?? 'on demand'
  }
  const scripts = chunks
    .map((chunk) => ({
      name: path.basename(chunk.fileName),
      size: Buffer.byteLength(chunk.code),
      brotli: brotliCompressSync(chunk.code).byteLength,
      moment: momentOf(chunk),
    }))
    .toSorted((one, other) => other.size - one.size)
  const all = { name: 'all', size: 0, brotli: 0, moment: '' }
  for (const { size, brotli } of scripts) {
    all.size += size
    all.brotli += brotli
  }
  const rows = [...scripts, all].map(({ name, size, brotli, moment }) => [
    name,
    formatValue(size, 'B'),
    formatValue(brotli, 'B'),
    moment,
  ])
  const head = ['script', 'minified', 'brotli', 'fetched']
  console.log(alignRows([head, ...rows], [0, 3]).join('\n'))
  console.log(`\n${drawing}`)
})
