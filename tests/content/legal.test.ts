import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { Inline, LegalArticle, LegalDocument } from '#src/content/legal-document.ts'
import { legalNotice } from '#src/content/pages/legal-notice.ts'
import { organisation } from '#src/content/organisation.ts'
import { specifiedRoutes } from '#tests/specified-routes.ts'
import { termsOfUse } from '#src/content/pages/terms-of-use.ts'
import { trainingRules } from '#src/content/pages/training-rules.ts'
import { typeset } from '#facts/typeset.ts'

const documents = [
  {
    path: '/politique-de-confidentialite',
    count: 16,
    document: legalNotice,
    titles: [
      'Éditeur du site',
      'Directeur de la publication',
      'Hébergement',
      'Activité de formation et certification qualité',
      'Propriété intellectuelle',
      'Liens externes et responsabilité éditoriale',
      'Responsable du traitement et contact',
      'Données collectées',
      'Finalités et bases légales',
      'Destinataires et sous-traitants',
      'Transferts hors de l’Union européenne',
      'Durées de conservation',
      'Sécurité',
      'Vos droits',
      'Cookies et autres traceurs',
      'Accessibilité, mise à jour et droit applicable',
    ],
    facts: [
      ['article-1', organisation.capital],
      [
        'article-4',
        `Enregistré sous le numéro ${organisation.trainingNumber}. Cet enregistrement ne vaut pas agrément de l’État.`,
      ],
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
    path: '/reglement-interieur',
    count: 18,
    document: trainingRules,
    titles: [
      'Objet et cadre légal',
      'Champ d’application',
      'Information du stagiaire',
      'Règles générales de santé et de sécurité',
      'Consignes d’incendie et d’évacuation',
      'Accidents et malaises',
      'Alcool, drogues, tabac et vapotage',
      'Accès aux locaux, restauration et objets interdits',
      'Horaires, absences et retards',
      'Assiduité, émargement et évaluation',
      'Comportement et tenue',
      'Prévention des violences, du harcèlement et des discriminations',
      'Matériel et documentation',
      'Informatique, enregistrements et confidentialité',
      'Effets personnels et responsabilité',
      'Discipline\u00A0: nature et échelle des sanctions',
      'Procédure disciplinaire et droits de la défense',
      'Représentation, réclamations et entrée en vigueur',
      'Annexe – Formations à distance et en présentiel',
    ],
    facts: [
      ['article-12', organisation.reporting.name],
      ['article-12', organisation.reporting.email],
      ['article-12', `sous ${organisation.reporting.acknowledgedWithin}`],
      ['article-12', `sous ${organisation.reporting.answeredWithin}`],
      ['article-12', '3919'],
      ['article-12', '09\u00A069\u00A039\u00A000\u00A000'],
      ['article-16', 'Les amendes et autres sanctions pécuniaires sont interdites.'],
      ['article-17', 'moins d’un jour franc ni plus de quinze jours'],
      ['article-18', 'plus de 500\u00A0heures'],
      ['article-18', organisation.complaints.email],
      ['article-18', `sous ${organisation.complaints.acknowledgedWithin}`],
      ['article-18', `sous ${organisation.complaints.answeredWithin}`],
      ['annexe', '24\u00A0h/24 et 7\u00A0j/7'],
    ],
  },
  {
    path: '/conditions-generales-utilisation',
    count: 9,
    document: termsOfUse,
    titles: [
      'Objet et acceptation',
      'Définitions',
      'Accès et disponibilité',
      'Informations sur les formations et les financements',
      'Formulaires, assistant virtuel et notifications',
      'Engagements du visiteur',
      'Propriété intellectuelle',
      'Responsabilité, liens et force majeure',
      'Données personnelles, évolution, droit applicable et litiges',
    ],
    facts: [
      ['article-4', '30\u202F% du prix'],
      ['article-5', 'sous 72\u00A0heures ouvrées, ou sous 24\u00A0heures par e-mail'],
      ['article-8', 'article\u00A01218 du Code civil'],
      ['article-9', organisation.mediator.url],
    ],
  },
]

const runs = (text: Inline) => (typeof text === 'string' ? [text] : text)

const plain = (text: Inline) =>
  runs(text)
    .map((run) => (typeof run === 'string' ? run : run.text))
    .join('')

const passages = (article: LegalArticle): Inline[] =>
  article.blocks.flatMap((block) => (block.kind === 'list' ? block.items : [block.text]))

const body = (article: LegalArticle) => passages(article).map(plain).join('\n')

const everyText = (document: LegalDocument) => [
  document.title,
  document.lead,
  document.updated,
  ...document.articles.flatMap((article) => [article.title, body(article)]),
]

const anchors = (document: LegalDocument) =>
  document.articles.flatMap((article) => [
    article.id,
    ...article.blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : [])),
  ])

