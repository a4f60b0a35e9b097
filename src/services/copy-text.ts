import { plain } from './plain-text.ts'

/** Puts a text on the clipboard. Rejects where the browser, or an insecure address, forbids it. */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(plain(text))
}
