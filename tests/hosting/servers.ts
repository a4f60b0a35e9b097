import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import {
  ask,
  freePort,
  hostingFolder,
  policiesFile,
  readPolicies,
  selfSigned,
  serveSite,
  startTampered,
  writeHosting,
} from '#tools/publish/publish.ts'

/** A program in the first of the usual places that holds it; undefined when none does. */
const programAt = (name: string) =>
  ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin']
    .map((place) => path.join(place, name))
    .find((file) => existsSync(file))

const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
const brotliModule = existsSync(brotli) ? brotli : undefined

type PublishedSite = Awaited<ReturnType<typeof publishSite>>

/**
 * Publishes a copy of the built site as a server would, beside files nobody may read: from the
 * upload `dist`, with `dist.hosting` beside it, into the `folder` of a server.
 */
export async function publishSite() {
  const parent = await mkdtemp(path.join(os.tmpdir(), 'hosting-'))
  const dist = path.join(parent, 'upload', 'dist')
  await cp('dist-test', dist, { recursive: true })
  const policies = Object.fromEntries(readPolicies('dist-test'))
  await writeFile(policiesFile(dist), JSON.stringify(policies))
  await writeFile(path.join(dist, '.env'), 'secret')
  await writeHosting(dist, 'https://localhost', policies)
  const folder = path.join(parent, 'site')
  runPublish(dist, folder)
  for (const secret of [folder, path.join(folder, 'assets'), path.dirname(dist)])
    await writeFile(path.join(secret, 'secret.txt'), 'secret')
  return { dist, folder, policies, remove: () => rm(parent, { recursive: true }) }
}

/** Runs the script that publishes an uploaded build. */
export function runPublish(dist: string, folder: string) {
  execFileSync('sh', [path.join(hostingFolder(dist), 'publish.sh'), folder])
}

/** What stands elsewhere than on a server of one's own. */
type Places = Readonly<
  Record<'workspace' | 'httpPort' | 'httpsPort' | 'certificate' | 'key', string>
>

/**
 * Servers, each with the file of the site in `dist.hosting` and its own file around that; without
 * a program where it is not installed.
 */
export const hosts = [
  {
    name: 'nginx',
    program: programAt('nginx'),
    hasBrotli: brotliModule !== undefined,
    parameters: ['-p', '.', '-e', 'error.log', '-c', 'configuration'],
    file: 'nginx.conf',
    around: (site: string, { workspace, httpPort, httpsPort, certificate, key }: Places) =>
      [
        ...(brotliModule ? [`load_module ${brotliModule};`] : []),
        ...(process.getuid?.() === 0 ? ['user root;'] : []),
        'daemon off; worker_processes 1; pid nginx.pid; error_log error.log; events {}',
        'http { access_log off;',
        ...(brotliModule ? ['brotli_static on;'] : []),
        ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
          (name) => `${name}_temp_path ${path.join(workspace, name)};`,
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
    program: programAt('caddy'),
    hasBrotli: true,
    parameters: ['run', '--adapter', 'caddyfile', '--config', 'configuration'],
    file: 'Caddyfile',
    around: (site: string, { httpPort, httpsPort, certificate, key }: Places) =>
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

export type RunningHost = {
  readonly origin: string
  /** Where it leads to HTTPS from; undefined when it has no TLS. */
  readonly plainOrigin?: string
  readonly ca?: string
  close(): Promise<void>
}

/** Starts a server on loopback. */
export async function startHost(
  host: (typeof hosts)[number],
  site: PublishedSite,
): Promise<RunningHost> {
  const workspace = await mkdtemp(path.join(os.tmpdir(), 'server-'))
  const own = selfSigned()
  const places = {
    workspace,
    httpPort: String(await freePort()),
    httpsPort: String(await freePort()),
    certificate: path.join(workspace, 'cert.pem'),
    key: path.join(workspace, 'key.pem'),
  }
  await writeFile(places.certificate, own.cert)
  await writeFile(places.key, own.key, { mode: 0o600 })
  const written = await readFile(path.join(hostingFolder(site.dist), host.file), 'utf8')
  const here = written.replaceAll('/var/www/localhost', site.folder)
  await writeFile(path.join(workspace, 'configuration'), host.around(here, places))
  const child = spawn(host.program ?? host.name, host.parameters, {
    cwd: workspace,
    // Caddy keeps its own things below the home folder.
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
    process.off('exit', kill)
    await rm(workspace, { recursive: true })
  })
  const origin = `https://localhost:${places.httpsPort}`
  while ((await ask(origin, '/', { ca: own.cert })).status === 0) {
    if (hasEnded) throw new Error(`${host.name} did not start.\n${output}`)
    await setTimeout(20)
  }
  return {
    origin,
    plainOrigin: `http://localhost:${places.httpPort}`,
    ca: own.cert,
    close() {
      kill()
      return ended
    },
  }
}

type Rule = { readonly path: string; readonly headers: readonly (readonly string[])[] }

/** Reads a `_headers` file as Netlify and Cloudflare Pages document it. */
export function readRules(text: string): readonly Rule[] {
  return text
    .split(/^(?=\/)/m)
    .map((part) => part.trimEnd().split('\n'))
    .map(([rule = '', ...lines]) => ({
      path: rule,
      headers: lines.map((line) => /^\s+([^:]+):\s*(.*)$/.exec(line)?.slice(1) ?? []),
    }))
}

/** The headers of every rule that matches, joined where several name the same one. */
export function headersAt(rules: readonly Rule[], target: string) {
  const [pathname = ''] = target.split('?')
  const matching = rules.filter(({ path: rule }) =>
    rule.endsWith('*') ? pathname.startsWith(rule.slice(0, -1)) : pathname === rule,
  )
  const headers: Record<string, string> = {}
  for (const [name = '', value = ''] of matching.flatMap((rule) => rule.headers)) {
    const key = name.toLowerCase()
    headers[key] = headers[key] === undefined ? value : `${headers[key]}, ${value}`
  }
  return headers
}

const own = /^(cache-control|content-security|cross-origin|permissions|referrer|x-)/

/** A host that serves the site by its `_headers` file, as Netlify and Cloudflare Pages do. */
export async function startHeadersFile({ dist }: PublishedSite): Promise<RunningHost> {
  const rules = readRules(await readFile(path.join(dist, '_headers'), 'utf8'))
  const preview = await serveSite({ folder: dist, port: 0 })
  const { origin, close } = await startTampered(preview.url, (answer, target) => {
    const kept = Object.entries(answer.headers).filter(([name]) => !own.test(name))
    const standard =
      answer.status === 200 ? { 'cache-control': 'public, max-age=0, must-revalidate' } : {}
    const headers = {
      ...Object.fromEntries(kept),
      ...standard,
      ...headersAt(rules, target),
    }
    return { ...answer, headers }
  })
  return { origin, close: () => close().then(preview.close) }
}
