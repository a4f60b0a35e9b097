import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { addDays } from '#facts/format/days.ts'
import { factsSchema } from '#facts/schema/fact-files.ts'
import { readFacts } from '#src/checks/fact-files.ts'
import { testFacts } from '#tools/publish/publish.ts'

export const { files: uncheckedSample } = readFacts(testFacts)
export const sampleFacts = factsSchema.parse(uncheckedSample)

/** Matches the names of fields whose values both organisations may share, such as ids. */
export const sharedFields =
  /^(?:id|image|category|kind|vat|status|delivery|level|condition|code|legalForm|from|to)$/

/** Changes a text, mostly by reversing the letters of words. URLs and e-mail addresses get another host. */
function reword(text: string): string {
  if (/@|:\/\//.test(text))
    return text.replace(/beaucordeau|mediateur/, 'vertombelle').replace('.example', '.fr')
  return text
    .replaceAll(/\p{L}{4,}(?![^{]*\})/gu, (word) => word.split('').toReversed().join(''))
    .replace(/^01 99 00/, '04 78 12')
    .replace('00000', '69003')
}

/** Rewords the texts of the fields whose names match `fields`. Shared fields stay the same, except session ids. */
function rewordFields<Value>(value: Value, fields = /./): Value {
  return JSON.parse(JSON.stringify(value), function (this: object, key, text: unknown) {
    if (typeof text !== 'string' || !fields.test(key)) return text
    const isSession = 'starts' in this
    // Session ids are reworded too, so that the test detects a link to a calendar file of the first organisation.
    return sharedFields.test(key) && !(isSession && key === 'id') ? text : reword(text)
  })
}

const withoutAnchors = <Item extends { anchor: string }>(
  list: readonly Item[],
  ...removed: string[]
) => list.filter(({ anchor }) => !removed.includes(anchor))

const withoutDrawings = (facts: unknown): unknown =>
  JSON.parse(JSON.stringify(facts), (key, value) => (key === 'image' ? null : value))

const rewordCourses = <Course>(records: readonly Course[]) =>
  rewordFields(records).map((course) => ({ ...course, sample: false }))

const changeFigure = (text: string) =>
  text.replace(/\d+/, (digits) => `${Number(digits) * 2 + 1}`)

// Only the first six courses of the sample are used, so that later additions do not change the counts in tests.
const specified = withoutAnchors(sampleFacts.courses.slice(0, 6), 'transformation-digitale')
const copies = specified.map((course) => ({
  ...course,
  anchor: `${course.anchor}-suite`,
  title: `${course.title} (suite)`,
  sessions: [],
}))
const lastCopies = copies.slice(0, 2).map((course) => ({
  ...course,
  anchor: `${course.anchor}-et-fin`,
  title: `${course.title} et fin`,
}))
const courses = [...specified, ...copies, ...lastCopies]
const trainings = withoutAnchors(
  sampleFacts['individual-trainings'],
  'site-web',
  'suite-en-ligne',
)

const rewordedFacts = {
  ...sampleFacts,
  'moved-pages': [],
  brand: {
    color: '#07522c',
    slogan: 'Apprendre le métier, avec celles et ceux qui le font.',
    logo: null,
    icon: null,
  },
  categories: rewordFields(sampleFacts.categories, /^(?:name|short|title|text)$/),
  courses: rewordCourses(courses).map((course, index) => ({
    ...course,
    satisfaction: null,
    ...(index === 0 && { days: 0.5, hours: 3.5, price: null }),
  })),
  'mandatory-trainings': rewordCourses(
    withoutAnchors(sampleFacts['mandatory-trainings'], 'incendie', 'hygiene-alimentaire'),
  ).map((training) => ({ ...training, satisfaction: null })),
  obligations: {
    ...sampleFacts.obligations,
    // The removed answer only leads to the fire safety training, which the organisation does not offer.
    ticks: sampleFacts.obligations.ticks.filter(({ id }) => id !== 'produits-inflammables'),
    duties: rewordFields(
      sampleFacts.obligations.duties.filter(
        ({ training }) => !['incendie', 'hygiene-alimentaire'].includes(training),
      ),
      /^training$/,
    ),
  },
  'individual-trainings': rewordCourses(trainings).map((training) => ({
    ...training,
    trainingAccount: false,
    certification: null,
  })),
  'company-questions': rewordFields(sampleFacts['company-questions']),
  'individual-questions': rewordFields(sampleFacts['individual-questions'].slice(-7)),
  funding: rewordFields(sampleFacts.funding, /^(?:help|situation)$/),
  claims: rewordFields(sampleFacts.claims, /^sentence$/).map((claim, index) => ({
    ...claim,
    figure: claim.figure && changeFigure(claim.figure),
    verified: claim.verified && addDays('2026-10-14', index),
    by: claim.by && 'Nadia Benali',
    sample: false,
  })),
  figures: sampleFacts.figures.map((figure) => ({
    ...figure,
    value: changeFigure(figure.value),
    sample: false,
    method: {
      indicator: `Indicateur ${figure.id}`,
      period: 'de 2015 à 2025',
      method: 'Attestations de fin de formation remises, une par personne.',
      sample: '947 personnes',
      source: 'registre des attestations',
    },
  })),
  certificate: {
    ...rewordFields(sampleFacts.certificate),
    name: sampleFacts.certificate.name,
    number: 'VTB-2025-0731',
    from: '2025-07-01',
    until: '2028-06-30',
    categories: ['actions de formation', 'bilans de compétences'],
    file: '/certificat-qualite.pdf',
  },
  services: {
    messaging: null,
    socialNetwork: { name: 'Mastodon', href: 'https://fil.vertombelle.fr' },
    appointment: null,
  },
  'texts-individual-trainings': {
    ...sampleFacts['texts-individual-trainings'],
    digital: null,
  },
  identity: {
    ...rewordFields(sampleFacts.identity),
    name: 'Atelier Nord Compétences',
    wordmark: 'Atelier Nord Compétences',
    offers: { apprenticeship: false, mandatoryTrainings: true, preHire: false },
    legalForm: 'Association loi de 1901',
    capital: null,
    registry: null,
    sample: false,
    siret: '732 829 320 00074',
    trainingNumber: '84 69 12345 69',
    accessMap: null,
    access: null,
    terms: [],
    team: [],
    openingHours: {
      week: {
        from: 'Mardi',
        to: 'Jeudi',
        hours: [
          { opens: '08:30', closes: '12:00' },
          { opens: '13:30', closes: '17:30' },
        ],
        note: null,
      },
      saturday: null,
    },
    mediator: null,
    apprenticeshipCentre: null,
  },
}

/**
 * Facts of a second organisation, which is not marked as a sample. Most of its names, numbers and words
 * differ from the sample. It has more courses, fewer other trainings and no drawings.
 */
export const secondFacts = factsSchema.parse(withoutDrawings(rewordedFacts))

/** Empties a folder, then writes facts and certificates into it. */
export function writeFacts(folder: string, facts = secondFacts) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(path.join(folder, 'public'), { recursive: true })
  for (const [kind, records] of Object.entries(facts))
    writeFileSync(path.join(folder, `${kind}.json`), JSON.stringify(records))
  // The second certificate simulates one that was replaced: no record refers to it. Finder writes `.DS_Store`.
  for (const name of ['certificat-qualite.pdf', 'certificat-qualite-2.pdf', '.DS_Store'])
    writeFileSync(path.join(folder, 'public', name), '%PDF-1.7\n')
}
