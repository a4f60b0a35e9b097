import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { PublishConfig } from './config.ts'

/** A published third-party component, in the format of Vite's list of bundled packages. */
export type ThirdPartyComponent = {
  readonly name: string
  readonly version?: string
  /** The SPDX identifier of the licence. */
  readonly identifier?: string
  readonly text?: string
}

/** The file in the published folder in which Vite lists the bundled packages. */
export const bundledPackagesFile = 'licences.json'

export const licencesFile = 'licences.txt'

/** Licences that allow the publication of unmodified components if the licence is published too. */
const acceptedLicences = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'OFL-1.1',
]

/** Returns one sentence for each component that must not be published. */
export function checkLicences(components: readonly ThirdPartyComponent[]) {
  return components.flatMap(({ name, identifier = 'no licence', text = '' }) => {
    if (!acceptedLicences.includes(identifier))
      return `${name} is under ${identifier}, which tools/publish/licences.ts does not accept.`
    return text.trim() === '' ? `${name} comes without the text of its licence.` : []
  })
}

/**
 * Replaces Vite's package list in a published folder with the licence texts of all components.
 * @throws when a licence is not accepted or its text is missing
 */
export async function writeLicences(config: PublishConfig, published: string) {
  const packageList = path.join(published, bundledPackagesFile)
  const components: ThirdPartyComponent[] = JSON.parse(await readFile(packageList, 'utf8'))
  for (const { file, ...component } of config.thirdPartyComponents)
    components.push({ ...component, text: await readFile(file, 'utf8') })
  const errors = checkLicences(components)
  if (errors.length > 0) throw new Error(`Licences: ${errors.join(' ')}`)
  const separator = '-'.repeat(72)
  const sections = components.map(({ name, version, identifier, text = '' }) => {
    const title = `${name}${version === undefined ? '' : ` ${version}`} (${identifier})`
    return `${separator}\n${title}\n${separator}\n\n${text.replaceAll('\r\n', '\n').trim()}\n`
  })
  const lines = [`${config.owner} : licences`, '', ...sections]
  await writeFile(path.join(published, licencesFile), lines.join('\n'))
  await rm(packageList)
}
