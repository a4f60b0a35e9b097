/**
 * The document with the drawings that are on screen at once written into it, so that
 * none of them waits for a request of its own.
 * @param read the text of an SVG file, by its address
 * @throws when a file is not as wide and as high as its place, or cannot stand in a document
 */
export function withDrawings(document: string, read: (address: string) => string) {
  // React asks ahead for what is about to stand in the document.
  const unasked = document.replaceAll(
    /<link rel="preload" as="image"[^>]*\.svg"[^>]*>/g,
    '',
  )
  const textOf = (address: string) => read(address).trim().replaceAll(/\s+/g, ' ')
  return unasked.replaceAll(
    /(<svg data-drawing="([^"]+)"[^>]*\sviewBox="([^"]+)"[^>]*>)(?=<\/svg>)/g,
    (_, opening: string, address: string, box: string) =>
      opening + shapes(textOf(address), box),
  )
}

function shapes(svg: string, box: string) {
  const opening = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">`
  // An id would be everybody's, a style would reach the whole page.
  if (!svg.startsWith(opening) || /\sid=|<(?:style|script)|\son\w+=/i.test(svg))
    throw new Error(`A drawing cannot stand in a document: ${svg.slice(0, 80)}`)
  return svg.slice(opening.length, -'</svg>'.length)
}
