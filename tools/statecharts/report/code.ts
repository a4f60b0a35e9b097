/** Which code a result measured: the hash of the files that it was made of. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

export type Code = {
  /** Files, with all that they import of the project, and folders; from the project's root. */
  readonly roots: readonly string[]
  readonly hash: string
}

const toolkit = path.resolve(import.meta.dirname, '../core')
const sources = /\.[cm]?[jt]sx?$/
const specifier = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"?]+)/g

/** The code of these roots as it is now, the harness that measures included. */
export function codeOf(roots: readonly string[], base: string = process.cwd()): Code {
  const hash = createHash('sha256')
  const files = new Set<string>()
  const aliases = aliasesOf(base)
  for (const root of [...roots, toolkit]) collect(path.resolve(base, root), files, aliases)
  for (const file of [...files].toSorted()) {
    hash.update(path.relative(base, file))
    hash.update(readFileSync(file))
  }
  return { roots, hash: hash.digest('hex').slice(0, 16) }
}

/** Whether the code that a result measured is the code that is there. */
export function isPresent(code: Code, base: string = process.cwd()): boolean {
  return codeOf(code.roots, base).hash === code.hash
}

type Aliases = readonly (readonly [start: string, folder: string])[]

function collect(place: string, files: Set<string>, aliases: Aliases): void {
  if (!existsSync(place) || files.has(place)) return
  if (statSync(place).isDirectory()) {
    for (const name of readdirSync(place))
      if (!name.startsWith('.') && name !== 'node_modules' && !name.includes('.test.'))
        collect(path.join(place, name), files, aliases)
    return
  }
  files.add(place)
  if (!sources.test(place)) return
  for (const [, name = ''] of readFileSync(place, 'utf8').matchAll(specifier)) {
    const imported = resolved(name, place, aliases)
    if (imported !== undefined) collect(imported, files, aliases)
  }
}

/** The file of an import; undefined for a package. */
function resolved(name: string, from: string, aliases: Aliases): string | undefined {
  const alias = aliases.find(([start]) => name.startsWith(start))
  if (!alias && !name.startsWith('.')) return undefined
  const place = alias
    ? path.join(alias[1], name.slice(alias[0].length))
    : path.resolve(path.dirname(from), name)
  return ['', '.ts', '.tsx', '.js', '.jsx']
    .map((ending) => place + ending)
    .find((file) => existsSync(file) && statSync(file).isFile())
}

/** The `imports` of the package that end in a star: `#src/*`. */
function aliasesOf(base: string): Aliases {
  const file = path.join(base, 'package.json')
  if (!existsSync(file)) return []
  const { imports = {} }: { imports?: Readonly<Record<string, unknown>> } = JSON.parse(
    readFileSync(file, 'utf8'),
  )
  return Object.entries(imports).flatMap(([start, folder]) =>
    typeof folder === 'string' && start.endsWith('/*')
      ? [[start.slice(0, -1), path.resolve(base, folder.slice(0, -1))] as const]
      : [],
  )
}
