import { cacheControl, contentTypes, filePolicy, httpsHeaders } from '../headers.ts'
import {
  formatBlock,
  formatConfiguration,
  htmlFileOf,
  filePathPattern,
  hiddenPathPattern,
  innerPagesPattern,
  type Deployment,
} from './deployment.ts'

/** Formats the configuration for Caddy ≥ 2.6, which manages certificates and HTTPS redirects. */
export function formatCaddyfile(deployment: Deployment) {
  const { domain, folder, root, policies, moved } = deployment
  const pages = Object.entries(policies).filter(([page]) => page !== '/404')
  const commonHeaders = formatBlock('header', [
    ...Object.entries(httpsHeaders).map(([name, value]) => `${name} "${value}"`),
    'Vary "Accept-Encoding"',
    '-Server',
    // `defer` sets the headers after the file server, which would otherwise add another Vary header.
    'defer',
  ])
  const serveFiles = formatBlock('file_server', ['precompressed br gzip'])
  return formatConfiguration(
    ...formatBlock(domain, [
      `root * ${root}`,
      ...formatBlock('map {http.request.orig_uri.path} {site_document} {site_policy}', [
        'default "" ""',
        ...pages.map(([page, policy]) => `"${page}" "${htmlFileOf(page)}" "${policy}"`),
      ]),
      ...commonHeaders,
      ...formatBlock('route', [
        `header Cache-Control "${cacheControl.other}"`,
        `header Content-Security-Policy "${filePolicy}"`,
        '@refused not method GET HEAD',
        'header @refused Allow "GET, HEAD"',
        'respond @refused 405',
        // A `path` matcher would ignore case and merge slashes. `vars_regexp` does neither.
        `@moved vars_regexp moved {http.request.orig_uri.path} "^(${innerPagesPattern(deployment)})(?:/|\\.html)$"`,
        ...formatBlock('route @moved', ['rewrite * {re.moved.1}', 'redir * {uri} 301']),
        '@home vars {http.request.orig_uri.path} /index.html',
        ...formatBlock('route @home', ['rewrite * /', 'redir * {uri} 301']),
        ...Object.entries(moved).flatMap(([from, to], index) => [
          `@moved${index} vars {http.request.orig_uri.path} ${from}`,
          ...formatBlock(`route @moved${index}`, [`rewrite * ${to}`, 'redir * {uri} 301']),
        ]),
        `@hidden vars_regexp {http.request.orig_uri.path} "${hiddenPathPattern}"`,
        'error @hidden 404',
        '@page not vars {site_document} ""',
        'header @page Content-Security-Policy {site_policy}',
        'rewrite @page {site_document}',
        `@nameless not path_regexp "${filePathPattern}"`,
        'error @nameless 404',
        '@asset vars_regexp {http.request.orig_uri.path} "^/assets/"',
        `root @asset ${folder}`,
        `header @asset Cache-Control "${cacheControl.asset}"`,
        // Without a MIME database on the system, Caddy would send some files without a `Content-Type`.
        ...Object.entries(contentTypes).flatMap(([ending, type]) => [
          `@${ending} path_regexp "\\.${ending}$"`,
          `header @${ending} Content-Type "${type.replace(/^text.*/, '$&; charset=utf-8')}"`,
        ]),
        ...serveFiles,
      ]),
      ...formatBlock('handle_errors', [
        `root * ${root}`,
        ...commonHeaders,
        `header Content-Security-Policy "${policies['/404']}"`,
        `header Cache-Control "${cacheControl.other}"`,
        // The route has already set the type of the missing file.
        'header Content-Type "text/html; charset=utf-8"',
        'rewrite * /404.html',
        ...serveFiles,
      ]),
    ]),
  )
}
