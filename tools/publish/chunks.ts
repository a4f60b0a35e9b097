import path from 'node:path'
import { normalizePath, type Rolldown } from 'vite'

type Context = Rolldown.ChunkingContext

type PageChunks = {
  /** The module that starts the application. Every page needs it. */
  readonly start: string
  /** The module that imports the view of every page dynamically. */
  readonly registry: string
  /** The views that share a script, by the name of the script. */
  readonly groups: Readonly<Record<string, readonly string[]>>
}

/**
 * Assigns modules to scripts. Code that only the pages of one group use is put into the script of
 * that group. All other code of pages and of the application is put into `kit`. A few large scripts
 * compress better than many small ones, and most code of the second page is loaded with the first.
 * The bundler assigns the code of the entry script and the code that is loaded later. The scripts of the
 * groups import from `kit` but never from each other, so that no imports are circular.
 * @returns a function for `name` of Rolldown's `codeSplitting.groups`
 */
export function pageChunks({ start, registry, groups }: PageChunks) {
  const absolute = (file: string) => normalizePath(path.resolve(file))
  const [application, views] = [absolute(start), absolute(registry)]
  const chunkOf = new Map(
    Object.entries(groups).flatMap(([name, files]) =>
      files.map((file) => [absolute(file), name] as const),
    ),
  )
  return (id: string, context: Context): string | null => {
    const entries = entriesThatUse(id, context)
    const isOfPage = (entry: string) =>
      entry === application ||
      context.getModuleInfo(entry)?.dynamicImporters.includes(views) === true
    const isOfDocument = (entry: string) => context.getModuleInfo(entry)?.isEntry === true
    if (entries.some(isOfDocument) || !entries.some(isOfPage)) return null
    const names = new Set(entries.map((entry) => chunkOf.get(entry) ?? 'kit'))
    const [name = 'kit'] = names
    return names.size === 1 ? name : 'kit'
  }
}

/** Returns the entries that load a module through static imports. An entry, static or dynamic, loads itself. */
function entriesThatUse(id: string, context: Context): string[] {
  const known = new Set([id])
  const entries: string[] = []
  for (const each of known) {
    const info = context.getModuleInfo(each)
    if (!info) continue
    if (info.isEntry || info.dynamicImporters.length > 0) entries.push(each)
    for (const importer of info.importers) known.add(importer)
  }
  return entries
}
