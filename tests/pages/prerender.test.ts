import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { loadContent } from 'virtual:page-content'
import { leaves } from '#src/checks/content-rules.ts'
import { organisation } from '#src/content/organisation.ts'
import { everyPage, notFound, pages } from '#src/content/page-list.ts'
import { everyPath, folder, pageAt, paths, read, textOf } from './built-site.ts'
import { found, stylesOf } from './rgaa-elements.ts'
import { companyPaths, individualPaths } from '#tests/specified-routes.ts'

const origin = organisation.url

/** Content that answers a visitor's action, or that another page of the site shows. */
const laterWords = [
  /^content\.individualContact\.form\.(?:fields\.\w+\.(?:doubts|errors)|summary)\./,
  /^content\.catalogue\.tailorMade\.courseTitle$/,
  /^content\.quality\.disability\./,
  /^content\.requests\./,
  // Of a programme: what its dates say on another day, or of another course.
  /^content\.words\./,
  /^content\.sheet\.open\.sessions\.\d+\.(?:days|name|place)$/,
  /^content\.funding\.(?:questions\.|tracks\.\d+\.(?:audience|toPrepare|next)\b)/,
]

test('the list of pages is the specification’s', () => {
  expect(pages.map((page) => page.path).toSorted()).toEqual(paths.toSorted())
})

