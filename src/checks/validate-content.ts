import { readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { textsIn } from '#facts/schema/record.ts'
import { error } from '#facts/validation/issue.ts'
import { toRecordIssue } from '#facts/validation/validate-facts.ts'
import { agendaFiles } from '#src/document/agenda.ts'
import * as organisation from '#src/content/organisation.ts'
import { notFound } from '#src/content/page-list.ts'
import { contentErrors, type Head, headErrors, nameErrors } from './content-rules.ts'
import { environment, sampleNames } from './fact-files.ts'
import { deliveredFacts } from './fact-records.ts'

/** The folders of `src/` whose modules export texts. */
const folders = ['content', 'model', 'page-content']
const { files: published, images } = environment
const forbiddenNames = organisation.sample ? [] : sampleNames
const agendas = Object.keys(agendaFiles).map((name) => `/${name}`)
const modules: readonly { name: string; data: { head?: Head } }[] = await Promise.all(
  folders
    .flatMap((folder) => {
      const inside = path.resolve('src', folder)
      return readdirSync(inside, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts'))
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
/** The modules with texts, except those of the facts, which are validated separately. */
const files = modules.filter(
  ({ name, data }) =>
    !['courses.ts', 'facts.ts'].includes(name) && Object.keys(data).length > 0,
)

/**
 * Validates the texts of the modules in `folders`, and the redirects of moved pages. Returns one line in
 * French per error.
 * @param routes the paths of all pages, such as `/contact`
 */
export function validateContent(routes: readonly string[]): string[] {
  const addresses = [...routes, notFound.path, '/licences.txt', ...published, ...agendas]
  return [
    ...files.flatMap((file) =>
      contentErrors(file, { addresses, images, sampleNames: forbiddenNames }),
    ),
    ...headErrors(heads),
    ...deliveredFacts['moved-pages'].flatMap(({ from, to }) => [
      ...(routes.includes(from) ? [`Pages déplacées : la page ${from} existe`] : []),
      ...(routes.includes(to) ? [] : [`Pages déplacées : la page ${to} n’existe pas`]),
    ]),
  ]
}

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
        const link = `${address}#${id}`
        const text = `le lien « ${link} » ne mène à aucun endroit de la page`
        const [path] =
          [...textsIn(deliveredFacts)].find(([, fact]) => fact.includes(`](${link})`)) ?? []
        return path
          ? toRecordIssue(error(path, text), deliveredFacts).text
          : `${file} : ${text}`
      },
    ),
  )
}
