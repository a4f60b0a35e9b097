import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { MovedPages } from './deployment.ts'

export const redirectsFile = '_redirects'

/** Formats the `_redirects` file of Netlify and Cloudflare Pages. */
export const formatRedirectsFile = (moved: MovedPages) =>
  Object.entries(moved)
    .map(([from, to]) => `${from} ${to} 301\n`)
    .join('')

export function readMovedPages(folder: string): MovedPages {
  const text = readFileSync(path.join(folder, redirectsFile), 'utf8')
  const lines = text.matchAll(/^(\S+) (\S+) 301$/gm)
  return Object.fromEntries([...lines].map(([, from = '', to = '']) => [from, to]))
}
