import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs, promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { build, loadEnv, normalizePath } from 'vite'
import { mapConcurrently, runCommand } from './command.ts'
import { readPublishConfig } from './config.ts'
import {
  assembleDocument,
  findAssetUrls,
  checkDocument,
  extractInlineStyles,
  findScriptUrls,
  inlineDrawings,
  addIntegrity,
  type Prerender,
} from './document.ts'
import { createPagePolicy, policiesFile } from './headers.ts'
import { htmlFileOf } from './hosting/deployment.ts'
import { writeHosting } from './hosting/write.ts'
import { bundledPackagesFile, writeLicences } from './licences.ts'
import { formatBox, missingIdentifiersNotice } from './notices.ts'
import { testDay, testFacts } from './test-inputs.ts'
import {
  mailboxEnvironment,
  readSettings,
  testMailboxOrigin,
  type BuildEnvironment,
} from './settings.ts'

const root = process.cwd()

/**
 * Builds the client, prerenders every page and compresses the text files. Writes the policies of the
 * pages to `<folder>.headers.json`, and the files for nginx and Caddy to `<folder>.hosting`.
 * @param folder output folder at the root of the repository. It is emptied if the content is valid.
 * @throws when the content or a built page is invalid
 */
export async function buildSite(folder: string, environment: BuildEnvironment) {
  // If the shell had set another value, Vite would bundle React's development build.
  process.env.NODE_ENV = 'production'
  Object.assign(process.env, { VITE_RECORD_PATHS: '' }, environment)
  const startTime = performance.now()
  const config = await readPublishConfig()
  const published = path.join(root, folder)
  // The folder is emptied only if the content is valid, because it may contain the last valid build.
  const prerender = await buildPrerender(folder, config.renderer)
  refuse(config.validateContent(prerender.paths.filter((page) => page !== '/404')))
  await rm(policiesFile(published), { force: true })
  const client = await buildClient(folder)
  for (const name of config.unusedFiles) await rm(path.join(published, name))
  const files = new Map(Object.entries(prerender.siteFiles))
  const readPublished = (file: string) => readFileSync(path.join(published, file))
  const template = addIntegrity(readPublished('index.html').toString(), readPublished)
  const policies: Record<string, string> = {}
  for (const page of prerender.paths) {
    const document = await renderDocument(page, template, published, prerender, client)
    files.set(htmlFileOf(page), document)
    const styles = extractInlineStyles(document)
    policies[page] = createPagePolicy(styles, environment.VITE_EMAILJS_ORIGIN)
  }
  refuse(config.validateFiles(files))
  for (const [name, text] of files) {
    await mkdir(path.dirname(path.join(published, name)), { recursive: true })
    await writeFile(path.join(published, name), text)
  }
  await writeLicences(config, published)
  await compressFolder(published)
  await writeFile(policiesFile(published), `${JSON.stringify(policies, null, 2)}\n`)
  const origin = environment.VITE_SITE_URL || config.url
  await writeHosting(published, origin, policies, config.movedPages)
  const seconds = ((performance.now() - startTime) / 1000).toFixed(1)
  console.log(`${folder}/: ${prerender.paths.length} pages in ${seconds} s`)
}

function refuse(errors: readonly string[]) {
  if (errors.length > 0)
    throw new Error(`Le site ne peut pas être publié.\n${errors.join('\n')}`)
}

/** Builds the client. Returns its scripts, and the URLs of the page-data files by page path. */
async function buildClient(folder: string) {
  const license = { fileName: bundledPackagesFile }
  const options = { outDir: folder, emptyOutDir: true, license }
  const built = [await build({ root, logLevel: 'warn', build: options })].flat()
  const files = built.flatMap((result) => ('output' in result ? result.output : []))
  const contents = files.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.json')
      ? file.originalFileNames.map((page) => [page, `/${file.fileName}`] as const)
      : [],
  )
  const scripts = files.filter((file) => file.type === 'chunk')
  return { scripts, contents: new Map(contents) }
}

async function buildPrerender(folder: string, renderer: string): Promise<Prerender> {
  const outDir = path.join('node_modules', '.cache', `prerender-${folder}`)
  // Node imports the bundle as a whole, so ineffective dynamic imports do no harm.
  const rolldownOptions = { checks: { ineffectiveDynamicImport: false } }
  const options = { ssr: renderer, outDir, emptyOutDir: true, rolldownOptions }
  await build({ root, logLevel: 'warn', publicDir: false, build: options })
  const bundle = path.join(root, outDir, `${path.parse(renderer).name}.js`)
  return import(pathToFileURL(bundle).href)
}

async function renderDocument(
  page: string,
  template: string,
  published: string,
  prerender: Prerender,
  { scripts, contents }: Awaited<ReturnType<typeof buildClient>>,
) {
  const rendered = await prerender.render(page)
  const scriptUrls = findScriptUrls(
    scripts,
    rendered.modules.map((source) => normalizePath(path.join(root, source))),
  )
  const dataUrls = [contents.get(page) ?? []].flat()
  const assembled = assembleDocument(template, rendered, scriptUrls, dataUrls)
  const document = inlineDrawings(assembled, (address) =>
    readFileSync(path.join(published, address), 'utf8'),
  )
  const missingAssets = findAssetUrls(document)
    .filter((address) => !existsSync(path.join(published, address)))
    .map((address) => `${address} was not built.`)
  const documentErrors = [...checkDocument(document), ...missingAssets]
  if (documentErrors.length > 0)
    throw new Error(`${page} cannot be published. ${documentErrors.join(' ')}`)
  return document
}

const compressible = /\.(html|js|css|svg|json|txt|xml|webmanifest)$/

async function compressFolder(folder: string) {
  const names = await readdir(folder, { recursive: true })
  const compress = async (name: string) => {
    const file = path.join(folder, name)
    const content = await readFile(file)
    // Brotli uses its highest level by default. Mode and size hints do not change the output.
    await writeFile(`${file}.br`, await promisify(brotliCompress)(content))
    await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
  }
  const files = names.filter((name) => compressible.test(name))
  // Limits the concurrency, because each compression uses several megabytes of memory.
  await mapConcurrently(availableParallelism(), files, compress)
}

if (import.meta.main) {
  await runCommand(async () => {
    const { values } = parseArgs({
      options: {
        'for-tests': { type: 'boolean' },
        'malgre-les-dates': { type: 'boolean', default: false },
      },
    })
    const mailbox = mailboxEnvironment(testMailboxOrigin)
    const testEnvironment = {
      ...mailbox,
      VITE_RECORD_PATHS: '1',
      BUILD_DAY: testDay,
      FACTS_FOLDER: testFacts,
    } as const
    if (values['for-tests']) return buildSite('dist-test', testEnvironment)
    const config = await readPublishConfig()
    const publicationErrors = config.publicationErrors(values['malgre-les-dates'])
    if (publicationErrors.length > 0) throw new Error(publicationErrors.join('\n'))
    const { environment, missing } = readSettings(loadEnv('production', root, 'VITE_'))
    await buildSite('dist', environment)
    if (missing.length > 0) console.error(formatBox(missingIdentifiersNotice(missing)))
    for (const notice of config.notices()) console.error(formatBox(notice))
  })
}
