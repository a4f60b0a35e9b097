import { expect, test } from 'vitest'
import { buildDay } from '#src/content/build-day.ts'
import {
  apprenticeshipTrainings,
  companyCourses,
  individualTrainings,
  mandatoryTrainings,
  programmePath,
  wholeAgenda,
} from '#src/content/courses.ts'
import { programmePaths } from '#src/content/programme-paths.ts'
import { askAddress } from '#src/content/request-topics.ts'
import { requests } from '#src/content/requests.ts'
import { readRequests } from '#src/features/request-address.ts'
import { inPlainSpaces } from '#tests/plain-spaces.ts'
import { factTerms, sharedTerms } from '#tests/offer-terms.ts'
import { all, everyPath, legalPaths, plainTextOf as textOf } from './built-site.ts'

const programmes = [...companyCourses, ...mandatoryTrainings, ...apprenticeshipTrainings]

test.each(programmes)(
  '$anchor says what one can do after it, and when it was updated',
  (course) => {
    const page = programmePath(course)
    expect(all(page, 'main').map(textOf).join()).toMatch(
      /À l’issue de la formation, chacun sait : ?\S/,
    )
    const [day] = all(page, 'main time')
    expect(day?.getAttribute('datetime')).toBe(course.updated)
  },
)

test('a list leads to the page of each of its programmes, and an address sent before to its card', () => {
  for (const course of programmes) {
    const address = programmePath(course)
    const link = `#${course.anchor} a[href="${address}"]`
    expect(all(address.replace(/\/[^/]+$/, ''), link), address).not.toEqual([])
  }
})

test('all dates can be followed from the catalogue, on screen', () => {
  const [link, ...others] = all('/formations', `main [data-off-paper] > a[href$=".ics"]`)
  expect(link?.getAttribute('href')).toBe(wholeAgenda)
  expect(others).toEqual([])
})

test('beside a course stands no mark of the certification, and the category is said', () => {
  const mark = 'footer img'
  expect(all('/formations', mark)).not.toEqual([])
  for (const path of programmePaths) {
    expect(all(path, mark), path).toEqual([])
    expect(all(path, 'footer').map(textOf).join()).toContain(
      'La certification qualité a été délivrée au titre de',
    )
  }
})

test('each card for individuals says its facts, but those said once for all', () => {
  const page = '/particulier/formations'
  const own = factTerms.filter((term) => !sharedTerms.includes(term))
  const inCards = (parts: string) =>
    all(page, 'li li:has(h3)').map((card) => [...card.querySelectorAll(parts)].map(textOf))
  expect(inCards('h3, dt')).toEqual(
    individualTrainings.map(({ title }) => [inPlainSpaces(title), ...own]),
  )
  for (const said of inCards('dd')) {
    for (const text of said) expect(text).toMatch(/\S{2}/)
    expect(said[own.indexOf('Tarif')]).toMatch(/\d € (TTC|exonéré)|Communiqué|devis/)
  }
  expect(all(page, 'main h3').map(textOf)).toEqual(expect.arrayContaining(sharedTerms))
})

/** Where each page leads to the company's form, by a link or a button. */
const exitsOf = (page: string) =>
  [...all(page, 'main a[href]'), ...all(page, 'main form:not([method])')]
    .map((it) => it.getAttribute('href') ?? it.getAttribute('action') ?? '')
    .filter((address) => address.startsWith('/contact'))

const exits = Object.fromEntries(everyPath.map((page) => [page, exitsOf(page)]))
const searchOf = (address: string) => new URL(address, 'https://site.example').search

test('every exit to the company’s form says what it is about, and the form reads all of it', () => {
  const told = everyPath
    // These name the page, not a wish.
    .filter((page) => ![...legalPaths, '/404'].includes(page))
    .flatMap((page) => exits[page] ?? [])
  expect(told.length).toBeGreaterThan(2 * 6 + 7 + 6)
  for (const address of told) {
    const query = new URLSearchParams(searchOf(address))
    const read = readRequests(query.toString(), requests, buildDay)
    expect(read.length, address).toBeGreaterThan(0)
    const named = query.getAll('formation')
    expect(read.filter(({ id }) => id.startsWith('formation=')).length).toBe(named.length)
    expect(address).toMatch(/#formulaire$/)
  }
})

test.each([
  // The questions about funding are the last: what they prepare is asked as a quote is.
  ['/entreprise', ['?sujet=devis', '?sujet=consultation', '?sujet=devis']],
  ['/solutions/poei', ['?sujet=poei']],
  ['/contact', ['?sujet=autre']],
] as const)('%s asks for its own', (page, expected) => {
  expect((exits[page] ?? []).map(searchOf)).toEqual(expected)
})

test('each sheet and each notice of a course asks for that course', () => {
  const asked = ['/formations', ...programmePaths].flatMap((page) => exits[page] ?? [])
  const named = new Set(asked.map((address) => searchOf(address).split('=').at(-1)))
  expect(requests.courses.filter(({ anchor }) => !named.has(anchor))).toEqual([])
})

test('beside each button that only has a notice stands a link that asks for the same', () => {
  const linksAt = (page: string) =>
    all(page, 'main li form:not([method])').map(
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
