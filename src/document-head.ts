import { heads } from './content/heads.ts'
import { organisation } from './content/organisation.ts'
import type { PageEntry } from './routes.tsx'
import { fontUrl } from './theme/global-style.ts'
import { theme } from './theme/theme.ts'

const siteUrl = import.meta.env.VITE_SITE_URL || organisation.url

const grounds = {
  neutral: theme.raw.color.white,
  company: theme.raw.color.blue,
  individual: theme.raw.color.orange,
}

/** The tags of a page's head, as HTML. */
export function headOf({ path, space, head }: PageEntry): string {
  const isNotFound = head === heads.notFound
  const url = `${siteUrl}${path}`
  return [
    `<title>${escape(head.title)}</title>`,
    meta('name', 'description', head.description),
    isNotFound
      ? meta('name', 'robots', 'noindex')
      : `<link rel="canonical" href="${escape(url)}">`,
    meta('name', 'theme-color', grounds[space]),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:locale', 'fr_FR'),
    meta('property', 'og:site_name', organisation.name),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', url),
    meta('property', 'og:image', `${siteUrl}/open-graph.png`),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', `${organisation.name}, formation professionnelle`),
    meta('name', 'twitter:card', 'summary_large_image'),
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
    `<link rel="icon" href="/favicon-32.png" sizes="32x32" type="image/png">`,
    `<link rel="apple-touch-icon" href="/apple-touch-icon.png">`,
    `<link rel="preload" as="font" type="font/woff2" href="${fontUrl}" crossorigin>`,
  ].join('\n    ')
}

function meta(kind: 'name' | 'property', key: string, content: string): string {
  return `<meta ${kind}="${key}" content="${escape(content)}">`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
