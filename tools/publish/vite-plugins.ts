import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Brand, partsOfLogo } from './brand.ts'
import { type ConfigEnv, normalizePath, type Plugin, type ViteDevServer } from 'vite'

/* File paths are relative to the root of the repository. */

const urlOf = (file: string) => pathToFileURL(path.resolve(file)).href
const idOf = (file: string) => normalizePath(path.resolve(file))

/**
 * Publishes the SVG files of a folder in the colours of a brand.
 * @param read returns the content to publish for a file name
 */
export function brandDrawings(folder: string, read: (name: string) => string): Plugin {
  return {
    name: 'brand-drawings',
    // Vite's own plugin would publish the files unchanged.
    enforce: 'pre',
    apply: (_, { mode }) => mode !== 'test',
    configureServer({ middlewares }) {
      middlewares.use(`/${folder}`, ({ url = '' }, response, next) => {
        const [, name] = /^\/([\w-]+\.svg)(?:\?t=\d+)?$/.exec(url) ?? []
        if (name === undefined || !existsSync(path.join(folder, name))) return next()
        response.setHeader('Content-Type', 'image/svg+xml')
        response.end(read(name))
      })
    },
    load(id) {
      const { dir, base, ext } = path.parse(id)
      if (this.environment.mode !== 'build' || dir !== idOf(folder) || ext !== '.svg')
        return null
      const source = read(base)
      const reference = this.emitFile({
        type: 'asset',
        name: base,
        originalFileName: id,
        source,
      })
      const code = `export default import.meta.ROLLUP_FILE_URL_${reference}`
      return { code, moduleType: 'js' }
    },
  }
}

/**
 * Publishes the icons, the share picture and the logo of an organisation.
 * @param readBrand reads the current brand, which the owner can change while a development server runs
 */
