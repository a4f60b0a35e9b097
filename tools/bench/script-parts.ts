import { SourceMap, type SourceMapPayload } from 'node:module'

/** What a script is made of: characters of its minified code by package or folder, most first. */
export type Parts = readonly (readonly [name: string, size: number])[]

/** @param root the repository's absolute path, with which the map's sources begin or not */
export function partsOf(code: string, payload: SourceMapPayload, root: string): Parts {
  const map = new SourceMap(payload)
  const sizes = new Map<string, number>()
  for (const [line, text] of code.split('\n').entries())
    for (let column = 0; column < text.length; column += 1) {
      const entry = map.findEntry(line, column)
      const source = 'originalSource' in entry ? entry.originalSource : undefined
      const name = source ? ownerOf(source.replace(root, '')) : 'bundler'
      sizes.set(name, (sizes.get(name) ?? 0) + 1)
    }
  return [...sizes].toSorted(([, one], [, other]) => other - one)
}

/** The package of a source, else its folder, at most two levels deep; `bundler` for what it added. */
export function ownerOf(source: string) {
  const installed = source.split('node_modules/').at(-1) ?? ''
  if (installed !== source) {
    const [scope = '', name] = installed.split('/')
    return scope.startsWith('@') ? `${scope}/${name}` : scope
  }
  const folders = source
    .replace(/^(?:\.{0,2}\/)+/, '')
    .split('/')
    .slice(0, -1)
  return folders.length === 0 ? 'bundler' : folders.slice(0, 2).join('/')
}
