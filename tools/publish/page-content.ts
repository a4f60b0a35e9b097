import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
const moduleName = 'virtual:page-content'
const resolvedName = `\0${moduleName}`

/** The modules that know the pages, from the root of the repository. */
export type PageSources = {
  /** Exports `pages` and `notFound`. */
  readonly list: string
  /** Exports `headOf(page, texts)`. */
  readonly heads: string
  /** Holds a module of the name of each page, which exports `head`, its texts. */
  readonly folder: string
}

type ListedPage = { readonly page: string }
type PageList = { readonly pages: readonly ListedPage[]; readonly notFound: ListedPage }
type Heads = { headOf(page: ListedPage, texts: object): unknown }
type Content = { readonly head: object }

/**
 * Provides `virtual:page-content`, whose `loadContent(name)` resolves to the head of a page and to
 * all that its module in `folder` exports. The browser's build gets both as data, from a
 * hashed JSON file for each page; everything else imports the content's file itself.
 */
export function pageContent({ list, heads, folder }: PageSources): Plugin {
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
      const { notFound, pages }: PageList = await import(sourceFile(list))
      const { headOf }: Heads = await import(sourceFile(heads))
      const entries = [...pages, notFound].map(async (entry) => {
        const name = path.basename(entry.page)
        const source = sourceFile(`${folder}/${name}.ts`)
        const { head: texts, ...content }: Content = await import(source)
        const head = headOf(entry, texts)
        if (!isBrowserBuild)
          return `${JSON.stringify(entry.page)}: async () => {
            const { head: texts, ...content } = await import('/${folder}/${name}.ts')
            return { head: ${JSON.stringify(head)}, content }
          }`
        const data = { name: `${name}.json`, source: JSON.stringify({ head, content }) }
        const reference = this.emitFile({ type: 'asset', ...data })
        return `${JSON.stringify(entry.page)}: import.meta.ROLLUP_FILE_URL_${reference}`
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
  return pathToFileURL(path.resolve(name)).href
}
