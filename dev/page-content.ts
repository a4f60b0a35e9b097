import { readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const folder = path.resolve(import.meta.dirname, '../src/content/pages')
const moduleName = 'virtual:page-content'
const resolvedName = `\0${moduleName}`

/**
 * Provides `virtual:page-content`, whose `loadContent(name)` resolves to all that
 * `src/content/pages/<name>.ts` exports. The browser's build gets it as data, from a hashed JSON
 * file of its own; everything else imports the file itself.
 */
export function pageContent(): Plugin {
  let isBrowserBuild = false
  return {
    name: 'page-content',
    configResolved({ command, build }) {
      isBrowserBuild = command === 'build' && !build.ssr
    },
    resolveId: (id) => (id === moduleName ? resolvedName : null),
    async load(id) {
      if (id !== resolvedName) return null
      const names = readdirSync(folder).map((file) => path.parse(file).name)
      const entries = names.map(async (name) => {
        const file = path.join(folder, `${name}.ts`)
        if (!isBrowserBuild)
          return `${JSON.stringify(name)}: () => import(${JSON.stringify(file)})`
        const exported: object = await import(pathToFileURL(file).href)
        const source = JSON.stringify({ ...exported })
        const reference = this.emitFile({ type: 'asset', name: `${name}.json`, source })
        return `${JSON.stringify(name)}: import.meta.ROLLUP_FILE_URL_${reference}`
      })
      const table = `const sources = {${(await Promise.all(entries)).join(',')}}`
      const load = isBrowserBuild
        ? `async (name) => {
            const answer = await fetch(sources[name])
            if (!answer.ok) throw new Error('no content for ' + name)
            return answer.json()
          }`
        : `(name) => sources[name]()`
      return `${table}\nexport const loadContent = ${load}`
    },
  }
}
