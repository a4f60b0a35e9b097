import { factsSchema } from '#facts/kinds.ts'
import { readFacts } from '#src/checks/fact-files.ts'

/** The example as its files hold it, and as the schema reads it. */
export const { files: deliveredFacts } = readFacts('facts')
export const delivered = factsSchema.parse(deliveredFacts)

const { apprenticeship, courses } = delivered
export const surroundings = {
  images: [
    ...courses,
    ...delivered['mandatory-trainings'],
    ...delivered['individual-trainings'],
    ...(apprenticeship === null ? [] : [apprenticeship]),
  ].map(({ image }) => image),
  placeholders: [],
  files: ['/certificat-exemple.pdf'],
}

export const certification = {
  title: 'Utiliser un tableur',
  code: 'RS9999',
  certifier: 'Certificateur Exemple',
  registered: '2024-01-01',
  until: '2027-12-31',
}
