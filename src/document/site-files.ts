import { agendaFiles } from './agenda.ts'
import * as organisation from '#src/content/organisation.ts'
import { everyPage } from '#src/content/page-list.ts'
import { siteUrl } from './site-url.ts'
import { theme } from '#src/theme/theme.ts'

const icons = [
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
]

const manifest = {
  name: `${organisation.name}, formation professionnelle`,
  short_name: organisation.wordmark,
  lang: 'fr',
  dir: 'ltr',
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'browser',
  theme_color: theme.color.brand,
  background_color: theme.color.white,
  icons,
}

/**
 * A service worker that replaces that of a previous site at the same domain. It deletes all caches and
 * unregisters itself, so that the next page comes from the network. Browsers that have registered the
 * previous worker request this file by themselves.
 */
const lastWorker = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([
      registration.unregister(),
      caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name)))),
    ]),
  ),
)
`
const workerNames = ['sw.js', 'service-worker.js', 'serviceworker.js', 'ngsw-worker.js']

export const siteFiles = {
  ...agendaFiles,
  ...Object.fromEntries(workerNames.map((name) => [name, lastWorker])),
  'manifest.webmanifest': `${JSON.stringify(manifest, null, 2)}\n`,
  'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
  // The sitemap omits modification dates, because most pages have no reliable one.
  'sitemap.xml': [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...everyPage.map(({ path }) => `  <url><loc>${siteUrl}${path}</loc></url>`),
    '</urlset>\n',
  ].join('\n'),
}
