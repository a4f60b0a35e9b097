import apprenticeshipFacts from '#facts/apprenticeship.json' with { type: 'json' }
import companyFacts from '#facts/courses.json' with { type: 'json' }
import individualFacts from '#facts/individual-trainings.json' with { type: 'json' }
import mandatoryFacts from '#facts/mandatory-trainings.json' with { type: 'json' }
import { judge } from '#facts/judge.ts'
import { readFacts } from '#src/checks/fact-files.ts'

export const { files: deliveredFacts } = readFacts('facts')

export const surroundings = {
  images: [
    ...companyFacts,
    ...mandatoryFacts,
    ...individualFacts,
    ...(apprenticeshipFacts === null ? [] : [apprenticeshipFacts]),
  ].map(({ image }) => image),
  placeholders: [],
  files: ['/certificat-exemple.pdf'],
}

/** What is said of the courses, but for their being examples. */
export function verdictOn(files: object, day = '2026-11-24') {
  const said = judge(files, day, surroundings).filter(
    ({ kind, level }) => /courses|training|apprentice/.test(kind) && level !== 'sample',
  )
  const textsOf = (isError: boolean) =>
    said.filter(({ level }) => (level === 'error') === isError).map(({ text }) => text)
  return { errors: textsOf(true), warnings: textsOf(false) }
}

/** With spaces and apostrophes as they are typed. */
export const plain = (texts: readonly string[]) =>
  texts.map((text) => text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('’', "'"))

export const certification = {
  title: 'Utiliser un tableur',
  code: 'RS9999',
  certifier: 'Certificateur Exemple',
  registered: '2024-01-01',
  until: '2027-12-31',
}
