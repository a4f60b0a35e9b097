import { expect, test } from 'vitest'
import { valueAt } from '#facts/schema/record.ts'
import {
  companyCourses,
  individualTrainings,
  mandatoryTrainings,
  programmePath,
  programmes,
} from '#src/content/courses.ts'
import * as organisation from '#src/content/organisation.ts'
import { everyPage, notFound } from '#src/content/page-list.ts'
import { courseOf, durationOf, structuredDataOf } from '#src/document/structured-data.ts'
import { itemAt } from '#tests/item-at.ts'
import { specifiedRoutes } from '#tests/specified-routes.ts'

const origin = organisation.url

const dataAt = (path: string) =>
  structuredDataOf(everyPage.find((page) => page.path === path) ?? notFound, '</script>')

function thingsAt(path: string, type: string): readonly unknown[] {
  const graph = valueAt(JSON.parse(dataAt(path)), '@graph')
  return [graph].flat().filter((thing) => valueAt(thing, '@type') === type)
}

const everyPath = [...everyPage, notFound].map(({ path }) => path)

test.each(['/', '/qui-sommes-nous', '/contact', '/particulier/contact'])(
  'the structured data of %s describe the organisation',
  (address) => {
    const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
    const description = expect.stringContaining('sur rendez-vous')
    expect(thingsAt(address, 'EducationalOrganization')).toMatchObject([
      {
        '@id': `${origin}/#organisation`,
        name: organisation.name,
        email: organisation.email,
        telephone: '+33199001234',
        address: { '@type': 'PostalAddress', addressCountry: 'FR' },
        openingHoursSpecification: [
          { dayOfWeek: week, opens: '09:00', closes: '18:00' },
          { dayOfWeek: 'Saturday', opens: '09:00', closes: '12:00', description },
        ],
        contactPoint: ['customer service', 'Référent handicap'].map((contactType) => ({
          '@type': 'ContactPoint',
          availableLanguage: 'fr',
          contactType,
        })),
      },
    ])
  },
)

test('each page except /404 names the organisation in its structured data', () => {
  expect(everyPath.filter((path) => !dataAt(path).includes(organisation.name))).toEqual([
    notFound.path,
  ])
})

test('an end tag in a text cannot close the structured data element @asvs-structured-data', () => {
  expect(everyPath.filter((path) => dataAt(path).includes('<'))).toEqual([])
})

/** Returns the items of a page's only breadcrumb list. */
function breadcrumbOf(address: string) {
  const [trail, ...others] = thingsAt(address, 'BreadcrumbList')
  expect(others).toEqual([])
  return [valueAt(trail, 'itemListElement')].flat()
}

test.each(specifiedRoutes.slice(1))(
  'the breadcrumb list of %s leads through its space',
  (page) => {
    const space = page.startsWith('/particulier') ? '/particulier' : '/entreprise'
    const expected = page === space ? ['/', space] : ['/', space, page]
    expect(breadcrumbOf(page).map((step) => valueAt(step, 'item'))).toEqual(
      expected.map((path) => origin + path),
    )
  },
)

const courses = [
  ...programmes.flatMap((course) =>
    thingsAt(programmePath(course), 'Course').map((data) => ({ course, data })),
  ),
  ...thingsAt('/particulier/formations', 'ItemList')
    .flatMap((list) => [valueAt(list, 'itemListElement')].flat())
    .map((step, at) => ({ course: individualTrainings[at], data: valueAt(step, 'item') })),
]
const dataOf = (anchor: string) =>
  courses.find(({ course }) => course?.anchor === anchor)?.data

test('the data of each programme and individual training describe the course', () => {
  expect(courses).toHaveLength(programmes.length + individualTrainings.length)
  for (const { course, data } of courses) {
    expect(data).toMatchObject({
      '@type': 'Course',
      name: course?.title,
      description: expect.stringMatching(/\S/),
      provider: { '@type': 'EducationalOrganization', name: organisation.name },
      dateModified: course?.updated,
      coursePrerequisites: expect.stringMatching(/^\p{Lu}/u),
    })
  }
})

