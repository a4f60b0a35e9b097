/** For what a mail, the clipboard, an agenda or a search engine receives: no word joiners. */
export function plain(text: string): string {
  return text.replaceAll('\u2060', '')
}
