import { valueAt } from '#facts/schema/record.ts'
import { typeset } from '#facts/format/typeset.ts'
import * as values from './values.ts'
import { type Inline, inlineOf } from './inline.ts'
import { legalFile } from './legal-file.ts'
import * as organisation from './organisation.ts'
import { pathsLeftOut } from './programme-paths.ts'

export type LegalBlock =
  | { kind: 'paragraph'; text: Inline }
  | { kind: 'list'; items: readonly Inline[] }
  | { kind: 'heading'; text: string; id: string }

export type LegalArticle = LegalText['articles'][number]
export type LegalText = ReturnType<typeof legalTextOf>

const { complaints, disability, mediator, phone, reporting } = organisation

/** Returns a Markdown link for a legal text. If `href` is omitted, the text is an e-mail address. */
const link = (text: string, href = `mailto:${text}`) => `[${text}](${href})`

/** The Markdown links that legal texts can insert. */
export const links = {
  email: link(organisation.email),
  phone: link(phone.text, phone.href),
  dataEmail: link(organisation.dataContact),
  disabilityEmail: link(disability.email.text),
  disabilityPhone: link(disability.phone.text, disability.phone.href),
  complaints: link(complaints.email),
  mediator: mediator && link(mediator.name, mediator.url),
  reporting: link(reporting.email),
}

/** Joins the items of a Markdown list, without the first `- `. Returns `null` for an empty list. */
export const listOf = (items: readonly string[]) =>
  items.length === 0 ? null : items.join('\n- ')

const fact = /\{([\w.]+)\}/g

/**
 * Parses a text of `legal/` from Markdown: a title, an introduction and articles. `## ` begins an
 * article, and `### TITLE {#ID}` is a heading within it. Blocks are separated by an empty line.
 * `{NAME.KEY}` inserts a value, such as a fact, a link or a value of `more`. A line is omitted if one of its
 * values is `null`, or if it links to a page that is left out.
 */
export function legalTextOf(name: string, more = {}) {
  const known = { organisation, values, links, ...more }
  const valueOf = (path = '') => path.split('.').reduce<unknown>(valueAt, known)
  const markdown = legalFile(name)
    .split('\n')
    .filter((line) => [...line.matchAll(fact)].every(([, path]) => valueOf(path) !== null))
    .filter((line) => pathsLeftOut.every((path) => !line.includes(`](${path})`)))
    .join('\n')
    .replaceAll(fact, (_, path: string) => {
      const value = valueOf(path)
      // Without its scheme, the URL of the site fits in one line of a narrow screen.
      if (typeof value === 'string') return value.replace(/^https:\/\//, '')
      if (typeof value === 'number') return `${value}`
      throw new Error(`${name}.md: nothing is called ${path}`)
    })
  const [[title = '', lead = ''] = [], ...articles] = markdown
    .replace('# ', '')
    .split('\n## ')
    .map((part) => part.trim().split(/\n{2,}/))
  return typeset({
    title,
    lead,
    updated: `Dernière mise à jour : ${organisation.legalTextsUpdated}.`,
    labels: { contents: 'Sommaire', article: 'Article' },
    articles: articles.map(([heading = '', ...blocks], index) => {
      const isAnnex = heading.startsWith('Annexe')
      return {
        id: isAnnex ? 'annexe' : `article-${index + 1}`,
        /** `null` for the annex, whose title has no « Article n – ». */
        number: isAnnex ? null : index + 1,
        title: heading,
        blocks: blocks.map(blockOf),
      }
    }),
  })
}

function blockOf(block: string): LegalBlock {
  const [, text, id] = /^### (.+) \{#(.+)\}$/.exec(block) ?? []
  if (text !== undefined && id !== undefined) return { kind: 'heading', text, id }
  return block.startsWith('- ')
    ? { kind: 'list', items: block.slice(2).split('\n- ').map(inlineOf) }
    : { kind: 'paragraph', text: inlineOf(block) }
}
