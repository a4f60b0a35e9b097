/** Runs in the page. Returns whether the web font, which loads after the first paint, is available. */
export function isWebFontLoaded() {
  const { fontFamily } = getComputedStyle(document.body)
  return fontFamily.startsWith('Site,') && document.fonts.check('1em Site')
}
