import { expect, test } from 'vitest'
import { buildDay } from '#src/content/build-day.ts'
import {
  companyCourses,
  individualTrainings,
  programmePath,
  programmes,
  wholeAgenda,
} from '#src/content/courses.ts'
import { programmePaths } from '#src/content/programme-paths.ts'
import { factsOf, sharedFacts } from '#src/model/programme.ts'
import { askAddress } from '#src/content/request-topics.ts'
import { requests } from '#src/model/requests.ts'
import { readRequests } from '#src/features/request-address.ts'
import { normalizeSpaces } from '#tests/normalize-spaces.ts'
import { queryAll, allPaths, hrefsOn, legalPaths, plainTextOf } from './built-site.ts'

// An address that was sent before leads to the card.
test.each(programmes)('$anchor says its aim and day, its card leads to it', (course) => {
  const page = programmePath(course)
  expect(queryAll(page, 'main').map(plainTextOf).join()).toMatch(
    /À l’issue de la formation, chacun sait : ?\S/,
  )
  const [day] = queryAll(page, 'main time')
  expect(day?.getAttribute('datetime')).toBe(course.updated)
  const way = `#${course.anchor} a[href="${page}"]`
  expect(queryAll(page.replace(/\/[^/]+$/, ''), way)).not.toEqual([])
})

test('all dates can be followed from the catalogue, on screen', () => {
  const ways = hrefsOn('/formations', `main [data-off-paper] > a[href$=".ics"]`)
  expect(ways).toEqual([wholeAgenda])
})

// That the category is said is asked of every page.
test('beside a course stands no mark of the certification', () => {
  const mark = 'footer img'
  expect(queryAll('/formations', mark)).not.toEqual([])
  expect(programmePaths.filter((path) => queryAll(path, mark).length > 0)).toEqual([])
})

test('each card for individuals says its facts, but those said once for all', () => {
  const page = '/particulier/formations'
  const shared = sharedFacts(individualTrainings).map(({ term }) => term)
  const expected = individualTrainings.map((training) => {
    const own = factsOf(training).filter(({ term }) => !shared.includes(term))
    return [training.title, ...own.flatMap(({ term, text }) => [term, text])]
  })
  const cards = queryAll(page, 'li li:has(h3)').map((card) =>
    [...card.querySelectorAll('h3, dt, dd')].map(plainTextOf),
  )
  expect(cards).toEqual(expected.map((texts) => texts.map(normalizeSpaces)))
  expect(queryAll(page, 'main h3').map(plainTextOf)).toEqual(expect.arrayContaining(shared))
})

/** Where a page leads to the company's form, by a link or a button. */
const contactLinksOn = (page: string) =>
  queryAll(page, 'main :is(a[href], form:not([method]))')
    .map((it) => it.getAttribute('href') ?? it.getAttribute('action') ?? '')
    .filter((address) => address.startsWith('/contact'))

const queryOf = (address: string) => new URL(address, 'https://site.example').search

test('every exit to the company’s form says what it is about, and the form reads all of it', () => {
  const told = allPaths
    // These name the page, not a wish.
    .filter((page) => ![...legalPaths, '/404'].includes(page))
    .flatMap(contactLinksOn)
  expect(told.length).toBeGreaterThan(2 * 6 + 7 + 6)
  for (const address of told) {
    const query = new URLSearchParams(queryOf(address))
    const read = readRequests(query.toString(), requests, buildDay)
    expect(read.length, address).toBeGreaterThan(0)
    const named = query.getAll('formation')
    expect(read.filter(({ id }) => id.startsWith('formation=')).length).toBe(named.length)
    expect(address).toMatch(/#formulaire$/)
  }
})

test.each([
  // The questions about funding are the second: what they prepare is asked as a quote is.
  ['/entreprise', ['?sujet=devis', '?sujet=devis', '?sujet=consultation']],
  ['/solutions/poei', ['?sujet=poei']],
  ['/contact', ['?sujet=autre']],
] as const)('%s asks for its own', (page, expected) => {
  expect(contactLinksOn(page).map(queryOf)).toEqual(expected)
})

test('each sheet and each notice of a course asks for that course', () => {
  const asked = ['/formations', ...programmePaths].flatMap(contactLinksOn)
  const named = new Set(asked.map((address) => queryOf(address).split('=').at(-1)))
  expect(requests.courses.filter(({ anchor }) => !named.has(anchor))).toEqual([])
})

test('beside each button that only has a notice stands a link that asks for the same', () => {
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
