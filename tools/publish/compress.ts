import { readFile, readdir, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { inTurns } from './command.ts'

const compressible = /\.(html|js|css|svg|json|txt|xml|webmanifest)$/

/** Writes `.br` and `.gz` beside every text file of a folder. */
export async function compressFolder(folder: string) {
  const names = await readdir(folder, { recursive: true })
  const compress = async (name: string) => {
    const file = path.join(folder, name)
    const content = await readFile(file)
    // At its best level by default; a hint of text or of size changes no byte.
    await writeFile(`${file}.br`, await promisify(brotliCompress)(content))
    await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
  }
  const files = names.filter((name) => compressible.test(name))
  // As many at once as there are processors: each holds megabytes.
  await inTurns(availableParallelism(), files, compress)
}
