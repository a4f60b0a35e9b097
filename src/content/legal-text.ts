import { valueAt } from '#facts/record.ts'
import { typeset } from '#facts/typeset.ts'
import * as values from './values.ts'
import { legalFile } from './legal-file.ts'
import * as organisation from './organisation.ts'

/** A run of text, or text cut by links: internal path, `mailto:`, `tel:` or `https:`. */
export type Inline = string | readonly (string | { text: string; href: string })[]

export type LegalBlock =
  | { kind: 'paragraph'; text: Inline }
  | { kind: 'list'; items: readonly Inline[] }
  | { kind: 'heading'; text: string; id: string }

export type LegalArticle = LegalText['articles'][number]
export type LegalText = ReturnType<typeof legalTextOf>

const { complaints, disability, mediator, phone, reporting } = organisation

/** A link in the Markdown of a legal text. */
const link = (text: string, href = `mailto:${text}`) => `[${text}](${href})`

/** What the legal texts name more than once. */
export const links = {
  email: link(organisation.email),
  phone: link(phone.text, phone.href),
  dataEmail: link(organisation.dataContact),
  disabilityEmail: link(disability.email.text),
  disabilityPhone: link(disability.phone.text, disability.phone.href),
  complaints: link(complaints.email),
  mediator: link(mediator.name, mediator.url),
  reporting: link(reporting.email),
}

/** What stands after the `- ` of a list; null for none. */
export const listOf = (items: readonly string[]) =>
  items.length === 0 ? null : items.join('\n- ')

const fact = /\{([\w.]+)\}/g

/**
 * A text of `legal/`, in Markdown: a title and a paragraph that leads in, then `## ` opens an
 * article, `### TITLE {#ID}` is a heading within it, an empty line stands between blocks,
 * `{NAME.KEY}` for a fact or for one of `more`. A line with a fact that is null is left out. The
 * annex has no number.
 */
export function legalTextOf(name: string, more = {}) {
  const known = { organisation, values, links, ...more }
  const valueOf = (path = '') => path.split('.').reduce<unknown>(valueAt, known)
  const markdown = legalFile(name)
    .split('\n')
    .filter((line) => [...line.matchAll(fact)].every(([, path]) => valueOf(path) !== null))
    .join('\n')
    .replaceAll(fact, (_, path: string) => {
      const value = valueOf(path)
      if (typeof value === 'string' || typeof value === 'number') return `${value}`
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
        /** Null for the annex, whose title stands without « Article n – ». */
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

function inlineOf(text: string): Inline {
  const runs = text.split(/(\[[^\]]+\]\([^)]+\))/).filter((run) => run !== '')
  if (runs.length === 1 && !text.startsWith('[')) return text
  return runs.map((run) => {
    const [, label, href] = /^\[(.+)\]\((.+)\)$/.exec(run) ?? []
    return label === undefined || href === undefined ? run : { text: label, href }
  })
}
