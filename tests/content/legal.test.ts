import { describe, expect, it } from 'vitest'
import type { Inline, LegalArticle, LegalDocument } from '#src/content/legal-document.ts'
import { legalNotice } from '#src/content/pages/legal-notice.ts'
import { articlesOf } from '#src/content/legal-text.ts'
import * as organisation from '#src/content/organisation.ts'
import { termsOfUse } from '#src/content/pages/terms-of-use.ts'
import { trainingRules } from '#src/content/pages/training-rules.ts'
import { typeset } from '#facts/typeset.ts'
import { inWords } from '#src/content/number-words.ts'
import { fieldNames, specifiedFields } from '#tests/machines/form-fields.rules.ts'

const { complaints, reporting } = organisation
const registered = `Enregistré sous le numéro ${organisation.trainingNumber}.`

/** What the law asks each text to say, by article. */
const documents = [
  {
    name: 'the legal notice',
    document: legalNotice,
    facts: [
      ['article-1', organisation.capital],
      ['article-4', `${registered} Cet enregistrement ne vaut pas agrément de l’État.`],
      [
        'article-4',
        'La certification qualité a été délivrée au titre de la ou des catégories d’actions suivantes\u00A0: actions de formation, actions de formation par apprentissage.',
      ],
      ['article-7', organisation.dataContact],
      ['article-10', organisation.forwardingService.name],
      ['article-11', organisation.forwardingService.country],
      ['article-12', '3\u00A0ans au plus après le dernier contact venant de vous'],
      ['article-12', '12\u00A0mois au plus'],
      ['article-13', 'dans les 72\u00A0heures'],
      ['article-15', '13\u00A0mois au maximum'],
    ],
  },
  {
    name: 'the training rules',
    document: trainingRules,
    facts: [
      ['article-12', reporting.name],
      ['article-12', reporting.email],
      ['article-12', `sous ${reporting.acknowledgedWithin}`],
      ['article-12', `sous ${reporting.answeredWithin}`],
      ['article-12', '3919'],
      ['article-12', '09\u00A069\u00A039\u00A000\u00A000'],
      ['article-16', 'Les amendes et autres sanctions pécuniaires sont interdites.'],
      ['article-17', 'moins d’un jour franc ni plus de quinze jours'],
      ['article-18', 'plus de 500\u00A0heures'],
      ['article-18', complaints.email],
      ['article-18', `sous ${complaints.acknowledgedWithin}`],
      ['article-18', `sous ${complaints.answeredWithin}`],
      ['annexe', '24\u00A0h/24 et 7\u00A0j/7'],
    ],
  },
  {
    name: 'the terms of use',
    document: termsOfUse,
    facts: [
      ['article-4', '30\u202F% du prix'],
      ['article-5', 'sous 72\u00A0heures ouvrées, ou sous 24\u00A0heures par e-mail'],
      ['article-8', 'article\u00A01218 du Code civil'],
      ['article-9', organisation.mediator.url],
    ],
  },
]

const plain = (text: Inline) =>
  [text]
    .flat()
    .map((run) => (typeof run === 'string' ? run : run.text))
    .join('')

const passages = (article: LegalArticle): Inline[] =>
  article.blocks.flatMap((block) => (block.kind === 'list' ? block.items : [block.text]))

const body = (article: LegalArticle) => passages(article).map(plain).join('\n')

const sentences = (article: LegalArticle) =>
  article.blocks.flatMap((block) =>
    block.kind === 'paragraph' ? (plain(block.text).match(/[.!?](?=\s|$)/g) ?? []) : [],
  ).length

const bodyOf = (articles: readonly LegalArticle[], id: string) =>
  articles.flatMap((article) => (article.id === id ? body(article) : [])).join('')
const articleBody = (document: LegalDocument, id: string) => bodyOf(document.articles, id)

describe.each(documents)('$name', ({ document, facts }) => {
  it('shows the date of its version', () => {
    expect(document.updated).toContain(organisation.legalTextsUpdated)
  })

  it.each(facts)('states in %s: %s', (id, fact) => {
    expect(articleBody(document, id)).toContain(typeset(fact))
  })

  it('answers each article in three sentences or more, lists not counted', () => {
    const short = document.articles.filter((article) => sentences(article) < 3)
    expect(short.map((article) => article.id)).toEqual([])
  })

  it('follows a heading by a text', () => {
    const faulty = document.articles.filter(({ blocks }) =>
      /heading heading|heading$/.test(blocks.map(({ kind }) => kind).join(' ')),
    )
    expect(faulty.map((article) => article.id)).toEqual([])
  })
})

it('a line is left out whose fact is not known, and a fact that nothing holds is an error', () => {
  const rows = (facts: object) => {
    const values = { organisation: { ...organisation, ...facts } }
    return bodyOf(articlesOf('terms-of-use', values), 'article-2')
  }
  expect(rows({})).toMatch(/Site\s: /)
  expect(rows({ url: null })).not.toMatch(/Site\s: |null/)
  expect(() => rows({ url: undefined })).toThrow('organisation.url')
})

it('the legal notice says of the certificate what is known, and promises nothing else', () => {
  const { certifier, validUntil } = organisation.certification
  const said = articleBody(legalNotice, 'article-4')
  expect(said).toContain(`Organisme certificateur\u00A0: ${certifier}`)
  expect(said.includes('Valable jusqu’au')).toBe(validUntil !== null)
  expect(said).not.toContain('sur demande')
})

it('the terms give fourteen days to who contracts at a distance, and ask for no acceptance', () => {
  expect(articleBody(termsOfUse, 'article-4')).toMatch(
    /dix\sjours.*quatorze\sjours lorsque le contrat est conclu à distance.*L221-\u206018/,
  )
  expect(articleBody(termsOfUse, 'article-1')).not.toMatch(/vaut acceptation/)
})

it('the privacy policy names who forwards a message, and the one safeguard of the transfer', () => {
  const { company, country, safeguard } = organisation.forwardingService
  const said = articleBody(legalNotice, 'article-11')
  for (const fact of [company, country, safeguard]) expect(said).toContain(typeset(fact))
  expect(said).not.toMatch(/adéquation|à défaut/)
})

it('the privacy policy names all that the company form asks for, and what may be left out', () => {
  const data = new Intl.ListFormat('fr').format(specifiedFields.map(({ datum }) => datum))
  const asked = articleBody(legalNotice, 'article-8')
  expect(asked, 'and in articles 9 and 12 why and for how long').toContain(
    typeset(`Formulaire de l’espace Entreprise : ${data}.`),
  )
  expect(asked).toContain(`${inWords(fieldNames.length)} champs sont obligatoires`)
  expect(articleBody(legalNotice, 'article-10')).toContain(
    `Ce service reçoit les ${inWords(fieldNames.length)} champs du formulaire`,
  )
})

it('the training rules end with the annex in three parts: remote, on site, mixed', () => {
  const annex = trainingRules.articles.at(-1)
  expect(annex).toMatchObject({ id: 'annexe', number: null })
  const kind = 'heading'
  expect(annex?.blocks.filter((block) => block.kind === kind)).toEqual([
    { kind, text: 'Partie A – Formations à distance', id: 'annexe-a' },
    { kind, text: 'Partie B – Formations en présentiel', id: 'annexe-b' },
    { kind, text: 'Partie C – Formations mixtes', id: 'annexe-c' },
  ])
})
