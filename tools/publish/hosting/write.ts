import { createHash } from 'node:crypto'
import { copyFile, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { publishedPolicy } from '../headers.ts'
import { box, headersNotice } from '../notices.ts'
import { caddySite } from './caddy.ts'
import { headersFile } from './headers-file.ts'
import { nginxSite } from './nginx.ts'
import { documentOf, type Publication } from './publication.ts'

type Policies = Readonly<Record<string, string>>

/** Where the files for one's own server stand, beside the published folder. */
export function hostingFolder(published: string) {
  return `${published}.hosting`
}

/**
 * Writes `_headers` into a built folder for Netlify and Cloudflare Pages, and beside it the
 * configurations of nginx and of Caddy with the script that publishes.
 * @param origin where the site is published, with its scheme
 */
export async function writeHosting(published: string, origin: string, policies: Policies) {
  const publication = await readPublication(published, origin, policies)
  const { folder, release } = publication
  const files = {
    'nginx.conf': nginxSite(publication),
    Caddyfile: caddySite(publication),
    publication: `folder=${folder}\nrelease=${release}\n`,
  }
  const target = hostingFolder(published)
  await rm(target, { recursive: true, force: true })
  await mkdir(target)
  for (const [name, text] of Object.entries(files))
    await writeFile(path.join(target, name), text)
  await copyFile(
    path.join(import.meta.dirname, 'publish.sh'),
    path.join(target, 'publish.sh'),
  )
  const headers = headersFile(publication.policies, await assetsOf(published))
  await writeFile(path.join(published, '_headers'), headers)
  const notice = headersNotice(headers)
  if (notice !== undefined) console.warn(box(notice))
}

/** What a built folder is published as. */
export async function readPublication(
  published: string,
  origin: string,
  policies: Policies,
): Promise<Publication> {
  const hash = createHash('sha256')
  for (const page of Object.keys(policies))
    hash.update(await readFile(path.join(published, documentOf(page))))
  const domain = new URL(origin).hostname
  const release = hash.digest('hex').slice(0, 12)
  const own = Object.entries(policies).map(([page, policy]) => [
    page,
    publishedPolicy(policy),
  ])
  return {
    domain,
    folder: `/var/www/${domain}`,
    release,
    policies: Object.fromEntries(own),
  }
}

/** The addresses of a built folder's assets, precompressed copies left out. */
export async function assetsOf(published: string) {
  const files = await readdir(path.join(published, 'assets'))
  return files
    .filter((file) => !/\.(br|gz)$/.test(file))
    .toSorted()
    .map((file) => `/assets/${file}`)
}
