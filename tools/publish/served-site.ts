import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request, type IncomingHttpHeaders } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { compressFolder } from './compress.ts'
import { policiesFile } from './headers.ts'
import { serveSite } from './static-server.ts'

/** The texts of a small built site, by file. */
export const files = {
  'index.html': '<p>accueil</p>',
  'contact.html': '<p>contact é</p>'.repeat(50),
  'solutions/poei.html': '<p>poei</p>',
  '404.html': '<p>introuvable</p>',
  'assets/main-1.js': 'export {}\n'.repeat(50),
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '.hidden.txt': 'hidden',
} as const

const policies = {
  '/': 'p-home',
  '/contact': 'p-contact',
  '/solutions/poei': 'p-poei',
  '/404': 'p-404',
}

/** Serves those files on a free port, beside a secret that must not be reached. */
export async function startServedSite() {
  const parent = await mkdtemp(path.join(os.tmpdir(), 'site-'))
  const folder = path.join(parent, 'dist')
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await writeFile(path.join(folder, name), content)
  }
  await compressFolder(folder)
  await writeFile(policiesFile(folder), JSON.stringify(policies))
  await writeFile(path.join(parent, 'secret.txt'), 'secret')
  const site = await serveSite({ folder, port: 0 })
  return {
    get: getFrom(site.url),
    async close() {
      await site.close()
      await rm(parent, { recursive: true })
    },
  }
}

/** `fetch` would resolve `..` and follow redirections before anything leaves. */
function getFrom(url: string) {
  const { port } = new URL(url)
  return (target: string, { method = 'GET', headers = {} } = {}) =>
    new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>(
      (resolve, reject) => {
        const sent = request({ port, path: target, method, headers }, (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('end', () => {
            const { statusCode: status = 0 } = response
            resolve({ status, headers: response.headers, body: Buffer.concat(chunks) })
          })
        })
        sent.on('error', reject)
        sent.end()
      },
    )
}