const hrefs = (document: LegalDocument) =>
  document.articles
    .flatMap(passages)
    .flatMap(runs)
    .flatMap((run) => (typeof run === 'string' ? [] : [run.href]))

const sentences = (article: LegalArticle) =>
  article.blocks.flatMap((block) =>
    block.kind === 'paragraph' ? (plain(block.text).match(/[.!?](?=\s|$)/g) ?? []) : [],
  ).length

const articleBody = (document: LegalDocument, id: string) =>
  document.articles
    .filter((article) => article.id === id)
    .map(body)
    .join('')

const typographyFaults = (text: string) => [
  ...(text.match(/.{0,20}'.{0,20}/g) ?? []),
  ...(text.match(/.{0,20}«(?!\u00A0).{0,20}/g) ?? []),
  ...(text.match(/.{0,20}(?<!\u00A0)[»:](?!\/\/).{0,20}/g) ?? []),
  ...(text.match(/.{0,20}(?<!\u202F)[;!?%].{0,20}/g) ?? []),
  ...(text.match(/.{0,20}(\.\.\.| {2}).{0,20}/g) ?? []),
]

describe.each(documents)('$path', ({ count, document, titles, facts }) => {
  const numbered = document.articles.filter((article) => article.number !== null)

  it('numbers its articles in order, each anchored by its number', () => {
    const expected = Array.from({ length: count }, (_, index) => index + 1)
    expect(numbered.map((article) => article.number)).toEqual(expected)
    expect(numbered.map((article) => article.id)).toEqual(
      expected.map((number) => `article-${number}`),
    )
  })

  it('keeps the titles of its plan', () => {
    expect(document.articles.map(({ title }) => ({ title }))).toEqual(
      typeset(titles.map((title) => ({ title }))),
    )
  })

  it.each(facts)('states in %s: %s', (id, fact) => {
    expect(articleBody(document, id)).toContain(typeset(fact))
  })

  it('never gives one anchor to two places, and keeps anchors in plain ASCII', () => {
    const ids = anchors(document)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !/^[a-z][a-z0-9-]*$/.test(id))).toEqual([])
  })

  it('answers each article in three sentences or more, lists not counted', () => {
    const short = document.articles.filter((article) => sentences(article) < 3)
    expect(short.map((article) => article.id)).toEqual([])
  })

  it('follows a heading by a text, and leaves no passage empty', () => {
    const faulty = document.articles.filter((article) => {
      const kinds = article.blocks.map((block) => block.kind).join(' ')
      const empty = passages(article).some((text) => plain(text).trim() === '')
      return empty || /heading heading|heading$/.test(kinds)
    })
    expect(faulty.map((article) => article.id)).toEqual([])
  })

  it('is typeset in French', () => {
    expect(everyText(document).flatMap(typographyFaults)).toEqual([])
  })

  it('links to pages of the site, to anchors that exist, or out by a known scheme', () => {
    const known = new Set([
      ...specifiedRoutes,
      '/qui-sommes-nous#qualite',
      '/licences.txt',
      ...documents.flatMap((target) =>
        anchors(target.document).map((id) => `${target.path}#${id}`),
      ),
    ])
    const broken = hrefs(document).filter(
      (href) => !known.has(href) && !/^(https:\/\/|mailto:\S+@\S+$|tel:\+\d+$)/.test(href),
    )
    expect(hrefs(document).length).toBeGreaterThan(0)
    expect(broken).toEqual([])
  })

  it('shows the date of its version', () => {
    expect(document.updated).toContain(organisation.legalTextsUpdated)
  })

  it('weighs less than 13 kB of compressed text', () => {
    expect(brotliCompressSync(everyText(document).join('\n')).length).toBeLessThan(13_000)
  })
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

it('the privacy policy opens its last article with the accessibility statement', () => {
  expect(legalNotice.articles[15]?.blocks[0]).toMatchObject({ id: 'accessibilite' })
  const statement = articleBody(legalNotice, 'article-16')
  expect(statement).toContain('n’est pas encore établie par un audit externe')
  expect(statement).toContain('autoévaluation')
  expect(statement).toContain('Défenseur des droits')
})

it('the training rules end with the annex in three parts: remote, on site, mixed', () => {
  const annex = trainingRules.articles.at(-1)
  expect(annex).toMatchObject({ id: 'annexe', number: null })
  expect(annex?.blocks.filter((block) => block.kind === 'heading')).toEqual([
    { kind: 'heading', text: 'Partie A – Formations à distance', id: 'annexe-a' },
    { kind: 'heading', text: 'Partie B – Formations en présentiel', id: 'annexe-b' },
    { kind: 'heading', text: 'Partie C – Formations mixtes', id: 'annexe-c' },
  ])
})
