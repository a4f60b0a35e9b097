import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { MovedPages } from './deployment.ts'

export const redirectsFile = '_redirects'

/** Formats the `_redirects` file of Netlify and Cloudflare Pages. */
export const formatRedirectsFile = (moved: MovedPages) =>
  Object.entries(moved)
    .map(([from, to]) => `${from} ${to} 301\n`)
    .join('')

/** Reads the `_redirects` file of a built folder. A build without moved pages has an empty file. */
export function readMovedPages(folder: string): MovedPages {
  const file = path.join(folder, redirectsFile)
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  return Object.fromEntries(
    lines.map((line) => line.split(' ')).map(([from = '', to = '']) => [from, to]),
  )
}
