import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { normalizePath, type Plugin } from 'vite'

/**
 * Gives the browser's build what these modules export, as values: neither what they compute it
 * from nor by what. Everything else imports the files themselves.
 * @param files from the root of the repository; each export is a constant that JSON can hold
 */
export function asData(files: readonly string[]): Plugin {
  const modules = new Set(files.map((file) => normalizePath(path.resolve(file))))
  let isBrowserBuild = false
  return {
    name: 'as-data',
    configResolved({ command, build }) {
      isBrowserBuild = command === 'build' && !build.ssr
    },
    async transform(code, id) {
      if (!isBrowserBuild || !modules.has(id)) return null
      const exported: Record<string, unknown> = await import(pathToFileURL(id).href)
      // In the order of the source, which the minified script keeps.
      const names = [...code.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name)
      const values = names.map((name) => {
        const value = JSON.stringify(exported[name])
        if (value === undefined) throw new Error(`${id} exports ${name}, which is no data`)
        return `export const ${name} = ${value}`
      })
      return { code: values.join('\n'), map: null }
    },
  }
}
