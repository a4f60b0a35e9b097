import { courseAt } from '#src/content/courses.ts'
import * as organisation from '#src/content/organisation.ts'
import { notFound, type PageEntry } from '#src/content/page-list.ts'
import type { HeadTag, PageHead } from '#src/dom/page-head.ts'
import type { HeadTexts } from '#src/content/page-texts.ts'
import { siteUrl } from './site-url.ts'
import { structuredDataOf } from './structured-data.ts'
import { theme } from '#src/theme/theme.ts'
import { printed } from '#src/content/print-header.ts'
import { frame, written } from '#src/content/wordmark.ts'

const surfaces = {
  neutral: theme.color.white,
  company: theme.color.brand,
  individual: theme.color.orange,
}

/**
 * Returns the head of a page. Search engines would truncate long texts, so long descriptions are shortened.
 * Long titles of programmes lose the organisation's name and, if necessary, their last words.
 */
export function headOf(entry: PageEntry, texts: HeadTexts): PageHead {
  const named = `${texts.title} | ${organisation.name}`
  const isCut = courseAt(entry.path) !== undefined && named.length > 60
  const title = isCut ? shortened(texts.title, 60) : named
  const description = shortened(texts.description, 155)
  const url = `${siteUrl}${entry.path}`
  const isPage = entry !== notFound
  const tags: (HeadTag | false)[] = [
    ['name', 'description', description],
    (organisation.sample || !isPage) && ['name', 'robots', 'noindex'],
    isPage && ['rel', 'canonical', url],
    ['name', 'theme-color', surfaces[entry.space]],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:url', url],
  ]
  const data = structuredDataOf(entry, texts.title)
  return { title, tags: tags.filter((tag) => tag !== false), data }
}

function shortened(text: string, room: number) {
  if (text.length <= room) return text
  return `${text.slice(0, text.lastIndexOf(' ', room - 1)).replace(/[\s,;:.]+$/, '')}…`
}

const tagsOfSite: readonly HeadTag[] = [
  ['property', 'og:type', 'website'],
  ['property', 'og:locale', 'fr_FR'],
  ['property', 'og:site_name', organisation.name],
  ['property', 'og:image', `${siteUrl}/open-graph.png`],
  ['property', 'og:image:width', '1200'],
  ['property', 'og:image:height', '630'],
  ['property', 'og:image:alt', `${organisation.name}, formation professionnelle`],
  ['name', 'twitter:card', 'summary_large_image'],
]

const links = [
  'rel="icon" href="/favicon.svg" type="image/svg+xml"',
  'rel="icon" href="/favicon-32.png" sizes="32x32" type="image/png"',
  'rel="apple-touch-icon" href="/apple-touch-icon.png"',
  'rel="manifest" href="/manifest.webmanifest"',
]

export function headHtml({ title, tags }: PageHead): string {
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...[...tags, ...tagsOfSite].map(tagHtml),
    ...links.map((attributes) => `<link ${attributes}>`),
  ].join('\n    ')
}

/** Returns the structured data as HTML for the end of the body. Only search engines need it. */
export function dataHtml({ data }: PageHead): string {
  return `<script type="application/ld+json">${data}</script>`
}

function tagHtml([by, key, value]: HeadTag): string {
  const [name, attribute] = by === 'rel' ? ['link', 'href'] : ['meta', 'content']
  return `<${name} ${by}="${key}" ${attribute}="${escapeHtml(value)}">`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

/*
 * The header and footer that are visible only in print. They are outside the React root. Only the URL
 * in the footer changes after a navigation (`updateHead`).
 */

const lines = (texts: readonly string[], between: string) =>
  `<p>${texts.map(escapeHtml).join(between)}</p>`

const printedLogo =
  written === null
    ? `<svg viewBox="${Object.values(frame).join(' ')}" width="166" height="${Math.round((166 * frame.height) / frame.width)}" aria-hidden="true"><use href="#logo"/><use href="#logo-lines" stroke="currentColor"/></svg>`
    : `<b>${escapeHtml(written)}</b>`

export const printHeaderHtml = `<div id="print-header" hidden>${printedLogo}${lines(printed.header, '<br>')}</div>`

export function printFooterHtml(address: string): string {
  const from = `${printed.from} <span id="printed-from">${escapeHtml(address)}</span>`
  return `<div id="print-footer" hidden>${lines(printed.footer, ' ')}<p>${from}</p></div>`
}
