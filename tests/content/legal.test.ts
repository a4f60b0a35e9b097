import { describe, expect, test, vi } from 'vitest'
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

const { complaints, forwardingService, reporting } = organisation

/** Statements that each legal text must contain, keyed by the id of the article. */
const documents = {
  'the legal notice': {
    document: legalNotice,
    facts: {
      'article-1': [organisation.capital],
      'article-4': [
        `Enregistré sous le numéro ${organisation.trainingNumber}. Cet enregistrement ne vaut pas agrément de l’État.`,
        `Organisme certificateur : ${organisation.certification.certifier}`,
      ],
      'article-7': [organisation.dataContact],
      'article-10': [forwardingService.name],
      'article-11': [
        forwardingService.company,
        forwardingService.country,
        forwardingService.safeguard,
      ],
      'article-12': [
        '3 ans au plus après le dernier contact venant de vous',
        '12 mois au plus',
      ],
      'article-13': ['dans les 72 heures'],
      'article-15': ['13 mois au maximum'],
      'article-16': [
        `Le site est en ${results.state} avec`,
        'Cet état résulte d’une autoévaluation ; la conformité n’est pas encore établie par un audit externe.',
        `${results.rate} % des critères applicables sont respectés`,
        'Cette déclaration a été établie le',
        'Technologies employées',
        'Outils d’évaluation',
        `écrivez à ${organisation.email}`,
        'Défenseur des droits',
      ],
    },
  },
  'the training rules': {
    document: trainingRules,
    facts: {
      'article-12': [
        reporting.name,
        reporting.email,
        `sous ${reporting.acknowledgedWithin}`,
        `sous ${reporting.answeredWithin}`,
        '3919',
        '09 69 39 00 00',
      ],
      'article-16': ['Les amendes et autres sanctions pécuniaires sont interdites.'],
      'article-17': ['moins d’un jour franc ni plus de quinze jours'],
      'article-18': [
        'plus de 500 heures',
        complaints.email,
        `sous ${complaints.acknowledgedWithin}`,
        `sous ${complaints.answeredWithin}`,
      ],
      annexe: ['24 h/24 et 7 j/7'],
    },
  },
  'the terms of use': {
    document: termsOfUse,
    facts: {
      'article-4': ['30 % du prix'],
      'article-5': ['sous 72 heures ouvrées, ou sous 24 heures par e-mail'],
      'article-8': ['article 1218 du Code civil'],
      'article-9': [String(organisation.mediator?.name)],
    },
  },
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

describe.each(Object.entries(documents))('%s', (_, { document, facts }) => {
  test('the text has a version date, no empty section and at least three sentences per article', () => {
    const { articles, updated } = document
    expect(updated).toContain(organisation.legalTextsUpdated)
    expect(articles.filter((article) => sentences(article) < 3)).toEqual([])
    const kinds = articles.map(({ blocks }) => blocks.map(({ kind }) => kind).join(' '))
    expect(kinds.filter((text) => /heading heading|heading$/.test(text))).toEqual([])
  })

  test.each(Object.entries(facts))(
    'the section %s states its required facts',
    (id, texts) => {
      const body = normalizeSpaces(bodyOf(document, id))
      expect(
        texts.filter((text) => !body.includes(normalizeSpaces(typeset(String(text))))),
      ).toEqual([])
    },
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

test('the legal notice states when the certificate ends, if that date is known', () => {
  const said = bodyOf(legalNotice, 'article-4')
  const { validUntil } = organisation.certification
  expect(said.includes('Valable jusqu’au')).toBe(validUntil !== null)
  expect(said).not.toContain('sur demande')
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

test('the terms of use grant fourteen days to withdraw from a distance contract', () => {
  expect(bodyOf(termsOfUse, 'article-4')).toMatch(
    /dix\sjours.*quatorze\sjours lorsque le contrat est conclu à distance.*L221-\u206018/,
  )
})

test('the terms of use do not treat a visit of the site as their acceptance', () => {
  expect(bodyOf(termsOfUse, 'article-1')).not.toMatch(/vaut acceptation/)
})

test('the legal notice names no alternative safeguard for data transfers', () => {
  expect(bodyOf(legalNotice, 'article-11')).not.toMatch(/adéquation|à défaut/)
})

test('the legal notice lists the data of the company form and says that all fields are required', () => {
  const data = 'nom, adresse e-mail, entreprise, téléphone, numéro SIRET, sujet et message'
  const count = inWords(fieldNames.length)
  const asked = bodyOf(legalNotice, 'article-8')
  expect(asked, 'articles 9 and 12 state the purpose and the storage time').toContain(
    typeset(`Formulaire de l’espace Entreprise : ${data}.`),
  )
  expect(asked).toContain(`${count} champs sont obligatoires`)
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
