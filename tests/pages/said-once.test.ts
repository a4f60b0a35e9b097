import { expect, test } from 'vitest'
import { certification } from '#src/content/certification.ts'
import { sampleMark } from '#src/content/sample-mark.ts'
import { everyPath, pageAt, plainTextOf } from './built-site.ts'

const countIn = (text: string, said: string | RegExp) => text.split(said).length - 1

test('a section says at most once when it was verified', () => {
  const counts = everyPath.flatMap((address) =>
    [...pageAt(address).document.querySelectorAll('main section')].map((section) => ({
      address,
      count: countIn(plainTextOf(section), /(?:Condition|Information)s? vérifiées? le/),
    })),
  )
  expect(counts.filter(({ count }) => count === 1).length).toBeGreaterThan(5)
  expect(counts.filter(({ count }) => count > 1)).toEqual([])
})

test('all is a sample: the foot of a page says so, and beside it the form that nobody reads', () => {
  const marked = everyPath.filter((address) => {
    const { document } = pageAt(address)
    expect(plainTextOf(document.querySelector('footer'))).toContain(sampleMark?.short)
    return /données d’exemple|organisme fictif/i.test(
      plainTextOf(document.querySelector('main')),
    )
  })
  expect(marked).toEqual(['/contact'])
})

test('for what the certification was given is said by the foot, and by the pages about it', () => {
  const said = certification.categories.replaceAll(/\s/g, ' ')
  const saying = everyPath.filter((address) => {
    const { document } = pageAt(address)
    expect(countIn(plainTextOf(document.querySelector('footer')), said)).toBe(1)
    return plainTextOf(document.querySelector('main')).includes(said)
  })
  expect(saying).toEqual([
    '/qui-sommes-nous',
    '/politique-de-confidentialite',
    '/particulier/certifications',
  ])
})
