/** A text that may contain links to an internal path, a fragment, `mailto:`, `tel:` or `https:`. */
export type Inline = string | readonly (string | InlineLink)[]
type InlineLink = { text: string; href: string }

export function sentenceOfLinks(start: string, links: readonly InlineLink[]): Inline {
  const list = links.flatMap((link, index) => (index === 0 ? [link] : [', ', link]))
  return [start, ...list, '.']
}

/** Replaces placeholders of a text, such as « {Téléphone} », with links. */
export function withLinks(
  text: string,
  links: Readonly<Record<string, InlineLink>>,
): Inline {
  const runs = text.split(/(\{[^{}]*\})/).filter((run) => run !== '')
  return runs.map((run) => links[run] ?? run)
}

/** Parses the Markdown links of a text: `[TEXT](ADDRESS)`. */
export function inlineOf(text: string): Inline {
  const runs = text.split(/(\[[^\]]+\]\([^)]+\))/).filter((run) => run !== '')
  if (runs.length === 1 && !text.startsWith('[')) return text
  return runs.map((run) => {
    const [, label, href] = /^\[(.+)\]\((.+)\)$/.exec(run) ?? []
    return label === undefined || href === undefined ? run : { text: label, href }
  })
}
