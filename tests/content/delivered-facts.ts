import type { Environment } from '#facts/rule.ts'
import { readFacts, environment } from '#src/checks/fact-files.ts'

/** The example as its files hold it, be it right or wrong. */
export const { files: deliveredFacts } = readFacts('facts')

/** A repository that has all it needs. */
export const completeEnvironment: Environment = {
  ...environment,
  placeholders: [],
  files: [...environment.files, '/certificat-qualite.pdf'],
}

export const certification = {
  title: 'Utiliser un tableur',
  code: 'RS9999',
  certifier: 'Certificateur Exemple',
  registered: '2024-01-01',
  until: '2027-12-31',
}
