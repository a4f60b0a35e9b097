import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { addDays } from '#facts/format/days.ts'
import { factsSchema } from '#facts/schema/fact-files.ts'
import { readFacts } from '#src/checks/fact-files.ts'

/** The example as its files hold it, be it right or wrong, and as the schema reads it. */
export const { files: deliveredFacts } = readFacts('facts')
export const sampleFacts = factsSchema.parse(deliveredFacts)

/** What the schema, a drawing or a category is called, alike for every organisation. */
export const sharedFields =
  /^(?:id|image|category|kind|vat|status|delivery|level|condition|code|legalForm|from|to)$/

/** Other words of the same shape: nothing that the sample says is left, but for names in braces. */
function reword(text: string): string {
  if (/@|:\/\//.test(text))
    return text.replace(/beaucordeau|mediateur/, 'vertombelle').replace('.example', '.fr')
  return text
    .replaceAll(/\p{L}{4,}(?![^{]*\})/gu, (word) => word.split('').toReversed().join(''))
    .replace(/^01 99 00/, '04 78 12')
    .replace('00000', '69003')
}

/** A record with other words in all its fields, or in those of these names. */
function rewordFields<Value>(value: Value, fields = /./): Value {
  return JSON.parse(JSON.stringify(value), function (this: object, key, each: unknown) {
    if (typeof each !== 'string' || !fields.test(key)) return each
    const isSession = 'starts' in this
    // Its id names a file.
    return sharedFields.test(key) && !(isSession && key === 'id') ? each : reword(each)
  })
}

const withoutAnchors = <Item extends { anchor: string }>(
  list: readonly Item[],
  ...gone: string[]
) => list.filter(({ anchor }) => !gone.includes(anchor))

const changeFigure = (text: string) =>
  text.replace(/\d+/, (typed) => `${Number(typed) * 2 + 1}`)

// Those of the specification: with another of the sample's, its counts stay.
const courses = withoutAnchors(sampleFacts.courses.slice(0, 6), 'transformation-digitale')
const trainings = withoutAnchors(
  sampleFacts['individual-trainings'],
  'site-web',
  'suite-en-ligne',
)
const { week, saturday } = sampleFacts.identity.openingHours

/**
 * Another organisation than the sample, and one that exists: other names, numbers and words, fewer
 * or none of each.
 */
export const secondFacts = factsSchema.parse({
  ...sampleFacts,
  apprenticeship: null,
  categories: rewordFields(sampleFacts.categories, /^(?:name|title|text)$/),
  courses: rewordFields(courses).map((course, index) =>
    index === 0 ? { ...course, days: 0.5, hours: 3.5, price: null } : course,
  ),
  'mandatory-trainings': rewordFields(
    withoutAnchors(sampleFacts['mandatory-trainings'], 'incendie', 'hygiene-alimentaire'),
  ),
  'individual-trainings': rewordFields(trainings).map((training) => ({
    ...training,
    trainingAccount: false,
    certification: null,
  })),
  'company-questions': rewordFields(sampleFacts['company-questions']),
  'individual-questions': rewordFields(sampleFacts['individual-questions'].slice(0, 7)),
  funding: rewordFields(sampleFacts.funding, /^(?:help|situation)$/),
  claims: rewordFields(sampleFacts.claims, /^sentence$/).map((claim, index) => ({
    ...claim,
    figure: claim.figure && changeFigure(claim.figure),
    verified: claim.verified && addDays('2026-09-01', index),
  })),
  figures: sampleFacts.figures.map((figure) => ({
    ...figure,
    value: changeFigure(figure.value),
    method: {
      indicator: `Indicateur ${figure.id}`,
      period: 'De 2015 à 2025',
      method: 'Attestations de fin de formation remises, une par personne.',
      sample: '947 personnes',
      source: 'Registre des attestations',
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
    messaging: { name: 'Signal', href: 'https://messagerie.vertombelle.fr' },
    socialNetwork: { name: 'Mastodon', href: 'https://fil.vertombelle.fr' },
    appointment: { name: 'Agenda partagé', href: 'https://agenda.vertombelle.fr' },
  },
  identity: {
    ...rewordFields(sampleFacts.identity),
    capital: '38 500 €',
    sample: false,
    siret: '732 829 320 00074',
    trainingNumber: '84 69 12345 69',
    accessMap: null,
    openingHours: {
      week: { ...week, from: 'Mardi', to: 'Jeudi', opens: '08:30', closes: '17:30' },
      saturday: saturday && { ...saturday, opens: '10:00', closes: '13:00' },
    },
    apprenticeshipCentre: null,
  },
})

/** Writes facts into a folder, with an icon and a certificate, and no more. */
export function writeFacts(folder: string, facts = secondFacts) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(path.join(folder, 'public'), { recursive: true })
  for (const [kind, records] of Object.entries(facts))
    writeFileSync(path.join(folder, `${kind}.json`), JSON.stringify(records))
  const icon = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'
  writeFileSync(path.join(folder, 'public', 'favicon.svg'), icon)
  writeFileSync(path.join(folder, 'public', 'certificat-qualite.pdf'), '%PDF-1.7\n')
}
