import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { build, loadEnv } from 'vite'
import { outputsOf } from './build-outputs.ts'
import { runCommand } from './command.ts'
import { compressFolder } from './compress.ts'
import { type PublishConfig, readConfig } from './config.ts'
import {
  assembleDocument,
  assetAddresses,
  documentFaults,
  inlinedStyles,
  scriptAddresses,
  type Prerender,
  type Script,
} from './document.ts'
import { withDrawings } from './drawings.ts'
import { contentSecurityPolicy, policiesFile } from './headers.ts'
import { withIntegrity } from './hosting/integrity.ts'
import { writeHosting } from './hosting/write.ts'
import { bundledPackagesFile, writeLicences } from './licences.ts'
import { box, identifiersNotice } from './notices.ts'
import { testDay } from './test-day.ts'
import {
  mailboxEnvironment,
  readSettings,
  testMailboxOrigin,
  type BuildEnvironment,
} from './settings.ts'

const root = process.cwd()

/**
 * Builds the client, writes every page as complete HTML, compresses the text files, and
 * leaves the pages' policies in `<folder>.headers.json` and the hosts' configurations in
 * `<folder>.hosting`.
 * @param folder the folder to empty and write, at the root of the repository
 * @throws when the content breaks a rule, when a page holds what its policy would block, or
 * names a script never built
 */
export async function buildSite(folder: string, environment: BuildEnvironment) {
  // A shell that exports another value would publish React's development build.
  process.env.NODE_ENV = 'production'
  Object.assign(process.env, { VITE_RECORD_PATHS: '' }, environment)
  const started = performance.now()
  const config = await readConfig()
  const published = path.join(root, folder)
  await rm(policiesFile(published), { force: true })
  const client = await buildClient(folder)
  const prerender = await buildPrerender(folder, config)
  const paths = prerender.paths.filter((page) => page !== '/404')
  const errors = config.validate(paths)
  if (errors.length > 0)
    throw new Error(`The content cannot be published.\n${errors.join('\n')}`)
  const origin = environment.VITE_EMAILJS_ORIGIN
  const policies = await writePages(published, prerender, client, origin)
  for (const [name, text] of Object.entries(prerender.siteFiles)) {
    const file = path.join(published, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  await writeLicences(config, root, published)
  await compressFolder(published)
  await writeFile(policiesFile(published), `${JSON.stringify(policies, null, 2)}\n`)
  await writeHosting(published, environment.VITE_SITE_URL || config.url, policies)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${folder}/: ${prerender.paths.length} pages in ${seconds} s`)
}

type Client = {
  readonly scripts: readonly Script[]
  /** Addresses of the pages' content by the name of its file in `src/content/pages`. */
  readonly contents: ReadonlyMap<string, string>
}

async function buildClient(folder: string): Promise<Client> {
  const result = await build({
    root,
    logLevel: 'warn',
    build: {
      outDir: folder,
      emptyOutDir: true,
      manifest: false,
      license: { fileName: bundledPackagesFile },
    },
  })
  const files = outputsOf(result)
  const contents = files.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.json')
      ? file.names.map((name) => [path.parse(name).name, `/${file.fileName}`] as const)
      : [],
  )
  return {
    scripts: files.filter((file) => file.type === 'chunk'),
    contents: new Map(contents),
  }
}

async function buildPrerender(
  folder: string,
  { renderer }: PublishConfig,
): Promise<Prerender> {
  const outDir = path.join('node_modules', '.cache', `prerender-${folder}`)
  await build({
    root,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: renderer,
      outDir,
      emptyOutDir: true,
      manifest: false,
      // One bundle, read once: nothing in it waits to be fetched.
      rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
    },
  })
  const bundle = path.join(root, outDir, `${path.parse(renderer).name}.js`)
  return import(pathToFileURL(bundle).href)
}

async function writePages(
  published: string,
  prerender: Prerender,
  { scripts, contents }: Client,
  messageOrigin: string,
) {
  const template = withIntegrity(
    await readFile(path.join(published, 'index.html'), 'utf8'),
    (address) => readFileSync(path.join(published, address)),
  )
  const policies: Record<string, string> = {}
  for (const page of prerender.paths) {
    const rendered = await prerender.render(page)
    const sources = rendered.modules.map((source) => path.join(root, source))
    const data = sources.flatMap((source) => contents.get(path.parse(source).name) ?? [])
    const needed = [...scriptAddresses(scripts, sources), ...data]
    const ahead = needed.filter((address) => address.endsWith('.js'))
    const late = scriptAddresses(
      scripts,
      rendered.late.map((source) => path.join(root, source)),
    ).filter((address) => !needed.includes(address))
    const document = withDrawings(
      assembleDocument(template, rendered, needed, { ahead, late }),
      (address) => readFileSync(path.join(published, address), 'utf8'),
    )
    const faults = documentFaults(document)
    const absent = assetAddresses(document).filter(
      (address) => !existsSync(path.join(published, address)),
    )
    faults.push(...absent.map((address) => `${address} was not built.`))
    if (faults.length > 0)
      throw new Error(`${page} cannot be published. ${faults.join(' ')}`)
    const file = path.join(published, page === '/' ? 'index.html' : `${page}.html`)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, document)
    policies[page] = contentSecurityPolicy(inlinedStyles(document), messageOrigin)
  }
  return policies
}

/** @param despiteDates publishes, for this once, what is past its date */
async function buildForProduction(despiteDates: boolean) {
  const config = await readConfig()
  const refusal = config.refusal(despiteDates)
  if (refusal.length > 0) throw new Error(refusal.join('\n'))
  const { environment, missing } = readSettings(loadEnv('production', root, 'VITE_'))
  await buildSite('dist', environment)
  const notices = [...identifiersNotice(missing), ...config.notices()]
  for (const notice of notices) console.error(box(notice))
}

if (import.meta.main) {
  await runCommand(async () => {
    const { values } = parseArgs({
      options: {
        'for-tests': { type: 'boolean' },
        'malgre-les-dates': { type: 'boolean', default: false },
      },
    })
    if (values['for-tests'])
      await buildSite('dist-test', {
        ...mailboxEnvironment(testMailboxOrigin),
        VITE_RECORD_PATHS: '1',
        BUILD_DAY: testDay,
      })
    else await buildForProduction(values['malgre-les-dates'])
  })
}
