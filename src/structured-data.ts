import type {
  BreadcrumbList,
  ContactPoint,
  Course,
  CourseInstance,
  EducationalOrganization,
  FAQPage,
  ItemList,
  Offer,
  OpeningHoursSpecification,
  Thing,
} from 'schema-dts'
import { disability as disabilityNote } from './content/disability.ts'
import { navigation } from './content/navigation.ts'
import { organisation } from './content/organisation.ts'
import {
  companyCourses,
  individualTrainings,
  mandatoryTrainings,
  apprenticeshipTrainings,
  type Apprenticeship,
  type CompanyCourse,
  type IndividualTraining,
  type MandatoryTraining,
} from './content/courses.ts'
import { buildDay } from './content/build-day.ts'
import { contact } from './content/pages/contact.ts'
import { individualFaq } from './content/pages/individual-faq.ts'
import { prerequisitesOf, sessionsAfter } from './content/programme.ts'
import { nameOf, notFound, type PageEntry } from './content/page-list.ts'
import { publicFiles } from './public-files.ts'
import { plain } from './services/plain-text.ts'
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

const hours = (['week', 'saturday'] as const).map((name): OpeningHoursSpecification => {
  const { opens, closes, text } = organisation.openingHours[name]
  const days = organisation.openOn[name].map((day) => english[day])
  const [first, ...others] = days
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: first !== undefined && others.length === 0 ? first : days,
    opens,
    closes,
    ...(name === 'saturday' && { description: text }),
  }
})

const { address, disability, email, phone } = organisation

const business: EducationalOrganization = {
  ...provider,
  url: `${siteUrl}/`,
  ...(publicFiles.has('icon-512.png') && { logo: `${siteUrl}/icon-512.png` }),
  ...(publicFiles.has('open-graph.png') && { image: `${siteUrl}/open-graph.png` }),
  email,
  telephone: numberOf(phone),
  address: {
    '@type': 'PostalAddress',
    streetAddress: address.street,
    postalCode: address.postcode,
    addressLocality: address.city,
    addressCountry: 'FR',
  },
  openingHoursSpecification: hours,
  contactPoint: [
    contactPoint('customer service', phone, email),
    contactPoint(disabilityNote.title, disability.phone, disability.email),
  ],
  sameAs: organisation.socialNetwork.href,
}

/** What a page says of itself to machines, as the text of a JSON-LD `<script>`. */
export function structuredDataOf(entry: PageEntry, title: string): string {
  const content = contents[nameOf(entry)]?.(siteUrl + entry.path, title)
  const graph = [business, ...breadcrumbs(entry, title), ...(content ? [content] : [])]
  const data = { '@context': 'https://schema.org', '@graph': graph }
  // A text that holds `</script>` must not end the element.
  return plain(JSON.stringify(data)).replaceAll('<', '\\u003c')
}

const [apprenticeship] = apprenticeshipTrainings

/** What stands on a page besides, by the page's name, given its address and title. */
const contents: Partial<Record<string, (url: string, title: string) => Thing | null>> = {
  contact: (url) => questions(contact.faq.items, url),
  'individual-faq': (url) => questions(individualFaq.items, url),
  catalogue: (url, title) =>
    courseList(
      title,
      companyCourses.map((course) => ({
        ...courseOf(course, `${url}#${course.anchor}`),
        description: course.description,
        educationalLevel: course.level,
        timeRequired: `P${course.days}D`,
      })),
    ),
  apprenticeship: (url) =>
    apprenticeship === undefined
      ? null
      : {
          ...courseOf(apprenticeship, `${url}#${apprenticeship.anchor}`),
          description: apprenticeship.objectives.join(', '),
          educationalCredentialAwarded: apprenticeship.diploma,
          timeRequired: `P${apprenticeship.months}M`,
        },
  'mandatory-trainings': (url, title) =>
    courseList(
      title,
      mandatoryTrainings.map((course) => ({
        ...courseOf(course, `${url}#${course.anchor}`),
        description: course.details ?? course.objectives.join(', '),
      })),
    ),
  'individual-trainings': (url, title) =>
    courseList(
      title,
      individualTrainings.map((course) => ({
        ...courseOf(course, url),
        description: course.description,
      })),
    ),
}

