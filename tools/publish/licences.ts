import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { PublishConfig } from './config.ts'

/** A part of another author that is shipped, as Vite lists the packages that it bundled. */
export type ThirdPartyComponent = {
  readonly name: string
  readonly version?: string
  /** SPDX's name of the licence. */
  readonly identifier?: string
  readonly text?: string
}

/** Where Vite leaves the packages that it bundled, in the published folder. */
export const bundledPackagesFile = 'licences.json'

/** Where every visitor finds the licences, in the published folder. */
export const licencesFile = 'licences.txt'

/** The licences that ask for their notice alone. */
const acceptedLicences = '0BSD Apache-2.0 BSD-2-Clause BSD-3-Clause ISC MIT OFL-1.1'.split(
  ' ',
)

/** Sentences about parts that must not be shipped; empty when all may be. */
export function checkLicences(components: readonly ThirdPartyComponent[]) {
  return components.flatMap(({ name, identifier = 'no licence', text = '' }) => {
    if (!acceptedLicences.includes(identifier))
      return `${name} is under ${identifier}, which tools/publish/licences.ts does not accept.`
    return text.trim() === '' ? `${name} comes without the text of its licence.` : []
  })
}

/**
 * Replaces Vite's list in a published folder by the licences of all that is shipped.
 * @throws when a part is under another licence than the accepted ones, or lacks its text
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