export function brandFiles(readBrand: () => Brand): Plugin {
  // Loading the renderer takes 0.1 s, and most commands that import this module do not need it.
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
        const draw = (await load()).get(url.slice(1))
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

type Page = { readonly page: string; readonly path: string }
type PageList = { readonly everyPage: readonly Page[]; readonly notFound: Page }
type PageData = { readonly head: object; readonly content: object }
type PagesModule = { loadPageData(page: string, path: string): Promise<PageData> }

/**
 * Runs modules with texts and facts in Node, and sends only their values to the browser. Their source code is
 * not published. In development, pages are reloaded if a file on which the values depend changes.
 * @param modules.constants modules whose exports are JSON-serialisable constants
 * @param modules.list exports `everyPage` and `notFound`
 * @param modules.pages exports `loadPageData(page, path)`, which resolves to `{ head, content }`. A build
 * writes one hashed JSON file per path, which the function loads in the browser.
 * @param modules.pictures collects the pictures of its folder with `import.meta.glob`. A build only
 * publishes those whose names the page list or the data of a page contain.
 * @param modules.readers modules that read files, such as the facts, from disk
 * @param modules.sources the folders of all files on which the values depend, except views
 */
export function computedData(modules: {
  readonly constants: readonly string[]
  readonly list: string
  readonly pages: string
  readonly pictures: string
  readonly readers: readonly string[]
  readonly sources: readonly string[]
}): Plugin {
  const constants = new Set(modules.constants.map(idOf))
  const readers = modules.readers.map(idOf)
  const [pages, pictures] = [idOf(modules.pages), idOf(modules.pictures)]
  const sourceFolders = modules.sources.map((folder) => `${idOf(folder)}/`)
  let server: ViteDevServer | undefined
  // The development server loads a module again when a fact changes. Node's `import` would not.
  const read = (file: string) =>
    server ? server.ssrLoadModule(idOf(file)) : import(urlOf(file))
  const loadPages = async () => {
    const { everyPage, notFound }: PageList = await read(modules.list)
    const { loadPageData }: PagesModule = await read(modules.pages)
    const entries = [...everyPage, notFound].map(async (entry) => ({
      ...entry,
      ...(await loadPageData(entry.page, entry.path)),
    }))
    return Promise.all(entries)
  }
  let builtPages: ReturnType<typeof loadPages> | undefined
  const readPages = () => (server ? loadPages() : (builtPages ??= loadPages()))
  return {
    name: 'computed-data',
    apply: (_, { mode }) => mode !== 'test',
    configureServer: (development) => {
      server = development
    },
    // Vite cannot trace the files on which computed values depend: the browser's modules do not import them.
    hotUpdate({ file, modules: changed }) {
      const isSource = sourceFolders.some((folder) => file.startsWith(folder))
      if (!isSource || file.endsWith('.tsx')) return
      const { config, moduleGraph } = this.environment
      const outdated = config.consumer === 'client' ? [...constants, pages] : readers
      return [...changed, ...outdated.flatMap((id) => moduleGraph.getModuleById(id) ?? [])]
    },
    async load(id) {
      if (id !== pages || this.environment.config.consumer !== 'client') return null
      const entries = (await readPages()).map(({ path: address, head, content }) => {
        const key = JSON.stringify(address)
        const source = JSON.stringify({ head, content })
        if (server) return `${key}: ${source}`
        const reference = this.emitFile({
          type: 'asset',
          name: `${address.slice(1).replaceAll('/', '-') || 'index'}.json`,
          originalFileName: address,
          source,
        })
        return `${key}: import.meta.ROLLUP_FILE_URL_${reference}`
      })
      const table = `{${entries.join(',')}}`
      if (server)
        return `const pages = ${table}\nexport const loadPageData = async (page, path) => pages[path]`
      return `
        const files = ${table}
        export async function loadPageData(page, path) {
          const answer = await fetch(files[path])
          if (!answer.ok) throw new Error('no content for ' + path)
          return answer.json()
        }`
    },
    async transform(code, id) {
      if (constants.has(id) && this.environment.config.consumer === 'client') {
        const exported: Record<string, unknown> = await read(id)
        // The exports keep the order of the source. `Object.keys(exported)` would sort them alphabetically.
        const names = [...code.matchAll(/^export const (\w+)/gm)].map(
          ([, name = '']) => name,
        )
        const values = names.map((name) => {
          const value = JSON.stringify(exported[name])
          if (value === undefined)
            throw new Error(`${id} exports ${name}, which is not JSON data`)
          return `export const ${name} = ${value}`
        })
        return { code: values.join('\n'), map: null }
      }
      if (id !== pictures || server) return null
      const texts = JSON.stringify(await readPages())
      const folder = path.dirname(modules.pictures)
      const used = readdirSync(folder)
        .filter((name) => texts.includes(`"${path.parse(name).name}"`))
        .map((name) => `./${name}`)
      return { code: code.replace('"./*.svg"', JSON.stringify(used)), map: null }
    },
  }
}

const displayNames = /^\w+\.displayName = "[^"]*";$/gm
const wrappedComponents = /(?<== )(?=React\d*\.(?:memo|createContext|forwardRef)\()/g

/**
 * Lets the build drop the unused parts of react-router, which have 8.2 kB after compression with Brotli.
 * At the top level of one file, the package calls `memo`, `createContext` and `forwardRef`, and assigns
 * `displayName`. The bundler must treat these statements as side effects. This plugin removes the
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

/**
 * Derives the ids of styled components from the path of their file in the repository. The compiler derives them
 * from its absolute path, so that the scripts and their size would depend on the folder of the clone.
 */
export function portableComponentIds(): Plugin {
  return {
    name: 'portable-component-ids',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\.tsx?$/, code: 'componentId' },
      handler(code, id) {
        const file = normalizePath(path.relative('', id))
        const hash = createHash('sha256').update(file).digest('hex').slice(0, 6)
        const ids = /(?<=componentId: "sc-)\w+(?=-\d+")/g
        return { code: code.replaceAll(ids, hash), map: null }
      },
    },
  }
}
