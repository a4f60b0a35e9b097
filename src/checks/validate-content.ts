import { readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { factFileNames } from '#facts/schema/fact-files.ts'
import { textsIn } from '#facts/schema/record.ts'
import { error, type Path, type RecordIssue } from '#facts/validation/issue.ts'
import { toRecordIssue } from '#facts/validation/validate-facts.ts'
import { agendaFiles } from '#src/document/agenda.ts'
import { leftOut } from '#src/content/courses.ts'
import * as organisation from '#src/content/organisation.ts'
import { notFound } from '#src/content/page-list.ts'
import {
  type ContentError,
  contentErrors,
  type Head,
  headErrors,
  nameErrors,
} from './content-rules.ts'
import { environment, sampleNames } from './fact-files.ts'
import { deliveredFacts } from './fact-records.ts'

/** The folders of `src/` whose modules export texts. */
const folders = ['content', 'model', 'page-content']
const { files: published } = environment
const forbiddenNames = organisation.sample ? [] : sampleNames
/** The `place` of an error about an empty Solutions menu. The error is ignored: the menu is not displayed. */
const emptyMenu = 'navigation.ts.solutions.items'
const agendas = Object.keys(agendaFiles).map((name) => `/${name}`)
/** The modules of facts, which are validated separately, and of pages that are left out. */
const excluded = [
  'courses',
  'facts',
  'programme-paths',
  ...leftOut.map(({ page }) => page),
].map((name) => `${name}.ts`)
const modules: readonly { name: string; data: { head?: Head } }[] = await Promise.all(
  folders
    .flatMap((folder) => {
      const inside = path.resolve('src', folder)
      return readdirSync(inside, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts') && !excluded.includes(path.basename(file)))
        .map((file) => path.join(inside, file))
    })
    .map(async (file) => ({
      name: path.basename(file),
      data: { ...(await import(pathToFileURL(file).href)) },
    })),
)
/** The title and description of each page except programmes, by file. */
const heads = Object.fromEntries(
  modules.flatMap(({ name, data }) => (data.head ? [[name, data.head]] : [])),
)
const files = modules.filter(({ data }) => Object.keys(data).length > 0)

/** An error of the content in French, with the record of the facts to correct if it is known. */
export type ContentIssue = Pick<RecordIssue, 'text' | 'action'> & Partial<RecordIssue>

/**
 * Validates the texts of the modules in `folders`, and the redirects of moved pages.
 * @param routes the paths of all pages, such as `/contact`
 */
export function contentIssues(routes: readonly string[]): ContentIssue[] {
  const addresses = [...routes, notFound.path, '/licences.txt', ...published, ...agendas]
  const errors = [
    ...files.flatMap((file) =>
      contentErrors(file, { addresses, sampleNames: forbiddenNames }),
    ),
    ...headErrors(heads),
  ]
  const issues = [
    ...errors.filter(({ place }) => place !== emptyMenu).map(issueOf),
    ...deliveredFacts['moved-pages'].flatMap(({ from, to }, index) => [
      ...(routes.includes(from)
        ? [issueAt(['moved-pages', index, 'from'], 'une page du site a cette adresse')]
        : []),
      ...(routes.includes(to)
        ? []
        : [issueAt(['moved-pages', index, 'to'], `« ${to} » ne mène à aucune page`)]),
    ]),
  ]
  // Several modules may export the same text.
  return [...new Map(issues.map((issue) => [lineOf(issue), issue])).values()]
}

/** Returns one line per error of the content. */
export const validateContent = (routes: readonly string[]) =>
  contentIssues(routes).map(lineOf)

const lineOf = ({ text, action }: ContentIssue) => `${text} ${action}`.trim()

/** Returns an error for each sample name in the built files of a real organisation. */
export function findSampleNames(documents: ReadonlyMap<string, string>): string[] {
  return [...documents].flatMap(([file, text]) =>
    nameErrors(text, forbiddenNames).map((error) => `${file} : ${error}`),
  )
}

/** Returns an error for each link in a built page to an anchor that its target does not have. */
export function findDeadAnchors(documents: ReadonlyMap<string, string>): string[] {
  return [...documents].flatMap(([file, html]) =>
    [...html.matchAll(/<a [^>]*?href="([^"?#]*)[^"#]*#([^"]+)"/g)].flatMap(
      ([, address = '', id = '']) => {
        const page = address === '/' ? '/index.html' : `${address}.html`
        const target = documents.get(address === '' ? file : page)
        if (target === undefined || target.includes(` id="${id}"`)) return []
        const value = `${address}#${id}`
        const text = `le lien « ${value} » ne mène à aucun endroit de la page`
        return lineOf(issueOf({ place: file, value, text }))
      },
    ),
  )
}

/** Returns an error of a value of the facts, or the place of an error in the code. */
function issueOf({ place, value, text }: ContentError): ContentIssue {
  const [, page, key = ''] = /^([\w-]+)\.ts\.head\.(\w+)$/.exec(place) ?? []
  const kind = factFileNames.find((name) => name === `texts-${page}`)
  const [linking] =
    [...textsIn(deliveredFacts)].find(
      ([, fact]) => fact === value || fact.includes(`](${String(value)})`),
    ) ?? []
  const path = kind ? [kind, 'head', key] : linking
  return path ? issueAt(path, text) : { text: `${place} : ${text}`, action: '' }
}

const issueAt = (path: Path, text: string) =>
  toRecordIssue(error(path, text), deliveredFacts)
