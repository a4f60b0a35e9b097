import { plain } from '#src/services/plain-text.ts'
import { expect, test } from 'vitest'
import { organisation } from '#src/content/organisation.ts'
import { everyPath, pageAt, paths, read, textOf } from './built-site.ts'

const origin = organisation.url
const kind = 'EducationalOrganization'

/** The things that a page describes, as the text that was written says them. */
function graphOf(address: string): readonly unknown[] {
  const { document } = pageAt(address)
  const scripts = document.querySelectorAll('script[type="application/ld+json"]')
  expect(scripts).toHaveLength(1)
  const data: unknown = JSON.parse(scripts[0]?.textContent ?? '')
  expect(data).toMatchObject({ '@context': 'https://schema.org' })
  const graph =
    typeof data === 'object' && data !== null && '@graph' in data ? data['@graph'] : []
  return Array.isArray(graph) ? graph : []
}

/** The only thing of a type on a page. */
function thingOf(address: string, type: string): unknown {
  const things = graphOf(address).filter(
    (thing) =>
      typeof thing === 'object' &&
      thing !== null &&
      '@type' in thing &&
      thing['@type'] === type,
  )
  expect(things).toHaveLength(1)
  return things[0]
}

/** Texts of the elements that a selector finds in the page's main part. */
function textsOf(address: string, selector: string) {
  return [...pageAt(address).document.querySelectorAll(`main ${selector}`)].map(textOf)
}

test.each(everyPath)('%s says who the organisation is', (address) => {
  expect(thingOf(address, kind)).toMatchObject({
    '@id': `${origin}/#organisation`,
    name: organisation.name,
    email: organisation.email,
    telephone: '+33199001234',
    address: { '@type': 'PostalAddress', addressCountry: 'FR' },
    openingHoursSpecification: [
      {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '09:00',
        closes: '18:00',
      },
      {
        dayOfWeek: 'Saturday',
        opens: '09:00',
        closes: '12:00',
        description: expect.stringContaining('sur rendez-vous'),
      },
    ],
    contactPoint: [
      { '@type': 'ContactPoint', contactType: 'customer service', availableLanguage: 'fr' },
      {
        '@type': 'ContactPoint',
        contactType: 'Référent handicap',
        availableLanguage: 'fr',
      },
    ],
  })
})

test.each([
  ['/contact', 4],
  ['/particulier/faq', 9],
])('the questions of %s are those that the page shows, %i in number', (address, count) => {
  const questions = textsOf(address, 'summary')
  const answers = textsOf(address, 'summary + * > :first-child')
  expect(questions).toHaveLength(count)
  expect(thingOf(address, 'FAQPage')).toMatchObject({
    mainEntity: questions.map((name, index) => ({
      '@type': 'Question',
      name: plain(name),
      acceptedAnswer: { '@type': 'Answer', text: plain(answers[index] ?? '') },
    })),
  })
})

test('each question’s address is an anchor of its page', () => {
  for (const address of ['/contact', '/particulier/faq']) {
    const { document } = pageAt(address)
    const urls = JSON.stringify(thingOf(address, 'FAQPage')).match(/"url":"[^"]+"/g) ?? []
    expect(urls).not.toHaveLength(0)
    for (const url of urls) {
      const [page, id = ''] = url.slice('"url":"'.length, -1).split('#')
      expect(page).toBe(origin + address)
      expect(document.getElementById(id)).not.toBeNull()
    }
  }
})

test.each(paths.slice(1))('%s says the way to it, through its space', (address) => {
  const trail = thingOf(address, 'BreadcrumbList')
  const items = [...JSON.stringify(trail).matchAll(/"item":"([^"]+)"/g)].map(
    ([, item = '']) => item.replace(origin, ''),
  )
  const space = address.startsWith('/particulier') ? '/particulier' : '/entreprise'
  expect(items).toEqual(address === space ? ['/', space] : ['/', space, address])
})

test('a sample claims no certification where machines read: heads, data, manifest', () => {
  const said = everyPath.map((address) => {
    const { document } = pageAt(address)
    const contents = [...document.querySelectorAll('meta[content]')].map((meta) =>
      meta.getAttribute('content'),
    )
    return [...contents, document.title, JSON.stringify(graphOf(address))].join('\n')
  })
  const claims = [...said, read('manifest.webmanifest')].flatMap(
    (text) => text.match(/.{0,40}(?:qualiopi|certifié).{0,20}/gi) ?? [],
  )
  expect(claims).toEqual([])
})

test('nothing but its own end closes the element that holds the data @asvs-structured-data', () => {
  for (const address of everyPath) {
    const [, text = ''] =
      /<script type="application\/ld\+json">([^]*?)<\/script>/.exec(pageAt(address).html) ??
      []
    expect(text).not.toContain('<')
  }
})
