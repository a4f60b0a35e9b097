import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { beforeAll, expect, test } from 'vitest'
import { typeset } from '#facts/format/typeset.ts'
import { leaves } from '#src/checks/content-rules.ts'
import { readFacts } from '#src/checks/fact-files.ts'
import {
  sampleFacts,
  secondFacts,
  sharedFields,
} from '#tests/second-organisation/derive.ts'
import {
  buildSecondSite,
  secondFactsFolder as factsFolder,
  secondSite as builtFolder,
} from '#tests/second-organisation/second-site.ts'
import { readPolicies, testFacts } from '#tools/publish/publish.ts'
import { normalizeSpaces } from '#tests/normalize-spaces.ts'
import { findHtmlErrors } from './html-errors.ts'
import { isValidTarget, createPageReader, plainTextOf } from './built-site.ts'

/** Common French phrases and a date that the pages of both organisations contain. */
const everydayWords = new Set([
  'restauration',
  'Restauration',
  'Santé',
  'Formation continue',
  'Formation sur mesure',
  'bâtiment',
  '30\u00a0jours',
  '2027-03-24',
])

const builtPageAt = createPageReader(builtFolder)
const pageAt = (address: string) => builtPageAt(address).document
const listPages = () => [...readPolicies(builtFolder).keys()]

const contentParts = 'main, footer, #print-footer, [type="application/ld+json"]'

/** Returns the main content, footers and structured data of a page, each as text and as HTML. */
const contentOf = (address: string) =>
  [...pageAt(address).querySelectorAll(contentParts)]
    .flatMap((part) => [plainTextOf(part), normalizeSpaces(part.outerHTML)])
    .join('\n')

beforeAll(buildSecondSite, 120_000)

const descriptionAt = (address: string) =>
  pageAt(address).querySelector('meta[name="description"]')?.getAttribute('content') ?? ''

test('the pages of a real organisation may be indexed', () => {
  const hiding = 'meta[name="robots"]'
  const hidden = listPages().filter((at) => pageAt(at).querySelector(hiding) !== null)
  expect(hidden).toEqual(['/404'])
})

// The sample must not claim the certification.
test('three pages of a real organisation mention Qualiopi in their metadata', () => {
  const heads = listPages().flatMap((at) => [pageAt(at).title, descriptionAt(at)])
  expect(heads.filter((text) => /qualiopi/i.test(text))).toHaveLength(3)
})

/** Returns the texts of a facts folder as they appear in pages. Anchors appear in attributes. */
const displayedTexts = (folder: string) =>
  leaves(readFacts(folder).files, folder).flatMap(({ key, path: place, value }) => {
    // The id of a session appears as the name of its calendar file.
    const isShared = sharedFields.test(key) && !/\.sessions\.\d+\.id$/.test(place)
    // The answers of an obligation are ids, which pages do not display.
    const isAnswer = /\.duties\..+\.answers\.\d+$/.test(place)
    if (typeof value !== 'string' || isShared || isAnswer) return []
    const text = typeset(value)
    return key === 'anchor' ? [`id="${text}"`, `#${text}`, `formation=${text}`] : text
  })

/** Returns the texts of one organisation that the other lacks, except texts of up to 3 characters. */
function distinctiveTexts(folder: string, other: string) {
  const others = displayedTexts(other).join('\n')
  return [...new Set(displayedTexts(folder))].filter(
    (text) => text.length > 3 && !others.includes(text),
  )
}

/** Lists the occurrences of the texts as whole words in the files: `<file>: <text>`. */
function findOccurrences(texts: readonly string[], files: ReadonlyMap<string, string>) {
  return texts.flatMap((text) => {
    const escaped = text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    const word = new RegExp(`(?<![\\p{L}\\d-])${escaped}(?![\\p{L}\\d-])`, 'u')
    return [...files]
      .filter(([, content]) => content.includes(text) && word.test(content))
      .map(([name]) => `${name}: ${text}`)
  })
}

