import { expect, test } from 'vitest'
import { fundingWords } from '#src/content/funding-words.ts'
import { funding as company } from '#src/content/pages/company-home.ts'
import { funding as individual } from '#src/content/pages/individual-home.ts'
import { pageAt, plainTextOf } from './built-site.ts'

const rowsOf = (address: string) => {
  const list = pageAt(address).document.querySelector('details:has(h3 + span) > ul')
  expect(list?.closest('details')?.hasAttribute('open')).toBe(false)
  return [...(list?.querySelectorAll('li') ?? [])].map((row) => {
    const link = row.querySelector('a')
    return { href: link?.getAttribute('href'), site: plainTextOf(link) }
  })
}

test('under the questions all eighteen tracks are closed until asked for, each with its official site', () => {
  const expected = [company, individual].map(({ tracks }) =>
    tracks.map(({ official: { href, host } }) => ({
      href,
      site: `${host} ${fundingWords.official}`.replaceAll(/\s/g, ' '),
    })),
  )
  expect(expected.flat()).toHaveLength(18)
  expect(['/entreprise', '/particulier'].map(rowsOf)).toEqual(expected)
})
