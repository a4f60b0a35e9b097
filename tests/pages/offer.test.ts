import { expect, test } from 'vitest'
import { buildDay } from '#src/content/build-day.ts'
import {
  companyCourses,
  individualTrainings,
  mandatoryTrainings,
  programmePath,
  programmes,
  wholeAgenda,
} from '#src/content/courses.ts'
import { team } from '#src/content/organisation.ts'
import { programmePaths } from '#src/content/programme-paths.ts'
import { lengthOf } from '#src/content/french-dates.ts'
import * as organisation from '#src/content/organisation.ts'
import { factsOf, offersOf, sharedFacts } from '#src/model/programme.ts'
import { askAddress } from '#src/content/request-topics.ts'
import { requests } from '#src/model/requests.ts'
import { readRequests } from '#src/features/request-address.ts'
import { normalizeSpaces } from '#tests/normalize-spaces.ts'
import { queryAll, allPaths, hrefsOn, legalPaths, plainTextOf } from './built-site.ts'

// A link to the anchor of a course leads to its card, so the card must link to the course's page.
test.each(programmes)(
  'the page of the programme $anchor states its aim and last update, and is linked from its card',
  (course) => {
    const page = programmePath(course)
    expect(queryAll(page, 'main').map(plainTextOf).join()).toMatch(
      /À l’issue de la formation, chacun sait : ?\S/,
    )
    const [day] = queryAll(page, 'main time')
    expect(day?.getAttribute('datetime')).toBe(course.updated)
    const link = `#${course.anchor} a[href="${page}"]`
    expect(queryAll(page.replace(/\/[^/]+$/, ''), link)).not.toEqual([])
  },
)

test.each([
  ['/formations', companyCourses],
  ['/solutions/formations-obligatoires', mandatoryTrainings],
])('each course listed on %s shows its duration, prices and next date', (page, courses) => {
  const shown = queryAll(page, 'main li[data-category]').map(plainTextOf)
  const expected = courses.map((course) => {
    const { prices, sessions, soon } = offersOf(course, buildDay)
    const next = sessions?.find(({ seats }) => seats > 0)
    const none =
      course.seatPrice === null
        ? `À votre date, ${soon}`
        : 'Aucune date ouverte pour l’instant'
    const date = next ? `${next.days}, ${next.place}` : none
    const texts = prices.map(({ figure, unit }) => `${figure} ${unit ?? ''}`.trim())
    return [lengthOf(course.days), ...texts, date].map(normalizeSpaces)
  })
  expect(
    expected.filter((texts, at) => texts.some((it) => !shown[at]?.includes(it))),
  ).toEqual([])
  expect(shown).toHaveLength(expected.length)
})

test.each(['/entreprise', '/formations'])(
  'the page %s links to the mandatory trainings in its body',
  (page) => {
    expect(hrefsOn(page, 'main a')).toContain('/solutions/formations-obligatoires')
  },
)

test.each(['/particulier/formations', '/particulier/faq'])(
  'the page %s states which individual trainings are remote or in the evening',
  (page) => {
    expect(queryAll(page, 'main').map(plainTextOf).join()).toContain(
      'Toutes peuvent se suivre à distance. Le soir : Excel, Suite bureautique en ligne.',
    )
  },
)

test('each person of the team has a picture, a name, a trade and a direct number', () => {
  const people = queryAll('/qui-sommes-nous', 'main li:has(a[href^="tel:"])')
  const shown = people.map((person) => [
    person.querySelectorAll('img').length,
    normalizeSpaces(plainTextOf(person)),
  ])
  expect(shown).toEqual(
    (team ?? []).map(({ name, trade, text, phone }) => [
      1,
      normalizeSpaces([trade, name, text, phone.text].join('')),
    ]),
  )
  expect(shown).toHaveLength(3)
})

test('the catalogue links to the calendar of all sessions, on screen only', () => {
  const links = hrefsOn('/formations', `main [data-off-paper] > a[href$=".ics"]`)
  expect(links).toEqual([wholeAgenda])
})

