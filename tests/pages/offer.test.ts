import { describe, expect, test } from 'vitest'
import {
  apprenticeshipTrainings,
  companyCourses,
  individualTrainings,
  mandatoryTrainings,
} from '#src/content/courses.ts'
import { factTerms, sharedTerms, sheetTerms } from '#tests/offer-terms.ts'
import { pageAt, plainTextOf } from './built-site.ts'

const diplomaLines = ['Diplôme ou titre préparé', 'Niveau', 'Code']
const legalLines = ['Base légale', 'Périodicité', 'Délivré par']

function textOf(element: { textContent: string } | null | undefined) {
  return element?.textContent.replaceAll(/\s+/g, ' ').trim() ?? ''
}

/** The lines that stand below an element of a page, with what each says. */
function linesOf(page: string, selector: string): Readonly<Record<string, string>> {
  const found = [...pageAt(page).document.querySelectorAll(`${selector} dl > div`)]
  return Object.fromEntries(
    found.map((line) => [
      textOf(line.querySelector('dt')),
      textOf(line.querySelector('dd')),
    ]),
  )
}

/** What a line may not be without. */
const meanings: Readonly<Record<string, RegExp>> = {
  Code: /^(RNCP|RS)\d+, |Communiqué/,
  Durée: /\d+ (heures?|h)|Communiqué/,
  Tarif: /\d €|Communiqué|devis|Pris en charge/,
  Sessions: /20\d\d|Dates sur demande/,
  'Mis à jour le': /^\d{1,2}(er)? \S+ 20\d\d$/,
  Contact: /\d\d \d\d.*@/,
  Accessibilité: /\d\d \d\d/,
}

describe.each([
  ['/formations', companyCourses, sheetTerms.flat()],
  [
    '/solutions/formations-obligatoires',
    mandatoryTrainings,
    [...legalLines, ...sheetTerms.flat()],
  ],
  [
    '/solutions/apprentissage',
    apprenticeshipTrainings,
    [...diplomaLines, ...sheetTerms.flat()],
  ],
] as const)('each programme of %s', (page, courses, expected) => {
  test.each(courses.map(({ anchor, title }) => [title, anchor] as const))(
    'says what a buyer of « %s » has to know, in order',
    (_title, anchor) => {
      const found = linesOf(page, `details > [id="${anchor}"]`)
      expect(Object.keys(found)).toEqual(expected)
      for (const [term, said] of Object.entries(found))
        expect(said, term).toMatch(meanings[term] ?? /\S{3}/)
    },
  )
})

describe('each card for individuals', () => {
  test.each(individualTrainings.map(({ title }, place) => [title, place] as const))(
    'says the facts of « %s », but those said once for all',
    (title, place) => {
      const { document } = pageAt('/particulier/formations')
      const card = [...document.querySelectorAll('li li')].filter((tile) =>
        tile.querySelector('h3'),
      )[place]
      expect(textOf(card?.querySelector('h3'))).toBe(title.replaceAll('\u00a0', ' '))
      const own = factTerms.filter((term) => !sharedTerms.includes(term))
      expect([...(card?.querySelectorAll('dt') ?? [])].map(textOf)).toEqual(own)
      const titles = [...document.querySelectorAll('main h3')].map(plainTextOf)
      expect(titles).toEqual(expect.arrayContaining(sharedTerms))
      const said = [...(card?.querySelectorAll('dd') ?? [])].map(textOf)
      for (const text of said) expect(text).toMatch(/\S{2}/)
      expect(said[own.indexOf('Tarif')]).toMatch(/\d € (TTC|exonéré)|Communiqué|devis/)
    },
  )
})
