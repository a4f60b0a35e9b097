/** The lines of the report, in order, and what to do when one is wrong. */
export const topics = {
  pages: {
    title: 'every page is there, complete and compressed',
    remedy: 'Publish the whole of dist/, its folders included.',
  },
  absent: {
    title: 'what is not there answers 404 with the site’s own page',
    remedy: 'Serve 404.html with status 404: no single-page fallback to index.html.',
  },
  addresses: {
    title: 'a page has one address',
    remedy: 'Redirect (301 or 308) what ends in a slash or in .html.',
  },
  methods: {
    title: 'only GET and HEAD are answered',
    remedy: 'Answer 405 to any other method.',
  },
  hidden: {
    title: 'nothing outside the site can be read',
    remedy: 'Serve the published folder alone, without hidden files.',
  },
  headers: {
    title: 'every answer carries the security headers',
    remedy: 'Install the generated configuration: dist.hosting/ or dist/_headers.',
  },
  policy: {
    title: 'each policy admits its page’s styles, and no inline script',
    remedy:
      'Publish the pages and the configuration of one build together, and turn off whatever ' +
      'the host adds to pages (analytics, e-mail obfuscation, script loaders).',
  },
  caching: {
    title: 'pages are asked for again, assets kept for a year, a missing asset never',
    remedy: 'Install the generated configuration: dist.hosting/ or dist/_headers.',
  },
  assets: {
    title: 'every file a page names is there, with its type',
    remedy: 'Copy dist/assets/ before the pages, and delete nothing that is still used.',
  },
  transport: {
    title: 'plain HTTP leads to HTTPS',
    remedy: 'Redirect http:// to https:// on the same host with 301 or 308.',
  },
  identity: {
    title: 'the site knows its own address',
    remedy: 'Build with VITE_SITE_URL set to the address the site is published at.',
  },
  form: {
    title: 'the contact form can send',
    remedy: 'Set the three VITE_EMAILJS_… of .env.example, build again, publish.',
  },
} as const

export type Topic = keyof typeof topics

export type Fault = {
  readonly topic: Topic
  readonly text: string
}
