import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import {
  caching,
  contentTypeOf,
  documentOf,
  readPolicies,
  securityHeaders,
} from '#tools/publish/publish.ts'
import type { Weights } from './measures.ts'

/** An answer ready to be sent. */
export type Resource = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/** What a server answers, by address. */
export type Resources = ReadonlyMap<string, Resource>

/** A text, compressed as the build compresses its files. */
export function textResource(text: string, ending = 'html'): Resource {
  return {
    status: 200,
    headers: { ...headersOf(ending), 'content-encoding': 'br' },
    body: brotliCompressSync(text),
  }
}

/**
 * A built site as its host serves it, and the paths of its pages.
 * @param folder an absolute path
 * @throws when the folder was not built
 */
export async function readResources(folder: string) {
  const policies = readPolicies(folder)
  const site = new Map<string, Resource>()
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  for (const file of files.filter((name) => !/\.(br|gz)$/.test(name))) {
    const address = addressOf(path.relative(folder, file))
    const compressed = files.includes(`${file}.br`)
    const policy = policies.get(address)
    site.set(address, {
      status: address === '/404' ? 404 : 200,
      headers: {
        ...headersOf(path.extname(file).slice(1), address.startsWith('/assets/')),
        ...(policy ? { 'content-security-policy': policy } : {}),
        ...(compressed ? { 'content-encoding': 'br' } : {}),
      },
      body: await readFile(compressed ? `${file}.br` : file),
    })
  }
  return { site, pages: [...policies.keys()] }
}

/** The same pages without the scripts that run, and without the list of those that run later. */
export async function stripped(folder: string, site: Resources): Promise<Resources> {
  const bare = new Map(site)
  for (const [address, { status, headers }] of site) {
    if (headers['content-type'] !== contentTypeOf('html')) continue
    const html = await readFile(path.join(folder, documentOf(address)), 'utf8')
    const text = stripScripts(html)
    bare.set(address, { ...textResource(text), status, headers })
  }
  return bare
}

/** The document without scripts that run; data for search engines stays. */
export function stripScripts(html: string) {
  return html
    .replaceAll(/<script\b(?![^>]*application\/ld\+json)[^>]*>[^]*?<\/script>/gi, '')
    .replaceAll(/<template id="later">[^]*?<\/template>/gi, '')
}

function headersOf(ending: string, lasting = false) {
  return {
    ...securityHeaders,
    'cache-control': lasting ? caching.asset : caching.page,
    'content-type': contentTypeOf(ending),
    vary: 'accept-encoding',
  }
}

function addressOf(file: string) {
  const name = `/${file.split(path.sep).join('/')}`
  return name.replace(/\.html$/, '').replace(/^\/index$/, '/')
}

/** Bytes of what was built, as it is sent. */
export function weigh(site: Resources, pages: readonly string[]): Weights {
  const sizes = (name: RegExp) =>
    [...site].flatMap(([address, { body }]) =>
      name.test(address) ? [body.byteLength] : [],
    )
  const sum = (values: readonly number[]) =>
    values.reduce((total, value) => total + value, 0)
  const fonts = sizes(/\.(woff2?|ttf|otf)$/)
  return {
    scripts: sum(sizes(/\.js$/)),
    fonts: sum(fonts),
    fontFiles: fonts.length,
    documents: Object.fromEntries(
      pages.map((page) => [page, site.get(page)?.body.byteLength ?? 0]),
    ),
  }
}
