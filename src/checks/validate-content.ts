import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { agendaFiles } from '#src/agenda.ts'
import { courseCategories, courses } from '#src/content/pages/catalogue.ts'
import { claims, figures } from '#src/content/claims.ts'
import { footer } from '#src/content/navigation.ts'
import { individualHome } from '#src/content/pages/individual-home.ts'
import {
  individualCategories,
  individualTrainings,
} from '#src/content/pages/individual-trainings.ts'
import {
  mandatoryCategories,
  mandatoryTrainings,
} from '#src/content/pages/mandatory-trainings.ts'
import { organisation } from '#src/content/organisation.ts'
import { notFound } from '#src/content/page-list.ts'
import { results } from '#src/content/rgaa.ts'
import {
  categoryErrors,
  fieldErrors,
  headErrors,
  identifierErrors,
  imageErrors,
  leaves,
  linkErrors,
  typographyErrors,
  type Source,
} from './content-rules.ts'

const source = path.resolve('src')
const images = readdirSync(path.join(source, 'images')).map((file) => path.parse(file).name)
const publicFolder = path.join(source, 'public')
const publicFiles = readdirSync(publicFolder).map((file) => `/${file}`)
const sizeOf = (href: string) =>
  statSync(path.join(publicFolder, href), { throwIfNoEntry: false })?.size
const agendas = Object.keys(agendaFiles).map((name) => `/${name}`)
const { certification } = organisation
const modules: readonly Source[] = await Promise.all(
  readdirSync(path.join(source, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map(async (file) => {
      const address = pathToFileURL(path.join(source, 'content', file)).href
      return { name: path.basename(file), data: { ...(await import(address)) } }
    }),
)
/** What each page says in search results, by file. */
const heads = Object.fromEntries(
  modules.flatMap(({ name, data }) => (isTold(data) ? [[name, data.head]] : [])),
)
/** The records of courses have rules of their own: what they become on the pages is read here. */
const files = modules.filter(
  ({ name, data }) => name !== 'courses.ts' && Object.keys(data ?? {}).length > 0,
)

/**
 * Everything wrong in `src/content`, one line an error, opened by the file and the key; a new
 * file there is read without being named here.
 * @param routes the paths of all pages, `/contact` for instance
 */
export function validateContent(routes: readonly string[]): string[] {
  const addresses = [...routes, notFound.path, '/licences.txt', ...publicFiles, ...agendas]
  return [
    ...files.flatMap((file) => sourceErrors(file, addresses, images)),
    ...listErrors(),
    ...certificateErrors({ sample: organisation.sample, file: certification.file }, sizeOf),
    ...accessibilityErrors(),
  ]
}

/** Every rule that holds for any piece of content. */
export function sourceErrors(
  file: Source,
  routes: readonly string[],
  imageNames: readonly string[],
): string[] {
  return [
    ...fieldErrors(file),
    ...identifierErrors(file),
    ...typographyErrors(file),
    ...linkErrors(file, routes),
    ...imageErrors(file, imageNames),
  ]
}

function listErrors(): string[] {
  return [
    ...headErrors(heads),
    ...categoryErrors('catalogue.ts', courses, courseCategories),
    ...categoryErrors('mandatory-trainings.ts', mandatoryTrainings, mandatoryCategories),
    ...categoryErrors('individual-trainings.ts', individualTrainings, individualCategories),
    ...categoryErrors(
      'individual-home.ts',
      individualHome.domains.items,
      individualCategories,
    ),
  ]
}

type Told = { head: { title: string; description: string } }

function isTold(data: unknown): data is Told {
  return typeof data === 'object' && data !== null && 'head' in data
}

type Certificate = { sample: boolean; file: { href: string; format: string } | null }

/**
 * A certificate that real facts lack, or that is not what its link says.
 * @param bytesOf the size of a file of `src/public`, undefined where there is none
 */
export function certificateErrors(
  { sample, file }: Certificate,
  bytesOf: (href: string) => number | undefined,
): string[] {
  const key = 'identity.ts.certification.file'
  if (!sample && (file === null || invented.test(file.href)))
    return [`${key}: the certificate itself must be published, put it in src/public`]
  if (file === null) return []
  const bytes = bytesOf(file.href)
  if (bytes === undefined) return [`${key}.href: "${file.href}" is no file of src/public`]
  const kind = path.extname(file.href).slice(1).toUpperCase()
  const format = `${kind}, ${Math.max(1, Math.round(bytes / 1000))}\u00a0Ko`
  return file.format === format ? [] : [`${key}.format: "${file.format}", not "${format}"`]
}

function accessibilityErrors(): string[] {
  const { label } = footer.accessibility
  return label.endsWith(`\u00a0: ${results.adjective}`)
    ? []
    : [`navigation.ts.footer.accessibility.label: does not say "${results.adjective}"`]
}

/** What the owner has confirmed, or the specification states. */
const confirmed = ['sample', 'capital', 'openingHours']

/** Marks of an invented value: `exemple`, what is to be confirmed, zeros, numbers for fiction. */
const invented =
  /ex[ea]mple|beaucordeau|à confirmer|0{2}[\s\u202f]?0{2,3}|01 99 00|3319900|3363998/i

/**
 * The keys of `identity.ts` that still hold sample values, then what has no value yet, a
 * figure shown without its method included, then the claims whose date is invented. Once
 * `sample` is false only values that bear a mark of invention are named.
 */
export function sampleFacts(
  identity: { sample: boolean } = organisation,
  shown: readonly { id: string; method: unknown }[] = figures,
): string[] {
  const facts = Object.entries(identity)
    .filter(([key]) => !confirmed.includes(key))
    .flatMap(([key, value]) => leaves(value, key))
  const sample = facts.filter(
    ({ value }) => typeof value === 'string' && (identity.sample || invented.test(value)),
  )
  const absent = facts.filter(({ value }) => value === null)
  const unexplained = shown.filter(({ method }) => method === null)
  const dated = Object.entries(claims).filter(([, { verified }]) => verified !== null)
  return [
    ...sample.map(({ path: key }) => key),
    ...absent.map(({ path: key }) => `${key} (absent)`),
    ...unexplained.map(({ id }) => `figure ${id} (no method)`),
    ...(identity.sample ? dated : []).map(
      ([name]) => `claim ${name} (date of verification)`,
    ),
  ]
}

type Apprenticeship = {
  certification: { categories: readonly string[] }
  apprenticeshipCentre: string | null
}

/** Facts of `identity.ts` that a page or another fact denies: only the owner knows which is true. */
export function contradictions({
  certification: { categories },
  apprenticeshipCentre,
}: Apprenticeship = organisation): string[] {
  const key = 'certification.categories'
  if (!categories.some((category) => category.includes('apprentissage')))
    return [
      `/solutions/apprentissage promises to train apprentices, and ${key} holds no apprenticeship: add the category if the certificate has it, or name on the page the training centre that trains them.`,
    ]
  if (apprenticeshipCentre === null)
    return [
      `${key} holds apprenticeship, and apprenticeshipCentre has no number (UAI): add it, or take the category away.`,
    ]
  return []
}
