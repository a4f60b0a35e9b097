/** Removes word joiners and zero-width spaces, which only the layout of a page needs. */
export function stripWordJoiners(text: string): string {
  return text.replaceAll(/[\u2060\u200b]/g, '')
}
