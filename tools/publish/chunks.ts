import path from 'node:path'
import { normalizePath } from 'vite'

/** The part of Rolldown's module information that the rule needs. */
type ModuleInfo = {
  readonly isEntry: boolean
  readonly importers: readonly string[]
  readonly dynamicImporters: readonly string[]
}
type Context = { getModuleInfo(id: string): ModuleInfo | null }

type PageChunks = {
  /** The module that starts the application: every page needs it. */
  readonly start: string
  /** The module that imports the view of every page dynamically. */
  readonly registry: string
  /** The views that share a script, by the name of that script. */
  readonly groups: Readonly<Record<string, readonly string[]>>
}

/**
 * Names the script of a module by one rule: code that only the pages of one group use is in the
 * script of that group, all other code of pages and of the application is in `kit`. Few scripts
 * compress better, and after the first page most of the next one is already loaded. Code of the
 * document's own script, and of what is loaded later, keeps the bundler's choice. Imports lead from
 * a group to `kit` only, so scripts never import each other in a circle.
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

/** The entry modules, static or dynamic, from which static imports lead to a module. */
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
