import { execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { ask } from './check-deployed/ask.ts'
import { freePort } from './free-port.ts'
import { policiesFile, readPolicies } from './headers.ts'
import { caddySite } from './hosting/caddy.ts'
import { nginxSite } from './hosting/nginx.ts'
import type { Publication } from './hosting/publication.ts'
import { hostingFolder, readPublication, writeHosting } from './hosting/write.ts'
import { serveSite } from './static-server.ts'
import { selfSigned } from './certificate.ts'

const built = path.resolve('dist-test')

/** The first of the usual places that holds a program; undefined when none does. */
function programAt(...places: readonly string[]) {
  return places.find((place) => existsSync(place))
}

export const nginx = programAt(
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/opt/homebrew/bin/nginx',
)
export const caddy = programAt(
  '/usr/bin/caddy',
  '/usr/local/bin/caddy',
  '/opt/homebrew/bin/caddy',
)
const brotliModule = programAt('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so')
/** Whether nginx can send what was compressed by brotli beforehand. */
export const nginxBrotli = brotliModule !== undefined

/** Why a server cannot be tried on this machine; '' when it can. */
export function absence(name: string, program: string | undefined) {
  return program === undefined ? `⚠ NOT TRIED: ${name} is not installed.` : ''
}

export type PublishedSite = {
  /** The upload: `dist`, and `dist.hosting` beside it. */
  readonly dist: string
  readonly publication: Publication
  readonly policies: Readonly<Record<string, string>>
  remove(): Promise<void>
}

/** Publishes a copy of the built site as a server would, beside files nobody may read. */
export async function publishSite(): Promise<PublishedSite> {
  const parent = await mkdtemp(path.join(os.tmpdir(), 'hosting-'))
  const dist = path.join(parent, 'upload', 'dist')
  await cp(built, dist, { recursive: true })
  const policies = Object.fromEntries(readPolicies(built))
  await writeFile(policiesFile(dist), JSON.stringify(policies))
  await writeFile(path.join(dist, '.env'), 'secret')
  await writeHosting(dist, 'https://localhost', policies)
  const folder = path.join(parent, 'site')
  runPublish(dist, folder)
  const publication = {
    ...(await readPublication(dist, 'https://localhost', policies)),
    folder,
  }
  for (const secret of [folder, path.join(folder, 'assets'), path.dirname(dist)])
    await writeFile(path.join(secret, 'secret.txt'), 'secret')
  return {
    dist,
    publication,
    policies,
    remove: () => rm(parent, { recursive: true }),
  }
}

/** Runs the script that publishes an uploaded build. */
export function runPublish(dist: string, folder: string) {
  execFileSync('sh', [path.join(hostingFolder(dist), 'publish.sh'), folder])
}

export type RunningHost = {
  readonly origin: string
  /** Where it leads to HTTPS from; undefined when it has no TLS. */
  readonly plainOrigin: string | undefined
  readonly ca?: string
  close(): Promise<void>
}

/** The preview of `npm run preview`. */
export async function startPreview({ dist }: PublishedSite): Promise<RunningHost> {
  const { url, close } = await serveSite({ folder: dist, port: 0 })
  return { origin: url, plainOrigin: undefined, close }
}

/** nginx with the generated configuration, in a folder of its own, on loopback. */
export async function startNginx(site: PublishedSite) {
  return startServer(site, (workspace, publication) => {
    const own = (name: string) => path.join(workspace, name)
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    const main = [
      ...(brotliModule ? [`load_module ${brotliModule};`] : []),
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      'daemon off;',
      'worker_processes 1;',
      `pid ${own('nginx.pid')};`,
      `error_log ${own('error.log')};`,
      'events {}',
      'http {',
      'access_log off;',
      ...(brotliModule ? ['brotli_static on;'] : []),
      ...temporary.map((name) => `${name}_temp_path ${own(name)};`),
      `include ${own('site.conf')};`,
      '}',
    ]
    return {
      files: {
        'nginx.conf': main.join('\n'),
        'site.conf': nginxSite(publication),
      },
      command: [
        nginx ?? '',
        '-p',
        workspace,
        '-e',
        own('error.log'),
        '-c',
        own('nginx.conf'),
      ],
    }
  })
}

/** Caddy with the generated configuration, in a folder of its own, on loopback. */
export async function startCaddy(site: PublishedSite) {
  return startServer(site, (workspace, publication) => {
    const { httpPort = 0, httpsPort = 0 } = publication.local ?? {}
    const main = [
      '{',
      'admin off',
      'skip_install_trust',
      'default_bind 127.0.0.1',
      `http_port ${httpPort}`,
      `https_port ${httpsPort}`,
      '}',
      caddySite(publication),
    ]
    return {
      files: { Caddyfile: main.join('\n') },
      command: [caddy ?? '', 'run', '--config', path.join(workspace, 'Caddyfile')],
    }
  })
}

type Preparation = {
  readonly files: Readonly<Record<string, string>>
  readonly command: readonly string[]
}

async function startServer(
  site: PublishedSite,
  prepare: (workspace: string, publication: Publication) => Preparation,
): Promise<RunningHost> {
  const workspace = await mkdtemp(path.join(os.tmpdir(), 'server-'))
  const certificate = path.join(workspace, 'cert.pem')
  const key = path.join(workspace, 'key.pem')
  const own = selfSigned()
  await writeFile(certificate, own.cert)
  await writeFile(key, own.key, { mode: 0o600 })
  const [httpPort, httpsPort] = [await freePort(), await freePort()]
  const local = { httpPort, httpsPort, certificate, key }
  const { files, command } = prepare(workspace, { ...site.publication, local })
  for (const [name, text] of Object.entries(files))
    await writeFile(path.join(workspace, name), text)
  const [program = '', ...parameters] = command
  const child = spawn(program, parameters, {
    env: {
      ...process.env,
      HOME: workspace,
      XDG_CONFIG_HOME: workspace,
      XDG_DATA_HOME: workspace,
    },
  })
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const kill = () => child.kill()
  process.once('exit', kill)
  const ended = new Promise((resolve) => child.once('close', resolve))
  const origin = `https://localhost:${httpsPort}`
  const ca = await readFile(certificate, 'utf8')
  while ((await ask(origin, '/', { ca })).status === 0) {
    if (child.exitCode !== null) {
      await rm(workspace, { recursive: true })
      throw new Error(`${program} did not start.\n${output}`)
    }
    await setTimeout(20)
  }
  return {
    origin,
    plainOrigin: `http://localhost:${httpPort}`,
    ca,
    async close() {
      process.off('exit', kill)
      kill()
      await ended
      await rm(workspace, { recursive: true })
    },
  }
}