/** Reads all text files of the folders, with decoded ampersands. */
const readTextFiles = (...folders: readonly string[]) =>
  new Map(
    folders
      .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile() && !/\.(?:br|gz|woff2|png)$/.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [file, readFileSync(file, 'utf8').replaceAll('&amp;', '&')]),
  )

test('no file of the second organisation’s site contains a text of the first organisation', () => {
  const texts = distinctiveTexts(testFacts, factsFolder).filter(
    (text) => !everydayWords.has(text),
  )
  expect(texts.length).toBeGreaterThan(400)
  const files = readTextFiles(builtFolder, `${builtFolder}.hosting`)
  expect(files.size).toBeGreaterThan(60)
  expect(findOccurrences([secondFacts.identity.email], files)).not.toEqual([])
  expect(findOccurrences(texts, files)).toEqual([])
  const found = (words: RegExp) =>
    [...files].flatMap(([name, text]) => (words.test(text) ? name : []))
  expect(found(/cordeau|wordmark-eau/i)).toEqual([])
  expect(found(new RegExp(sampleFacts.brand.color, 'i'))).toEqual([])
  // Only a build with `VITE_RECORD_PATHS` lets tests inspect the machines of a page.
  expect(found(/inspectMachines/)).toEqual([])
})

/** Returns the opaque colours of a picture, from the most frequent to the rarest. */
function colorsOf(file: string) {
  const source = `data:image/png;base64,${readFileSync(file, 'base64')}`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 100 100"><image xlink:href="${source}" width="100" height="100" image-rendering="optimizeSpeed"/></svg>`
  const pixels = new Resvg(svg).render().pixels.toString('hex').match(/.{8}/g) ?? []
  const opaque = pixels.filter((pixel) => pixel.endsWith('ff'))
  const counts = Object.entries(Object.groupBy(opaque, (pixel) => `#${pixel.slice(0, 6)}`))
  return counts
    .toSorted(([, one = []], [, other = []]) => other.length - one.length)
    .map(([color]) => color)
}

test.each([
  'favicon-32.png',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'open-graph.png',
])('the picture %s has the colour of the second organisation and no drawing', (name) => {
  const colors = colorsOf(`${builtFolder}/${name}`)
  expect(colors[0]).toBe(secondFacts.brand.color)
  expect(colors).not.toContain(sampleFacts.brand.color)
  expect(colors).not.toContain('#0f1b3d')
})

test('without an icon file, the icon shows the initial as a path on the colour of the brand', () => {
  const icon = readFileSync(`${builtFolder}/favicon.svg`, 'utf8')
  expect(icon).toContain(`fill="${secondFacts.brand.color}"`)
  expect(icon).not.toContain('<text')
})

const { trades } = secondFacts.identity.presentation

test.each([
  ['/formations', 'Douze formations clés en main, d’une demi-journée à 4 jours'],
  ['/solutions/formations-obligatoires', 'Cinq formations que la loi'],
  ['/particulier', 'Trois domaines pour avancer'],
  ['/entreprise', `${trades.join(', ')}.`],
  ['/qui-sommes-nous', 'plus de 11 ans, suon'],
  ['/qui-sommes-nous', 'VTB-2025-0731'],
  ['/qui-sommes-nous', '1er juillet 2025'],
  ['/qui-sommes-nous', '30 juin 2028'],
  ['/qui-sommes-nous', '<a href="/certificat-qualite.pdf"'],
  [
    '/entreprise',
    'Indicateur employees : 947 personnes, de 2015 à 2025. Attestations de fin de formation remises, une par personne. Source : registre des attestations.',
  ],
  ['/contact', '"telephone":"+33478121234"'],
  ['/contact', '"dayOfWeek":["Tuesday","Wednesday","Thursday"]'],
  // The second organisation has a lunch break and is an association.
  ['/contact', '"opens":"13:30","closes":"17:30"'],
  ['/contact', 'Mardi – jeudi : 8h30-12h, 13h30-17h30'],
  ['/contact', 'mardi au jeudi de 8 h 30 à 12 h et de 13 h 30 à 17 h 30.'],
  ['/contact', 'Écrivez-nous pour la demander, ou emportez notre brochure'],
  ['/contact', 'Association loi de 1901'],
  ['/contact', ', association loi de 1901, SIREN 732 829 320.'],
  ['/particulier/faq', 'du mardi au jeudi de 8 h 30 à 12 h et de 13 h 30 à 17 h 30, ou'],
  ['/politique-de-confidentialite', 'vers un réseau social et des sites publics.'],
  ['/politique-de-confidentialite', 'Appels et e-mails : les'],
])('the page %s of the second organisation contains « %s »', (address, words) => {
  expect(contentOf(address).includes(words)).toBe(true)
})

