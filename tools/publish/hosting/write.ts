import { createHash } from 'node:crypto'
import { copyFile, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { publishedPolicy } from '../headers.ts'
import { box, headersNotice } from '../notices.ts'
import { caddySite } from './caddy.ts'
import { headersFile } from './headers-file.ts'
import { nginxSite } from './nginx.ts'
import { documentOf } from './publication.ts'

type Policies = Readonly<Record<string, string>>

/** Where the files for one's own server stand, beside the published folder. */
export const hostingFolder = (published: string) => `${published}.hosting`

/**
 * Writes `_headers` into a built folder for Netlify and Cloudflare Pages, and beside it the
 * configurations of nginx and of Caddy with the script that publishes.
 * @param origin where the site is published, with its scheme
 */
export async function writeHosting(published: string, origin: string, given: Policies) {
  const hash = createHash('sha256')
  const policies: Record<string, string> = {}
  for (const [page, policy] of Object.entries(given)) {
    hash.update(await readFile(path.join(published, documentOf(page))))
    policies[page] = publishedPolicy(policy)
  }
  // Differs with any change to any page.
  const release = hash.digest('hex').slice(0, 12)
  const domain = new URL(origin).hostname
  const folder = `/var/www/${domain}`
  const publication = { domain, folder, root: `${folder}/pages-${release}`, policies }
  const target = hostingFolder(published)
  await rm(target, { recursive: true, force: true })
  await mkdir(target)
  const write = (name: string, text: string) => writeFile(path.join(target, name), text)
  await write('nginx.conf', nginxSite(publication))
  await write('Caddyfile', caddySite(publication))
  await write('publication', `folder=${folder}\nrelease=${release}\n`)
  const script = path.join(import.meta.dirname, 'publish.sh')
  await copyFile(script, path.join(target, 'publish.sh'))
  const headers = headersFile(policies, await assetsOf(published))
  await writeFile(path.join(published, '_headers'), headers)
  const notice = headersNotice(headers)
  if (notice !== undefined) console.warn(box(notice))
}

/** The addresses of a built folder's assets, precompressed copies left out. */
export async function assetsOf(published: string) {
  const files = await readdir(path.join(published, 'assets'))
  return files
    .filter((file) => !/\.(br|gz)$/.test(file))
    .toSorted()
    .map((file) => `/assets/${file}`)
}
