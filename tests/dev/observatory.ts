/**
 * Mozilla's HTTP Observatory as published in @mdn/mdn-http-observatory 1.4.8
 * (`src/analyzer/tests/*.js`, `src/grader/charts.js`): the rules a static site can meet.
 */
export type Observed = {
  readonly headers: Readonly<Record<string, string>>
  readonly html: string
  /** The status and `Location` of the same host's answer over plain HTTP. */
  readonly plain: { readonly status: number; readonly location: string }
  /** Whether browsers ship the host on their list of those reached by HTTPS alone. */
  readonly preloaded: boolean
}

type Rule = {
  readonly test: string
  /** From best to worst: the first that holds counts. */
  readonly outcomes: readonly (readonly [
    name: string,
    points: number,
    (site: Observed) => boolean,
  ])[]
}

const broad = [
  '*',
  'http:',
  'https:',
  'ftp:',
  'http://*',
  'https://*',
  'http://*.*',
  'https://*.*',
]
const inline = [`'unsafe-inline'`, 'data:']
const sixMonths = 15_552_000

const header = (name: string) => (site: Observed) => site.headers[name]?.toLowerCase() ?? ''
const policyOf = header('Content-Security-Policy')

function sources(site: Observed, directive: string) {
  const parts = policyOf(site)
    .split(';')
    .map((part) => part.trim().split(/\s+/))
  const values = (name: string) => parts.find(([first]) => first === name)?.slice(1)
  return values(directive) ?? values('default-src') ?? ['*']
}

const allows = (site: Observed, directive: string, bad: readonly string[]) =>
  sources(site, directive).some((source) => bad.includes(source))
const everySource = (site: Observed) =>
  policyOf(site)
    .split(';')
    .flatMap((part) => part.trim().split(/\s+/).slice(1))
