/** For what a mail, the clipboard, an agenda or a search engine receives: no word joiners. */
export function stripWordJoiners(text: string): string {
  return text.replaceAll('\u2060', '')
}

/** Puts a text on the clipboard. Rejects where the browser, or an insecure address, forbids it. */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(stripWordJoiners(text))
}
