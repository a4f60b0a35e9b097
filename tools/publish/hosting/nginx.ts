import { createHash } from 'node:crypto'
import { cacheControl, contentTypes, filePolicy, httpsHeaders } from '../headers.ts'
import {
  matchAny,
  formatBlock,
  formatConfiguration,
  htmlFileOf,
  filePathPattern,
  hiddenPathPattern,
  innerPagesPattern,
  type Deployment,
} from './deployment.ts'

/**
 * With nginx's default of 8 kB, visitors with many cookies of other sites on the same domain get an
 * error. Caddy and the hosts that read `_headers` accept 32 kB or more.
 */
const headerLimit = ['large_client_header_buffers 4 32k;']

/**
 * Formats the configuration for nginx ≥ 1.22, to be included in the `http` block. Long keys of the maps and
 * the domain are patterns, because plain ones would require settings of the whole server, such as
 * `map_hash_bucket_size`.
 */
export function formatNginxConfig(deployment: Deployment) {
  const { domain, folder, root, policies, moved } = deployment
  const innerPattern = innerPagesPattern(deployment)
  const serverName = `~^${matchAny([domain])}$`
  const certificates = `/etc/letsencrypt/live/${domain}`
  // All sites of a server share its variables, so each site needs its own. `$site_page` is set by each match.
  const site = `$site_${createHash('sha256').update(domain).digest('hex').slice(0, 8)}`
  return formatConfiguration(
    ...formatBlock(`map $uri ${site}_document`, [
      'default "";',
      '"/" "/index.html";',
      `"~^(?:${innerPattern})$" "$uri.html";`,
    ]),
    ...formatBlock(`map $uri ${site}_moved`, [
      'default "";',
      '"/index.html" "/";',
      ...Object.entries(moved).map(([from, to]) => `"~^${matchAny([from])}$" "${to}";`),
      `"~^(?<site_page>${innerPattern})(?:/|\\.html)$" "$site_page";`,
    ]),
    ...formatBlock(`map $uri ${site}_policy`, [
      `default "${filePolicy}";`,
      ...Object.entries(policies).map(
        ([page, policy]) => `"~^${matchAny([htmlFileOf(page)])}$" "${policy}";`,
      ),
    ]),
    ...formatBlock(`map "$status:$uri" ${site}_caching`, [
      `default "${cacheControl.other}";`,
      `"~^(?:200|206|304):/assets/" "${cacheControl.asset}";`,
    ]),
    ...formatBlock(`map $request_method ${site}_allowed`, [
      'default "GET, HEAD";',
      '"~^(?:GET|HEAD)$" "";',
    ]),
    ...formatBlock('server', [
      'listen 80;',
      'listen [::]:80;',
      `server_name ${serverName};`,
      ...headerLimit,
      'server_tokens off;',
      `return 301 https://${domain}$request_uri;`,
    ]),
    ...formatBlock('server', [
      'listen 443 ssl http2;',
      'listen [::]:443 ssl http2;',
      `server_name ${serverName};`,
      ...headerLimit,
      `ssl_certificate ${certificates}/fullchain.pem;`,
      `ssl_certificate_key ${certificates}/privkey.pem;`,
      'ssl_protocols TLSv1.2 TLSv1.3;',
      'server_tokens off;',
      'merge_slashes off;',
      'absolute_redirect off;',
      `root ${root};`,
      'error_page 403 404 /404.html;',
      '# nginx sends every header twice in a 416 response.',
      'max_ranges 0;',
      'charset utf-8;',
      `charset_types ${Object.values(contentTypes)
        .filter((type) => /^text\/(?!html)|xml|json$/.test(type))
        .join(' ')};`,
      'default_type application/octet-stream;',
      ...formatBlock(
        'types',
        Object.entries(contentTypes).map(([ending, type]) => `${type} ${ending};`),
      ),
      'gzip_static on;',
      'gzip_vary on;',
      '# The included file contains "brotli_static on;" if nginx has the module.',
      'include /etc/nginx/brotli-static*.conf;',
      '# A location with its own add_header would not inherit these headers.',
      ...Object.entries({
        ...httpsHeaders,
        'Content-Security-Policy': `${site}_policy`,
        'Cache-Control': `${site}_caching`,
        Allow: `${site}_allowed`,
      }).map(([name, value]) => `add_header ${name} "${value}" always;`),
      `if (${site}_allowed) { return 405; }`,
      `if (${site}_moved) { return 301 ${site}_moved$is_args$args; }`,
      'location = /404.html { internal; }',
      `location ~ "${hiddenPathPattern}" { return 404; }`,
      `location ~ "^/assets/" { root ${folder}; try_files $uri =404; }`,
      `location ~ "${filePathPattern}" { try_files $uri =404; }`,
      `location / { try_files ${site}_document =404; }`,
    ]),
  )
}