const scripts = ({ html }: Observed) =>
  [...html.matchAll(/<script\b[^>]*\ssrc="[^"]*"[^>]*>/g)].map(([tag]) => tag)
const maxAge = (site: Observed) =>
  Number(/max-age=(\d+)/.exec(header('Strict-Transport-Security')(site))?.[1] ?? 0)
const otherwise = () => true

const rules: readonly Rule[] = [
  {
    test: 'content-security-policy',
    outcomes: [
      ['csp-not-implemented', -25, (site) => policyOf(site) === ''],
      [
        'csp-implemented-with-unsafe-inline',
        -20,
        (site) =>
          allows(site, 'script-src', [...broad, ...inline]) ||
          allows(site, 'object-src', broad),
      ],
      [
        'csp-implemented-with-insecure-scheme',
        -20,
        (site) => everySource(site).some((source) => /^(http|ftp):/.test(source)),
      ],
      [
        'csp-implemented-with-unsafe-eval',
        -10,
        (site) => everySource(site).includes(`'unsafe-eval'`),
      ],
      [
        'csp-implemented-with-unsafe-inline-in-style-src-only',
        0,
        (site) => allows(site, 'style-src', [...broad, ...inline]),
      ],
      [
        'csp-implemented-with-no-unsafe-default-src-none',
        10,
        (site) => sources(site, 'default-src').join() === `'none'`,
      ],
      ['csp-implemented-with-no-unsafe', 5, otherwise],
    ],
  },
  {
    test: 'cookies',
    outcomes: [
      ['cookies-not-found', 0, (site) => header('Set-Cookie')(site) === ''],
      ['cookies-without-secure-flag', -20, otherwise],
    ],
  },
  {
    test: 'cross-origin-resource-sharing',
    outcomes: [
      [
        'cross-origin-resource-sharing-implemented-with-universal-access',
        -50,
        (site) => header('Access-Control-Allow-Credentials')(site) === 'true',
      ],
      [
        'cross-origin-resource-sharing-not-implemented',
        0,
        (site) => header('Access-Control-Allow-Origin')(site) === '',
      ],
      ['cross-origin-resource-sharing-implemented-with-public-access', 0, otherwise],
    ],
  },
  {
    test: 'redirection',
    outcomes: [
      ['redirection-all-redirects-preloaded', 0, ({ preloaded }) => preloaded],
      [
        'redirection-missing',
        -20,
        ({ plain }) => ![301, 302, 307, 308].includes(plain.status),
      ],
      [
        'redirection-to-https',
        0,
        ({ plain }) => plain.location.startsWith('https://www.example.fr/'),
      ],
      [
        'redirection-not-to-https',
        -20,
        ({ plain }) => !plain.location.startsWith('https:'),
      ],
      ['redirection-off-host-from-http', -5, otherwise],
    ],
  },
  {
    test: 'referrer-policy',
    outcomes: [
      [
        'referrer-policy-private',
        5,
        (site) =>
          [
            'no-referrer',
            'same-origin',
            'strict-origin',
            'strict-origin-when-cross-origin',
          ].includes(header('Referrer-Policy')(site)),
      ],
      [
        'referrer-policy-not-implemented',
        0,
        (site) => header('Referrer-Policy')(site) === '',
      ],
      ['referrer-policy-unsafe', -5, otherwise],
    ],
  },
  {
    test: 'strict-transport-security',
    outcomes: [
      ['hsts-preloaded', 5, ({ preloaded }) => preloaded],
      [
        'hsts-not-implemented',
        -20,
        (site) => header('Strict-Transport-Security')(site) === '',
      ],
      [
        'hsts-implemented-max-age-less-than-six-months',
        -10,
        (site) => maxAge(site) < sixMonths,
      ],
      ['hsts-implemented-max-age-at-least-six-months', 0, otherwise],
    ],
  },
  {
    test: 'subresource-integrity',
    outcomes: [
      [
        'sri-not-implemented-but-no-scripts-loaded',
        0,
        (site) => scripts(site).length === 0,
      ],
      [
        'sri-not-implemented-but-external-scripts-loaded-securely',
        -5,
        (site) => scripts(site).some((tag) => /\ssrc="(https?:)?\/\//.test(tag)),
      ],
      [
        'sri-implemented-and-all-scripts-loaded-securely',
        5,
        (site) => scripts(site).some((tag) => /\sintegrity="/.test(tag)),
      ],
      ['sri-not-implemented-but-all-scripts-loaded-from-secure-origin', 0, otherwise],
    ],
  },
  {
    test: 'x-content-type-options',
    outcomes: [
      [
        'x-content-type-options-nosniff',
        0,
        (site) => header('X-Content-Type-Options')(site) === 'nosniff',
      ],
      ['x-content-type-options-not-implemented', -5, otherwise],
    ],
  },
  {
    test: 'x-frame-options',
    outcomes: [
      [
        'x-frame-options-implemented-via-csp',
        5,
        (site) => policyOf(site).includes('frame-ancestors'),
      ],
      [
        'x-frame-options-sameorigin-or-deny',
        0,
        (site) => ['deny', 'sameorigin'].includes(header('X-Frame-Options')(site)),
      ],
      ['x-frame-options-not-implemented', -20, otherwise],
    ],
  },
  {
    test: 'cross-origin-resource-policy',
    outcomes: [
      [
        'corp-implemented-with-same-origin',
        10,
        (site) => header('Cross-Origin-Resource-Policy')(site) === 'same-origin',
      ],
      [
        'corp-implemented-with-same-site',
        10,
        (site) => header('Cross-Origin-Resource-Policy')(site) === 'same-site',
      ],
      ['corp-not-implemented', 0, otherwise],
    ],
  },
]

/** The outcome of each rule and the score; bonuses count from 90 points without them. */
export function grade(site: Observed) {
  const found = rules.map(({ test, outcomes }) => {
    const [name = '', points = 0] = outcomes.find(([, , holds]) => holds(site)) ?? []
    return { test, name, points }
  })
  const losses = found.reduce((sum, { points }) => sum + Math.min(points, 0), 100)
  const bonuses = found.reduce((sum, { points }) => sum + Math.max(points, 0), 0)
  return {
    outcomes: Object.fromEntries(found.map(({ test, name }) => [test, name])),
    score: losses >= 90 ? losses + bonuses : losses,
  }
}
