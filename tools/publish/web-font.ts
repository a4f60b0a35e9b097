/** Runs in a page of the site: whether its own letters are there, which come after the first paint. */
export function hasOwnLetters() {
  const { fontFamily } = getComputedStyle(document.body)
  return fontFamily.startsWith('Beaucordeau,') && document.fonts.check('1em Beaucordeau')
}
