import { valueAt } from '#facts/record.ts'
import * as ledger from './ledger.ts'
import type { Inline, LegalArticle, LegalBlock } from './legal-document.ts'
import { legalFile } from './legal-file.ts'
import * as organisation from './organisation.ts'

const { complaints, disability, mediator, phone, reporting } = organisation

/** A link in the Markdown of a legal text. */
export const link = (text: string, href = `mailto:${text}`) => `[${text}](${href})`

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
 * The articles of a text of `legal/`, in Markdown: `## ` opens an article, `### TITLE {#ID}` is a
 * heading within it, an empty line stands between blocks, `{NAME.KEY}` for a fact or for one of
 * `values`. A line with a fact that is null is left out. The annex has no number.
 */
export function articlesOf(name: string, values = {}): readonly LegalArticle[] {
  const known = { organisation, ledger, links, ...values }
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
  const [, ...articles] = `\n${markdown}`.split('\n## ')
  return articles.map((article, index) => {
    const [title = '', ...blocks] = article.trim().split(/\n{2,}/)
    const isAnnex = title.startsWith('Annexe')
    return {
      id: isAnnex ? 'annexe' : `article-${index + 1}`,
      number: isAnnex ? null : index + 1,
      title,
      blocks: blocks.map(blockOf),
    }
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
