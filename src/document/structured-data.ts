import type * as schema from 'schema-dts'
import { navigation } from '#src/content/navigation.ts'
import * as organisation from '#src/content/organisation.ts'
import {
  addressOf,
  amountOf,
  seatAmountOf,
  companyCourses,
  courseAt,
  individualTrainings,
  mandatoryTrainings,
  programmePath,
  sessionsAfter,
  type Course,
  type Programme,
} from '#src/content/courses.ts'
import { buildDay } from '#src/content/build-day.ts'
import { validityNote } from '#src/content/claim-labels.ts'
import { companyQuestions, individualQuestions } from '#src/page-content/questions.ts'
import { leadOf, prerequisitesOf } from '#src/model/programme.ts'
import { listWith, notFound, type PageEntry, type PageId } from '#src/content/page-list.ts'
import { stripWordJoiners } from '#src/services/plain-text.ts'
import { siteUrl } from './site-url.ts'

const provider = {
  '@type': 'EducationalOrganization',
  '@id': `${siteUrl}/#organisation`,
  name: organisation.name,
} as const

const english = {
  Lundi: 'Monday',
  Mardi: 'Tuesday',
  Mercredi: 'Wednesday',
  Jeudi: 'Thursday',
  Vendredi: 'Friday',
  Samedi: 'Saturday',
  Dimanche: 'Sunday',
} as const

const openingHours = organisation.openings.flatMap(({ hours, note, on, text }) => {
  const days = on.map((day) => english[day])
  const [first, ...others] = days
  return hours.map(
    ({ opens, closes }) =>
      ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: first !== undefined && others.length === 0 ? first : days,
        opens,
        closes,
        ...(note !== null && { description: text }),
      }) as const,
  )
})

const { address, disability, email, phone, socialNetwork } = organisation

const service = contactPoint('customer service', phone, email)

const business: schema.EducationalOrganization = {
  ...provider,
  url: `${siteUrl}/`,
  logo: `${siteUrl}/icon-512.png`,
  image: `${siteUrl}/open-graph.png`,
  email,
  telephone: service.telephone,
  address: {
    '@type': 'PostalAddress',
    streetAddress: address.street,
    postalCode: address.postcode,
    addressLocality: address.city,
    addressCountry: 'FR',
  },
  openingHoursSpecification: openingHours,
  contactPoint: [
    service,
    contactPoint(disability.title, disability.phone, disability.email.text),
  ],
  ...(socialNetwork && { sameAs: socialNetwork.href }),
}

/**
 * The pages whose data describe the organisation. Search engines do not need the description on other pages,
 * which would each be 0.3 kB larger when compressed.
 */
const pagesAboutUs: readonly PageId[] = [
  'chooser',
  'about',
  'contact',
  'individual-contact',
]

/** Returns a page's structured data as the text of a JSON-LD `<script>`. */
export function structuredDataOf(entry: PageEntry, title: string): string {
  const programme = courseAt(entry.path)
  const content = programme
    ? programmeOf(programme)
    : contents[entry.page]?.(siteUrl + entry.path)
  const graph = [
    ...(pagesAboutUs.includes(entry.page) ? [business] : []),
    ...breadcrumbs(entry, title),
    ...(content ? [content] : []),
  ]
  const data = { '@context': 'https://schema.org', '@graph': graph }
  // `<` is escaped, so that `</script>` in a text cannot end the element.
  return stripWordJoiners(JSON.stringify(data)).replaceAll('<', '\\u003c')
}

/** Functions that return a page's own structured data, by page id. They receive the page's URL. */
const contents: Partial<Record<PageId, (url: string) => schema.Thing>> = {
  contact: (url) => questions(companyQuestions, url),
  'individual-faq': (url) => questions(individualQuestions, url),
  catalogue: () => addressList(companyCourses),
  'mandatory-trainings': () => addressList(mandatoryTrainings),
  'individual-trainings': (url) =>
    list(
      individualTrainings.map((course) => ({
        item: { ...courseOf(course, url), description: course.description },
      })),
    ),
}

function programmeOf(programme: Programme): schema.Course {
  const told = 'diploma' in programme ? '' : leadOf(programme)
  return {
    ...courseOf(programme, siteUrl + programmePath(programme)),
    description: told || programme.objectives.join(', '),
    timeRequired: lengthOf(programme),
    ...('diploma' in programme
      ? { educationalCredentialAwarded: programme.diploma }
      : 'level' in programme && { educationalLevel: programme.level }),
  }
}

/**
 * Returns a course with at least one offer and one instance, because search engines require both.
 * @param day only sessions that start after this day (ISO date) are listed
 */
