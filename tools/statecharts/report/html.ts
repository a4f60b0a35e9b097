/** Small pieces of HTML; what is not made here is escaped on its way in. */

/** Text as HTML holds it. */
export function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** A whole page around what its body holds: it needs nothing else, and runs nothing. */
export function framed(
  lang: 'en' | 'fr',
  title: string,
  style: string,
  body: string,
): string {
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<style>
${style}</style>
</head>
<body>
${body}
</body>
</html>
`
}

/** A cell: text, or HTML that was made here; its class, if any. */
export type Cell = { readonly html: string; readonly className?: string }

export function text(content: string, className?: string): Cell {
  return cell(escape(content), className)
}

export function cell(html: string, className?: string): Cell {
  return className === undefined ? { html } : { html, className }
}

/**
 * A table whose rows are headed by their first cell. On a narrow screen its cells stand one below
 * the other, each with its heading.
 */
export function table(
  caption: string,
  head: readonly Cell[],
  rows: readonly (readonly Cell[])[],
  className?: string,
): string {
  const headings = head.map((one) => `<th scope="col"${classOf(one)}>${one.html}</th>`)
  const labelled = (one: Cell, index: number) =>
    `<td${classOf(one)} data-label="${head[index + 1]?.html ?? ''}">${one.html}</td>`
  const lines = rows.map(
    ([first, ...others]) =>
      `<tr>${first ? `<th scope="row"${classOf(first)}>${first.html}</th>` : ''}` +
      `${others.map(labelled).join('')}</tr>`,
  )
  const kind = className === undefined ? '' : ` class="${className}"`
  return scrolling(
    caption,
    `<table${kind}><caption>${escape(caption)}</caption>` +
      `<thead><tr>${headings.join('')}</tr></thead><tbody>${lines.join('\n')}</tbody></table>`,
  )
}

/** What may be wider than the page; the keyboard reaches it to scroll it. */
export function scrolling(label: string, html: string): string {
  return `<div class="scroll" role="region" aria-label="${escape(label)}" tabindex="0">${html}</div>`
}

export function list(items: readonly string[]): string {
  return items.length === 0
    ? ''
    : `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
}

function classOf({ className }: Cell): string {
  return className === undefined ? '' : ` class="${className}"`
}
