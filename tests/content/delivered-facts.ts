import { readdirSync } from 'node:fs'
import path from 'node:path'
import { readFacts } from '#src/checks/fact-files.ts'

/** The example as its files hold it, be it right or wrong. */
export const { files: deliveredFacts } = readFacts('facts')

export const surroundings = {
  images: readdirSync('src/images').map((file) => path.parse(file).name),
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
