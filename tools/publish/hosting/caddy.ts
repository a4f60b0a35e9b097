import { caching, contentTypes, filePolicy, publishedHeaders } from '../headers.ts'
import {
  block,
  configuration,
  documentOf,
  filePath,
  hiddenPath,
  innerPages,
  type Publication,
} from './publication.ts'

/** The site for Caddy ≥ 2.6, which fetches its own certificates and redirects to HTTPS. */
export function caddySite(publication: Publication) {
  const { domain, folder, root, policies } = publication
  const pages = Object.entries(policies).filter(([page]) => page !== '/404')
  const common = block('header', [
    ...Object.entries(publishedHeaders).map(([name, value]) => `${name} "${value}"`),
    'Vary "Accept-Encoding"',
    '-Server',
    // The file server adds a Vary of its own.
    'defer',
  ])
  const serve = block('file_server', ['precompressed br gzip'])
  return configuration(
    ...block(domain, [
      `root * ${root}`,
      ...block('map {http.request.orig_uri.path} {site_document} {site_policy}', [
        'default "" ""',
        ...pages.map(([page, policy]) => `"${page}" "${documentOf(page)}" "${policy}"`),
      ]),
      ...common,
      ...block('route', [
        `header Cache-Control "${caching.other}"`,
        `header Content-Security-Policy "${filePolicy}"`,
        '@refused not method GET HEAD',
        'header @refused Allow "GET, HEAD"',
        'respond @refused 405',
        // Matchers on a path would ignore its case and merge its slashes; this one does not.
        `@moved vars_regexp moved {http.request.orig_uri.path} "^(${innerPages(publication)})(?:/|\\.html)$"`,
        ...block('route @moved', ['rewrite * {re.moved.1}', 'redir * {uri} 301']),
        '@home vars {http.request.orig_uri.path} /index.html',
        ...block('route @home', ['rewrite * /', 'redir * {uri} 301']),
        `@hidden vars_regexp {http.request.orig_uri.path} "${hiddenPath}"`,
        'error @hidden 404',
        '@page not vars {site_document} ""',
        'header @page Content-Security-Policy {site_policy}',
        'rewrite @page {site_document}',
        `@nameless not path_regexp "${filePath}"`,
        'error @nameless 404',
        '@asset vars_regexp {http.request.orig_uri.path} "^/assets/"',
        `root @asset ${folder}`,
        `header @asset Cache-Control "${caching.asset}"`,
        // Without the system's list of types Caddy would guess these from compressed bytes.
        ...['txt', 'ics', 'webmanifest'].flatMap((ending) => [
          `@${ending} path_regexp "\\.${ending}$"`,
          `header @${ending} Content-Type "${contentTypes[ending]}; charset=utf-8"`,
        ]),
        ...serve,
      ]),
      ...block('handle_errors', [
        `root * ${root}`,
        ...common,
        `header Content-Security-Policy "${policies['/404']}"`,
        `header Cache-Control "${caching.other}"`,
        'rewrite * /404.html',
        ...serve,
      ]),
    ]),
  )
}
