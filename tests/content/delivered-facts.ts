import type { Surroundings } from '#facts/rule.ts'
import { readFacts, surroundings } from '#src/checks/fact-files.ts'

/** The example as its files hold it, be it right or wrong. */
export const { files: deliveredFacts } = readFacts('facts')

/** A repository that has all it needs. */
export const around: Surroundings = {
  ...surroundings,
  placeholders: [],
  files: [...surroundings.files, '/certificat-qualite.pdf'],
}

export const certification = {
  title: 'Utiliser un tableur',
  code: 'RS9999',
  certifier: 'Certificateur Exemple',
  registered: '2024-01-01',
  until: '2027-12-31',
}