test.each([
  ['/entreprise', /sur demande\./],
  // No training of the second organisation accepts the training account.
  ['/particulier', /alt="Compte/],
  ['/qui-sommes-nous', /alt="Compte|moncompteformation|\(exemple\)/],
  // The second organisation presents no team.
  ['/qui-sommes-nous', /Celles et ceux/],
  ['/particulier', /de reste à charge/],
])('the page %s of the second organisation does not match %s', (address, words) => {
  expect(words.exec(contentOf(address))).toBeNull()
})

test.each([
  { offer: 'apprenticeship', words: /apprenti/i, expected: ['/reglement-interieur'] },
  { offer: 'POEI', words: /POEI|emploi individuelle/, expected: [] },
])(
  'without the offer $offer, only the pages $expected mention it',
  ({ words, expected }) => {
    const pages = listPages().filter((at) => words.test(builtPageAt(at).html))
    expect(pages).toEqual(expected)
  },
)

test('a file of Finder in the public folder is not published', () => {
  expect(readdirSync(builtFolder)).not.toContain('.DS_Store')
})

test('a certificate that no record refers to is not published', () => {
  expect(readdirSync(builtFolder).filter((name) => name.startsWith('certificat'))).toEqual([
    'certificat-qualite.pdf',
  ])
})

test('without drawings in the facts, only the drawings that the code imports are published', () => {
  const drawings = readdirSync(`${builtFolder}/assets`).filter((name) =>
    name.endsWith('.svg'),
  )
  expect(drawings.map((name) => name.slice(0, -'-123456.svg'.length))).toEqual([
    'assistant',
    'badge-quality',
    'course-safety',
    'not-found',
  ])
})

test('every page of the second organisation is valid HTML', async () => {
  const errors = await Promise.all(
    listPages().map((address) => findHtmlErrors(builtPageAt(address).html)),
  )
  expect(errors.flat()).toEqual([])
})

test('no page mentions a fact that the organisation does not have', () => {
  const absent =
    /\bundefined\b|\bnull\b|href=""|\bcapital |samedi|médiateur|Immatriculation|rendez-vous,/i
  expect(listPages().flatMap((address) => absent.exec(contentOf(address)) ?? [])).toEqual(
    [],
  )
})

test.each([
  ['/formations', /^Douze formations/, ['12', '3', '7', '2']],
  ['/solutions/formations-obligatoires', /^Cinq formations/, ['5', '3', '1', '1']],
  ['/particulier/formations', /quatre formations/, ['4', '3', '1']],
  ['/particulier/faq', /sept réponses/, []],
])('the description and the filter of %s count its records', (address, words, counts) => {
  expect(descriptionAt(address)).toMatch(words)
  const chips = [...pageAt(address).querySelectorAll('main [role="group"] a')]
  expect(chips.map((chip) => /\d+/.exec(chip.textContent ?? '')?.[0])).toEqual(counts)
})

test('each internal link of the second organisation’s site leads to an existing page, anchor or file', () => {
  const dead = listPages().flatMap((address) =>
    [...pageAt(address).querySelectorAll('a[href], link[href^="/"]')]
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => !isValidTarget(href, address, builtFolder, builtPageAt))
      .map((href) => `${address}: ${href}`),
  )
  expect(dead).toEqual([])
})
