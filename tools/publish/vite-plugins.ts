import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Brand, partsOfLogo } from './brand.ts'
import { type ConfigEnv, normalizePath, type Plugin, type ViteDevServer } from 'vite'

/* Paths are relative to the root of the repository. */

const urlOf = (file: string) => pathToFileURL(path.resolve(file)).href

/**
 * Replaces modules in the browser's build by the values of their exports, so that neither their
 * sources nor their functions are published. Everything else imports the modules.
 * @param files modules whose exports are JSON-serialisable constants
 */
export function asData(files: readonly string[]): Plugin {
  const modules = new Set(files.map((file) => normalizePath(path.resolve(file))))
  return {
    name: 'as-data',
    apply: (_, { command, isSsrBuild }: ConfigEnv) => command === 'build' && !isSsrBuild,
    async transform(code, id) {
      if (!modules.has(id)) return null
      const exported: Record<string, unknown> = await import(urlOf(id))
      // In source order, which the minified script keeps.
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

/**
 * Publishes changed copies of the files of a folder, so that their hashed names follow from the
 * published content.
 * @param folder folder of the files, relative to the root
 * @param copies folder of the copies. Processes that run at the same time may share it.
 * @param read returns the content to publish by the name of the file
 * @param source file on which the contents depend; a change to it makes the copies again
 */
export function changedFiles(
  folder: string,
  copies: string,
  read: (name: string) => string,
  source: string,
): Plugin {
  const changed = normalizePath(path.resolve(folder))
  const writeCopy = (name: string) => {
    const copy = path.join(copies, name)
    const text = read(name)
    // Writing an unchanged copy would reload the pages of a development server.
    if (existsSync(copy) && readFileSync(copy, 'utf8') === text) return
    writeFileSync(copy, text)
  }
  const writeCopies = () =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.svg'))
      .forEach(writeCopy)
  return {
    name: 'changed-files',
    apply: (_, { mode }) => mode !== 'test',
    // A copy written while a page loads would reload it, so they are all written before the server
    // watches their folder.
    configResolved() {
      mkdirSync(copies, { recursive: true })
      writeCopies()
    },
    hotUpdate({ file }) {
      const { dir, base } = path.parse(file)
      if (dir === changed && existsSync(file)) writeCopy(base)
      if (file === normalizePath(source)) writeCopies()
    },
    resolveId: {
      order: 'pre',
      filter: { id: /\.svg$/ },
      async handler(id, importer, options) {
        const resolved = await this.resolve(id, importer, { ...options, skipSelf: true })
        const { dir, base } = path.parse(resolved?.id ?? '')
        if (dir !== changed) return null
        writeCopy(base)
        return normalizePath(path.join(copies, base))
      },
    },
  }
}

/**
 * Publishes the icons and the share picture of an organisation.
 * @param readBrand reads the current brand, because the owner can change it while the site is open
 */
export function brandFiles(readBrand: () => Brand): Plugin {
  // The renderer takes 0.1 s to load, and most commands that read this configuration draw nothing.
  const load = async () => {
    const { brandPictures }: typeof import('./brand-pictures.ts') = await import(
      urlOf('tools/publish/brand-pictures.ts')
    )
    return new Map(Object.entries(brandPictures))
  }
  return {
    name: 'brand-files',
    apply: (_, { isSsrBuild, mode }: ConfigEnv) => mode !== 'test' && !isSsrBuild,
    configureServer({ middlewares }) {
      middlewares.use(async ({ url = '' }, response, next) => {
        const draw = /^\/[\w-]+\.(?:svg|png)$/.test(url)
          ? (await load()).get(url.slice(1))
          : undefined
        if (!draw) return next()
        const type = url.endsWith('.svg') ? 'image/svg+xml' : 'image/png'
        response.setHeader('Content-Type', type)
        response.end(draw(readBrand()))
      })
    },
    transformIndexHtml(html) {
      const { logo } = readBrand()
      const { shapes, lines } = partsOfLogo(logo ?? '')
      const sprite = `<div hidden><svg><g id="logo">${shapes}</g><g id="logo-lines">${lines}</g></svg></div>`
      return html.replace('<!--logo-->', logo === null ? '' : sprite)
    },
    async generateBundle() {
      for (const [fileName, draw] of await load())
        this.emitFile({ type: 'asset', fileName, source: draw(readBrand()) })
    },
  }
}

type PageModules = Readonly<Record<'list' | 'data' | 'contents', string>>
type Page = { readonly page: string; readonly path: string }
type PageList = { readonly everyPage: readonly Page[]; readonly notFound: Page }
type PageData = { readonly head: object; readonly content: object }
type DataModule = { loadPageData(page: string, path: string): Promise<PageData> }

/**
 * Replaces `loadPageData(page, path)` in the browser, where its module cannot run. The build emits
 * one hashed JSON file for each path. The development server serves the heads, and leaves the texts
 * to their own modules, so that an edited text reloads the page.
 * @param modules.list exports `everyPage` and `notFound`
 * @param modules.data exports `loadPageData(page, path)`, which resolves to `{ head, content }`
 * @param modules.contents exports `contentOf(page, path)`, which returns a page's texts
 */
export function pageData({ list, data, contents }: PageModules): Plugin {
  const replaced = normalizePath(path.resolve(data))
  let server: ViteDevServer | undefined
  // The development server reads these modules again when a fact changes.
  const read = (file: string) =>
    server ? server.ssrLoadModule(`/${file}`) : import(urlOf(file))
  return {
    name: 'page-data',
    configureServer: (development) => {
      if (development.config.mode === 'development') server = development
    },
    // The heads depend on the facts, which the module graph of the browser does not connect to them.
    hotUpdate() {
      const { moduleGraph } = this.environment
      const made = moduleGraph.getModuleById(replaced)
      if (made && this.environment.config.consumer === 'client')
        moduleGraph.invalidateModule(made)
    },
    async load(id) {
      const { mode, config } = this.environment
      const isBuild = mode === 'build'
      if (id !== replaced || config.consumer !== 'client' || !(isBuild || server))
        return null
      const { everyPage, notFound }: PageList = await read(list)
      const { loadPageData }: DataModule = await read(data)
      const entries = [...everyPage, notFound].map(async ({ page, path: address }) => {
        const { head, content } = await loadPageData(page, address)
        const key = JSON.stringify(address)
        if (!isBuild) return `${key}: ${JSON.stringify(head)}`
        const reference = this.emitFile({
          type: 'asset',
          name: `${address.slice(1).replaceAll('/', '-') || 'index'}.json`,
          originalFileName: address,
          source: JSON.stringify({ head, content }),
        })
        return `${key}: import.meta.ROLLUP_FILE_URL_${reference}`
      })
      const table = `{${(await Promise.all(entries)).join(',')}}`
      if (isBuild)
        return `
          const files = ${table}
          export async function loadPageData(page, path) {
            const answer = await fetch(files[path])
            if (!answer.ok) throw new Error('no content for ' + path)
            return answer.json()
          }`
      return `
        import { contentOf } from '/${contents}'
        const heads = ${table}
        export async function loadPageData(page, path) {
          const { head, ...content } = contentOf(page, path)
          return { head: heads[path], content }
        }`
    },
  }
}

const displayNames = /^\w+\.displayName = "[^"]*";$/gm
const wrappedComponents = /(?<== )(?=React\d*\.(?:memo|createContext|forwardRef)\()/g

/**
 * Lets the build drop the parts of react-router that the site does not use, 8.2 kB (brotli).
 * The package calls `memo`, `createContext` and `forwardRef`, and assigns `displayName`, at the top
 * level of one file. The bundler must treat both as side effects, so this plugin removes the
 * assignments and marks the calls as pure.
 */
export function treeShakeableRouter(): Plugin {
  return {
    name: 'tree-shakeable-router',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist\/.*\.mjs$/ },
      handler: (code) => ({
        code: code
          .replaceAll(displayNames, '')
          .replaceAll(wrappedComponents, '/* @__PURE__ */ '),
        map: null,
      }),
    },
  }
}
