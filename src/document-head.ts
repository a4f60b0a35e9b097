import { heads } from './content/heads.ts'
import { organisation } from './content/organisation.ts'
import type { PageEntry } from './routes.tsx'
import { siteUrl } from './site-url.ts'
import { fontUrl } from './theme/global-style.ts'
import { structuredDataOf } from './structured-data.ts'
import { theme } from './theme/theme.ts'

const grounds = {
  neutral: theme.raw.color.white,
  company: theme.raw.color.blue,
  individual: theme.raw.color.orange,
}

/** The tags of a page's head, as HTML. */
export function headOf(entry: PageEntry): string {
  const { title, description } = heads[entry.head]
  const url = `${siteUrl}${entry.path}`
  return [
    `<title>${escape(title)}</title>`,
    meta('name', 'description', description),
    entry.head === 'notFound'
      ? meta('name', 'robots', 'noindex')
      : `<link rel="canonical" href="${escape(url)}">`,
    meta('name', 'theme-color', grounds[entry.space]),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:locale', 'fr_FR'),
    meta('property', 'og:site_name', organisation.name),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    meta('property', 'og:image', `${siteUrl}/open-graph.png`),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', `${organisation.name}, formation professionnelle`),
    meta('name', 'twitter:card', 'summary_large_image'),
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
    `<link rel="icon" href="/favicon-32.png" sizes="32x32" type="image/png">`,
    `<link rel="apple-touch-icon" href="/apple-touch-icon.png">`,
    `<link rel="manifest" href="/manifest.webmanifest">`,
  ].join('\n    ')
}

/** For the end of the body: only search engines read it. */
export function tailOf(entry: PageEntry): string {
  return `<script type="application/ld+json">${structuredDataOf(entry)}</script>`
}

/** For the body: a font that the head preloads holds the first paint back. */
export const fontPreload = `<link rel="preload" as="font" type="font/woff2" href="${fontUrl}" crossorigin>`

function meta(kind: 'name' | 'property', key: string, content: string): string {
  return `<meta ${kind}="${key}" content="${escape(content)}">`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
