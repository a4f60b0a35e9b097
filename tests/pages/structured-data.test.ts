import { plain } from '#src/services/plain-text.ts'
import { expect, test } from 'vitest'
import {
  companyCourses,
  individualTrainings,
  mandatoryTrainings,
} from '#src/content/courses.ts'
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

test('the courses of the catalogue have their address on the page, duration and level', () => {
  const { document } = pageAt('/formations')
  const anchors = [...document.querySelectorAll('main details > [id]')].map(({ id }) => id)
  const lasting = ['P3D', 'P2D', 'P4D', 'P3D', 'P2D', 'P1D']
  const levels = ['Débutant', 'Intermédiaire', 'Avancé', 'Intermédiaire', 'Tous niveaux']
  expect(thingOf('/formations', 'ItemList')).toMatchObject({
    itemListElement: [...levels, 'Débutant'].map((educationalLevel, index) => ({
      item: {
        url: `${origin}/formations#${anchors[index]}`,
        timeRequired: lasting[index],
        educationalLevel,
      },
    })),
  })
})

test.each([
  ['/formations', 'article h3', companyCourses, 6],
  ['/solutions/formations-obligatoires', 'li h3', mandatoryTrainings, 7],
  ['/particulier/formations', 'li li h3', individualTrainings, 6],
] as const)(
  'the list of %s is of the courses that the page shows, each with its provider, prerequisites and price',
  (address, selector, courses, count) => {
    expect(textsOf(address, selector)).toEqual(courses.map(({ title }) => title))
    expect(thingOf(address, 'ItemList')).toMatchObject({
      numberOfItems: count,
      itemListElement: courses.map(({ price, title, updated }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: {
          '@type': 'Course',
          name: title,
          description: expect.stringMatching(/\S/),
          provider: { '@type': kind, name: organisation.name },
          dateModified: updated,
          coursePrerequisites: expect.stringMatching(/^\p{Lu}/u),
          ...(price?.kind !== 'onQuote' && {
            offers: { priceSpecification: { priceCurrency: 'EUR' } },
          }),
        },
      })),
    })
  },
)

test('the price of a group is told without taxes, that of a person with them', () => {
  expect(JSON.stringify(thingOf('/formations', 'ItemList'))).toContain(
    '"price":4800,"priceCurrency":"EUR","unitText":"groupe","valueAddedTaxIncluded":false',
  )
  expect(JSON.stringify(thingOf('/particulier/formations', 'ItemList'))).toContain(
    '"price":690,"priceCurrency":"EUR","unitText":"personne","valueAddedTaxIncluded":true',
  )
})

test('F57 each course has an offer with a category, and an instance with its mode and its hours', () => {
  const courses = [
    '/formations',
    '/solutions/formations-obligatoires',
    '/particulier/formations',
    '/solutions/apprentissage',
  ].flatMap((address) =>
    JSON.stringify(graphOf(address))
      .split('"@type":"Course",')
      .slice(1)
      .map((text) => ({ address, text })),
  )
  expect(courses).toHaveLength(20)
  const lacking = courses.filter(
    ({ text }) =>
      !/"offers":{"@type":"Offer","category":"(Paid|Free)"/.test(text) ||
      !/"@type":"CourseInstance","courseMode":"(Onsite|Online|Blended)"/.test(text) ||
      !/"courseWorkload":"PT\d/.test(text),
  )
  expect(lacking).toEqual([])
})

test.each([
  ['/solutions/formations-obligatoires', '(CACES)', 'Paid', 'Onsite', 'PT21H'],
  ['/particulier/formations', '"Word"', 'Paid', 'Online', 'PT14H'],
  ['/particulier/formations', '"Présentations"', 'Paid', 'Blended', 'PT14H'],
  ['/solutions/apprentissage', 'Commis de cuisine', 'Free', 'Onsite', 'PT420H'],
])('F57 on %s, %s has no date and is %s, %s, %s', (address, name, category, mode, load) => {
  const [course = ''] = JSON.stringify(graphOf(address))
    .replaceAll('\u00a0', ' ')
    .split('"@type":"Course",')
    .filter((text) => text.startsWith(`"name":`) && text.slice(0, 80).includes(name))
  expect(course).toContain(`"offers":{"@type":"Offer","category":"${category}"`)
  expect(course).toContain(
    `"hasCourseInstance":[{"@type":"CourseInstance","courseMode":"${mode}","courseWorkload":"${load}"}]`,
  )
})

test('a session is told with its days, its place, its form and its hours', () => {
  expect(JSON.stringify(thingOf('/formations', 'ItemList'))).toContain(
    '{"@type":"CourseInstance","courseMode":"Blended","startDate":"2027-12-06","endDate":"2027-12-08","location":"Exempleville et classe virtuelle","courseWorkload":"PT21H"}',
  )
  expect(
    JSON.stringify(thingOf('/solutions/formations-obligatoires', 'ItemList')),
  ).toContain('"courseWorkload":"PT3H30M"')
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