describe.each(everyPath)('%s', (address) => {
  const { document, html } = pageAt(address)
  const all = (selector: string) => [...document.querySelectorAll(selector)]
  const attribute = (selector: string, name: string) =>
    document.querySelector(selector)?.getAttribute(name)

  test('is in French, with one h1 that can take the focus @rgaa-page-language', () => {
    expect(attribute('html', 'lang')).toBe('fr')
    expect(all('h1')).toHaveLength(1)
    expect(textOf(document.querySelector('h1'))).not.toBe('')
    expect(attribute('h1', 'tabindex')).toBe('-1')
  })

  test('has headings without a jump of level @rgaa-heading-levels', () => {
    const levels = all('main :is(h1, h2, h3, h4, h5, h6)').map(({ tagName }) =>
      Number(tagName.slice(1)),
    )
    const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)
    expect({ first: levels[0], jumps }).toEqual({ first: 1, jumps: [] })
  })

  test('has its landmarks, the navigations named @rgaa-landmarks', () => {
    expect(['header', 'main', 'footer'].map((part) => all(part).length)).toEqual([1, 1, 1])
    const names = all('nav').map((nav) => nav.getAttribute('aria-label') ?? '')
    expect(names).not.toHaveLength(0)
    expect(names).not.toContain('')
  })

  const contentLeaves = async () => {
    const entry = [...everyPage, notFound].find((page) => page.path === address)
    return leaves((await loadContent(entry?.path ?? '')).content, 'content')
  }

  test('F01 is complete without JavaScript: all its words are in the document', async () => {
    const shown = [
      ...all('main, title').map(textOf),
      ...all('[alt], [aria-label]').map(
        (element) =>
          element.getAttribute('alt') ?? element.getAttribute('aria-label') ?? '',
      ),
    ].join('\n')
    const missing = (await contentLeaves()).filter(
      ({ path: key, value }) =>
        typeof value === 'string' &&
        /\s/.test(value) &&
        !shown.includes(value) &&
        !laterWords.some((words) => words.test(key)),
    )
    expect(missing).toEqual([])
  })

  test('has each link of its content', async () => {
    const targets = all('a').map((link) => link.getAttribute('href'))
    const missing = (await contentLeaves()).filter(
      ({ key, path: place, value }) =>
        key === 'href' &&
        !targets.some((target) => target === value) &&
        !laterWords.some((words) => words.test(place)),
    )
    expect(missing).toEqual([])
  })

  test('begins with a link to the content @rgaa-skip-link', () => {
    const first = document.querySelector('body a, body button')
    expect(first?.getAttribute('href')).toBe('#contenu')
    expect(document.querySelector('main')?.id).toBe('contenu')
  })

  test('uses no id twice, and refers to ids that are there @rgaa-unique-ids', () => {
    const ids = all('[id]').map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) < index)).toEqual([])
    const references = ['for', 'aria-labelledby', 'aria-describedby', 'popovertarget']
    const named = references.flatMap((name) =>
      all(`[${name}]`).flatMap((element) => element.getAttribute(name)?.split(' ') ?? []),
    )
    expect(named.filter((id) => !ids.includes(id))).toEqual([])
  })

  test('leads to pages and anchors that exist @asvs-links', () => {
    const targets = all('a[href]').map((link) => link.getAttribute('href') ?? '')
    expect(targets.filter((target) => !leadsSomewhere(target, address))).toEqual([])
  })

  test('says which links open a new tab @rgaa-new-tab', () => {
    const silent = all('a[target="_blank"]').filter(
      (link) =>
        !textOf(link).endsWith('(nouvel onglet)') ||
        !link.getAttribute('rel')?.split(' ').includes('noopener'),
    )
    expect(silent.map((link) => link.outerHTML)).toEqual([])
  })

  test('holds no inline script, event handler or style attribute', () => {
    const inline = all('script').filter(
      (script) =>
        !script.hasAttribute('src') &&
        script.getAttribute('type') !== 'application/ld+json',
    )
    expect(inline).toHaveLength(0)
    expect(all('[style]')).toHaveLength(0)
    const names = all('*').flatMap((element) => element.getAttributeNames())
    expect(names.filter((name) => name.startsWith('on'))).toEqual([])
  })

  test('looks pointed at only where a pointer can hover', () => {
    // A finger leaves the state behind. Rules, and media queries with rules, inside of it.
    const hovering = /@media \(hover: hover\)\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g
    const styles = stylesOf({ html })
    expect(
      styles
        .match(hovering)
        ?.join('')
        .match(/:hover/g)?.length,
    ).toBeGreaterThan(5)
    expect(styles.replaceAll(hovering, '').match(/[^}]*:hover[^}]*/g) ?? []).toEqual([])
  })

  test('has pictures with a size and a text, from this site alone @rgaa-sized-pictures', () => {
    const unsound = all('img').filter(
      (image) =>
        !image.hasAttribute('alt') ||
        !image.getAttribute('width') ||
        !image.getAttribute('height') ||
        !isOurs(image.getAttribute('src') ?? ''),
    )
    expect(unsound.map((image) => image.outerHTML)).toEqual([])
    expect(html).not.toMatch(/url\(['"]?(?:https?:)?\/\//)
  })

  test('has a title and a description of their length @rgaa-page-title', () => {
    expect(document.title.length).toBeGreaterThan(10)
    expect(document.title.length).toBeLessThanOrEqual(60)
    const { length } = attribute('meta[name="description"]', 'content') ?? ''
    expect(length).toBeGreaterThan(50)
    expect(length).toBeLessThanOrEqual(155)
  })

  test('is shared with its title, its description and a picture of 1200 by 630', () => {
    const shared = (name: string) => attribute(`meta[property="og:${name}"]`, 'content')
    expect(shared('title')).toBe(document.title)
    expect(shared('description')).toBe(attribute('meta[name="description"]', 'content'))
    expect(shared('url')).toBe(origin + address)
    expect(shared('locale')).toBe('fr_FR')
    expect(shared('image')).toBe(`${origin}/open-graph.png`)
    expect(sizeOfPng('open-graph.png')).toBe('1200x630')
  })
})

test.each(['title', 'description'])(
  'no two pages have the same %s @rgaa-unique-title',
  (name) => {
    const texts = everyPath.map((address) => {
      const { document } = pageAt(address)
      return name === 'title'
        ? document.title
        : document.querySelector('meta[name="description"]')?.getAttribute('content')
    })
    expect(new Set(texts).size).toBe(everyPath.length)
  },
)

test.each(paths)(
  '%s is its own canonical address, and may be found once it is no sample',
  (address) => {
    const { document } = pageAt(address)
    const canonical = document.querySelector('link[rel="canonical"]')
    expect(canonical?.getAttribute('href')).toBe(origin + address)
    const robots = document.querySelector('meta[name="robots"]')?.getAttribute('content')
    expect(robots).toBe(organisation.sample ? 'noindex' : undefined)
  },
)

test('the page of unknown addresses is not to be found, and offers both spaces', () => {
  const { document } = pageAt('/404')
  const robots = document.querySelector('meta[name="robots"]')
  expect(robots?.getAttribute('content')).toBe('noindex')
  expect(document.querySelector('link[rel="canonical"]')).toBeNull()
  for (const href of ['/entreprise', '/particulier'])
    expect(document.querySelector(`main a[href="${href}"]`)).not.toBeNull()
})

test.each([
  ['/entreprise', companyPaths.slice(1, 8)],
  ['/particulier', individualPaths],
])('%s is the current space on its pages', (space, addresses) => {
  for (const address of addresses) {
    const current = [...pageAt(address).document.querySelectorAll('header [aria-current]')]
    expect(current.map((link) => link.getAttribute('href'))).toContain(space)
  }
})

describe('files about the site', () => {
  test('the sitemap lists every page', () => {
    const addresses = [...read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, address = '']) => address,
    )
    expect(addresses.toSorted()).toEqual(
      everyPage.map(({ path: address }) => origin + address).toSorted(),
    )
  })

  test('robots are let in, and shown the sitemap: they must read a page to be told not to keep it', () => {
    expect(read('robots.txt')).toBe(
      `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
    )
  })

  test('the manifest claims no certification', () => {
    expect(read('manifest.webmanifest')).not.toMatch(/certifi|qualiopi/i)
  })

  test('the manifest is French, and its icons have the sizes that it says', () => {
    const manifest: unknown = JSON.parse(read('manifest.webmanifest'))
    expect(manifest).toMatchObject({
      lang: 'fr',
      start_url: '/',
      short_name: organisation.name,
      icons: [
        { src: '/favicon.svg', sizes: 'any' },
        { src: '/icon-192.png', sizes: sizeOfPng('icon-192.png') },
        { src: '/icon-512.png', sizes: sizeOfPng('icon-512.png') },
      ],
    })
    expect(sizeOfPng('icon-192.png')).toBe('192x192')
    expect(sizeOfPng('icon-512.png')).toBe('512x512')
  })

  test.each(everyPath)('%s names the manifest and icons that are there', (address) => {
    const links = pageAt(address).document.querySelectorAll(
      'link:is([rel="manifest"], [rel="icon"], [rel="apple-touch-icon"], [rel="preload"])',
    )
    const files = [...links].map((link) => link.getAttribute('href') ?? '')
    expect(files).toContain('/manifest.webmanifest')
    expect(files).toContain('/favicon.svg')
    expect(files.filter((file) => !existsSync(path.join(folder, file)))).toEqual([])
  })
})

test('B2 a field of digits asks for a keyboard of digits, one of an address for its own', () => {
  const keyboards = [
    ['phone', 'type="tel"'],
    ['phone', 'inputmode="numeric"'],
    ['siret', 'inputmode="numeric"'],
    ['email', 'type="email"'],
  ] as const
  for (const [name, keyboard] of keyboards) {
    const fields = found(`main input[name="${name}"]`)
    expect(fields.length, name).toBeGreaterThan(0)
    expect(found(`main input[name="${name}"][${keyboard}]`), keyboard).toEqual(fields)
  }
})

/** A page, an anchor of one, a file, or another way to reach the organisation. */
function leadsSomewhere(target: string, from: string) {
  if (/^(?:https:\/\/|mailto:|tel:)/.test(target)) return URL.canParse(target)
  const { pathname, hash } = new URL(target, `https://site.example${from}`)
  if (/\.\w+$/.test(pathname)) return existsSync(path.join(folder, pathname))
  if (pathname !== from && !everyPath.includes(pathname)) return false
  const id = decodeURIComponent(hash.slice(1))
  return id === '' || pageAt(pathname).document.getElementById(id) !== null
}

function isOurs(source: string) {
  return (
    source.startsWith('data:image/') ||
    (source.startsWith('/') && existsSync(path.join(folder, source)))
  )
}

/** Width and height, from the header of a PNG. */
function sizeOfPng(file: string) {
  const header = readFileSync(path.join(folder, file)).subarray(0, 24)
  return `${header.readUInt32BE(16)}x${header.readUInt32BE(20)}`
}
