import type { Fault } from './fault.ts'

const headers = 'tools/publish/headers.test.ts'
const print = 'tests/e2e/print.test.ts'
const data = 'tests/pages/structured-data.test.ts'

/** What is published: policies, headers, paper, heads, data for machines, the start. */
export const publishedFaults: readonly Fault[] = [
  {
    name: 'any site may put a page into a frame',
    file: 'tools/publish/headers.ts',
    find: "    `frame-ancestors 'none'`,\n",
    replace: '',
    suite: headers,
    isFast: true,
  },
  {
    name: 'scripts of a page may be written into it',
    file: 'tools/publish/headers.ts',
    find: "`script-src 'self'`",
    replace: "`script-src 'self' 'unsafe-inline'`",
    suite: headers,
    isFast: true,
  },
  {
    name: 'a network may rewrite a page',
    file: 'tools/publish/headers.ts',
    find: "'no-cache, no-transform'",
    replace: "'no-cache'",
    suite: headers,
  },
  {
    name: 'an address of the site leaks to others',
    file: 'tools/publish/headers.ts',
    find: 'strict-origin-when-cross-origin',
    replace: 'unsafe-url',
    suite: headers,
  },
  {
    name: 'closed questions are not on paper',
    file: 'src/theme/global-style.ts',
    find: 'content-visibility: visible;',
    replace: 'content-visibility: inherit;',
    suite: print,
  },
  {
    name: 'the navigation is printed',
    file: 'src/theme/global-style.ts',
    find: 'header, footer, [popover], button,',
    replace: 'footer, [popover], button,',
    suite: print,
  },
  {
    name: 'the price of a group is said to hold its taxes',
    file: 'src/structured-data.ts',
    find: "price.vat !== 'HT'",
    replace: 'price !== null',
    suite: data,
  },
  {
    name: 'a text of a fact ends the element that holds the data',
    file: 'src/structured-data.ts',
    find: ".replaceAll('<', '\\\\u003c')",
    replace: '',
    suite: data,
  },
  {
    name: 'the way to a page skips its space',
    file: 'src/structured-data.ts',
    find: 'home && home.href !== path ?',
    replace: 'home && home.href === path ?',
    suite: data,
  },
  {
    name: 'robots are shown no sitemap',
    file: 'src/site-files.ts',
    find: '\\n\\nSitemap: ${siteUrl}/sitemap.xml\\n',
    replace: '\\n',
    suite: 'tests/pages/prerender.test.ts',
  },
  {
    name: 'a press that waits is said to be slow by the clock of the one before',
    file: 'src/main.ts',
    find: 'return timers.forEach(clearTimeout)',
    replace: 'return',
    suite: 'tests/e2e/waiting-press.test.ts',
  },
  {
    name: 'what waits for the application does not say so',
    file: 'src/main.ts',
    find: "pressed?.setAttribute('aria-busy', 'true')",
    replace: 'void pressed',
    suite: 'tests/e2e/waiting-press.test.ts',
  },
  {
    name: 'what was typed before the application came is forgotten',
    file: 'src/services/field-edit.ts',
    find: "for (const form of document.querySelectorAll('form')) tellFields(app, form)",
    replace: 'void tellFields',
    suite: 'tests/e2e/before-hydration.test.ts',
  },
]