type CourseRecord = CompanyCourse | MandatoryTraining | IndividualTraining | Apprenticeship

/** Search engines ask of each course an offer and an instance, also where no price or date is fixed. */
function courseOf(course: CourseRecord, url: string) {
  const { access, hours, price, title, updated } = course
  const workload = hours === null ? {} : { courseWorkload: durationOf(hours) }
  const dated = sessionsAfter(course, buildDay).map((session): CourseInstance => ({
    '@type': 'CourseInstance',
    courseMode: courseModes[session.delivery],
    startDate: session.starts,
    endDate: session.ends,
    location: session.place,
    ...workload,
  }))
  const undated: CourseInstance = {
    '@type': 'CourseInstance',
    courseMode: courseModes[deliveryOf(access.how ?? '')],
    ...workload,
  }
  return {
    '@type': 'Course',
    name: title,
    url,
    provider,
    inLanguage: 'fr',
    coursePrerequisites: prerequisitesOf(course),
    dateModified: updated,
    offers: offerOf(price),
    hasCourseInstance: dated.length > 0 ? dated : [undated],
  } as const satisfies Course
}

const courseModes = { onSite: 'Onsite', remote: 'Online', mixed: 'Blended' }

/** How a training is given, by its sentence: « À distance ou à Exempleville ». */
function deliveryOf(how: string): keyof typeof courseModes {
  if (!/distance/i.test(how)) return 'onSite'
  return /présence|\bou\b/i.test(how) ? 'mixed' : 'remote'
}

/** ISO 8601: `PT3H30M` for 3.5 hours. */
function durationOf(hours: number) {
  const minutes = Math.round((hours % 1) * 60)
  return `PT${Math.floor(hours)}H${minutes === 0 ? '' : `${minutes}M`}`
}

function offerOf(price: CourseRecord['price']): Offer {
  if (price === null || 'rule' in price)
    return { '@type': 'Offer', category: price?.kind === 'covered' ? 'Free' : 'Paid' }
  const isGroup = price.kind === 'perGroup'
  return {
    '@type': 'Offer',
    category: 'Paid',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: isGroup ? price.eurosPerGroup : price.eurosPerPerson,
      priceCurrency: 'EUR',
      unitText: isGroup ? 'groupe' : 'personne',
      valueAddedTaxIncluded: price.vat !== 'HT',
    },
  }
}

function courseList(name: string, items: readonly Course[]): ItemList {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item,
    })),
  }
}

type Question = { id: string; question: string; answer: string }

function questions(items: readonly Question[], url: string): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ id, question, answer }) => ({
      '@type': 'Question',
      name: question,
      url: `${url}#${id}`,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** The way from the choice of a space to the page; empty for the first step and for no page. */
function breadcrumbs(entry: PageEntry, title: string): BreadcrumbList[] {
  const { path, space } = entry
  if (path === '/' || entry === notFound) return []
  const home = space === 'neutral' ? undefined : navigation.spaces[space]
  const steps = [
    { name: organisation.name, href: '/' },
    ...(home && home.href !== path ? [{ name: home.where, href: home.href }] : []),
    { name: title.split(' | ', 1).join(), href: path },
  ]
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: steps.map(({ name, href }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: siteUrl + href,
      })),
    },
  ]
}

function contactPoint(contactType: string, phone: Phone, email: string): ContactPoint {
  return {
    '@type': 'ContactPoint',
    contactType,
    telephone: numberOf(phone),
    email,
    availableLanguage: 'fr',
  }
}

type Phone = { href: string }

function numberOf({ href }: Phone) {
  return href.replace('tel:', '')
}
