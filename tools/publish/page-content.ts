import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type * as documentHead from '#src/document-head.ts'
import type * as pageList from '#src/page-list.ts'

const source = path.resolve('src')
const moduleName = 'virtual:page-content'
const resolvedName = `\0${moduleName}`

/**
 * Provides `virtual:page-content`, whose `loadContent(name)` resolves to the head of a page and to
 * all that `src/content/pages/<name>.ts` exports. The browser's build gets both as data, from a
 * hashed JSON file for each page; everything else imports the content's file itself.
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
      // Not imported above: the development server starts anew when its configuration changes.
      const { notFound, pages }: typeof pageList = await import(sourceFile('page-list.ts'))
      const { headOf }: typeof documentHead = await import(sourceFile('document-head.ts'))
      const entries = [...pages, notFound].map(async (entry) => {
        const name = path.basename(entry.page)
        const file = path.join(source, 'content/pages', `${name}.ts`)
        const head = headOf(entry)
        if (!isBrowserBuild)
          return `${JSON.stringify(name)}: async () => ({
            head: ${JSON.stringify(head)},
            content: await import(${JSON.stringify(file)}),
          })`
        const content: object = await import(pathToFileURL(file).href)
        const data = JSON.stringify({ head, content: { ...content } })
        const reference = this.emitFile({
          type: 'asset',
          name: `${name}.json`,
          source: data,
        })
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

function sourceFile(name: string) {
  return pathToFileURL(path.join(source, name)).href
}
