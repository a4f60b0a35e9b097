import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { type ConfigEnv, normalizePath, type Plugin, type ViteDevServer } from 'vite'

/* Files and folders count from the root of the repository. */

const urlOf = (file: string) => pathToFileURL(path.resolve(file)).href

/**
 * Gives the browser's build what these modules export, as values: neither what they compute it
 * from nor by what. Everything else imports the files themselves.
 * @param files each export is a constant that JSON can hold
 */
export function asData(files: readonly string[]): Plugin {
  const modules = new Set(files.map((file) => normalizePath(path.resolve(file))))
  return {
    name: 'as-data',
    apply: (_, { command, isSsrBuild }: ConfigEnv) => command === 'build' && !isSsrBuild,
    async transform(code, id) {
      if (!modules.has(id)) return null
      const exported: Record<string, unknown> = await import(urlOf(id))
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

const contentModule = 'virtual:page-content'

type Sources = Readonly<Record<'list' | 'heads' | 'folder', string>>
type ListedPage = { readonly path: string; readonly page: string }
type PageList = { readonly everyPage: readonly ListedPage[]; readonly notFound: ListedPage }
type Heads = { headOf(page: ListedPage, texts: object): unknown }
type Content = { readonly head: object }
type ContentModule = Content | { contentAt(path: string): Content }

/** What the file of a page's content is called, without its hash and ending. */
export const contentName = (page: string) => page.slice(1).replaceAll('/', '-') || 'index'

/**
 * Provides `virtual:page-content`, whose `loadContent(path)` resolves to the head of a page and to
 * all that its module in `folder` exports. The browser's build gets both as data, from a
 * hashed JSON file for each page; everything else imports the content's file itself.
 * @param sources.list exports `everyPage` and `notFound`
 * @param sources.heads exports `headOf(page, texts)`
 * @param sources.folder holds a module of the name of each page, which exports `head` and its
 * texts; one of several pages exports `contentAt(path)`, which gives both
 */
export function pageContent({ list, heads, folder }: Sources): Plugin {
  let server: ViteDevServer | undefined
  // Not imported above: a development server reads them anew when a fact changes.
  const read = (file: string) =>
    server ? server.ssrLoadModule(`/${file}`) : import(urlOf(file))
  return {
    name: 'page-content',
    configureServer: (development) => {
      if (development.config.mode === 'development') server = development
    },
    // Addresses and heads follow from the facts, to which no import leads from what is made here.
    hotUpdate() {
      const { moduleGraph } = this.environment
      const made = moduleGraph.getModuleById(`\0${contentModule}`)
      if (made) moduleGraph.invalidateModule(made)
    },
    resolveId: (id) => (id === contentModule ? `\0${id}` : null),
    async load(id) {
      if (id !== `\0${contentModule}`) return null
      const { mode, config } = this.environment
      const isBrowserBuild = mode === 'build' && config.consumer === 'client'
      const { everyPage, notFound }: PageList = await read(list)
      const { headOf }: Heads = await read(heads)
      const entries = [...everyPage, notFound].map(async (entry) => {
        const address = JSON.stringify(entry.path)
        const file = `${folder}/${path.basename(entry.page)}.ts`
        const module: ContentModule = await read(file)
        const isShared = 'contentAt' in module
        const { head: texts, ...content } = isShared ? module.contentAt(entry.path) : module
        const head = headOf(entry, texts)
        if (!isBrowserBuild)
          return `${address}: async () => {
            const module = await import('/${file}')
            const { head: texts, ...content } = ${isShared ? `module.contentAt(${address})` : 'module'}
            return { head: ${JSON.stringify(head)}, content }
          }`
        const name = `${contentName(entry.path)}.json`
        const source = JSON.stringify({ head, content })
        const reference = this.emitFile({ type: 'asset', name, source })
        return `${address}: import.meta.ROLLUP_FILE_URL_${reference}`
      })
      const table = `const sources = {${(await Promise.all(entries)).join(',')}}`
      const load = isBrowserBuild
        ? `async (path) => {
            const answer = await fetch(sources[path])
            if (!answer.ok) throw new Error('no content for ' + path)
            return answer.json()
          }`
        : `(path) => sources[path]()`
      return `${table}\nexport const loadContent = ${load}`
    },
  }
}

const names = /^\w+\.displayName = "[^"]*";$/gm
const wrappers = /(?<== )(?=React\d*\.(?:memo|createContext|forwardRef)\()/g

/**
 * Lets the build leave out what the site does not use of the router: its file names its components
 * and wraps them, in lines that look as if they had effects: 7.7 kB (brotli) of what is published.
 */
export function treeShakeableRouter(): Plugin {
  return {
    name: 'tree-shakeable-router',
    transform: {
      filter: { id: /react-router\/dist\/production\/.*\.mjs$/ },
      handler: (code) => ({
        code: code.replaceAll(names, '').replaceAll(wrappers, '/* @__PURE__ */ '),
        map: null,
      }),
    },
  }
}
