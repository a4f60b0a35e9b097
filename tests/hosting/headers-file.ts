import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { serveSite, startTampered } from '#tools/publish/publish.ts'
import type { PublishedSite, RunningHost } from './servers.ts'

type Rule = { readonly path: string; readonly headers: readonly (readonly string[])[] }

/** Reads a `_headers` file as Netlify and Cloudflare Pages document it. */
export function readRules(text: string): readonly Rule[] {
  return text
    .split(/^(?=\/)/m)
    .map((part) => part.trimEnd().split('\n'))
    .map(([rule = '', ...lines]) => ({
      path: rule,
      headers: lines.map((line) => /^\s+([^:]+):\s*(.*)$/.exec(line)?.slice(1) ?? []),
    }))
}

/** The headers of every rule that matches, joined where several name the same one. */
export function headersAt(rules: readonly Rule[], target: string) {
  const [pathname = ''] = target.split('?')
  const matching = rules.filter(({ path: rule }) =>
    rule.endsWith('*') ? pathname.startsWith(rule.slice(0, -1)) : pathname === rule,
  )
  const headers: Record<string, string> = {}
  for (const [name = '', value = ''] of matching.flatMap((rule) => rule.headers)) {
    const key = name.toLowerCase()
    headers[key] = headers[key] === undefined ? value : `${headers[key]}, ${value}`
  }
  return headers
}

const own = /^(cache-control|content-security|cross-origin|permissions|referrer|x-)/

/** A host that serves the site by its `_headers` file, as Netlify and Cloudflare Pages do. */
export async function startHeadersFile({ dist }: PublishedSite): Promise<RunningHost> {
  const rules = readRules(await readFile(path.join(dist, '_headers'), 'utf8'))
  const preview = await serveSite({ folder: dist, port: 0 })
  const { origin, close } = await startTampered(preview.url, (answer, target) => {
    const kept = Object.entries(answer.headers).filter(([name]) => !own.test(name))
    const standard =
      answer.status === 200 ? { 'cache-control': 'public, max-age=0, must-revalidate' } : {}
    const headers = {
      ...Object.fromEntries(kept),
      ...standard,
      ...headersAt(rules, target),
    }
    return { ...answer, headers }
  })
  return { origin, close: () => close().then(preview.close) }
}
