/** Runs in a page of the site: whether its web font is there, which comes after the first paint. */
export function isWebFontLoaded() {
  const { fontFamily } = getComputedStyle(document.body)
  return fontFamily.startsWith('Site,') && document.fonts.check('1em Site')
}
