import { expect, test, vi } from 'vitest'
import type { Inline } from '#src/content/inline.ts'
import { legalText as legalNotice } from '#src/page-content/legal-notice.ts'
import { type LegalArticle, type LegalText, legalTextOf } from '#src/content/legal-text.ts'
import * as organisation from '#src/content/organisation.ts'
import { legalText as termsOfUse } from '#src/page-content/terms-of-use.ts'
import { legalText as trainingRules } from '#src/page-content/training-rules.ts'
import { typeset } from '#facts/format/typeset.ts'
import { inWords } from '#src/content/number-words.ts'
import { pages } from '#src/content/page-list.ts'
import { notConform, results } from '#src/content/rgaa.ts'
import { fieldNames } from '#tests/machines/form-fields.rules.ts'
import { normalizeSpaces } from '#tests/normalize-spaces.ts'
import { specifiedRoutes } from '#tests/specified-routes.ts'

const documents = {
  'legal notice': legalNotice,
  'training rules': trainingRules,
  'terms of use': termsOfUse,
}

const textOf = (text: Inline) =>
  [text]
    .flat()
    .map((run) => (typeof run === 'string' ? run : run.text))
    .join('')

const passages = ({ blocks }: LegalArticle): Inline[] =>
  blocks.flatMap((block) => (block.kind === 'list' ? block.items : [block.text]))

const sentences = ({ blocks }: LegalArticle) =>
  blocks.flatMap((block) =>
    block.kind === 'paragraph' ? (textOf(block.text).match(/[.!?](?=\s|$)/g) ?? []) : [],
  ).length

const bodyOf = ({ articles }: LegalText, id: string) =>
  articles
    .filter((article) => article.id === id)
    .flatMap(passages)
    .map(textOf)
    .join('\n')

test.each(Object.entries(documents))(
  'the text of the %s is dated, has no empty section and no article under three sentences',
  (_, { articles, updated }) => {
    expect(updated).toContain(organisation.legalTextsUpdated)
    expect(articles.filter((article) => sentences(article) < 3)).toEqual([])
    const kinds = articles.map(({ blocks }) => blocks.map(({ kind }) => kind).join(' '))
    expect(kinds.filter((text) => /heading heading|heading$/.test(text))).toEqual([])
  },
)

const { complaints, dataContact, mediator, name, reporting, trainingNumber } = organisation

// A lawyer edits these texts. The law or the specification requires these facts and sentences.
test.each([
  [
    `${trainingNumber}. Cet enregistrement ne vaut pas agrément de l’État.`,
    legalNotice,
    'article-4',
  ],
  // A name such as « Institut Martin » needs a noun with an article before it.
  [`par l’organisme de formation professionnelle ${name}`, legalNotice, 'article-1'],
  [`par l’organisme de formation ${name}`, trainingRules, 'article-1'],
  [dataContact, legalNotice, 'article-7'],
  [`Le site est en ${results.state} avec`, legalNotice, 'article-16'],
  [`${results.rate} % des critères applicables sont respectés`, legalNotice, 'article-16'],
  ['saisir le Défenseur des droits', legalNotice, 'article-16'],
  [reporting.name, trainingRules, 'article-12'],
  [reporting.email, trainingRules, 'article-12'],
  [`du signalement sous ${reporting.acknowledgedWithin}`, trainingRules, 'article-12'],
  [`la suite donnée sous ${reporting.answeredWithin}`, trainingRules, 'article-12'],
  ['le 3919', trainingRules, 'article-12'],
  ['sanctions pécuniaires sont interdites.', trainingRules, 'article-16'],
  ['moins d’un jour franc ni plus de quinze jours', trainingRules, 'article-17'],
  [complaints.email, trainingRules, 'article-18'],
  [`de la réclamation sous ${complaints.acknowledgedWithin}`, trainingRules, 'article-18'],
  [`une réponse motivée sous ${complaints.answeredWithin}`, trainingRules, 'article-18'],
  ['24 h/24 et 7 j/7', trainingRules, 'annexe'],
  ['quatorze jours lorsque le contrat est conclu à distance', termsOfUse, 'article-4'],
  ['sous 72 heures ouvrées, ou sous 24 heures par e-mail', termsOfUse, 'article-5'],
  ['article 1218 du Code civil', termsOfUse, 'article-8'],
  [String(mediator?.name), termsOfUse, 'article-9'],
])('the legal texts contain « %s »', (required, text, id) => {
  expect(normalizeSpaces(bodyOf(text, id))).toContain(normalizeSpaces(typeset(required)))
})

