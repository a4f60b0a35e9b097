import { readdirSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { typeset } from '#facts/typeset.ts'
import { writeSecondOrganisation } from '#tests/second-organisation/derive.ts'
import { leftovers, ownTexts, textFiles } from '#tests/second-organisation/leftovers.ts'
import { specifiedRoutes } from '#tests/specified-routes.ts'
import { runProgram } from '#tools/publish/publish.ts'
import { pagesIn } from './built-site.ts'

const facts = 'node_modules/.cache/second-organisation'
const built = 'dist-second'
const second = writeSecondOrganisation(facts)

/** Words of everyday French, which the rules of any organisation say, and the day of a shared claim. */
const everyday = new Set([
  'restauration',
  'Formation continue',
  'bâtiment',
  'management',
  '15\u00a0jours',
  '30\u00a0jours',
  typeset('sur rendez-vous'),
  '2027-03-24',
])

const builtPageAt = pagesIn(built)
const pageAt = (address: string) => builtPageAt(address).document

const plain = (text: string | null | undefined) =>
  (text ?? '').replaceAll('\u2060', '').replaceAll(/\s+/g, ' ').trim()
const mainOf = (address: string) =>
  plain(pageAt(address).querySelector('main')?.textContent)

function structuredDataOf(address: string) {
  return JSON.stringify(
    JSON.parse(
      pageAt(address).querySelector('script[type="application/ld+json"]')?.textContent ??
        '',
    ),
  )
}

beforeAll(async () => {
  const { code, output } = await runProgram(
    [process.execPath, 'tests/second-organisation/build.ts'],
    { FACTS_FOLDER: facts },
  )
  if (code !== 0) throw new Error(output)
}, 120_000)

test('the site of another organisation has every page, under heads of their own', () => {
  const heads = specifiedRoutes.map((address) => {
    const page = pageAt(address)
    const description = page.querySelector('meta[name="description"]')
    return [page.title, description?.getAttribute('content') ?? ''] as const
  })
  for (const [title, description] of heads) {
    expect(title).toMatch(/ \| Vertombelle$/)
    expect(title.length).toBeLessThanOrEqual(60)
    expect(description.length).toBeGreaterThan(50)
    expect(description.length).toBeLessThanOrEqual(155)
  }
  expect(new Set(heads.flat()).size).toBe(heads.length * 2)
})

test('nothing of the first organisation is left in any file', () => {
  const texts = ownTexts('facts', facts).filter((text) => !everyday.has(text))
  expect(texts.length).toBeGreaterThan(400)
  const files = textFiles([built, `${built}.hosting`])
  expect(files.size).toBeGreaterThan(60)
  expect(leftovers(texts, files)).toEqual([])
  const found = (words: RegExp) =>
    [...files].flatMap(([name, text]) => (words.test(text) ? name : []))
  expect(found(/cordeau|wordmark-eau/i)).toEqual([])
  // What the site of the browser tests alone is listened to by.
  expect(found(/inspectMachines/)).toEqual([])
})

test('what would be left of the first is found in its own site', () => {
  const own = new Map([['x', `le ${second.identity.email} de Vertombelle`]])
  expect(leftovers(ownTexts(facts, 'facts'), own)).toEqual([
    'x: Vertombelle',
    'x: vertombelle',
    `x: ${second.identity.email}`,
  ])
})

test.each([
  ['/formations', 'Neuf formations clés en main, d’une demi-journée à 4 jours'],
  ['/solutions/formations-obligatoires', 'Cinq formations que la réglementation'],
  ['/particulier', 'Trois domaines pour avancer'],
  ['/entreprise', `${second.identity.presentation.trades.join(', ')}.`],
  ['/qui-sommes-nous', `Depuis plus de 11 ans, ${second.identity.presentation.practice}`],
])('%s says how many there are: %s', (address, words) => {
  expect(mainOf(address)).toContain(words)
})

test('heads say how many there are', () => {
  const description = (address: string) =>
    pageAt(address).querySelector('meta[name="description"]')?.getAttribute('content')
  expect(description('/formations')).toMatch(/^Neuf formations/)
  expect(description('/solutions/formations-obligatoires')).toMatch(/^Cinq formations/)
  expect(description('/particulier/formations')).toContain('quatre formations')
  expect(description('/particulier/faq')).toContain('douze réponses')
})

test.each([
  ['/formations', ['9', '2', '5', '2']],
  ['/solutions/formations-obligatoires', ['5', '3', '1', '1']],
  ['/particulier/formations', ['4', '3', '1']],
])('the filter of %s counts what it shows', (address, counts) => {
  const chips = [...pageAt(address).querySelectorAll('main [role="group"] a')]
  expect(chips.map((chip) => /\d+/.exec(chip.textContent ?? '')?.[0])).toEqual(counts)
})

test.each([
  ['/particulier/faq', second['individual-questions'], 12],
  ['/contact', second['company-questions'], 5],
])('%s answers each question', (address, questions, count) => {
  const data = structuredDataOf(address)
  const page = pageAt(address)
  expect(questions).toHaveLength(count)
  for (const { id, question } of questions) {
    expect(plain(data)).toContain(JSON.stringify(plain(typeset(question))))
    expect(page.getElementById(id)).not.toBeNull()
  }
  expect(mainOf(address)).not.toMatch(/[{}]/)
})

describe('who trains no apprentices', () => {
  const address = '/solutions/apprentissage'

  test('says so, and leads to who does', () => {
    const text = mainOf(address)
    expect(text).toContain('un centre de formation d’apprentis assure la formation')
    expect(text).toContain('Trouver avec vous le centre de formation')
    expect(text).not.toMatch(/nous assurons|que nous proposons|Suivre l’apprenti/)
  })

  test('sells none, in no page and to no machine', () => {
    expect(structuredDataOf(address)).not.toContain('"Course"')
    expect(second.apprenticeship).toBeNull()
    expect(pageAt(address).querySelector('main details[name="programme"]')).toBeNull()
  })
})

test('structured data describe the second organisation alone', () => {
  const data = structuredDataOf('/formations')
  expect(data.match(/"@type":"ListItem","position":\d+,"url"/g)).toHaveLength(9)
  expect(data).toContain('"telephone":"+33261911234"')
  expect(data).toContain('"dayOfWeek":["Tuesday","Wednesday","Thursday"]')
  expect(data).toContain('"dayOfWeek":"Saturday"')
  // It has no such pictures.
  expect(data).not.toMatch(/open-graph|icon-512/)
})

test('each figure unfolds how it is computed', () => {
  const details = pageAt('/entreprise').querySelector(
    'main dl:has(dt) ~ details, main details',
  )
  const rows = [...(details?.querySelectorAll('dl > div') ?? [])].slice(6, 12)
  expect(
    rows.map((row) => [...row.children].map((cell) => plain(cell.textContent))),
  ).toEqual([
    ['Indicateur', 'Indicateur employees'],
    ['Valeur affichée', '1001+'],
    ['Période', 'De 2015 à 2025'],
    ['Mode de calcul', 'Attestations de fin de formation remises, une par personne.'],
    ['Effectif', '947 personnes'],
    ['Source', 'Registre des attestations'],
  ])
  expect(details?.hasAttribute('open')).toBe(false)
  expect(mainOf('/entreprise')).not.toContain('sur demande.')
})

test('the mark of the training account waits for a training that it pays for', () => {
  expect(pageAt('/particulier').querySelector('main img[alt^="Compte"]')).toBeNull()
})

test('the certificate is shown with its number, its dates and its file', () => {
  const text = mainOf('/qui-sommes-nous')
  for (const fact of ['VTB-2025-0731', '1er juillet 2025', '30 juin 2028'])
    expect(text).toContain(fact)
  const links = pageAt('/qui-sommes-nous').querySelectorAll('a[href$=".pdf"]')
  expect([...links].map((link) => link.getAttribute('href'))).toContain(
    '/certificat-qualite.pdf',
  )
})

test('each link within the site leads to a page or a file, and to a place on it', () => {
  const files = new Set(
    readdirSync(built, { recursive: true, encoding: 'utf8' }).map((file) => `/${file}`),
  )
  const dead = specifiedRoutes.flatMap((address) =>
    [...pageAt(address).querySelectorAll('a[href], link[href^="/"]')]
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => /^[/#]/.test(href))
      .filter((href) => {
        const url = new URL(href, `https://x.example${address}`)
        if (files.has(url.pathname) && url.pathname !== '/') return false
        if (!files.has(`${url.pathname === '/' ? '/index' : url.pathname}.html`))
          return true
        const id = url.hash.slice(1)
        return id !== '' && pageAt(url.pathname).getElementById(id) === null
      })
      .map((href) => `${address}: ${href}`),
  )
  expect(dead).toEqual([])
})
