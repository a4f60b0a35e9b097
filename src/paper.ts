import { organisation } from './content/organisation.ts'
import { paper } from './content/paper.ts'
import { isDrawn } from './content/wordmark.ts'
import { escapeHtml } from './document-head.ts'

/*
 * What a document shows on paper alone, around what React draws: nothing of it changes but the
 * address, which `showHead` writes.
 */

const lines = (texts: readonly string[], between: string) =>
  `<p>${texts.map(escapeHtml).join(between)}</p>`

const logo = isDrawn
  ? '<svg viewBox="0 0 583 102" width="166" height="29" aria-hidden="true"><use href="#wordmark"/><path d="M3 15.8h409.6v5.5H3z"/></svg>'
  : `<b>${escapeHtml(organisation.wordmark)}</b>`

export const letterheadHtml = `<div id="letterhead" hidden>${logo}${lines(paper.letterhead, '<br>')}</div>`

export function imprintHtml(address: string): string {
  const printed = `${paper.printedFrom} <span id="printed-from">${escapeHtml(address)}</span>`
  return `<div id="imprint" hidden>${lines(paper.imprint, ' ')}<p>${printed}</p></div>`
}