test.each([
  ['/formations', companyCourses],
  ['/solutions/formations-obligatoires', mandatoryTrainings],
])('the structured data of %s list the URLs of its programmes', (path, listed) => {
  const itemListElement = listed.map((programme, index) => {
    const url = origin + programmePath(programme)
    return { '@type': 'ListItem', position: index + 1, url }
  })
  expect(thingsAt(path, 'ItemList')).toEqual([{ '@type': 'ItemList', itemListElement }])
})

test.each([
  ['conduite-engins', 'Paid', 'Onsite', 'PT21H'],
  ['word', 'Paid', 'Online', 'PT14H'],
  ['presentations', 'Paid', 'Blended', 'PT14H'],
  ['commis-de-cuisine', 'Free', 'Onsite', 'PT420H'],
])(
  'F57 the data of the course %s contain the category %s, the mode %s and the duration %s',
  (anchor, category, courseMode, courseWorkload) => {
    expect(dataOf(anchor)).toMatchObject({
      offers: [{ '@type': 'Offer', category }],
      hasCourseInstance: [{ '@type': 'CourseInstance', courseMode, courseWorkload }],
    })
  },
)

test('group and seat prices are marked as excluding tax, consumer prices as including it', () => {
  const priced = (price: number, unitText: string, valueAddedTaxIncluded: boolean) => ({
    category: 'Paid',
    price,
    priceCurrency: 'EUR',
    priceSpecification: { price, priceCurrency: 'EUR', unitText, valueAddedTaxIncluded },
  })
  expect(dataOf('leadership-et-management')).toMatchObject({
    url: `${origin}/formations/leadership-et-management`,
    educationalLevel: 'Avancé',
    timeRequired: 'P4D',
    offers: [priced(4800, 'groupe', false), priced(890, 'personne', false)],
  })
  expect(dataOf('excel')).toMatchObject({ offers: [priced(690, 'personne', true)] })
})

test('the structured data describe a session with its days, address, mode and hours', () => {
  expect(dataOf('transformation-digitale')).toMatchObject({
    hasCourseInstance: [
      { startDate: '2027-03-22' },
      {
        courseMode: 'Blended',
        startDate: '2027-12-06',
        endDate: '2027-12-08',
        location: {
          '@type': 'Place',
          name: 'Exempleville (dernier jour en classe virtuelle)',
          address: expect.stringMatching(/^14, quai.*, 00000.Exempleville$/),
        },
        courseWorkload: 'PT21H',
      },
    ],
  })
})

test('F84 a duration of seven hours and a quarter is written as PT7H15M', () => {
  expect([7.25, 21].map(durationOf)).toEqual(['PT7H15M', 'PT21H'])
})

test('a session is in the structured data until the day before it begins', () => {
  const course = itemAt(companyCourses, 0)
  const [first, second] = course.sessions.map(({ starts }) => starts)
  const datesOn = (day: string) =>
    courseOf(course, origin, day).hasCourseInstance.map((instance) =>
      valueAt(instance, 'startDate'),
    )
  expect(datesOn('2027-01-31')).toEqual([first, second])
  expect([first, datesOn('2027-02-01')]).toEqual(['2027-02-01', [second]])
  expect(datesOn('2040-01-01')).toEqual([undefined])
})

test('the breadcrumb of a programme contains the company space and the page that lists the programme', () => {
  const list = '/solutions/formations-obligatoires'
  expect(breadcrumbOf(`${list}/incendie`)).toMatchObject([
    { position: 1, name: 'Entreprise', item: `${origin}/entreprise` },
    { position: 2, name: 'Formations obligatoires', item: origin + list },
    { position: 3, name: 'Incendie et\u00a0évacuation', item: `${origin}${list}/incendie` },
  ])
})
