/** Removes word joiners and zero-width spaces, which only the layout of a page needs. */
export function stripWordJoiners(text: string): string {
  return text.replaceAll(/[\u2060\u200b]/g, '')
}

/** Copies a text to the clipboard. Rejects if the browser denies it or the origin is not secure. */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(stripWordJoiners(text))
}
