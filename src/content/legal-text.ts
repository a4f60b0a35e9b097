import type { Inline, LegalArticle, LegalBlock } from './legal-document.ts'
import { organisation } from './organisation.ts'

const { disability, phone } = organisation

/** A link in the Markdown of a legal text. */
export const link = (text: string, href = `mailto:${text}`) => `[${text}](${href})`

/** What the legal texts name more than once. */
export const links = {
  email: link(organisation.email),
  phone: link(phone.display, phone.href),
  dataEmail: link(organisation.dataContact),
  disabilityEmail: link(disability.email),
  disabilityPhone: link(disability.phone.display, disability.phone.href),
}

/** `- ` opens each line of a list. */
export const listOf = (items: readonly string[]) =>
  items.map((item) => `- ${item}`).join('\n')

/**
 * The articles of a legal text in Markdown: `## ` opens an article, `### TITLE {#ID}` is a heading
 * within it, an empty line stands between blocks. The annex has no number.
 */
export function articlesOf(markdown: string): readonly LegalArticle[] {
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
