import { createHash } from 'node:crypto'
import { copyFile, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { httpsPolicy } from '../headers.ts'
import { formatBox, cloudflareLimitNotice } from '../notices.ts'
import { formatCaddyfile } from './caddy.ts'
import { formatHeadersFile } from './headers-file.ts'
import { formatNginxConfig } from './nginx.ts'
import { htmlFileOf, type MovedPages } from './deployment.ts'
import { formatRedirectsFile, redirectsFile } from './redirects-file.ts'

/** Returns the folder beside the published folder that contains the nginx and Caddy files. */
export const hostingFolderOf = (published: string) => `${published}.hosting`

/**
 * Writes `_headers` and `_redirects` for Netlify and Cloudflare Pages into a built folder. Writes the
 * nginx and Caddy configurations and the publishing script into a folder beside it.
 * @param origin the origin of the published site
 */
export async function writeHosting(
  published: string,
  origin: string,
  pagePolicies: Readonly<Record<string, string>>,
  movedPages: MovedPages,
) {
  // Former URLs are also redirected with a final slash, which many sites use.
  const moved = Object.fromEntries(
    Object.entries(movedPages).flatMap(([from, to]) => [
      [from, to],
      [`${from}/`, to],
    ]),
  )
  const hash = createHash('sha256')
  const policies: Record<string, string> = {}
  for (const [page, policy] of Object.entries(pagePolicies)) {
    hash.update(await readFile(path.join(published, htmlFileOf(page))))
    policies[page] = httpsPolicy(policy)
  }
  // The release id changes whenever a page changes.
  const release = hash.digest('hex').slice(0, 12)
  const domain = new URL(origin).hostname
  const folder = `/var/www/${domain}`
  const deployment = { domain, folder, root: `${folder}/pages-${release}`, policies, moved }
  const hostingFolder = hostingFolderOf(published)
  await rm(hostingFolder, { recursive: true, force: true })
  await mkdir(hostingFolder)
  const write = (name: string, text: string) =>
    writeFile(path.join(hostingFolder, name), text)
  await write('nginx.conf', formatNginxConfig(deployment))
  await write('Caddyfile', formatCaddyfile(deployment))
  await write('publication', `folder=${folder}\nrelease=${release}\n`)
  const script = path.join(import.meta.dirname, 'publish.sh')
  await copyFile(script, path.join(hostingFolder, 'publish.sh'))
  const headers = formatHeadersFile(policies, await listAssets(published))
  await writeFile(path.join(published, '_headers'), headers)
  await writeFile(path.join(published, redirectsFile), formatRedirectsFile(moved))
  const notice = cloudflareLimitNotice(headers)
  if (notice !== undefined) console.warn(formatBox(notice))
}

/** Lists the URLs of the assets in a built folder, without the precompressed copies. */
export async function listAssets(published: string) {
  const files = await readdir(path.join(published, 'assets'))
  return files
    .filter((file) => !/\.(br|gz)$/.test(file))
    .toSorted()
    .map((file) => `/assets/${file}`)
}