test('the legal notice describes the transfer of messages to the forwarding service', () => {
  const { name, company, country, safeguard } = organisation.forwardingService
  expect(bodyOf(legalNotice, 'article-10')).toContain(name)
  expect(bodyOf(legalNotice, 'article-11')).toMatch(
    new RegExp(`${name} est fourni par ${company}.*${country}[^]*encadré par ${safeguard}`),
  )
})

function rows(facts: object) {
  const values = { organisation: { ...organisation, ...facts } }
  return bodyOf(legalTextOf('terms-of-use', values), 'article-2')
}

test('a line of a legal text is omitted if its fact is null', () => {
  expect(rows({})).toMatch(/Site\s: /)
  expect(rows({ url: null })).not.toMatch(/Site\s: |null/)
})

test('a legal text displays a URL without its scheme', () => {
  expect(rows({ url: 'https://www.a.example' })).toMatch(/ www\.a\.example/)
})

test('a placeholder without a fact in a legal text is an error', () => {
  expect(() => rows({ url: undefined })).toThrow('organisation.url')
})

test('the legal notice states until when the certificate is valid', () => {
  const { validUntil } = organisation.certification
  expect(bodyOf(legalNotice, 'article-4')).toContain(
    `Valable jusqu’au\u00a0: ${validUntil}`,
  )
})

test('the legal notice only mentions the CPF and its logo if the CPF pays for a training', async () => {
  expect(bodyOf(legalNotice, 'article-4')).toContain('compte personnel de formation')
  expect(bodyOf(legalNotice, 'article-5')).toContain('logos Qualiopi et Mon Compte')
  vi.resetModules()
  vi.doMock('#src/content/courses.ts', async (load) => {
    const { individualTrainings, ...courses } =
      await load<typeof import('#src/content/courses.ts')>()
    const unpaid = individualTrainings.map((each) => ({ ...each, trainingAccount: false }))
    return { ...courses, individualTrainings: unpaid }
  })
  const { legalText } = await import('#src/page-content/legal-notice.ts')
  vi.doUnmock('#src/content/courses.ts')
  expect(bodyOf(legalText, 'article-4')).not.toContain('compte personnel de formation')
  expect(bodyOf(legalText, 'article-5')).toContain('Le logo Qualiopi est un signe')
})

test('the legal notice lists the data of the company form', () => {
  const data = 'nom, adresse e-mail, entreprise, téléphone, numéro SIRET, sujet et message'
  const asked = bodyOf(legalNotice, 'article-8')
  expect(asked, 'articles 9 and 12 state the purpose and the storage time').toContain(
    typeset(`Formulaire de l’espace Entreprise : ${data}.`),
  )
})

test('the legal notice states the number of fields of the company form', () => {
  const count = inWords(fieldNames.length)
  expect(bodyOf(legalNotice, 'article-8')).toContain(`${count} champs sont obligatoires`)
  expect(bodyOf(legalNotice, 'article-10')).toContain(
    `Ce service reçoit les ${count} champs du formulaire`,
  )
})

test('the accessibility statement counts the criteria and names the unmet ones', () => {
  const said = bodyOf(legalNotice, 'article-16')
  expect(said.match(/^Critères .*/gm)).toEqual([
    `Critères respectés\u00a0: ${results.conform}`,
    `Critères non respectés\u00a0: ${results.notConform}`,
    `Critères non applicables\u00a0: ${results.notApplicable}`,
  ])
  for (const { number, evidence } of notConform)
    expect(said).toContain(`Critère ${number}\u00a0: ${evidence}`)
})

test('the accessibility statement lists every specified page and only existing pages', () => {
  const lists = legalNotice.articles.flatMap(({ blocks }) =>
    blocks.map((block) =>
      (block.kind === 'list' ? block.items : [])
        .flat()
        .flatMap((run) => (typeof run === 'string' ? [] : run.href)),
    ),
  )
  const assessed = lists.find((hrefs) => hrefs.includes('/')) ?? []
  expect(assessed).toEqual(expect.arrayContaining(specifiedRoutes))
  expect(new Set(assessed).size).toBe(assessed.length)
  expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(assessed))
})

test('the training rules end with an annex in three parts: remote, on site, mixed', () => {
  const annex = trainingRules.articles.at(-1)
  const kind = 'heading'
  expect(annex?.blocks.filter((block) => block.kind === kind)).toEqual([
    { kind, text: 'Partie A – Formations à distance', id: 'annexe-a' },
    { kind, text: 'Partie B – Formations en présentiel', id: 'annexe-b' },
    { kind, text: 'Partie C – Formations mixtes', id: 'annexe-c' },
  ])
})