test('course pages show no certification mark in their footer', () => {
  const mark = 'footer img'
  expect(queryAll('/formations', mark)).not.toEqual([])
  expect(programmePaths.filter((path) => queryAll(path, mark).length > 0)).toEqual([])
})

test('the page of individual trainings shows a telephone link and an e-mail address', () => {
  const page = '/particulier/formations'
  expect(hrefsOn(page, 'main a[href^="tel:"]')).toContain(organisation.phone.href)
  expect(queryAll(page, 'main').map(plainTextOf).join()).toContain(organisation.email)
})

test('the card of an individual training shows the facts that are not listed for all cards', () => {
  const page = '/particulier/formations'
  const shared = sharedFacts(individualTrainings).map(({ term }) => term)
  const expected = individualTrainings.map((training) => {
    const own = factsOf(training).filter(({ term }) => !shared.includes(term))
    return [training.title, ...own.flatMap(({ term, text }) => [term, text])]
  })
  const cards = queryAll(page, 'main li[data-category]').map((card) =>
    [...card.querySelectorAll('h3, dt, dd')].map(plainTextOf),
  )
  expect(cards).toEqual(expected.map((texts) => texts.map(normalizeSpaces)))
  expect(queryAll(page, 'main h3').map(plainTextOf)).toEqual(expect.arrayContaining(shared))
})

/** Returns the targets of the links and forms in a page's main content that begin with `/contact`. */
const contactLinksOn = (page: string) =>
  queryAll(page, 'main :is(a[href], form:not([method]))')
    .map((it) => it.getAttribute('href') ?? it.getAttribute('action') ?? '')
    .filter((address) => address.startsWith('/contact'))

const queryOf = (address: string) => new URL(address, 'https://site.example').search

test('the company form understands the query of every link that leads to it', () => {
  const targets = allPaths
    // Links on legal pages and on the 404 page have no query.
    .filter((page) => ![...legalPaths, '/404'].includes(page))
    .flatMap(contactLinksOn)
  expect(targets.length).toBeGreaterThan(2 * 6 + 7 + 6)
  for (const address of targets) {
    const query = new URLSearchParams(queryOf(address))
    const read = readRequests(query.toString(), requests, buildDay)
    expect(read.length, address).toBeGreaterThan(0)
    const named = query.getAll('formation')
    expect(read.filter(({ request }) => request?.kind === 'course').length).toBe(
      named.length,
    )
    expect(address).toMatch(/#formulaire$/)
  }
})

test.each([
  // The second URL on `/entreprise` is the `action` of the first funding question's form.
  ['/entreprise', ['?sujet=devis', '?sujet=devis', '?sujet=consultation']],
  ['/solutions/poei', ['?sujet=poei']],
  ['/contact', ['?sujet=autre']],
] as const)('page %s links to the contact form with its own subject', (page, expected) => {
  expect(contactLinksOn(page).map(queryOf)).toEqual(expected)
})

test('each course can be requested from the catalogue or from a course page', () => {
  const asked = ['/formations', ...programmePaths].flatMap(contactLinksOn)
  const named = new Set(asked.map((address) => queryOf(address).split('=').at(-1)))
  expect(requests.courses.filter(({ anchor }) => !named.has(anchor))).toEqual([])
})

test('each button that only shows a notice is preceded by a link that requests the same training', () => {
  const linksAt = (page: string) =>
    queryAll(page, 'main li form:not([method])').map(
      (form) => form.previousElementSibling?.getAttribute('href') ?? '',
    )
  expect(linksAt('/formations')).toEqual(
    companyCourses.map(({ anchor }) => askAddress('information-sur-une-formation', anchor)),
  )
  const mails = linksAt('/particulier/formations').map((address) => new URL(address))
  expect(mails.map(({ searchParams }) => searchParams.get('body'))).toEqual(
    individualTrainings.map(({ title }) => expect.stringContaining(title)),
  )
})
