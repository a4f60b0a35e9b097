/**
 * The document with the drawings that are on screen at once written into it, so that none of them
 * waits for a request of its own: the shapes of those without words, which a browser paints with
 * the page, and pictures that are not `loading="lazy"` as they are.
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
  return unasked
    .replaceAll(
      /(<svg data-drawing="([^"]+)"[^>]*\sviewBox="([^"]+)"[^>]*>)(?=<\/svg>)/g,
      (_, opening: string, address: string, box: string) =>
        opening + shapes(textOf(address), box),
    )
    .replaceAll(
      /(<img\b(?![^>]*\sloading="lazy")[^>]*\ssrc=")(\/assets\/[^"]+\.svg)"/g,
      (_, opening: string, address: string) => `${opening}${dataUri(textOf(address))}"`,
    )
}

function shapes(svg: string, box: string) {
  const opening = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">`
  // An id would be everybody's, a style would reach the whole page.
  if (!svg.startsWith(opening) || /\sid=|<(?:style|script)|\son\w+=/i.test(svg))
    throw new Error(`A drawing cannot stand in a document: ${svg.slice(0, 80)}`)
  return svg.slice(opening.length, -'</svg>'.length)
}

/**
 * Shorter than base64, and compresses better.
 * @throws when the drawing's own apostrophes would end an attribute
 */
function dataUri(svg: string) {
  if (svg.includes("'")) throw new Error(`A drawing has an apostrophe: ${svg.slice(0, 80)}`)
  const encoded = svg
    .replaceAll('"', "'")
    .replaceAll(/[%#&<>{}|\\^`]|[^ -~]/g, encodeURIComponent)
  return `data:image/svg+xml,${encoded.replaceAll(' ', '%20')}`
}
