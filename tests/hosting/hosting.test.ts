import { execSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { appendFile, cp, mkdir, mkdtemp, readFile } from 'node:fs/promises'
import { readdir, rm, utimes, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { connect } from 'node:tls'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import {
  sendRequest,
  listAssets,
  checkDelivery,
  checkTransport,
  discoverSite,
  findFreePort,
  formatHeadersFile,
  headersFileLimits,
  hostingFolderOf,
  policiesFile,
  readPolicies,
  createCertificate,
  serveSite,
  startTamperingProxy,
  decodeBody,
  writeHosting,
} from '#tools/publish/publish.ts'
import { everyPage } from '#src/content/page-list.ts'

const findProgram = (name: string) =>
  ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin']
    .map((place) => path.join(place, name))
    .find((file) => existsSync(file))

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
const hasBrotliModule = existsSync(brotliModule)

// The tests publish a copy of the built site from an upload folder to the folder of a server.
// `dist.hosting` is next to the upload folder. The servers must not deliver `.env` and `secret.txt`.
const parent = await mkdtemp(path.join(os.tmpdir(), 'hosting-'))
const uploadFolder = path.join(parent, 'upload', 'dist')
const servedFolder = path.join(parent, 'site')
await cp('dist-test', uploadFolder, { recursive: true })
const movedPages = { '/accueil.php': '/entreprise', '/formations/ancienne': '/formations' }
const policies = Object.fromEntries(readPolicies('dist-test'))
await writeFile(policiesFile(uploadFolder), JSON.stringify(policies))
await writeFile(path.join(uploadFolder, '.env'), 'secret')
await writeHosting(uploadFolder, 'https://localhost', policies, movedPages)
// Many servers are set up with this umask, which hides new files from other users.
const publish = () =>
  execSync('umask 077; sh upload/dist.hosting/publish.sh site', { cwd: parent })
publish()
for (const place of [
  servedFolder,
  path.join(servedFolder, 'assets'),
  path.dirname(uploadFolder),
])
  await writeFile(path.join(place, 'secret.txt'), 'secret')

afterAll(() => rm(parent, { recursive: true }))

/** The ports and certificate files that replace those of a real server in a test. */
type HostSettings = Readonly<
  Record<'httpPort' | 'httpsPort' | 'certificate' | 'key', string>
>

/**
 * The tested servers. `around` embeds the file of `dist.hosting` in a configuration for this machine.
 * `program` is `undefined` if the server is not installed.
 */
const hosts = [
  {
    name: 'nginx',
    program: findProgram('nginx'),
    hasBrotli: hasBrotliModule,
    parameters: ['-p', '.', '-e', 'error.log', '-c', 'configuration'],
    file: 'nginx.conf',
    around: (site: string, { httpPort, httpsPort, certificate, key }: HostSettings) =>
      [
        ...(hasBrotliModule ? [`load_module ${brotliModule};`] : []),
        ...(process.getuid?.() === 0 ? ['user root;'] : []),
        'daemon off; worker_processes 1; pid nginx.pid; error_log error.log; events {}',
        'http { access_log off;',
        ...(hasBrotliModule ? ['brotli_static on;'] : []),
        ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
          (name) => `${name}_temp_path ${name};`,
        ),
        site
          .replaceAll(/listen \[::\].*/g, '')
          .replace('listen 80', `listen 127.0.0.1:${httpPort}`)
          .replace('listen 443', `listen 127.0.0.1:${httpsPort}`)
          .replace('https://localhost', `$&:${httpsPort}`)
          .replace('/etc/letsencrypt/live/localhost/fullchain.pem', certificate)
          .replace('/etc/letsencrypt/live/localhost/privkey.pem', key),
        '}',
      ].join('\n'),
  },
  {
    name: 'Caddy',
    program: findProgram('caddy'),
    hasBrotli: true,
    parameters: ['run', '--adapter', 'caddyfile', '--config', 'configuration'],
    file: 'Caddyfile',
    around: (site: string, { httpPort, httpsPort, certificate, key }: HostSettings) =>
      `{
        admin off
        skip_install_trust
        default_bind 127.0.0.1
        http_port ${httpPort}
        https_port ${httpsPort}
      }
      ${site.replace('localhost {', `$&\n tls ${certificate} ${key}`)}`,
  },
]

type RunningHost = {
  readonly origin: string
  /** The HTTP origin that redirects to HTTPS, or `undefined` without TLS. */
  readonly plainOrigin?: string
  readonly ca?: string
  close(): Promise<void>
}

async function startHost(host: (typeof hosts)[number]): Promise<RunningHost> {
  const workspace = await mkdtemp(path.join(os.tmpdir(), 'server-'))
  const certificate = createCertificate()
  const places = {
    httpPort: String(await findFreePort()),
    httpsPort: String(await findFreePort()),
    certificate: path.join(workspace, 'cert.pem'),
    key: path.join(workspace, 'key.pem'),
  }
  await writeFile(places.certificate, certificate.cert)
  await writeFile(places.key, certificate.key, { mode: 0o600 })
  const written = await readFile(
    path.join(hostingFolderOf(uploadFolder), host.file),
    'utf8',
  )
  const here = written.replaceAll('/var/www/localhost', servedFolder)
  await writeFile(path.join(workspace, 'configuration'), host.around(here, places))
  const child = spawn(host.program ?? host.name, host.parameters, {
    cwd: workspace,
    // Caddy stores its data in the home folder.
    env: { PATH: process.env.PATH, HOME: workspace },
  })
  let output = ''
  let hasEnded = false
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.on('error', ({ message }) => (output += message))
  const kill = () => child.kill()
  process.once('exit', kill)
  const ended = once(child, 'close').then(async () => {
    hasEnded = true
    await rm(workspace, { recursive: true })
  })
  const origin = `https://localhost:${places.httpsPort}`
  while ((await sendRequest(origin, '/', { ca: certificate.cert })).status === 0) {
    if (hasEnded) throw new Error(`${host.name} did not start.\n${output}`)
    await setTimeout(20)
  }
  return {
    origin,
    plainOrigin: `http://localhost:${places.httpPort}`,
    ca: certificate.cert,
    close() {
      kill()
      return ended
    },
  }
}

/** Parses a `_headers` file in the format that Netlify and Cloudflare Pages document. */
const readRules = (text: string) =>
  text
    .split(/^(?=\/)/m)
    .map((part) => part.trimEnd().split('\n'))
    .map(([rule = '', ...lines]) => ({
      path: rule,
      headers: lines.map((line) => /^\s+([^:]+):\s*(.*)$/.exec(line)?.slice(1) ?? []),
    }))

const headersText = await readFile(path.join(uploadFolder, '_headers'), 'utf8')
const rules = readRules(headersText)

/** Returns the headers of all `_headers` rules for a path. Values of the same header are joined. */
function headersFor(target: string) {
  const [pathname = ''] = target.split('?')
  const matching = rules.filter(({ path: rule }) =>
    rule.endsWith('*') ? pathname.startsWith(rule.slice(0, -1)) : pathname === rule,
  )
  const headers = new Headers()
  for (const [name = '', value = ''] of matching.flatMap((rule) => rule.headers))
    headers.append(name, value)
  return Object.fromEntries(headers)
}

const siteHeaders = /^(cache-control|content-security|cross-origin|permissions|referrer|x-)/

/** Starts a host that applies the `_headers` file, as Netlify and Cloudflare Pages do. */
async function startHeadersFile(): Promise<RunningHost> {
  const preview = await serveSite({ folder: uploadFolder, port: 0 })
  const { origin, close } = await startTamperingProxy(preview.url, (answer, target) => {
    const kept = Object.entries(answer.headers).filter(([name]) => !siteHeaders.test(name))
    const standard =
      answer.status === 200 ? { 'cache-control': 'public, max-age=0, must-revalidate' } : {}
    const headers = { ...Object.fromEntries(kept), ...standard, ...headersFor(target) }
    return { ...answer, headers }
  })
  return { origin, close: () => close().then(preview.close) }
}

// The preview server itself is not in this list: the tests of `npm run check:deployed` cover it.
const testedHosts = [
  {
    name: 'a host that reads _headers',
    program: 'the preview',
    hasBrotli: true,
    // A `_headers` file cannot express every rule.
    isTolerant: true,
    start: startHeadersFile,
  },
  ...hosts.map((host) => ({ ...host, isTolerant: false, start: () => startHost(host) })),
]

for (const { hasBrotli, name, program, start, isTolerant } of testedHosts) {
  const isAbsent = program === undefined
  if (isAbsent) console.warn(`⚠ NOT TESTED: ${name} is not installed.`)
  test.skipIf(isAbsent)(
    `F77 ${name} serves every page and asset correctly @asvs-hosts`,
    async ({ skip }) => {
      const host = await start()
      onTestFinished(() => host.close())
      const found = await discoverSite({ ...host, isTolerant })
      expect(found.pages.toSorted()).toEqual(everyPage.map((it) => it.path).toSorted())
      expect(found.assets.toSorted()).toEqual(await listAssets(uploadFolder))
      const faults = await checkDelivery({ ...host, isTolerant }, found)
      const relevant = faults.filter(
        ({ text }) => hasBrotli || !text.endsWith('is not compressed with br'),
      )
      expect(relevant).toEqual([])
      expect(await checkTransport(host.origin, host.plainOrigin)).toEqual([])
      // This content type lets browsers open a session's calendar file in the calendar program.
      const target = '/agenda/leadership-2027-01.ics'
      const answer = await sendRequest(host.origin, target, { ca: host.ca })
      expect(answer.status).toBe(200)
      expect(answer.headers['content-type']).toMatch(/^text\/calendar\b/)
      expect(decodeBody(answer)).toMatch(/^BEGIN:VCALENDAR\r\n/)
      if (!hasBrotli) console.warn(`⚠ NOT TESTED: ${name} has no Brotli module here.`)
      skip(!hasBrotli)
    },
  )
  test.skipIf(isAbsent)(`F33 ${name} redirects the former address of a page`, async () => {
    const host = await start()
    onTestFinished(() => host.close())
    const addresses = Object.entries(movedPages).flatMap(([from, to]) =>
      ['', '/'].map((end) => [from + end, to]),
    )
    for (const [from, to] of addresses) {
      const { status, headers } = await sendRequest(host.origin, `${from}?a=b`, host)
      expect([status, headers['location']?.replace(host.origin, '')]).toEqual([
        301,
        `${to}?a=b`,
      ])
    }
  })
}

test.each(hosts.filter(({ program }) => program))(
  '$name accepts TLS 1.2 and TLS 1.3',
  async (host) => {
    const { origin, ca, close } = await startHost(host)
    onTestFinished(close)
    const server = { port: Number(new URL(origin).port), servername: 'localhost', ca }
    for (const version of ['TLSv1.2', 'TLSv1.3'] as const) {
      const socket = connect({ ...server, minVersion: version, maxVersion: version })
      // If the server refuses the version, the socket emits an error, which rejects this promise.
      await once(socket, 'secureConnect')
      expect(socket.getProtocol()).toBe(version)
      socket.destroy()
    }
  },
)

test.each(hosts.filter(({ name, program }) => name === 'nginx' && program))(
  '$name accepts a long domain beside another site',
  async (host) => {
    const domain = `${'l'.repeat(60)}.example`
    const around: typeof host.around = (site, places) => {
      const other = `server { listen 127.0.0.1:${places.httpPort}; server_name other; }`
      const named = site.replaceAll(/(?<=server_name .*)localhost/g, domain)
      return host.around(named, places).replace('server {', `${other} $&`)
    }
    const { plainOrigin = '', close } = await startHost({ ...host, around })
    onTestFinished(close)
    const answer = await sendRequest(plainOrigin, '/', { headers: { host: domain } })
    expect(answer.headers['location']).toMatch(/^https:/)
  },
)

test.each(hosts.filter(({ name, program }) => name === 'nginx' && program))(
  '$name serves the pages of each site if the files of two sites are included',
  async (host) => {
    const other = path.join(parent, 'other')
    await mkdir(path.join(other, 'assets'), { recursive: true })
    await writeHosting(other, 'https://other.example', {}, {})
    const file = path.join(hostingFolderOf(other), host.file)
    const maps = (await readFile(file, 'utf8')).replace(/^server[^]*/m, '')
    const around: typeof host.around = (site, places) => host.around(site + maps, places)
    const { origin, ca, close } = await startHost({ ...host, around })
    onTestFinished(close)
    expect((await sendRequest(origin, '/contact', { ca })).status).toBe(200)
  },
)

test('the _headers file respects the limits of Cloudflare Pages and caches only existing assets', async () => {
  expect(rules.length).toBeLessThanOrEqual(headersFileLimits.rules)
  for (const line of headersText.split('\n'))
    expect(line.length).toBeLessThanOrEqual(headersFileLimits.lineLength)
  for (const { path: rule } of rules) expect(rule.split('*').length).toBeLessThanOrEqual(2)
  for (const missing of ['/assets/missing-00000000.js', '/favicon.svg', '/'])
    expect(headersFor(missing)).not.toHaveProperty('cache-control')
  const images = Array.from({ length: 150 }, (_, index) => `/assets/${index}.svg`)
  const manyRules = readRules(formatHeadersFile({ '/': '' }, [...images, '/assets/app.js']))
  expect(manyRules).toHaveLength(headersFileLimits.rules)
  expect(manyRules[1]?.path).toBe('/assets/app.js')
})

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
const setAge = (file: string, days: number) => utimes(file, daysAgo(days), daysAgo(days))
const listReleases = async () =>
  (await readdir(servedFolder)).filter((name) => name.startsWith('pages-')).toSorted()

test.each([
  ['an asset', 'assets'],
  ['F75 a calendar', 'agenda'],
])(
  '%s in the folder %s is kept for 30 days after its last publication',
  async (_, folder) => {
    const current = (await listReleases()).filter((name) => name !== 'pages-lately')
    // `now.js` is part of the current release, but not of the next one.
    const withdrawn = path.join(uploadFolder, folder, 'now.js')
    await writeFile(withdrawn, '')
    publish()
    await rm(withdrawn)
    const assets = path.join(servedFolder, folder)
    const [kept = ''] = await readdir(path.join(uploadFolder, folder))
    const replaced = { 'now.js': 90, 'lately.js': 29, 'long-ago.js': 32, [kept]: 90 }
    for (const [name, days] of Object.entries(replaced)) {
      await appendFile(path.join(assets, name), '')
      await setAge(path.join(assets, name), days)
    }
    for (const [name, days] of Object.entries({
      'pages-lately': 29,
      'pages-long-ago': 32,
    })) {
      await mkdir(path.join(servedFolder, name), { recursive: true })
      await setAge(path.join(servedFolder, name), days)
    }
    publish()
    const after = await readdir(assets)
    expect(after).toEqual(expect.arrayContaining([kept, 'now.js', 'lately.js']))
    expect(after).not.toContain('long-ago.js')
    expect(await listReleases()).toEqual([...current, 'pages-lately'].toSorted())
    const served =
      folder === 'assets' ? assets : path.join(servedFolder, ...current, folder)
    expect(await readdir(served)).toEqual(after)
  },
)

test('every user of the server can read the published files', () => {
  const find =
    'find site -maxdepth 0 ! -perm -005; find site/assets site/pages-* ! -perm -004'
  expect(String(execSync(find, { cwd: parent }))).toBe('')
})

test('publishing creates a new release and keeps the last one, which is served until a reload', async () => {
  publish()
  const before = await listReleases()
  for (const name of before) await setAge(path.join(servedFolder, name), 90)
  await appendFile(path.join(uploadFolder, 'contact.html'), ' ')
  await writeHosting(uploadFolder, 'https://localhost', policies, movedPages)
  publish()
  const kept = before.filter((name) => name !== 'pages-lately')
  expect(await listReleases()).toEqual(expect.arrayContaining(kept))
  expect(await listReleases()).toHaveLength(kept.length + 1)
})
