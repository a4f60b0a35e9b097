import { describe, expect, test } from 'vitest'
import {
  apprenticeshipTrainings,
  companyCourses,
  individualTrainings,
  mandatoryTrainings,
  programmePath,
  wholeAgenda,
} from '#src/content/courses.ts'
import { programmePaths } from '#src/content/programme-paths.ts'
import { factTerms, sharedTerms } from '#tests/offer-terms.ts'
import { all, plainTextOf as textOf } from './built-site.ts'

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

describe('each card for individuals', () => {
  test.each(individualTrainings.map(({ title }, place) => [title, place] as const))(
    'says the facts of « %s », but those said once for all',
    (title, place) => {
      const card = all('/particulier/formations', 'li li:has(h3)')[place]
      expect(textOf(card?.querySelector('h3'))).toBe(title.replaceAll('\u00a0', ' '))
      const own = factTerms.filter((term) => !sharedTerms.includes(term))
      expect([...(card?.querySelectorAll('dt') ?? [])].map(textOf)).toEqual(own)
      const titles = all('/particulier/formations', 'main h3').map(textOf)
      expect(titles).toEqual(expect.arrayContaining(sharedTerms))
      const said = [...(card?.querySelectorAll('dd') ?? [])].map(textOf)
      for (const text of said) expect(text).toMatch(/\S{2}/)
      expect(said[own.indexOf('Tarif')]).toMatch(/\d € (TTC|exonéré)|Communiqué|devis/)
    },
  )
})