export function courseOf(course: Course, url: string, day = buildDay) {
  const { delivery, title, updated } = course
  const instance = (mode: keyof typeof courseModes, when = {}) =>
    ({
      '@type': 'CourseInstance',
      courseMode: courseModes[mode],
      ...when,
      courseWorkload: workloadOf(course),
    }) as const
  const dated = sessionsAfter(course, day).map((session) => {
    const { ends, place, starts } = session
    const address = addressOf(session)
    return instance(session.delivery, {
      startDate: starts,
      endDate: ends,
      ...(address !== null && { location: { '@type': 'Place', name: place, address } }),
    })
  })
  return {
    '@type': 'Course',
    name: title,
    url,
    provider,
    inLanguage: 'fr',
    coursePrerequisites: prerequisitesOf(course),
    dateModified: updated,
    offers: offersOf(course),
    hasCourseInstance: dated.length > 0 ? dated : [instance(delivery)],
  } as const satisfies schema.Course
}

const courseModes = {
  atClient: 'Onsite',
  onSite: 'Onsite',
  remote: 'Online',
  mixed: 'Blended',
}

function workloadOf(course: Course) {
  if ('preparesFor' in course) return durationOf(course.hours)
  return course.hours === null ? lengthOf(course) : durationOf(course.hours)
}

/** Returns a programme's length as an ISO 8601 duration. */
function lengthOf(programme: Programme) {
  return 'months' in programme ? `P${programme.months}M` : `P${programme.days}D`
}

/** Returns hours (a multiple of 0.25) as an ISO 8601 duration: `PT3H30M` for 3.5. */
export function durationOf(hours: number) {
  const minutes = (hours % 1) * 60
  return `PT${Math.floor(hours)}H${minutes === 0 ? '' : `${minutes}M`}`
}

function offersOf(course: Course): schema.Offer[] {
  const { price } = course
  const seat = seatAmountOf(course)
  return [
    price === null || 'rule' in price
      ? { '@type': 'Offer', category: price?.kind === 'covered' ? 'Free' : 'Paid' }
      : offerOf(amountOf(price)),
    ...(seat === null ? [] : [offerOf(seat)]),
  ]
}

function offerOf({ euros, vat, isPerPerson }: ReturnType<typeof amountOf>) {
  const amount = { price: euros, priceCurrency: 'EUR' }
  return {
    '@type': 'Offer',
    category: 'Paid',
    ...amount,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      ...amount,
      unitText: isPerPerson ? 'personne' : 'groupe',
      valueAddedTaxIncluded: vat !== 'HT',
    },
  } as const
}

/** Lists programmes by URL; each programme page describes its own course. */
function addressList(programmes: readonly Programme[]): schema.ItemList {
  return list(programmes.map((each) => ({ url: siteUrl + programmePath(each) })))
}

function list<Item extends object>(items: readonly Item[]) {
  return { '@type': 'ItemList', itemListElement: numbered(items) } as const
}

function numbered<Item extends object>(items: readonly Item[]) {
  const type = { '@type': 'ListItem' } as const
  return items.map((item, index) => ({ ...type, position: index + 1, ...item }))
}

function questions(items: typeof companyQuestions, url: string): schema.FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ id, question, answer, validity }) => ({
      '@type': 'Question',
      name: question,
      url: `${url}#${id}`,
      acceptedAnswer: { '@type': 'Answer', text: answer + validityNote('', validity) },
    })),
  }
}

function breadcrumbs(entry: PageEntry, title: string): schema.BreadcrumbList[] {
  const { path } = entry
  if (path === '/' || entry === notFound) return []
  const programme = courseAt(path)
  const steps = [
    ...(programme ? [navigation.spaces.company, listWith(path)] : stepsToSpace(entry)),
    { label: programme?.title ?? title, href: path },
  ]
  const items = steps.map(({ label, href }) => ({ name: label, item: siteUrl + href }))
  return [{ '@type': 'BreadcrumbList', itemListElement: numbered(items) }]
}

function stepsToSpace({ path, space }: PageEntry) {
  const home = space === 'neutral' ? undefined : navigation.spaces[space]
  return [
    { label: organisation.name, href: '/' },
    ...(home && home.href !== path ? [{ label: home.where, href: home.href }] : []),
  ]
}

function contactPoint(contactType: string, { href }: { href: string }, email: string) {
  return {
    '@type': 'ContactPoint',
    contactType,
    telephone: href.replace('tel:', ''),
    email,
    availableLanguage: 'fr',
  } satisfies schema.ContactPoint
}
